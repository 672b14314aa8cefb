import os
import sys
from base64 import b64decode, b64encode

sys.path.insert(0, os.path.dirname(sys.argv[1]))
from callback_verifier import Receiver, answer_callback, build_string_to_sign, read_fields, verify_signature

nonces = set()
for line in sys.stdin.buffer:
    key, head, body, merchant_no, now = line.decode().rstrip("\n").split("\t")
    key, body = b64decode(key).decode(), b64decode(body)
    headers = dict(one.split(":", 1) for one in b64decode(head).decode().split("\n"))
    named = {name.lower(): value.strip(" \t") for name, value in headers.items()}
    text, verdict = "-", "invalid"
    try:
        fields = read_fields(body)
        signed = build_string_to_sign(fields, named.get("x-timestamp", ""), named.get("x-nonce", ""))
        text = b64encode(signed.encode()).decode()
        if verify_signature(signed, named.get("x-sign", ""), key):
            verdict = "valid"
    except (ValueError, RecursionError):
        pass
    receiver = Receiver(
        merchant_no, key, nonces.__contains__, nonces.add, lambda fields: fields.get("merchantOrderNo") != "unknown"
    )
    answer = answer_callback(receiver, headers, body, int(now))
    print(text, verdict, answer.status, answer.body, sep="\t")

"""Verifies an order completion callback and says what to answer.

Python 3.9 or later, and the package "cryptography" for RSA. Hand over the body's bytes before
any framework parses them: request.get_data() in Flask, request.body in Django, await
request.body() in FastAPI. What stands in [brackets] names a rule.
"""

import base64
import json
import re
import time
from decimal import Decimal, InvalidOperation
from typing import Callable, Mapping, NamedTuple

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import padding
from cryptography.hazmat.primitives.serialization import load_pem_public_key

# White space as the contract's "only whitespace" is read; str.strip() has another idea of it.
BLANKS = "\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"


class Receiver(NamedTuple):
    """What is yours."""

    merchant_no: str
    # [key] The platform's public key, the whole PEM with BEGIN and END; fetch it again after a rotation.
    platform_public_key: str
    is_known_nonce: Callable[[str], bool]
    # Keep it for at least 10 minutes, and as long as the tolerance if that is longer.
    remember_nonce: Callable[[str], None]
    # Finds your order by merchantOrderNo. True at once where it is completed already. Else compares amount,
    # orderType and currency with it, completes it in one transaction, and is true only if all of that succeeded.
    complete_order: Callable[[Mapping[str, str]], bool]
    # requestExpireSeconds of your settings.
    tolerance_seconds: int = 300


class Answer(NamedTuple):
    """Log why a callback was refused; alert somebody where the merchant number is another's."""

    status: int
    body: str


def answer_callback(receiver, headers: Mapping[str, str], body: bytes, now=None) -> Answer:
    # [headers] Names in any case; white space around a value is no part of it.
    named = {name.lower(): value.strip(" \t") for name, value in headers.items()}
    timestamp, nonce = named.get("x-timestamp", ""), named.get("x-nonce", "")
    try:
        fields = read_fields(body)
    except (ValueError, RecursionError):
        return Answer(400, "body: not a JSON object in UTF-8")
    # [checks] Merchant number, age, nonce, signature, and only then the order.
    if named.get("x-merchant-no") != receiver.merchant_no:
        return Answer(400, "X-Merchant-No: not ours")
    now = int(time.time()) if now is None else now
    if not re.fullmatch("[0-9]{1,12}", timestamp) or abs(now - int(timestamp)) > receiver.tolerance_seconds:
        return Answer(400, "X-Timestamp: too old or ahead")
    if not nonce or receiver.is_known_nonce(nonce):
        return Answer(400, "X-Nonce: missing or seen before")
    text = build_string_to_sign(fields, timestamp, nonce)
    if not verify_signature(text, named.get("x-sign", ""), receiver.platform_public_key):
        return Answer(401, "X-Sign: does not verify")
    if not receiver.complete_order(fields):
        return Answer(500, "order: not processed")
    receiver.remember_nonce(nonce)
    # [answer] Exactly these two letters, as text/plain; anything else and the platform sends it again.
    return Answer(200, "OK")


def verify_signature(text: str, sign: str, platform_public_key: str) -> bool:
    try:
        # [signature] RSA2: SHA-256, PKCS#1 v1.5, standard Base64.
        signature = base64.b64decode(sign, validate=True)
        key = load_pem_public_key(platform_public_key.encode())
        # [bytes] The signature is over the string's UTF-8 bytes.
        key.verify(signature, text.encode("utf-8"), padding.PKCS1v15(), hashes.SHA256())
        return True
    except (ValueError, InvalidSignature):
        return False


def build_string_to_sign(fields: Mapping[str, str], timestamp: str, nonce: str) -> str:
    # [entries] The headers' values replace members of the body with these names.
    entries = {**fields, "timestamp": timestamp, "nonce": nonce}
    # [dropped] The key sign in any case, and values that are blank; not 0 or false, {} or [].
    kept = {key: value for key, value in entries.items() if key.lower() != "sign" and value.strip(BLANKS)}
    # [order] By UTF-16 code unit (upper case first, no locale).
    keys = sorted(kept, key=lambda key: key.encode("utf-16-be", "surrogatepass"))
    # [joining] Nothing is URL-encoded, nothing follows the last pair.
    text = "&".join(f"{key}={kept[key]}" for key in keys)
    # Half a surrogate pair, which UTF-8 cannot carry.
    return re.sub("[\ud800-\udfff]", "\ufffd", text)


class Number(str):
    """A JSON number's own text."""


def read_fields(body: bytes) -> dict:
    """The body's top-level members as text, without those that are null. ValueError where it is no JSON object."""
    # [body] The bytes as received; a byte order mark in front is skipped, what is not UTF-8 is refused.
    # [duplicates] A dict keeps the order received; the last of equal keys wins, in the place of the first.
    root = json.loads(body.decode("utf-8-sig"), parse_int=Number, parse_float=Number, parse_constant=refuse)
    if not isinstance(root, dict):
        raise ValueError("not an object")
    # [values] Strings as they are, null left out; true, false, numbers and nested JSON as JSON text.
    return {key: value if type(value) is str else to_json(value) for key, value in root.items() if value is not None}


def refuse(constant: str):
    raise ValueError(f"{constant} is no JSON")


def to_json(value) -> str:
    # [nested] Compact JSON: members in the order received, no white space.
    if isinstance(value, dict):
        return "{" + ",".join(f"{to_json(key)}:{to_json(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(to_json, value)) + "]"
    if isinstance(value, Number):
        return to_plain_decimal(value)
    # [escapes] Only what JSON has to escape, in its shortest form: no \/, no \u00e9, no \u003c.
    text = json.dumps(value, ensure_ascii=False)
    return re.sub("[\ud800-\udfff]", lambda half: f"\\u{ord(half[0]):04x}", text)


def to_plain_decimal(source: str) -> str:
    """[numbers] The exact value, never through a float: 1.50 → 1.5, 1e3 → 1000, 1.0 → 1, -0 → 0."""
    try:
        number = Decimal(source)
    except InvalidOperation as error:
        raise ValueError("an exponent beyond all numbers") from error
    if number == 0:
        return "0"
    # Not normalize(), which rounds to 28 digits; nothing is written out before its length is known.
    if abs(number.adjusted()) >= 1000:
        raise ValueError("a number of more than 1,000 digits")
    text = f"{number:f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    if sum(map(str.isdigit, text)) > 1000:
        raise ValueError("a number of more than 1,000 digits")
    return text

"""What Python programs print of a callback: one JSON object a line. Standard library, Flask/werkzeug, pydantic, PyYAML, requests."""
import base64, binascii, collections, dataclasses, decimal, html, json, pprint, reprlib, sys, types, urllib.parse

import pydantic, requests, werkzeug.datastructures, yaml

callbacks = json.load(open(sys.argv[1], encoding="utf-8"))
EIGHT = ["orderType", "orderNo", "merchantOrderNo", "status", "amount", "feeAmount", "netAmount", "completedAt"]


def snake(key):
    return "".join("_" + c.lower() if c.isupper() else c for c in key)


@dataclasses.dataclass
class Callback:
    order_type: str = None
    order_no: str = None
    merchant_order_no: str = None
    status: str = None
    amount: decimal.Decimal = None
    fee_amount: decimal.Decimal = None
    net_amount: decimal.Decimal = None
    completed_at: int = None


class Model(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra="allow")


def bodies(text):
    d = json.loads(text)
    raw = text.encode("utf-8")
    yield "str(dict)", "logger.info(request.json)", str(d)
    yield "pprint", "pprint.pformat(request.json)", pprint.pformat(d)
    yield "pprint unsorted", "pprint.pformat(data, sort_dicts=False)", pprint.pformat(d, sort_dicts=False)
    yield "pprint width=40", "pprint.pformat(data, width=40, sort_dicts=False)", pprint.pformat(d, width=40, sort_dicts=False)
    yield "ascii(dict)", "print(ascii(data))", ascii(d)
    yield "Decimal dict", "json.loads(body, parse_float=Decimal)", str(json.loads(text, parse_float=decimal.Decimal))
    yield "OrderedDict", "json.loads(body, object_pairs_hook=OrderedDict)", str(json.loads(text, object_pairs_hook=collections.OrderedDict))
    yield "defaultdict", "print(defaultdict(str, data))", str(collections.defaultdict(str, d))
    yield "bytes repr", "print(request.data)", str(raw)
    yield "bytearray repr", "print(bytearray(request.data))", str(bytearray(raw))
    yield "str repr", "print(repr(body))", repr(text)
    yield "str ascii", "print(ascii(body))", ascii(text)
    yield "json.dumps(str)", "json.dumps(request.text)", json.dumps(text)
    yield "json.dumps twice", "json.dumps(json.dumps(data))", json.dumps(json.dumps(d))
    yield "json.dumps thrice", "json.dumps(json.dumps(json.dumps(data)))", json.dumps(json.dumps(json.dumps(d)))
    yield "list(bytes)", "print(list(request.data))", str(list(raw))
    yield "hex", "request.data.hex()", raw.hex()
    yield "hex spaced", "request.data.hex(' ')", raw.hex(" ")
    yield "hexlify", "binascii.hexlify(request.data)", str(binascii.hexlify(raw))
    yield "b64encode", "base64.b64encode(request.data)", str(base64.b64encode(raw))
    yield "b64encode text", "base64.b64encode(request.data).decode()", base64.b64encode(raw).decode()
    yield "encodebytes", "base64.encodebytes(request.data).decode()", base64.encodebytes(raw).decode()
    yield "urlsafe_b64encode", "base64.urlsafe_b64encode(request.data).decode()", base64.urlsafe_b64encode(raw).decode()
    yield "quote", "urllib.parse.quote(body)", urllib.parse.quote(text)
    yield "quote_plus", "urllib.parse.quote_plus(body)", urllib.parse.quote_plus(text)
    yield "urlencode", "urllib.parse.urlencode(data)", urllib.parse.urlencode(d)
    yield "html.escape", "html.escape(body)", html.escape(text)
    yield "html.escape dict", "html.escape(str(data))", html.escape(str(d))
    yield "items()", "print(data.items())", str(d.items())
    yield "list(items())", "print(list(data.items()))", str(list(d.items()))
    yield "k=v lines", "for k, v in data.items(): print(f'{k}={v}')", "\n".join(f"{k}={v}" for k, v in d.items())
    yield "k: v lines", "for k, v in data.items(): print(f'{k}: {v}')", "\n".join(f"{k}: {v}" for k, v in d.items())
    yield "k -> v lines", "print(k, '->', v)", "\n".join(f"{k} -> {v}" for k, v in d.items())
    yield "print(k, v)", "print(k, v)", "\n".join(f"{k} {v}" for k, v in d.items())
    yield "yaml.dump", "yaml.dump(data)", yaml.dump(d)
    yield "yaml.dump unsorted", "yaml.dump(data, sort_keys=False, allow_unicode=True)", yaml.dump(d, sort_keys=False, allow_unicode=True)
    yield "yaml.dump flow", "yaml.dump(data, default_flow_style=True)", yaml.dump(d, default_flow_style=True, sort_keys=False)
    if all(key in EIGHT for key in d):
        values = {snake(key): value for key, value in d.items()}
        c = Callback(**values)
        yield "dataclass", "print(Callback(**data))", str(c)
        yield "namedtuple", "print(CallbackTuple(**data))", str(collections.namedtuple("CallbackTuple", d)(**d))
    identifiers = {k: v for k, v in d.items() if k.isidentifier() and not k.startswith("_")}
    if len(identifiers) == len(d):
        yield "SimpleNamespace", "json.loads(body, object_hook=lambda d: SimpleNamespace(**d))", str(types.SimpleNamespace(**d))
        yield "pydantic repr", "print(repr(Callback.model_validate(data)))", repr(Model(**d))
        yield "pydantic str", "print(Callback.model_validate(data))", str(Model(**d))
    yield "ImmutableMultiDict", "print(request.form)  # JSON sent to a form parser", str(werkzeug.datastructures.ImmutableMultiDict([(text, "")]))
    yield "log line", "logging.info('callback body=%s', request.get_data(as_text=True))", f"2026-11-21 17:00:00,123 INFO [app.callback] callback body={text}"
    yield "log line dict", "logging.info('callback %s', data)", f"2026-11-21 17:00:00,123 - app - INFO - callback {d}"
    yield "log line suffix", "logging.info('body: %s from %s', body, ip)", f"INFO:root:body: {text} from 10.0.0.1"
    yield "log line repr", "logging.info('received %r', request.data)", f"[2026-11-21 17:00:00] INFO in views: received {raw!r}"
    yield "json log", "structlog JSON with the body as text", json.dumps({"event": "callback", "level": "info", "body": text})
    yield "json log dict", "structlog JSON with the parsed body", json.dumps({"event": "callback", "level": "info", "payload": d}, ensure_ascii=False)
    yield "api gateway", "print(event)  # Lambda", str({"version": "2.0", "headers": {"x-nonce": "1"}, "body": text, "isBase64Encoded": False})
    yield "api gateway base64", "json.dumps(event)", json.dumps({"version": "2.0", "body": base64.b64encode(raw).decode(), "isBase64Encoded": True})
    yield "doubled quotes", "csv writer", '"' + text.replace('"', '""') + '"'
    yield "smart quotes", "pasted from a word processor", smart(text)
    yield "nbsp", "copied from a web page", json.dumps(d, ensure_ascii=False, indent=2).replace(" ", "\u00a0")
    yield "trailing comma", "edited by hand", text.rstrip()[:-1] + ",}"
    yield "single quotes", "quotes replaced by hand", text.replace('"', "'") if "'" not in text else str(d)
    yield "reprlib", "reprlib.repr(data)", reprlib.repr(d)


def smart(text):
    out, opened = [], False
    for c in text:
        if c == '"':
            opened = not opened
            out.append("\u201c" if opened else "\u201d")
        else:
            out.append("\u2019" if c == "'" else c)
    return "".join(out)


def headers(pairs):
    d = dict(pairs)
    meta = {"HTTP_" + k.upper().replace("-", "_"): v for k, v in pairs if k != "Content-Type"}
    meta["CONTENT_TYPE"] = d["Content-Type"]
    yield "dict", "print(dict(request.headers))", str(d)
    yield "pprint", "pprint.pprint(dict(request.headers))", pprint.pformat(d)
    yield "werkzeug str", "print(request.headers)", str(werkzeug.datastructures.Headers(pairs))
    yield "werkzeug repr", "print(repr(request.headers))", repr(werkzeug.datastructures.Headers(pairs))
    yield "Django META", "print(request.META)", str(meta)
    yield "environ pprint", "pprint.pprint(environ)", pprint.pformat({"REQUEST_METHOD": "POST", "wsgi.version": (1, 0), "wsgi.multithread": False, "wsgi.errors": None, **meta})
    yield "requests", "print(response.request.headers)", str(requests.structures.CaseInsensitiveDict(pairs))
    yield "items", "print(list(request.headers.items()))", str(list(d.items()))
    yield "items()", "print(d.items())", str(d.items())
    yield "ASGI scope", "print(scope['headers'])", str([(k.lower().encode(), v.encode()) for k, v in pairs])
    yield "starlette", "print(request.headers)", f"Headers({ {k.lower(): v for k, v in pairs} })"
    yield "aiohttp", "print(request.headers)", "<CIMultiDictProxy(" + ", ".join(f"{k!r}: {v!r}" for k, v in pairs) + ")>"
    yield "json", "json.dumps(dict(request.headers), indent=2)", json.dumps(d, indent=2)
    yield "json pairs", "json.dumps(list(request.headers.items()))", json.dumps(list(d.items()))
    yield "k=v lines", "print(f'{k}={v}')", "\n".join(f"{k}={v}" for k, v in pairs)
    yield "print(k, v)", "print(k, v)", "\n".join(f"{k} {v}" for k, v in pairs)
    yield "bytes keys", "print(dict(scope['headers']))", str({k.lower().encode(): v.encode() for k, v in pairs})
    yield "log line", "logging.info('headers: %s', dict(request.headers))", f"2026-11-21 17:00:00,123 INFO headers: {d}"
    yield "yaml", "yaml.dump(dict(request.headers))", yaml.dump(d)


def emit(kind, name, rows):
    for implementation, code, text in rows:
        print(json.dumps({"kind": kind, "implementation": implementation, "code": code, "callback": name, "text": text}, ensure_ascii=True))


for name, callback in callbacks.items():
    emit("body", name, bodies(callback["body"]))
    emit("headers", name, headers([tuple(line.split(": ", 1)) for line in callback["headers"].strip().split("\n")]))

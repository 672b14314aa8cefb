"""What Python programs make of a callback's body that they parse and write again: one JSON object a line."""
import dataclasses
import datetime
import decimal
import html
import json
import sys
import unicodedata

import flask.json.provider
import orjson
import pydantic
import pydantic.alias_generators
import werkzeug.http
import yaml

EIGHT = ["orderType", "orderNo", "merchantOrderNo", "status", "amount", "feeAmount", "netAmount", "completedAt"]
AMOUNTS = ["amount", "feeAmount", "netAmount"]
SNAKE = {name: "".join("_" + c.lower() if c.isupper() else c for c in name) for name in EIGHT}
callbacks = json.load(open(sys.argv[1], encoding="utf-8"))


@dataclasses.dataclass
class Callback:
    orderType: str = None
    orderNo: str = None
    merchantOrderNo: str = None
    status: str = None
    amount: str = None
    feeAmount: str = None
    netAmount: str = None
    completedAt: int = None


class Model(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(alias_generator=pydantic.alias_generators.to_camel, populate_by_name=True, extra="allow")
    order_type: str
    order_no: str
    merchant_order_no: str
    status: str
    amount: decimal.Decimal
    fee_amount: decimal.Decimal | None = None
    net_amount: decimal.Decimal | None = None
    completed_at: datetime.datetime | None = None


class FloatModel(Model):
    amount: float
    fee_amount: float | None = None
    net_amount: float | None = None
    completed_at: int | None = None


class StrictModel(FloatModel):
    model_config = pydantic.ConfigDict(alias_generator=pydantic.alias_generators.to_camel, extra="ignore")


def walk(node, text, key=str):
    if isinstance(node, str):
        return text(node)
    if isinstance(node, list):
        return [walk(item, text, key) for item in node]
    if isinstance(node, dict):
        return {key(name): walk(value, text, key) for name, value in node.items()}
    return node


def drop(node, is_dropped):
    if isinstance(node, list):
        return [drop(item, is_dropped) for item in node]
    if isinstance(node, dict):
        return {name: drop(value, is_dropped) for name, value in node.items() if not is_dropped(value)}
    return node


def to_snake(name):
    return "".join("_" + c.lower() if c.isupper() else c for c in name)


def with_values(body, **changes):
    return {name: changes[name](value) if name in changes else value for name, value in body.items()}


def bodies(text):
    body = json.loads(text)
    dumps = lambda value: json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    changed = lambda names, change: {name: change(value) if name in names and value is not None else value for name, value in body.items()}
    moment = lambda seconds: datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc)
    china = datetime.timezone(datetime.timedelta(hours=8))
    yield "json.dumps", "json.dumps(data)", json.dumps(body)
    yield "json.dumps indent", "json.dumps(data, indent=2)", json.dumps(body, indent=2, ensure_ascii=False)
    yield "json.dumps sorted", "json.dumps(data, sort_keys=True)", json.dumps(body, sort_keys=True)
    yield "json.tool", "python -m json.tool --indent 4", json.dumps(body, indent=4)
    yield "orjson", "orjson.dumps(orjson.loads(raw))", orjson.dumps(orjson.loads(text)).decode()
    yield "orjson sorted", "orjson.dumps(orjson.loads(raw), option=orjson.OPT_SORT_KEYS)", orjson.dumps(orjson.loads(text), option=orjson.OPT_SORT_KEYS).decode()
    yield "flask jsonify", "jsonify(request.json)", flask.json.provider.DefaultJSONProvider(flask.Flask("x")).dumps(body)
    yield "yaml", "json.dumps(yaml.safe_load(raw))", json.dumps(yaml.safe_load(text.replace("\\/", "/")), default=str)
    yield "parse_float=Decimal default=float", "json.loads(raw, parse_float=Decimal)", json.dumps(json.loads(text, parse_float=decimal.Decimal), default=float)
    yield "parse_float=str", "json.loads(raw, parse_float=str)", dumps(json.loads(text, parse_float=str))
    yield "parse_int=str", "json.loads(raw, parse_int=str)", dumps(json.loads(text, parse_int=str))
    yield "parse_int=float", "json.loads(raw, parse_int=float)", dumps(json.loads(text, parse_int=float))
    yield "float amounts", "float(data['amount'])", dumps(changed(AMOUNTS, float))
    yield "Decimal amounts normalized", "str(Decimal(data['amount']).normalize())", dumps(changed(AMOUNTS, lambda v: str(decimal.Decimal(v).normalize())))
    yield "Decimal(4) amounts", "DecimalField(max_digits=18, decimal_places=4)", dumps(changed(AMOUNTS, lambda v: str(decimal.Decimal(v).quantize(decimal.Decimal("0.0001")))))
    yield "cents", "int(Decimal(data['amount']) * 100)", dumps(changed(AMOUNTS, lambda v: int(decimal.Decimal(v) * 100)))
    yield "format ,", "f'{Decimal(amount):,.2f}'", dumps(changed(AMOUNTS, lambda v: f"{decimal.Decimal(v):,.2f}"))
    yield "float of amount alone", "float(data['amount'])", dumps(changed(["amount"], float))
    yield "dataclass", "asdict(Callback(...))", dumps(dataclasses.asdict(Callback(**{n: v for n, v in body.items() if n in EIGHT})))
    yield "pydantic", "Model(**data).model_dump_json()", Model(**body).model_dump_json()
    yield "pydantic alias", "Model(**data).model_dump_json(by_alias=True)", Model(**body).model_dump_json(by_alias=True)
    yield "pydantic float alias", "Model(**data).model_dump_json(by_alias=True)", FloatModel(**body).model_dump_json(by_alias=True)
    yield "pydantic exclude_none", "Model(**data).model_dump_json(by_alias=True, exclude_none=True)", FloatModel(**body).model_dump_json(by_alias=True, exclude_none=True)
    yield "pydantic ignore", "Model(**data).model_dump_json(by_alias=True)", StrictModel(**body).model_dump_json(by_alias=True)
    yield "snake keys", "camel_to_snake(data)", dumps(walk(body, str, to_snake))
    yield "snake top keys", "{to_snake(k): v}", dumps({to_snake(name): value for name, value in body.items()})
    yield "kebab keys", "kebab", dumps({to_snake(name).replace("_", "-"): value for name, value in body.items()})
    yield "lower keys", "{k.lower(): v}", dumps({name.lower(): value for name, value in body.items()})
    yield "upper keys", "{k.upper(): v}", dumps({name.upper(): value for name, value in body.items()})
    yield "upper snake keys", "{k.upper(): v}", dumps({to_snake(name).upper(): value for name, value in body.items()})
    yield "no None", "{k: v for k, v in data.items() if v is not None}", dumps(drop(body, lambda value: value is None))
    yield "truthy", "{k: v for k, v in data.items() if v}", dumps({k: v for k, v in body.items() if v})
    yield "truthy deep", "remove_empty(data)", dumps(drop(body, lambda value: value in (None, "", [], {})))
    yield "str values", "{k: str(v) for k, v in data.items()}", dumps({k: str(v) for k, v in body.items()})
    yield "json values", "{k: json.dumps(v) if nested else str(v)}", dumps({k: json.dumps(v) if isinstance(v, (dict, list)) else v for k, v in body.items()})
    yield "json values compact", "JSONField as text", dumps({k: dumps(v) if isinstance(v, (dict, list)) else v for k, v in body.items()})
    yield "strip", "data[k].strip()", dumps(walk(body, str.strip))
    yield "strip top", "data[k].strip()", dumps({k: v.strip() if isinstance(v, str) else v for k, v in body.items()})
    yield "upper enums", "OrderType.PAYIN", dumps(changed(["orderType", "status"], str.upper))
    yield "title enums", "Payin", dumps(changed(["orderType", "status"], str.capitalize))
    yield "enum repr", "str(OrderType.payin)", dumps(with_values(body, orderType=lambda v: "OrderType." + v.upper(), status=lambda v: "Status." + v.upper()))
    yield "isoformat", "moment.isoformat()", dumps(changed(["completedAt"], lambda v: moment(v).isoformat()))
    yield "isoformat local", "datetime.fromtimestamp(seconds).isoformat()", dumps(changed(["completedAt"], lambda v: moment(v).astimezone(china).replace(tzinfo=None).isoformat()))
    yield "str of a datetime", "str(datetime.fromtimestamp(seconds))", dumps(changed(["completedAt"], lambda v: str(moment(v).astimezone(china).replace(tzinfo=None))))
    yield "strftime", "strftime('%d/%m/%Y %H:%M:%S')", dumps(changed(["completedAt"], lambda v: moment(v).strftime("%d/%m/%Y %H:%M:%S")))
    yield "http_date", "http_date(moment)", dumps(changed(["completedAt"], lambda v: werkzeug.http.http_date(moment(v))))
    yield "ctime", "time.ctime(seconds)", dumps(changed(["completedAt"], lambda v: moment(v).ctime()))
    yield "date only", "moment.date()", dumps(changed(["completedAt"], lambda v: str(moment(v).date())))
    yield "float seconds", "moment.timestamp()", dumps(changed(["completedAt"], float))
    yield "milliseconds", "int(moment.timestamp() * 1000)", dumps(changed(["completedAt"], lambda v: v * 1000))
    yield "completedAt text", "str(data['completedAt'])", dumps(changed(["completedAt"], str))
    yield "html.escape", "html.escape(v)", dumps(walk(body, html.escape))
    yield "html.escape no quotes", "html.escape(v, quote=False)", dumps(walk(body, lambda v: html.escape(v, quote=False)))
    yield "nfd", "unicodedata.normalize('NFD', v)", dumps(walk(body, lambda v: unicodedata.normalize("NFD", v)))
    yield "nfkc", "unicodedata.normalize('NFKC', v)", dumps(walk(body, lambda v: unicodedata.normalize("NFKC", v)))
    yield "latin-1 read", "raw.decode('latin-1')", text.encode().decode("latin-1")
    yield "cp1252 replace", "raw.decode('cp1252', 'replace')", text.encode().decode("cp1252", "replace")
    yield "gbk replace", "raw.decode('gbk', 'replace')", text.encode().decode("gbk", "replace")
    yield "gb18030 replace", "raw.decode('gb18030', 'replace')", text.encode().decode("gb18030", "replace")
    yield "big5 replace", "raw.decode('big5', 'replace')", text.encode().decode("big5", "replace")
    yield "ascii replace", "raw.decode('ascii', 'replace')", text.encode().decode("ascii", "replace")
    yield "encode ascii replace", "text.encode('ascii', 'replace')", text.encode("ascii", "replace").decode()
    yield "encode ascii ignore", "text.encode('ascii', 'ignore')", text.encode("ascii", "ignore").decode()
    yield "xmlcharrefreplace", "text.encode('ascii', 'xmlcharrefreplace')", text.encode("ascii", "xmlcharrefreplace").decode()
    yield "unicode_escape", "text.encode('unicode_escape')", text.encode("unicode_escape").decode()
    yield "byte order mark", "open(..., encoding='utf-8-sig')", "\ufeff" + text
    yield "added id", "data['id'] = 1", dumps({**body, "id": 1})
    yield "added received_at", "data['received_at'] = ...", dumps({**body, "received_at": "2026-09-21T14:13:30", "ip": "203.0.113.7"})
    yield "sign removed", "data.pop('sign', None)", dumps({k: v for k, v in body.items() if k not in ("sign", "timestamp", "nonce")})
    yield "query dict", "{k: [v]}", dumps({k: [v] for k, v in body.items()})
    yield "masked", "mask(orderNo)", dumps(changed(["orderNo", "merchantOrderNo"], lambda v: v[:3] + "****" + v[-2:]))
    yield "truncated", "v[:10] + '...'", dumps(walk(body, lambda v: v if len(v) < 11 else v[:10] + "..."))
    yield "truncated silently", "v[:12]", dumps(walk(body, lambda v: v[:12]))


for callback, given in callbacks.items():
    for implementation, code, text in bodies(given["body"]):
        print(json.dumps({"kind": "rewrite", "implementation": implementation, "code": code, "callback": callback, "text": text}, ensure_ascii=False))

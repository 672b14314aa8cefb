import sys
import base64, json, re, html, urllib.parse, decimal, datetime, hashlib, ast, textwrap, unicodedata, dataclasses, pprint, locale
import simplejson, ujson, orjson, pydantic
from collections import OrderedDict
from decimal import Decimal
import django
from django.conf import settings
settings.configure(USE_TZ=True, TIME_ZONE='Asia/Kolkata', USE_I18N=False); django.setup()
from django.utils.http import urlencode as dj_urlencode
from django.utils.html import escape as dj_escape, strip_tags
from django.utils.encoding import force_str, iri_to_uri
from django.core.serializers.json import DjangoJSONEncoder
from django.http import QueryDict
import marshmallow as ma
callbacks = json.load(open(sys.argv[1], encoding='utf-8'))
AM = ['amount', 'feeAmount', 'netAmount']
EIGHT = ["orderType", "orderNo", "merchantOrderNo", "status", "amount", "feeAmount", "netAmount", "completedAt"]

def number(v):
    if isinstance(v, Decimal):
        s = format(v, 'f')
        return (s.rstrip('0').rstrip('.') if '.' in s else s)
    return str(v)
class Num(str): pass
def load(b): return json.loads(b, parse_float=lambda s: Raw(number(Decimal(s))), parse_int=lambda s: Raw(s))
class Raw:
    def __init__(self, s): self.s = s
    def __str__(self): return self.s
def dump(v):
    if isinstance(v, Raw): return v.s
    if isinstance(v, dict): return '{' + ','.join(json.dumps(k, ensure_ascii=False) + ':' + dump(x) for k, x in v.items()) + '}'
    if isinstance(v, list): return '[' + ','.join(map(dump, v)) + ']'
    return json.dumps(v, ensure_ascii=False)
def right(v):
    if isinstance(v, (dict, list)): return dump(v)
    if v is True: return 'true'
    if v is False: return 'false'
    return str(v)
def clean(p): return {k: v for k, v in p.items() if k != 'sign' and v is not None and not (isinstance(v, str) and not v.strip())}
def params(b, h): return {**load(b), 'timestamp': h['t'], 'nonce': h['n']}
def join(p, f=right, sep='&', eq='='): return sep.join(k + eq + f(p[k]) for k in sorted(p))
def plain(b, h, f=right): return join(clean(params(b, h)), f)
def mapped(b, h, fn):
    p = params(b, h)
    return join(clean({k: fn(v, k) for k, v in p.items()}))
def std(b, h, drop=True):
    p = {**json.loads(b), 'timestamp': h['t'], 'nonce': h['n']}
    return clean(p) if drop else p
T = {}
def t(name, code):
    def deco(f): T[name] = (code, f); return f
    return deco

t('f-string', "'&'.join(f'{k}={v}' for k, v in sorted(p.items()) if v not in (None, ''))")(lambda b, h: '&'.join(f'{k}={v}' for k, v in sorted(std(b, h, False).items()) if k != 'sign' and v not in (None, '')))
t('f-string all', "'&'.join(f'{k}={v}' for k, v in sorted(p.items()))")(lambda b, h: '&'.join(f'{k}={v}' for k, v in sorted(std(b, h, False).items())))
t('%s', "'%s=%s' % (k, v)")(lambda b, h: '&'.join('%s=%s' % (k, v) for k, v in sorted(std(b, h).items())))
t('repr', "f'{k}={v!r}'")(lambda b, h: '&'.join(f'{k}={v!r}' for k, v in sorted(std(b, h).items())))
t('json.dumps every', "k + '=' + json.dumps(v)")(lambda b, h: '&'.join(k + '=' + json.dumps(v) for k, v in sorted(std(b, h).items())))
t('json.dumps ensure_ascii compact', "json.dumps(v, separators=(',', ':'))")(lambda b, h: plain(b, h, lambda v: json.dumps(json.loads(dump(v)), separators=(',', ':')) if isinstance(v, (dict, list)) else right(v)))
t('json.dumps ensure_ascii=False', "json.dumps(v, ensure_ascii=False)")(lambda b, h: '&'.join(k + '=' + (json.dumps(v, ensure_ascii=False) if isinstance(v, (dict, list)) else str(v)) for k, v in sorted(std(b, h).items())))
t('json.dumps indent', "json.dumps(v, indent=2, ensure_ascii=False)")(lambda b, h: '&'.join(k + '=' + (json.dumps(v, indent=2, ensure_ascii=False) if isinstance(v, (dict, list)) else right(v)) for k, v in sorted(std(b, h).items())))
t('simplejson Decimal', "simplejson.dumps(v, use_decimal=True)")(lambda b, h: '&'.join(k + '=' + (simplejson.dumps(v, use_decimal=True) if isinstance(v, (dict, list)) else right(v)) for k, v in sorted(clean({**simplejson.loads(b, use_decimal=True), 'timestamp': h['t'], 'nonce': h['n']}).items())))
t('ujson', "ujson.dumps(v)")(lambda b, h: '&'.join(k + '=' + (ujson.dumps(v) if isinstance(v, (dict, list)) else str(v)) for k, v in sorted(clean({**ujson.loads(b), 'timestamp': h['t'], 'nonce': h['n']}).items())))
t('orjson', "orjson.dumps(v).decode()")(lambda b, h: '&'.join(k + '=' + (orjson.dumps(v).decode() if isinstance(v, (dict, list)) else str(v)) for k, v in sorted(clean({**orjson.loads(b), 'timestamp': h['t'], 'nonce': h['n']}).items())))
t('orjson sort', "orjson.dumps(v, option=OPT_SORT_KEYS)")(lambda b, h: '&'.join(k + '=' + (orjson.dumps(v, option=orjson.OPT_SORT_KEYS).decode() if isinstance(v, (dict, list)) else right(v)) for k, v in sorted(clean({**orjson.loads(b), 'timestamp': h['t'], 'nonce': h['n']}).items())))
t('parse_float=Decimal str', "json.loads(b, parse_float=Decimal); str(v)")(lambda b, h: '&'.join(f'{k}={right(v) if isinstance(v,bool) else v}' for k, v in sorted(clean({**json.loads(b, parse_float=Decimal), 'timestamp': h['t'], 'nonce': h['n']}).items())))
t('parse_float=str', "json.loads(b, parse_float=str)")(lambda b, h: join(clean({**json.loads(b, parse_float=str), 'timestamp': h['t'], 'nonce': h['n']}), lambda v: right(v)))
t('urlencode', "urlencode(sorted(p.items()))")(lambda b, h: urllib.parse.urlencode(sorted(std(b, h).items())))
t('urlencode doseq', "urlencode(sorted(p.items()), doseq=True)")(lambda b, h: urllib.parse.urlencode(sorted(std(b, h).items()), doseq=True))
t('urlencode quote_via', "urlencode(p, quote_via=quote)")(lambda b, h: urllib.parse.urlencode(sorted((k, right(v)) for k, v in clean(params(b, h)).items()), quote_via=urllib.parse.quote))
t('urlencode safe', "urlencode(p, safe='/:@')")(lambda b, h: urllib.parse.urlencode(sorted((k, right(v)) for k, v in clean(params(b, h)).items()), safe='/:@'))
t('quote whole', "quote(s, safe='')")(lambda b, h: urllib.parse.quote(plain(b, h), safe=''))
t('quote whole safe =&', "quote(s, safe='=&')")(lambda b, h: urllib.parse.quote(plain(b, h), safe='=&'))
t('unquote whole', "unquote(s)")(lambda b, h: urllib.parse.unquote(plain(b, h)))
t('unquote_plus whole', "unquote_plus(s)")(lambda b, h: urllib.parse.unquote_plus(plain(b, h)))
t('parse_qsl round trip', "urlencode(parse_qsl(s))")(lambda b, h: '&'.join(f'{k}={v}' for k, v in urllib.parse.parse_qsl(plain(b, h))))
t('QueryDict', "QueryDict.urlencode()")(lambda b, h: (lambda q: ([q.__setitem__(k, right(v)) for k, v in sorted(clean(params(b, h)).items())], q.urlencode())[1])(QueryDict(mutable=True)))
t('django urlencode', "django.utils.http.urlencode(p)")(lambda b, h: dj_urlencode(sorted(clean(params(b, h)).items())))
t('django escape', "django.utils.html.escape(v)")(lambda b, h: mapped(b, h, lambda v, k: dj_escape(v).__str__() if isinstance(v, str) else v))
t('django strip_tags', "strip_tags(v)")(lambda b, h: mapped(b, h, lambda v, k: strip_tags(v) if isinstance(v, str) else v))
t('iri_to_uri', "iri_to_uri(s)")(lambda b, h: iri_to_uri(plain(b, h)))
t('bleach-like', "re.sub(r'<[^>]+>', '', v)")(lambda b, h: mapped(b, h, lambda v, k: re.sub(r'<[^>]+>', '', v) if isinstance(v, str) else v))
t('Decimal quantize', "Decimal(v).quantize(Decimal('0.0000'))")(lambda b, h: mapped(b, h, lambda v, k: str(Decimal(v).quantize(Decimal('0.0000'))) if k in AM else v))
t('Decimal normalize', "str(Decimal(v).normalize())")(lambda b, h: mapped(b, h, lambda v, k: str(Decimal(v).normalize()) if k in AM else v))
t('float amounts', "float(v)")(lambda b, h: mapped(b, h, lambda v, k: str(float(v)) if k in AM else v))
t('int amounts', "int(float(v))")(lambda b, h: mapped(b, h, lambda v, k: str(int(float(v))) if k in AM else v))
t('round', "round(float(v), 1)")(lambda b, h: mapped(b, h, lambda v, k: str(round(float(v), 1)) if k in AM else v))
t(':,.2f', "f'{float(v):,.2f}'")(lambda b, h: mapped(b, h, lambda v, k: f'{float(v):,.2f}' if k in AM else v))
t(':.2f', "f'{float(v):.2f}' if number")(lambda b, h: mapped(b, h, lambda v, k: f'{float(str(v)):.2f}' if isinstance(v, Raw) else v))
t(':g', "f'{float(v):g}'")(lambda b, h: mapped(b, h, lambda v, k: f'{float(v):g}' if k in AM else v))
t(':e', "'%e' % v")(lambda b, h: mapped(b, h, lambda v, k: '%e' % float(v) if k in AM else v))
t('rupee sign', "f'₹{v}'")(lambda b, h: mapped(b, h, lambda v, k: f'₹{v}' if k in AM else v))
t('currency suffix', "f'{v} INR'")(lambda b, h: mapped(b, h, lambda v, k: f'{v} INR' if k in AM else v))
t('isoformat utc', "datetime.fromtimestamp(v, timezone.utc).isoformat()")(lambda b, h: mapped(b, h, lambda v, k: datetime.datetime.fromtimestamp(int(str(v)), datetime.timezone.utc).isoformat() if k == 'completedAt' else v))
t('isoformat ist', "…astimezone(ZoneInfo('Asia/Kolkata')).isoformat()")(lambda b, h: mapped(b, h, lambda v, k: datetime.datetime.fromtimestamp(int(str(v)), datetime.timezone(datetime.timedelta(hours=5.5))).isoformat() if k == 'completedAt' else v))
t('strftime %d/%m/%Y', "strftime('%d/%m/%Y %H:%M:%S')")(lambda b, h: mapped(b, h, lambda v, k: datetime.datetime.fromtimestamp(int(str(v)), datetime.timezone.utc).strftime('%d/%m/%Y %H:%M:%S') if k == 'completedAt' else v))
t('strftime %Y%m%d%H%M%S', "strftime('%Y%m%d%H%M%S')")(lambda b, h: mapped(b, h, lambda v, k: datetime.datetime.fromtimestamp(int(str(v)), datetime.timezone.utc).strftime('%Y%m%d%H%M%S') if k == 'completedAt' else v))
t('completedAt float', "float(completedAt)")(lambda b, h: mapped(b, h, lambda v, k: str(float(str(v))) if k == 'completedAt' else v))
t('timestamp isoformat', "datetime.utcfromtimestamp(int(ts)).isoformat()")(lambda b, h: plain(b, {**h, 't': datetime.datetime.utcfromtimestamp(int(h['t'])).isoformat()}))
t('timestamp float', "float(ts)")(lambda b, h: plain(b, {**h, 't': str(float(h['t']))}))
t('timestamp ms str', "ts + '000'")(lambda b, h: plain(b, {**h, 't': h['t'] + '000'}))
t('nonce lower no dashes', "nonce.replace('-', '')")(lambda b, h: plain(b, {**h, 'n': h['n'].replace('-', '')}))
t('nonce upper', "nonce.upper()")(lambda b, h: plain(b, {**h, 'n': h['n'].upper()}))
t('bytes header', "request.headers['x-nonce'].encode()")(lambda b, h: '&'.join(f'{k}={right(v)}' for k, v in sorted({**clean(load(b)), 'timestamp': h['t'].encode(), 'nonce': h['n'].encode()}.items())))
t('header tuple', "nonce = request.headers.get('X-Nonce'), # a comma")(lambda b, h: '&'.join(f'{k}={right(v)}' for k, v in sorted({**clean(load(b)), 'timestamp': h['t'], 'nonce': (h['n'],)}.items())))
t('header list', "self.request.headers.get_list('X-Nonce')")(lambda b, h: '&'.join(f'{k}={right(v) if not isinstance(v, tuple) else list(v)}' for k, v in sorted({**clean(load(b)), 'timestamp': (h['t'],), 'nonce': (h['n'],)}.items())))
t('sorted key=str.lower', "sorted(p, key=str.lower)")(lambda b, h: (lambda p: '&'.join(k + '=' + right(p[k]) for k in sorted(p, key=str.lower)))(clean(params(b, h))))
t('sorted reverse', "sorted(p, reverse=True)")(lambda b, h: (lambda p: '&'.join(k + '=' + right(p[k]) for k in sorted(p, reverse=True)))(clean(params(b, h))))
t('sorted by value', "sorted(p.items(), key=lambda x: str(x[1]))")(lambda b, h: (lambda p: '&'.join(k + '=' + right(v) for k, v in sorted(p.items(), key=lambda x: right(x[1]))))(clean(params(b, h))))
t('sorted by length', "sorted(p, key=len)")(lambda b, h: (lambda p: '&'.join(k + '=' + right(p[k]) for k in sorted(p, key=len)))(clean(params(b, h))))
t('sorted pair text', "sorted(f'{k}={v}' …)")(lambda b, h: (lambda p: '&'.join(sorted(k + '=' + right(p[k]) for k in p)))(clean(params(b, h))))
t('set order', "sorted body then headers")(lambda b, h: join(clean(load(b))) + f"&nonce={h['n']}&timestamp={h['t']}")
t('headers first', "{'timestamp':…, 'nonce':…, **sorted}")(lambda b, h: f"timestamp={h['t']}&nonce={h['n']}&" + join(clean(load(b))))
t('natural sort', "natsorted(p)")(lambda b, h: (lambda p: '&'.join(k + '=' + right(p[k]) for k in sorted(p, key=lambda s: [int(x) if x.isdigit() else x for x in re.split(r'(\d+)', s)])))(clean(params(b, h))))
t('strip values', "str(v).strip()")(lambda b, h: mapped(b, h, lambda v, k: v.strip() if isinstance(v, str) else v))
t('rstrip whole', "s.rstrip()")(lambda b, h: mapped(b, h, lambda v, k: v.rstrip() if isinstance(v, str) else v))
t('textwrap.dedent', "textwrap.dedent(f'''…''')")(lambda b, h: '\n'.join(k + '=' + right(v) for k, v in sorted(clean(params(b, h)).items())))
t('lower values', "str(v).lower()")(lambda b, h: mapped(b, h, lambda v, k: v.lower() if isinstance(v, str) else v))
t('title values', "v.title() for status")(lambda b, h: mapped(b, h, lambda v, k: v.title() if k in ('status', 'orderType') else v))
t('upper status', "status.upper()")(lambda b, h: mapped(b, h, lambda v, k: v.upper() if k in ('status',) else v))
t('status enum', "str(Status.COMPLETED)")(lambda b, h: mapped(b, h, lambda v, k: 'OrderStatus.COMPLETED' if k == 'status' else v))
t('status int', "status mapped to 2")(lambda b, h: mapped(b, h, lambda v, k: '2' if k == 'status' else v))
t('snake model', "pydantic alias → model_dump()")(lambda b, h: join(clean({re.sub(r'([A-Z])', lambda m: '_' + m.group(1).lower(), k): v for k, v in params(b, h).items()})))
class M(pydantic.BaseModel):
    orderType: str; orderNo: str; merchantOrderNo: str; status: str; amount: Decimal; feeAmount: Decimal | None = None; netAmount: Decimal | None = None; completedAt: datetime.datetime | None = None
t('pydantic dump', "Callback.model_validate_json(b).model_dump()")(lambda b, h: '&'.join(f'{k}={v}' for k, v in sorted({**M.model_validate_json(b).model_dump(), 'timestamp': h['t'], 'nonce': h['n']}.items()) if v is not None))
t('pydantic dump json', "model_dump(mode='json')")(lambda b, h: '&'.join(f'{k}={v}' for k, v in sorted({**M.model_validate_json(b).model_dump(mode='json'), 'timestamp': h['t'], 'nonce': h['n']}.items()) if v is not None))
class MF(pydantic.BaseModel):
    orderType: str; orderNo: str; merchantOrderNo: str; status: str; amount: float; feeAmount: float | None = None; netAmount: float | None = None; completedAt: int | None = None
t('pydantic float', "amount: float")(lambda b, h: '&'.join(f'{k}={v}' for k, v in sorted({**MF.model_validate_json(b).model_dump(), 'timestamp': h['t'], 'nonce': h['n']}.items())))
class S(ma.Schema):
    class Meta: unknown = ma.INCLUDE
    amount = ma.fields.Float(); feeAmount = ma.fields.Float(); netAmount = ma.fields.Float()
t('marshmallow Float', "Schema(unknown=INCLUDE): amount = fields.Float()")(lambda b, h: '&'.join(f'{k}={right(v) if isinstance(v, bool) else v}' for k, v in sorted(clean({**S().load(json.loads(b)), 'timestamp': h['t'], 'nonce': h['n']}).items())))
t('raw + ts + nonce', "body + ts + nonce")(lambda b, h: b + h['t'] + h['n'])
t('ts + body', "f'{ts}{body}'")(lambda b, h: h['t'] + b)
t('nonce\\nts\\nbody', "'\\n'.join([nonce, ts, body])")(lambda b, h: '\n'.join([h['n'], h['t'], b]))
t('json.dumps(request.json)', "json.dumps(request.json)")(lambda b, h: json.dumps(json.loads(b)))
t('json.dumps(sort_keys)', "json.dumps(request.json, sort_keys=True, separators=(',', ':'))")(lambda b, h: json.dumps(json.loads(b), sort_keys=True, separators=(',', ':')))
t('json.dumps all params', "json.dumps({**body, 'timestamp':…, 'nonce':…})")(lambda b, h: json.dumps(std(b, h, False)))
t('str(dict)', "str(dict(sorted(p.items())))")(lambda b, h: str(dict(sorted(std(b, h).items()))))
t('str(request.data)', "str(request.data)  # b'…'")(lambda b, h: str(b.encode()))
t('body bytes in f-string', "f'{ts}\\n{nonce}\\n{request.data}\\n'")(lambda b, h: f"{h['t']}\n{h['n']}\n{b.encode()}\n")
t('sha256 hex', "hashlib.sha256(s.encode()).hexdigest()")(lambda b, h: hashlib.sha256(plain(b, h).encode()).hexdigest())
t('md5 upper', "md5(s).hexdigest().upper()")(lambda b, h: hashlib.md5(plain(b, h).encode()).hexdigest().upper())
t('sha256 of body', "f'{ts}\\n{nonce}\\n{sha256(body)}'")(lambda b, h: f"{h['t']}\n{h['n']}\n{hashlib.sha256(b.encode()).hexdigest()}")
t('b64', "base64.b64encode(s.encode())")(lambda b, h: base64.b64encode(plain(b, h).encode()).decode())
t('str(bytes)', "str(s.encode())")(lambda b, h: str(plain(b, h).encode()))
t('xmlcharrefreplace', "s.encode('ascii', 'xmlcharrefreplace')")(lambda b, h: plain(b, h).encode('ascii', 'xmlcharrefreplace').decode())
t('ascii replace', "s.encode('ascii', 'replace')")(lambda b, h: plain(b, h).encode('ascii', 'replace').decode())
t('latin-1 read', "body.decode('latin-1')")(lambda b, h: plain(b.encode().decode('latin-1'), h))
t('utf-16 read', "unicodedata NFKD ascii")(lambda b, h: unicodedata.normalize('NFKD', plain(b, h)).encode('ascii', 'ignore').decode())
t('NFKC', "unicodedata.normalize('NFKC', s)")(lambda b, h: unicodedata.normalize('NFKC', plain(b, h)))
t('gb18030', "s.encode('gb18030')")(lambda b, h: plain(b, h).encode('gb18030'))
t('utf-16-be', "s.encode('utf-16-be')")(lambda b, h: plain(b, h).encode('utf-16-be'))
t('utf-32', "s.encode('utf-32')")(lambda b, h: plain(b, h).encode('utf-32'))
t('None as empty', "v or ''")(lambda b, h: '&'.join(f"{k}={(right(v) if isinstance(v, bool) else v) or ''}" for k, v in sorted(std(b, h, False).items()) if k != 'sign'))
t('filter(None)', "filter(lambda x: x[1], p.items())")(lambda b, h: '&'.join(f"{k}={right(v) if isinstance(v, bool) else v}" for k, v in sorted(filter(lambda x: x[1], std(b, h, False).items())) if k != 'sign'))
t('isinstance str/int', "if isinstance(v, (str, int))")(lambda b, h: '&'.join(f"{k}={v}" for k, v in sorted(std(b, h).items()) if isinstance(v, (str, int))))
t('only eight', "for k in FIELDS")(lambda b, h: (lambda p: join({k: p[k] for k in EIGHT + ['timestamp', 'nonce'] if k in p}))(clean(params(b, h))))
t('only eight unsorted', "for k in FIELDS, unsorted")(lambda b, h: (lambda p: '&'.join(f'{k}={right(p[k])}' for k in EIGHT + ['timestamp', 'nonce'] if k in p))(clean(params(b, h))))
t('skip amounts', "core fields only")(lambda b, h: (lambda p: join({k: p[k] for k in ['orderNo', 'merchantOrderNo', 'amount', 'status', 'timestamp', 'nonce'] if k in p}))(clean(params(b, h))))
t('list joined', "','.join(map(str, v)) for lists")(lambda b, h: '&'.join(f"{k}={','.join(map(str, v)) if isinstance(v, list) else (json.dumps(v, ensure_ascii=False, separators=(',', ':')) if isinstance(v, dict) else right(v))}" for k, v in sorted(std(b, h).items())))
t('nested flattened keys', "parent.child / parent[0]")(lambda b, h: (lambda r: join(clean(r)))(dict(_flat(params(b, h)))))
t('nested flattened leaf', "leaf names only")(lambda b, h: join(clean({k.split('.')[-1]: v for k, v in _flat(params(b, h))})))
t('pprint', "pprint.pformat(v)")(lambda b, h: '&'.join(f"{k}={pprint.pformat(v) if isinstance(v, (dict, list)) else right(v)}" for k, v in sorted(std(b, h).items())))
t('bool as int', "int(v) if bool")(lambda b, h: mapped(b, h, lambda v, k: str(int(v)) if isinstance(v, bool) else v))
t('bool Y/N', "'Y' if v else 'N'")(lambda b, h: mapped(b, h, lambda v, k: ('Y' if v else 'N') if isinstance(v, bool) else v))
t('csv', "','.join(values)")(lambda b, h: ','.join(right(v) for k, v in sorted(clean(params(b, h)).items())))
t('pairs space', "' '.join")(lambda b, h: join(clean(params(b, h)), sep=' '))
t('pairs &amp;', "s.replace('&', '&amp;')")(lambda b, h: plain(b, h).replace('&', '&amp;'))
t('? prefix', "'?' + s")(lambda b, h: '?' + plain(b, h))
t('url prefix', "url + '?' + s")(lambda b, h: 'https://merchant.example/api/callback?' + plain(b, h))
t('quotes', "f'\"{s}\"'")(lambda b, h: f'"{plain(b, h)}"')
t('k="v"', "f'{k}=\"{v}\"' # Alipay mobile")(lambda b, h: '&'.join(f'{k}="{right(v)}"' for k, v in sorted(clean(params(b, h)).items())))
t('app_id added', "p['app_id'] = APP_ID")(lambda b, h: join(clean({**params(b, h), 'app_id': '2021000123'})))
t('sign_type added', "p['sign_type'] = 'RSA2'")(lambda b, h: join(clean({**params(b, h), 'sign_type': 'RSA2'})))
t('merchantNo added', "p['merchantNo'] = …")(lambda b, h: join(clean({**params(b, h), 'merchantNo': 'M10086'})))
t('mid added', "p['mid'] = 'M10086'")(lambda b, h: join(clean({**params(b, h), 'mid': 'M10086'})))
def _flat(p, pre=''):
    for k, v in p.items():
        if isinstance(v, dict) and v: yield from _flat(v, pre + k + '.')
        elif isinstance(v, list) and v: yield from _flat({f'{k}[{i}]': x for i, x in enumerate(v)}, pre)
        else: yield pre + k, v
for name, one in callbacks.items():
    get = lambda n: re.search(rf'^{n}:\s*(.*?)\s*$', one['headers'], re.M | re.I).group(1)
    h = {'t': get('X-Timestamp'), 'n': get('X-Nonce')}
    for impl, (code, f) in T.items():
        try: r = f(one['body'], h)
        except Exception as e: print(impl, name, type(e).__name__, str(e)[:80], file=sys.stderr); continue
        row = {'language': 'Python', 'implementation': impl, 'code': code, 'callback': name}
        if isinstance(r, bytes): row['base64'] = base64.b64encode(r).decode()
        else: row['text'] = r
        print(json.dumps(row))

# Verifying functions in Python: pasted from logs, from assistants and from other payment SDKs, each a little wrong.
import datetime, hashlib, json, logging, re, sys, urllib.parse, base64, io, pprint, collections, textwrap, string
from decimal import Decimal
from types import SimpleNamespace
from dataclasses import dataclass, asdict
from callbacks import print_rows
F = {}
def add(name):
    def keep(f): F[name] = f; return f
    return keep
def C1(v): return json.dumps(v, ensure_ascii=False, separators=(',', ':'))
def low(h): return {k.lower(): v for k, v in h.items()}

@add('AI: sorted, json.dumps of all but str')
def f(raw, h):
    data = json.loads(raw); data.update(timestamp=h['X-Timestamp'], nonce=h['X-Nonce'])
    parts = []
    for key in sorted(data):
        value = data[key]
        if key.lower() == 'sign' or value is None or value == '': continue
        if isinstance(value, (dict, list)): value = json.dumps(value, separators=(',', ':'), sort_keys=True)
        parts.append(f'{key}={value}')
    return '&'.join(parts)
@add('AI: str(v).strip(), bool lower, ensure_ascii')
def f(raw, h):
    data = json.loads(raw); data['timestamp'] = h['X-Timestamp']; data['nonce'] = h['X-Nonce']
    def fmt(v):
        if isinstance(v, bool): return str(v).lower()
        if isinstance(v, (dict, list)): return json.dumps(v)
        return str(v).strip()
    return '&'.join(f'{k}={fmt(v)}' for k, v in sorted(data.items()) if v is not None and fmt(v) != '' and k != 'sign')
@add('parse_float=Decimal, normalize')
def f(raw, h):
    data = json.loads(raw, parse_float=Decimal); data['timestamp'] = int(h['X-Timestamp']); data['nonce'] = h['X-Nonce']
    for k in ('amount', 'feeAmount', 'netAmount'):
        if k in data: data[k] = Decimal(data[k]).normalize()
    return '&'.join(f'{k}={v}' for k, v in sorted(data.items()) if v not in (None, ''))
@add('requests.Request prepared url query')
def f(raw, h):
    import requests
    data = json.loads(raw); data['timestamp'] = h['X-Timestamp']; data['nonce'] = h['X-Nonce']; data.pop('sign', None)
    return requests.Request('GET', 'http://x/', params=sorted(data.items())).prepare().url.split('?')[1]
@add('urlencode then unquote_plus')
def f(raw, h):
    data = json.loads(raw); data['timestamp'] = h['X-Timestamp']; data['nonce'] = h['X-Nonce']
    return urllib.parse.unquote_plus(urllib.parse.urlencode(sorted((k, v) for k, v in data.items() if v)))
@add('logging %r of the string')
def f(raw, h):
    data = json.loads(raw); data['timestamp'] = h['X-Timestamp']; data['nonce'] = h['X-Nonce']; data.pop('sign', None)
    s = '&'.join('%s=%s' % (k, C1(v) if not isinstance(v, str) else v) for k, v in sorted(data.items()) if v != '' and v is not None and str(v).strip())
    return 'sign string: %r' % s
@add('log line with time and level, no nonce')
def f(raw, h):
    data = json.loads(raw); data['timestamp'] = h['X-Timestamp']
    s = '&'.join('%s=%s' % (k, C1(v) if not isinstance(v, str) else v) for k, v in sorted(data.items()) if k.lower() != 'sign' and v is not None and str(v).strip())
    return '2026-11-22 10:11:12,345 - pay.notify - DEBUG - string to sign: ' + s
@add('dataclass asdict, only known fields')
def f(raw, h):
    @dataclass
    class N:
        orderType: str = ''; orderNo: str = ''; merchantOrderNo: str = ''; status: str = ''; amount: str = ''; feeAmount: str = ''; netAmount: str = ''; completedAt: int = 0
    d = json.loads(raw); n = N(**{k: d[k] for k in N.__dataclass_fields__ if k in d})
    p = asdict(n); p['timestamp'] = h['X-Timestamp']; p['nonce'] = h['X-Nonce']
    return '&'.join(f'{k}={v}' for k, v in sorted(p.items()))
@add('pydantic model_dump by alias, Decimal amounts')
def f(raw, h):
    from pydantic import BaseModel
    class N(BaseModel):
        orderType: str; orderNo: str; merchantOrderNo: str; status: str; amount: Decimal; feeAmount: Decimal | None = None; netAmount: Decimal | None = None; completedAt: datetime.datetime | None = None
    p = N.model_validate_json(raw).model_dump(mode='json', exclude_none=True); p['timestamp'] = h['X-Timestamp']; p['nonce'] = h['X-Nonce']
    return '&'.join(f'{k}={v}' for k, v in sorted(p.items()))
@add('ordered as received, headers first')
def f(raw, h):
    p = collections.OrderedDict(timestamp=h['X-Timestamp'], nonce=h['X-Nonce']); p.update(json.loads(raw))
    return '&'.join(f'{k}={v}' for k, v in p.items() if v)
@add('sorted by lower, headers dict keys lower')
def f(raw, h):
    p = json.loads(raw); hh = low(h); p['x-timestamp'] = hh['x-timestamp']; p['x-nonce'] = hh['x-nonce']
    return '&'.join(f'{k}={v if isinstance(v, str) else C1(v)}' for k, v in sorted(p.items(), key=lambda i: i[0].lower()) if v not in ('', None))
@add('md5 of body plus headers')
def f(raw, h): return '\n'.join([h['X-Timestamp'], h['X-Nonce'], hashlib.md5(raw.encode()).hexdigest()])
@add('WeChat: timestamp, nonce, body with newlines')
def f(raw, h): return f"{h['X-Timestamp']}\n{h['X-Nonce']}\n{raw}\n"
@add('json.dumps of the sorted dict with headers')
def f(raw, h):
    p = json.loads(raw); p['timestamp'] = h['X-Timestamp']; p['nonce'] = h['X-Nonce']; p.pop('sign', None)
    return json.dumps(p, sort_keys=True, separators=(',', ':'), ensure_ascii=False)
@add('filter None, repr values')
def f(raw, h):
    p = json.loads(raw); p['timestamp'] = h['X-Timestamp']; p['nonce'] = h['X-Nonce']
    return '&'.join('%s=%r' % kv for kv in sorted(p.items()) if kv[1] is not None)
@add('Jinja template with autoescape')
def f(raw, h):
    from jinja2 import Environment
    p = json.loads(raw); p['timestamp'] = h['X-Timestamp']; p['nonce'] = h['X-Nonce']
    return Environment(autoescape=True).from_string('{% for k, v in p|dictsort(true) if v is not none and v != "" %}{{ k }}={{ v }}{% if not loop.last %}&{% endif %}{% endfor %}').render(p=p)
@add('recursive flatten with underscores')
def f(raw, h):
    out = {}
    def walk(prefix, v):
        if isinstance(v, dict):
            for k, x in v.items(): walk(f'{prefix}_{k}' if prefix else k, x)
        elif isinstance(v, list):
            for i, x in enumerate(v): walk(f'{prefix}_{i}', x)
        elif v is not None and v != '': out[prefix] = v
    walk('', json.loads(raw)); out['timestamp'] = h['X-Timestamp']; out['nonce'] = h['X-Nonce']
    return '&'.join(f'{k}={v}' for k, v in sorted(out.items()))
@add('timestamp as ISO, completedAt as ISO')
def f(raw, h):
    p = json.loads(raw); p['nonce'] = h['X-Nonce']; p['timestamp'] = datetime.datetime.utcfromtimestamp(int(h['X-Timestamp'])).isoformat() + 'Z'
    if 'completedAt' in p: p['completedAt'] = datetime.datetime.utcfromtimestamp(p['completedAt']).isoformat() + 'Z'
    return '&'.join(f'{k}={v if isinstance(v, str) else C1(v)}' for k, v in sorted(p.items()) if v is not None and str(v).strip() and k != 'sign')
@add('pprint of the sorted dict')
def f(raw, h):
    p = json.loads(raw); p['timestamp'] = h['X-Timestamp']; p['nonce'] = h['X-Nonce']
    return pprint.pformat(p)
@add('form with doseq')
def f(raw, h):
    p = json.loads(raw); p['timestamp'] = h['X-Timestamp']; p['nonce'] = h['X-Nonce']
    return urllib.parse.urlencode(sorted((k, v) for k, v in p.items() if v not in (None, '')), doseq=True)
@add('float amounts formatted 2f and key appended')
def f(raw, h):
    p = json.loads(raw); p['timestamp'] = h['X-Timestamp']; p['nonce'] = h['X-Nonce']; p.pop('sign', None)
    for k in ('amount', 'feeAmount', 'netAmount'):
        if k in p: p[k] = float(p[k])
    return '&'.join(f'{k}={v if isinstance(v, (str, float)) else C1(v)}' for k, v in sorted(p.items()) if v is not None and str(v).strip()) + '&key=9a0b1c2d3e4f'
@add('SimpleNamespace vars')
def f(raw, h):
    p = json.loads(raw, object_hook=lambda d: SimpleNamespace(**d)); p.timestamp = h['X-Timestamp']; p.nonce = h['X-Nonce']
    return '&'.join(f'{k}={v}' for k, v in sorted(vars(p).items()) if v)
@add('quote safe empty of values')
def f(raw, h):
    p = json.loads(raw); p['timestamp'] = h['X-Timestamp']; p['nonce'] = h['X-Nonce']
    return '&'.join(f'{k}={urllib.parse.quote(v if isinstance(v, str) else C1(v), safe="")}' for k, v in sorted(p.items()) if v is not None and str(v).strip() and k != 'sign')
@add('textwrap 100 for the ticket')
def f(raw, h):
    p = json.loads(raw); p['timestamp'] = h['X-Timestamp']
    s = '&'.join('%s=%s' % (k, C1(v) if not isinstance(v, str) else v) for k, v in sorted(p.items()) if k != 'sign' and v is not None and str(v).strip())
    return '\n'.join(s[i:i+100] for i in range(0, len(s), 100))
print_rows(F)

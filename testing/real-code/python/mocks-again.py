# More mock platforms and test signers in Python, written once what the first had shown was mended.
import hashlib, json
from decimal import Decimal
from urllib.parse import quote, urlencode
from callbacks import AMOUNTS, FUNCTIONS, merge, pairs, print_rows, sign, text

@sign
def a(raw, h):
    'str of all but empty strings'
    return '&'.join('='.join([k, str(v)]) for k, v in sorted(merge(raw, h).items()) if v != '')
@sign
def b(raw, h):
    'json.dumps of each value'
    return '&'.join(f'{k}={json.dumps(v, ensure_ascii=False)}' for k, v in sorted(merge(raw, h).items()))
@sign
def c(raw, h):
    'urlencode by quote'
    return urlencode(sorted(merge(raw, h).items()), quote_via=quote)
@sign
def d(raw, h):
    'compact json sorted, timestamp as int'
    p = merge(raw, h); p['timestamp'] = int(p['timestamp'])
    return json.dumps(dict(sorted(p.items())), separators=(',', ':'), ensure_ascii=False)
@sign
def e(raw, h):
    'keys lower-cased'
    return pairs({k.lower(): v for k, v in merge(raw, h).items()})
@sign
def f(raw, h):
    'flattened by underscores'
    out = {}
    def walk(v, at):
        if isinstance(v, dict):
            for k, one in v.items(): walk(one, f'{at}_{k}' if at else k)
        else: out[at] = v
    walk(merge(raw, h), '')
    return pairs(out)
@sign
def g(raw, h):
    'white space of the raw body removed'
    return h['X-Timestamp'] + h['X-Nonce'] + ''.join(raw.split())
@sign
def i(raw, h):
    'timestamp and nonce mixed up'
    p = json.loads(raw); p['timestamp'] = h['X-Nonce']; p['nonce'] = h['X-Timestamp']
    return pairs(p)
@sign
def j(raw, h):
    'null for None, lower-case booleans'
    return '&'.join(f'{k}={"null" if v is None else text(v)}' for k, v in sorted(merge(raw, h).items()))
@sign
def k(raw, h):
    'amounts by %g'
    p = merge(raw, h)
    for key in AMOUNTS:
        if key in p: p[key] = '%g' % float(p[key])
    return pairs(p)
@sign
def l(raw, h):
    'SHA512withRSA, default dumps [sha512]'
    return '&'.join(f'{k}={json.dumps(v) if isinstance(v, (dict, list)) else v}' for k, v in sorted(merge(raw, h).items()) if v not in (None, ''))
@sign
def m(raw, h):
    'sha256 of the raw body with dots'
    return '.'.join([h['X-Timestamp'], h['X-Nonce'], hashlib.sha256(raw.encode()).hexdigest()])
print_rows(FUNCTIONS)

# Mock platforms and test signers in Python: each with one or two mistakes. A mark in brackets names the scheme of the signature where it is not SHA256withRSA.
import base64, datetime, hashlib, json, re
from decimal import Decimal
from urllib.parse import quote_plus, unquote, urlencode
from callbacks import AMOUNTS, FUNCTIONS, merge, pairs, print_rows, sign, text

@sign
def a(raw, h):
    'if v, timestamp as int'
    p = merge(raw, h); p['timestamp'] = int(p['timestamp'])
    return '&'.join(f'{k}={v}' for k, v in sorted(p.items()) if v)
@sign
def b(raw, h):
    'unquote of urlencode'
    return unquote(urlencode(sorted(merge(raw, h).items())))
@sign
def c(raw, h):
    'sorted json, timestamp, nonce appended'
    return json.dumps(json.loads(raw), sort_keys=True, separators=(',', ':'), ensure_ascii=False) + h['X-Timestamp'] + h['X-Nonce']
@sign
def d(raw, h):
    'merchant, nonce, timestamp and body run together'
    return h['X-Merchant-No'] + h['X-Nonce'] + h['X-Timestamp'] + raw
@sign
def e(raw, h):
    'lines of re-dumped body'
    return '\n'.join([h['X-Timestamp'], h['X-Nonce'], json.dumps(json.loads(raw))])
@sign
def f(raw, h):
    'hexdigest upper signed'
    return hashlib.sha256(pairs(merge(raw, h)).encode()).hexdigest().upper()
@sign
def g(raw, h):
    'digest bytes signed again'
    return hashlib.sha256(pairs(merge(raw, h)).encode()).digest()
@sign
def i(raw, h):
    'timestamp isoformat Z'
    p = merge(raw, h); p['timestamp'] = datetime.datetime.utcfromtimestamp(int(p['timestamp'])).isoformat() + 'Z'
    return pairs(p)
@sign
def j(raw, h):
    'nonce without dashes, upper'
    p = merge(raw, h); p['nonce'] = p['nonce'].replace('-', '').upper()
    return pairs(p)
@sign
def k(raw, h):
    'None as empty, empty pairs kept'
    return '&'.join(f'{k}={"" if v is None else text(v).strip()}' for k, v in sorted(merge(raw, h).items()))
@sign
def l(raw, h):
    'padding PSS [pss]'
    return pairs(merge(raw, h))
@sign
def m(raw, h):
    'sorted by value'
    p = merge(raw, h)
    return '&'.join(f'{k}={text(v)}' for k, v in sorted(p.items(), key=lambda kv: text(kv[1])) if v not in (None, ''))
@sign
def n(raw, h):
    'dotted objects, lists as json'
    out = {}
    def walk(v, at):
        for key, one in v.items():
            if isinstance(one, dict): walk(one, at + key + '.')
            else: out[at + key] = one
    walk(merge(raw, h), '')
    return pairs(out)
@sign
def o(raw, h):
    'two decimals for all numbers'
    return '&'.join(f'{k}={v:.2f}' if isinstance(v, (int, float)) and not isinstance(v, bool) else f'{k}={text(v)}' for k, v in sorted(merge(raw, h).items()) if v not in (None, ''))
@sign
def q(raw, h):
    'key and value run together, None skipped'
    return ''.join(k + text(v) for k, v in sorted(merge(raw, h).items()) if v is not None)
@sign
def r(raw, h):
    'casefold sort, default dumps of nested'
    p = merge(raw, h)
    return '&'.join(f'{k}={json.dumps(p[k]) if isinstance(p[k], (dict, list, bool)) else p[k]}' for k in sorted(p, key=str.casefold) if p[k] not in (None, ''))
@sign
def s(raw, h):
    'X-Timestamp and X-Nonce as keys'
    p = json.loads(raw); p['X-Timestamp'] = h['X-Timestamp']; p['X-Nonce'] = h['X-Nonce']
    return pairs(p)
@sign
def t(raw, h):
    'raw body alone'
    return raw
@sign
def u(raw, h):
    'quote_plus of all'
    return quote_plus(pairs(merge(raw, h)))
@sign
def v(raw, h):
    'base64 of the raw body between'
    return '.'.join([h['X-Timestamp'], h['X-Nonce'], base64.b64encode(raw.encode()).decode()])
@sign
def w(raw, h):
    'six fields in order'
    p = merge(raw, h)
    return '&'.join(f'{k}={p.get(k)}' for k in ('merchantOrderNo', 'orderNo', 'amount', 'status', 'timestamp', 'nonce'))
@sign
def x(raw, h):
    'utf-16 bytes'
    return pairs(merge(raw, h)).encode('utf-16')
@sign
def y(raw, h):
    'Decimal normalize, parse_float Decimal'
    p = merge(raw, h, parse_float=Decimal)
    for key in AMOUNTS:
        if key in p: p[key] = Decimal(p[key]).normalize()
    return '&'.join(f'{k}={v}' for k, v in sorted(p.items()) if v is not None and v != '')
@sign
def z(raw, h):
    'spaces removed from values'
    return '&'.join(f'{k}={re.sub(" ", "", text(v))}' for k, v in sorted(merge(raw, h).items()) if v not in (None, ''))
print_rows(FUNCTIONS)

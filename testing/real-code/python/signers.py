# Functions that sign, as test signers and mock platforms in Python have them: each with one or two mistakes.
import dataclasses, datetime, decimal, hashlib, json, sys
from urllib.parse import quote, unquote, unquote_plus, urlencode
import pydantic

from callbacks import merge as M, print_rows
F = {}
def d(f):
    F[f.__doc__] = f
    return f
def S(v, **kw):
    if isinstance(v, bool): return 'true' if v else 'false'
    return json.dumps(v, **kw) if isinstance(v, (dict, list)) else str(v)
def J(p, **kw): return '&'.join(f'{k}={S(v, **kw)}' for k, v in sorted(p.items()) if v is not None and str(v).strip())
compact = dict(separators=(',', ':'), ensure_ascii=False)
@d
def a(r, h):
    'unquote_plus of urlencode, doseq'
    return unquote_plus(urlencode(sorted(M(r, h).items()), doseq=True))
@d
def b(r, h):
    'parse_float Decimal, str of everything'
    return '&'.join(f'{k}={v}' for k, v in sorted(M(r, h, parse_float=decimal.Decimal).items()) if v not in (None, ''))
@d
def c(r, h):
    'sorted by lower key, json.dumps unicode'
    p = M(r, h)
    return '&'.join(f'{k}={S(p[k], ensure_ascii=False)}' for k in sorted(p, key=str.lower) if p[k] is not None and str(p[k]).strip())
class Body(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra='allow')
    orderType: str
    orderNo: str
    amount: decimal.Decimal
    feeAmount: decimal.Decimal | None = None
    netAmount: decimal.Decimal | None = None
    completedAt: datetime.datetime | None = None
@d
def e(r, h):
    'pydantic with extras, model_dump json mode'
    p = Body.model_validate_json(r).model_dump(mode='json', exclude_none=True)
    p.pop('sign', None); p['timestamp'] = h['X-Timestamp']; p['nonce'] = h['X-Nonce']
    return J(p, **compact)
@d
def f(r, h):
    'quote of every value, safe empty, nested by json.dumps'
    return '&'.join(f'{k}={quote(S(v), safe="")}' for k, v in sorted(M(r, h).items()) if v)
@d
def g(r, h):
    'datetime isoformat, Decimal quantize'
    p = M(r, h)
    for k in ('amount', 'feeAmount', 'netAmount'):
        if k in p: p[k] = decimal.Decimal(p[k]).quantize(decimal.Decimal('0.01'))
    if 'completedAt' in p: p['completedAt'] = datetime.datetime.utcfromtimestamp(p['completedAt']).isoformat()
    return J(p, **compact)
@d
def i(r, h):
    'timestamp, nonce and sha256 of the body on lines'
    return f"{h['X-Timestamp']}\n{h['X-Nonce']}\n{hashlib.sha256(r.encode()).hexdigest()}"
@d
def j(r, h):
    'nested merged into the top level'
    p = M(r, h)
    for k in [k for k, v in p.items() if isinstance(v, dict)]: p.update(p.pop(k))
    return J(p, **compact)
@d
def k(r, h):
    'not in empty list, Python text'
    return '&'.join(f'{k}={v}' for k, v in sorted(M(r, h).items()) if v not in ('', None, [], {}))
@d
def l(r, h):
    'timestamp as int milliseconds, nested default dumps'
    p = M(r, h); p['timestamp'] = int(p['timestamp']) * 1000
    return J(p)
@d
def m(r, h):
    'json.dumps sorted with timestamp as int'
    p = M(r, h); p['timestamp'] = int(p['timestamp'])
    return json.dumps(p, sort_keys=True, **compact)
@d
def n(r, h):
    'values of sorted keys joined by newline, nested compact'
    p = M(r, h)
    return '\n'.join(S(v, **compact) for k, v in sorted(p.items()) if v not in (None, ''))
@d
def o(r, h):
    'nested sorted throughout, ascii'
    return J(M(r, h), sort_keys=True, separators=(',', ':'))
@d
def q(r, h):
    'sha256 hexdigest signed, str of all'
    return hashlib.sha256('&'.join(f'{k}={v}' for k, v in sorted(M(r, h).items()) if v).encode()).hexdigest()
@d
def s(r, h):
    'dotted keys, lists by index, sorted'
    out = {}
    def walk(v, at):
        if isinstance(v, dict):
            for k, x in v.items(): walk(x, f'{at}.{k}' if at else k)
        elif isinstance(v, list):
            for k, x in enumerate(v): walk(x, f'{at}.{k}')
        else: out[at] = v
    walk(M(r, h), '')
    return '&'.join(f'{k}={v}' for k, v in sorted(out.items()) if v is not None and v != '')
@d
def t(r, h):
    'gbk bytes of quoted values'
    return '&'.join(f'{k}={quote(S(v, **compact), encoding="gbk", errors="replace")}' for k, v in sorted(M(r, h).items()) if v not in (None, ''))
@d
def u(r, h):
    'body string last, sorted headers in front with their names'
    return f"X-Merchant-No={h['X-Merchant-No']}&X-Nonce={h['X-Nonce']}&X-Timestamp={h['X-Timestamp']}&{r}"
@d
def w(r, h):
    'timestamp int in f-string, None as empty, bool as int'
    p = M(r, h)
    return '&'.join(f'{k}={"" if p[k] is None else int(p[k]) if isinstance(p[k], bool) else S(p[k])}' for k in sorted(p))
print_rows(F)

"""More strings that stubs, test scripts and hurried platforms sign; written once what stubs.py had shown was mended."""
import hashlib
import json
from urllib.parse import parse_qsl, quote, urlencode

from callbacks import merge, print_rows


def pairs(m, text=str, joint='&', keep=lambda v: v not in (None, '')):
    return joint.join(f'{k}={text(m[k])}' for k in sorted(m) if keep(m[k]))


def is_nested(v):
    return isinstance(v, (dict, list))


def js(v):
    return json.dumps(v, ensure_ascii=False, separators=(',', ':'))


print_rows({
    'booleans lowered, nested compact': lambda raw, h: pairs(merge(raw, h), lambda v: js(v) if is_nested(v) else str(v).lower() if isinstance(v, bool) else str(v)),
    'nested by default json.dumps, booleans lowered': lambda raw, h: pairs(merge(raw, h), lambda v: json.dumps(v) if is_nested(v) or isinstance(v, bool) else str(v).strip()),
    'scalars alone, if v': lambda raw, h: pairs(merge(raw, h), keep=lambda v: v and not is_nested(v)),
    'str.strip, all kept': lambda raw, h: pairs(merge(raw, h), lambda v: str(v).strip(), keep=lambda v: True),
    'strings alone': lambda raw, h: pairs(merge(raw, h), keep=lambda v: isinstance(v, str) and v),
    'quote with safe empty': lambda raw, h: pairs(merge(raw, h), lambda v: quote(js(v) if is_nested(v) else str(v), safe='')),
    'urlencode, quote_via=quote': lambda raw, h: urlencode(sorted((k, v) for k, v in merge(raw, h).items() if v is not None), quote_via=quote),
    'md5 of pairs': lambda raw, h: hashlib.md5(pairs(merge(raw, h)).encode()).hexdigest(),
    'sorted JSON, default separators, not escaped': lambda raw, h: json.dumps(merge(raw, h), sort_keys=True, ensure_ascii=False),
    'nonce + timestamp + compact JSON': lambda raw, h: h['X-Nonce'] + h['X-Timestamp'] + json.dumps(json.loads(raw), separators=(',', ':')),
    'amounts with two decimals as numbers': lambda raw, h: pairs({k: round(float(v), 2) if k.lower().endswith('amount') else v for k, v in merge(raw, h).items()}),
})

"""Strings that stubs, test scripts and hurried platforms sign, each in its own way."""
import hashlib
import json
from decimal import Decimal
from urllib.parse import quote, quote_plus, unquote, urlencode

from callbacks import merge, print_rows

MONEY = ('amount', 'feeAmount', 'netAmount')


def plain(raw, h):
    return '&'.join(f'{k}={v}' for k, v in sorted(merge(raw, h).items()) if v)


def none_only(raw, h):
    return '&'.join('{}={}'.format(k, v) for k, v in sorted(merge(raw, h).items()) if v is not None and v != '')


def dumps_nested(raw, h):
    m = merge(raw, h)
    return '&'.join(f'{k}={json.dumps(m[k]) if isinstance(m[k], (dict, list)) else m[k]}' for k in sorted(m) if m[k] not in (None, ''))


def dumps_nested_unicode(raw, h):
    m = merge(raw, h)
    return '&'.join(f'{k}={json.dumps(m[k], ensure_ascii=False) if isinstance(m[k], (dict, list, bool)) else m[k]}' for k in sorted(m) if m[k] is not None and str(m[k]).strip())


def dumps_compact(raw, h):
    m = merge(raw, h)
    return '&'.join(f'{k}={json.dumps(m[k], separators=(",", ":")) if isinstance(m[k], (dict, list)) else str(m[k]).lower() if isinstance(m[k], bool) else m[k]}' for k in sorted(m) if m[k] is not None and m[k] != '')


def dumps_sorted(raw, h):
    m = merge(raw, h)
    return '&'.join(f'{k}={json.dumps(m[k], separators=(",", ":"), sort_keys=True, ensure_ascii=False) if isinstance(m[k], (dict, list)) else m[k]}' for k in sorted(m) if m[k])


def urlencoded(raw, h):
    return urlencode(sorted((k, v) for k, v in merge(raw, h).items() if v))


def urlencoded_back(raw, h):
    return unquote(urlencode(sorted(merge(raw, h).items())))


def quoted_values(raw, h):
    m = merge(raw, h)
    return '&'.join(f'{k}={quote(str(m[k]))}' for k in sorted(m) if m[k] not in ('', None))


def quoted_plus(raw, h):
    m = merge(raw, h)
    return '&'.join(f'{k}={quote_plus(str(v), safe="")}' for k, v in sorted(m.items()) if isinstance(v, (str, int, float)))


def whole_json(raw, h):
    return json.dumps(merge(raw, h), sort_keys=True)


def whole_json_compact(raw, h):
    return json.dumps(merge(raw, h), sort_keys=True, separators=(',', ':'), ensure_ascii=False)


def raw_joined(raw, h):
    return '\n'.join([h['X-Timestamp'], h['X-Nonce'], raw]) + '\n'


def dict_joined(raw, h):
    return f"{json.dumps(json.loads(raw))}{h['X-Timestamp']}{h['X-Nonce']}"


def parse_decimal(raw, h):
    m = merge(raw, h, parse_float=Decimal)
    return '&'.join(f'{k}={m[k]}' for k in sorted(m) if m[k] is not None and str(m[k]).strip() != '')


def floats(raw, h):
    m = merge(raw, h)
    for k in MONEY:
        if k in m:
            m[k] = float(m[k])
    return '&'.join(f'{k}={m[k]}' for k in sorted(m) if m[k] not in (None, ''))


def two_places(raw, h):
    m = merge(raw, h)
    pairs = []
    for k in sorted(m):
        v = m[k]
        if v is None or isinstance(v, (dict, list)):
            continue
        pairs.append(f'{k}={v:.2f}' if isinstance(v, float) else f'{k}={v}')
    return '&'.join(pairs)


def flattened(raw, h):
    def walk(value, path):
        if isinstance(value, dict):
            for k, v in value.items():
                yield from walk(v, f'{path}.{k}' if path else k)
        elif isinstance(value, list):
            for i, v in enumerate(value):
                yield from walk(v, f'{path}[{i}]')
        else:
            yield path, value
    return '&'.join(f'{k}={v}' for k, v in sorted(walk(merge(raw, h), '')) if v is not None and v != '')


def values_only(raw, h):
    m = merge(raw, h)
    return ''.join(str(m[k]) for k in sorted(m) if m[k])


def newline_joined(raw, h):
    m = merge(raw, h)
    return '\n'.join(f'{k}={m[k]}' for k in sorted(m) if m[k])


def lower_keys(raw, h):
    m = {k.lower(): v for k, v in merge(raw, h).items()}
    return '&'.join(f'{k}={v}' for k, v in sorted(m.items()) if v not in ('', None))


def body_only(raw, h):
    b = json.loads(raw)
    return '&'.join(f'{k}={b[k]}' for k in sorted(b) if k != 'sign' and b[k])


def sha_first(raw, h):
    m = merge(raw, h)
    return hashlib.sha256('&'.join(f'{k}={m[k]}' for k in sorted(m) if m[k] not in (None, '')).encode()).hexdigest()


def body_hash(raw, h):
    return f"{h['X-Timestamp']}\n{h['X-Nonce']}\n{hashlib.sha256(raw.encode()).hexdigest()}"


print_rows({
    'f-string, if v': plain,
    'format, None and blank dropped': none_only,
    'json.dumps of what is nested': dumps_nested,
    'json.dumps, ensure_ascii=False, booleans too': dumps_nested_unicode,
    'json.dumps with separators only': dumps_compact,
    'json.dumps, sort_keys, if v': dumps_sorted,
    'urlencode of sorted items': urlencoded,
    'unquote(urlencode)': urlencoded_back,
    'quote(str(v))': quoted_values,
    'quote_plus of scalars': quoted_plus,
    'json.dumps of all, sort_keys': whole_json,
    'json.dumps of all, sort_keys, compact': whole_json_compact,
    'timestamp, nonce, body on lines': raw_joined,
    'json.dumps(json.loads) with timestamp and nonce': dict_joined,
    'parse_float=Decimal': parse_decimal,
    'amounts as floats': floats,
    'floats with :.2f, nested left out': two_places,
    'walked into paths': flattened,
    'values alone': values_only,
    'pairs on lines': newline_joined,
    'keys in lower case': lower_keys,
    'nonce and timestamp forgotten': body_only,
    'hexdigest signed': sha_first,
    'hash of the body on lines': body_hash,
})

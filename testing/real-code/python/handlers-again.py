"""More handlers that log what they verify, written once what the first had shown was mended."""
import json
from decimal import Decimal
from urllib.parse import quote, unquote

from callbacks import merge, print_rows


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(',', ':'))


def pairs(members, show):
    return '&'.join(f'{key}={show(members[key])}' for key in sorted(members) if members[key] not in (None, ''))


def lower(value):
    return compact(value) if isinstance(value, (dict, list)) else str(value).lower() if isinstance(value, bool) else str(value)


print_rows({
    'f-strings, bools fixed alone': lambda raw, h: pairs(merge(raw, h), lambda value: str(value).lower() if isinstance(value, bool) else value),
    'json.dumps of dicts with default separators, lists joined': lambda raw, h: pairs(merge(raw, h), lambda value: json.dumps(value) if isinstance(value, dict) else ','.join(map(str, value)) if isinstance(value, list) else lower(value)),
    'quote of the whole, safe =&': lambda raw, h: quote(pairs(merge(raw, h), lower), safe='=&'),
    'unquote of the whole': lambda raw, h: unquote(pairs(merge(raw, h), lower)),
    'strip of each value': lambda raw, h: pairs({key: value.strip() if isinstance(value, str) else value for key, value in merge(raw, h).items()}, lower),
    'Decimal of amounts, :f': lambda raw, h: pairs(merge(raw, h), lambda value: format(Decimal(value).normalize(), 'f') if isinstance(value, str) and value.replace('.', '', 1).isdigit() and '.' in value else lower(value)),
    'int(timestamp) * 1000': lambda raw, h: pairs({**merge(raw, h), 'timestamp': int(h['X-Timestamp']) * 1000}, lower),
    'nonce upper': lambda raw, h: pairs({**merge(raw, h), 'nonce': h['X-Nonce'].upper()}, lower),
    'sorted by value': lambda raw, h: '&'.join(f'{key}={lower(value)}' for key, value in sorted(merge(raw, h).items(), key=lambda item: str(item[1])) if value not in (None, '')),
    'repr of values': lambda raw, h: pairs(merge(raw, h), repr),
})

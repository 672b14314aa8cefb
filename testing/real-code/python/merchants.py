"""What merchants' Python builds to verify, as tutorials have it: those that showed something untrue."""
import json
from decimal import Decimal

from callbacks import merge, pairs, print_rows


def decimals(raw, headers):
    members = merge(raw, headers, parse_float=Decimal)
    return '&'.join(f'{key}={value}' for key, value in sorted(members.items()) if value not in (None, '', [], {}))


print_rows({
    'parse_float=Decimal, f-strings': decimals,
    'the body decoded as GBK': lambda raw, headers: pairs(merge(raw.encode().decode('gbk', 'replace'), headers)),
    'numbers all as floats, scalars alone': lambda raw, headers: '&'.join(
        f'{key}={value}' for key, value in sorted(merge(raw, headers, parse_int=float).items())
        if value not in (None, '') and not isinstance(value, (dict, list, bool))),
    'json.dumps of what is no text': lambda raw, headers: '&'.join(
        f'{key}={value if isinstance(value, str) else json.dumps(value)}' for key, value in sorted(merge(raw, headers).items()) if value is not None),
})

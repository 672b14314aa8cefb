"""Bodies that a program of Python printed, masked or rewrote on their way. python3 judged-dumps.py callbacks.json"""
import json
import sys
from decimal import Decimal
from urllib.parse import parse_qs

AMOUNTS = ('amount', 'feeAmount', 'netAmount')


def fields(raw):
    """As pydantic's str() of a model whose amounts are decimals, behind a logger's words."""
    members = {key: Decimal(value) if key in AMOUNTS else value for key, value in json.loads(raw).items()}
    return '2026-11-25 17:45:18,141 INFO cb ' + ' '.join(f'{key}={value!r}' for key, value in members.items())


FUNCTIONS = {
    'fields': fields,
    'masked': lambda raw: str({**json.loads(raw), 'orderNo': 'P20*******001'}),
    'parse_qs': lambda raw: str(parse_qs(raw, keep_blank_values=True)),
    'sort_keys of doubles': lambda raw: json.dumps(json.loads(raw, parse_int=lambda digits: int(float(digits))), sort_keys=True, ensure_ascii=False),
    # A column of a fixed width.
    'char(20)': lambda raw: json.dumps({key: value.ljust(20) if isinstance(value, str) else value for key, value in json.loads(raw).items()}, ensure_ascii=False),
}
for name, callback in json.load(open(sys.argv[1], encoding='utf-8')).items():
    for implementation, function in FUNCTIONS.items():
        print(json.dumps({'kind': 'body', 'language': 'Python', 'implementation': implementation, 'callback': name, 'text': function(callback['body'])}, ensure_ascii=False))

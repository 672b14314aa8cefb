"""Functions of the blind sets of November 25th and 28th that were not told until that was mended. python3 judged.py callbacks.json"""
import json
from decimal import Decimal
from urllib.parse import unquote_plus, urlencode
from xml.sax.saxutils import escape

import orjson

from callbacks import merge, pairs, print_rows, text


def join(raw, headers, nested):
    members = {key: nested(value) if isinstance(value, (dict, list)) else text(value) for key, value in merge(raw, headers).items() if value is not None}
    return '&'.join(f'{key}={members[key]}' for key in sorted(members) if members[key].strip())


def requote(value):
    return str(value).replace("'", '"')


def keep(raw, headers, nested):
    return '&'.join(f'{key}={nested(value)}' for key, value in sorted(merge(raw, headers).items()) if value not in (None, ''))


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(',', ':'))


print_rows({
    'dumps of dicts alone': lambda raw, headers: keep(raw, headers, lambda value: compact(value) if isinstance(value, dict) else value),
    'dumps of lists alone': lambda raw, headers: keep(raw, headers, lambda value: compact(value) if isinstance(value, list) else value),
    'join of lists alone': lambda raw, headers: keep(raw, headers, lambda value: ','.join(map(str, value)) if isinstance(value, list) else value),
    'join of a list': lambda raw, headers: join(raw, headers, lambda value: ','.join(map(str, value)) if isinstance(value, list) else json.dumps(value, ensure_ascii=False, separators=(',', ':'))),
    'join of values': lambda raw, headers: join(raw, headers, lambda value: ','.join(map(str, value if isinstance(value, list) else value.values()))),
    'orjson': lambda raw, headers: join(raw, headers, lambda value: orjson.dumps(value).decode()),
    'unquote_plus(urlencode doseq)': lambda raw, headers: unquote_plus(urlencode(sorted((key, value) for key, value in merge(raw, headers).items() if value not in (None, '')), doseq=True)),
    'str().replace quotes': lambda raw, headers: join(raw, headers, requote),
    'str().replace quotes and spaces': lambda raw, headers: join(raw, headers, lambda value: requote(value).replace(' ', '')),
    'dumps().replace spaces': lambda raw, headers: join(raw, headers, lambda value: json.dumps(value, ensure_ascii=False).replace(' ', '')),
    'dumps() without its quotes': lambda raw, headers: join(raw, headers, lambda value: json.dumps(value, ensure_ascii=False).replace('"', '')),
    'strings and integers alone': lambda raw, headers: '&'.join(f'{key}={value}' for key, value in sorted(merge(raw, headers).items()) if isinstance(value, (str, int)) and value != ''),
    'every value as text, quotes replaced': lambda raw, headers: '&'.join(f'{key}={requote(value) if isinstance(value, (dict, list)) else value}' for key, value in sorted(merge(raw, headers).items())),
    'parse_float=Decimal': lambda raw, headers: '&'.join(f'{key}={value}' for key, value in sorted(merge(raw, headers, parse_float=Decimal).items()) if value not in (None, '')),
    'str of the sorted items': lambda raw, headers: str(sorted(merge(raw, headers).items())),
    'dumps of the sorted items': lambda raw, headers: json.dumps([item for item in sorted(merge(raw, headers).items()) if item[1] not in (None, '')], ensure_ascii=False),
    'values by a bar': lambda raw, headers: '|'.join('' if value is None else str(value) for _, value in sorted(merge(raw, headers).items())),
    'true values by a bar': lambda raw, headers: '|'.join(str(value) for _, value in sorted(merge(raw, headers).items()) if value),
    'spaces of the string': lambda raw, headers: pairs(merge(raw, headers)).replace(' ', ''),
    'objects and lists left out, integers of booleans': lambda raw, headers: '&'.join(f'{key}={int(value) if isinstance(value, bool) else value}' for key, value in sorted(merge(raw, headers).items()) if value not in (None, '') and not isinstance(value, (dict, list))),
    'saxutils.escape of the string': lambda raw, headers: escape(pairs(merge(raw, headers)), {'"': '&quot;', "'": '&apos;'}),
})

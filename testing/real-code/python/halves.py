"""Functions of the first set of “The other half of the shared vectors, guessed” whose strings showed something that was not told, or was told wrongly. python3 halves.py callbacks.json"""
import json
import re
import unicodedata
from urllib.parse import quote, urlencode

import markupsafe
import orjson

from callbacks import AMOUNTS, merge, pairs, print_rows, text


def flatten(raw, headers, nested=text):
    members = merge(raw, headers)
    entries = {key: (nested if isinstance(value, (dict, list)) else text)(value) for key, value in sorted(members.items()) if value is not None}
    return {key: value for key, value in entries.items() if value.strip()}


def join(entries):
    return '&'.join(f'{key}={value}' for key, value in entries.items())


def read_right(raw, headers):
    return join(flatten(raw, headers))


def change_values(change):
    return lambda raw, headers: join({key: change(value) for key, value in flatten(raw, headers).items()})


def change_amounts(change):
    return lambda raw, headers: join({key: change(value) if key in AMOUNTS else value for key, value in flatten(raw, headers).items()})


def merge_extra(raw, headers):
    members = merge(raw, headers)
    return pairs({**members, **members.pop('extra', {})})


print_rows({
    'urlencode safe': lambda raw, headers: urlencode(flatten(raw, headers), safe=':/'),
    'quote whole': lambda raw, headers: quote(read_right(raw, headers)),
    'dumps half separators': lambda raw, headers: join(flatten(raw, headers, lambda value: json.dumps(value, ensure_ascii=False, separators=(',', ': ')))),
    'orjson bytes': lambda raw, headers: join(flatten(raw, headers, lambda value: str(orjson.dumps(value)))),
    '%g': change_amounts(lambda amount: '%g' % float(amount)),
    'utf8 ignore ascii read': lambda raw, headers: read_right(raw.encode().decode('ascii', 'ignore'), headers),
    'gb18030': lambda raw, headers: read_right(raw, headers).encode('gb18030'),
    'big5': lambda raw, headers: read_right(raw, headers).encode('big5', 'ignore'),
    'sort by length': lambda raw, headers: join(dict(sorted(flatten(raw, headers).items(), key=lambda entry: len(entry[0])))),
    'join of items str': lambda raw, headers: '&'.join(str(entry) for entry in flatten(raw, headers).items()),
    'ts+nonce+bytes body': lambda raw, headers: f"{headers['X-Timestamp']}{headers['X-Nonce']}{raw.encode()}",
    'NFD': lambda raw, headers: unicodedata.normalize('NFD', read_right(raw, headers)),
    'strip accents': lambda raw, headers: ''.join(sign for sign in unicodedata.normalize('NFKD', read_right(raw, headers)) if not unicodedata.combining(sign)),
    'markupsafe': change_values(lambda value: str(markupsafe.escape(value))),
    're \\s+': lambda raw, headers: re.sub(r'\s+', ' ', read_right(raw, headers)),
    'keys only': lambda raw, headers: '&'.join(flatten(raw, headers)),
    'list join': merge_extra,
})

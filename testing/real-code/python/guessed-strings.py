"""Functions of the next unseen set of strings whose strings showed something that was not told, or was told wrongly. python3 guessed-strings.py callbacks.json"""
from urllib.parse import quote

from callbacks import merge, print_rows, text

DOCUMENT_ORDER = ('orderType', 'orderNo', 'merchantOrderNo', 'status', 'amount', 'feeAmount', 'netAmount', 'completedAt', 'timestamp', 'nonce')


def flatten(raw, headers):
    entries = {key: text(value) for key, value in sorted(merge(raw, headers).items()) if value is not None}
    return {key: value for key, value in entries.items() if value.strip()}


def join(entries):
    return '&'.join(f'{key}={value}' for key, value in entries.items())


def print_numbers(raw, headers):
    members = merge(raw, headers)
    numbers = {key: '%g' % value for key, value in members.items() if isinstance(value, (int, float)) and not isinstance(value, bool)}
    return join({key: numbers.get(key, value) for key, value in flatten(raw, headers).items()})


def pick_fields(raw, headers):
    entries = flatten(raw, headers)
    return join({key: entries[key] for key in DOCUMENT_ORDER if key in entries})


print_rows({
    '%g numbers': print_numbers,
    'doc order list': pick_fields,
    'quote then lower hex': lambda raw, headers: join({key: quote(value, safe='').lower() for key, value in flatten(raw, headers).items()}),
})

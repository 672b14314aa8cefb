"""Both values of a body that has the headers' names itself. python3 own_twice.py callbacks.json"""
import json

from callbacks import print_rows, text


def both(raw, headers):
    entries = [(key, value) for key, value in json.loads(raw).items() if key != 'sign' and value is not None]
    entries += [('timestamp', headers['X-Timestamp']), ('nonce', headers['X-Nonce'])]
    return [(key, text(value)) for key, value in entries if text(value).strip()]


def join(pairs):
    return '&'.join(f'{key}={value}' for key, value in pairs)


def lists(raw, headers):
    """As a QueryDict or a MultiDict keeps them: a list where there are two."""
    found = {}
    for key, value in json.loads(raw).items():
        if key != 'sign' and value is not None and text(value).strip():
            found[key] = value
    for key, value in (('timestamp', headers['X-Timestamp']), ('nonce', headers['X-Nonce'])):
        found[key] = [found[key], value] if key in found else value
    return found


print_rows({
    'sorted(tuples)': lambda raw, headers: join(sorted(both(raw, headers))),
    'sorted(tuples, key=key)': lambda raw, headers: join(sorted(both(raw, headers), key=lambda pair: pair[0])),
    'headers first, sorted(key=key)': lambda raw, headers: join(sorted(both(raw, headers)[-2:] + both(raw, headers)[:-2], key=lambda pair: pair[0])),
    'sorted(texts)': lambda raw, headers: '&'.join(sorted(f'{key}={value}' for key, value in both(raw, headers))),
    'lists, str()': lambda raw, headers: '&'.join(f'{key}={value if key in ("timestamp", "nonce") else text(value)}' for key, value in sorted(lists(raw, headers).items())),
})

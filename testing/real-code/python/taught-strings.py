"""Functions of the next blind set whose strings were told wrongly, with something untrue beside it, or not at all, until that was mended. python3 taught-strings.py callbacks.json"""
import datetime

import yaml
from django.conf import settings
from django.http import QueryDict
from flask import Flask, request
from yarl import URL

from callbacks import merge, print_rows, text

settings.configure()


def keep(raw, headers):
    return {key: value for key, value in merge(raw, headers).items() if value is not None and (not isinstance(value, str) or value.strip())}


def entries(raw, headers):
    return {key: text(value) for key, value in sorted(keep(raw, headers).items())}


def join(pairs):
    return '&'.join(f'{key}={value}' for key, value in sorted(pairs.items()))


def date_times(raw, headers):
    pairs = entries(raw, headers)
    return join({key: datetime.datetime.utcfromtimestamp(int(value)).isoformat() if key in ('completedAt', 'createdAt') else value for key, value in pairs.items()})


def dump_nested(raw, headers):
    def dump(value):
        if not isinstance(value, (dict, list)):
            return text(value)
        return yaml.safe_dump(value, default_flow_style=True, sort_keys=False, allow_unicode=True, width=10000).strip()

    return join({key: dump(value) for key, value in keep(raw, headers).items()})


def read_form(raw, headers):
    with Flask('receiver').test_request_context('/callback', method='POST', data=raw, headers=headers):
        return join({**request.form.to_dict(), 'timestamp': request.headers['X-Timestamp'], 'nonce': request.headers['X-Nonce']})


def encode_query_dict(raw, headers):
    query = QueryDict(mutable=True)
    query.update(entries(raw, headers))
    return query.urlencode(safe='/:')


print_rows({
    'yaml nested': dump_nested,
    'isoformat utc': date_times,
    'flask form': read_form,
    'django QueryDict': encode_query_dict,
    'yarl with_query': lambda raw, headers: str(URL('/').with_query(list(entries(raw, headers).items()))).lstrip('/?'),
})

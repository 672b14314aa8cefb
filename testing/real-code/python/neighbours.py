"""Functions whose strings showed something that was not told, or was told wrongly; the last of the sets that the README counts."""
import json
import time

from callbacks import merge, pairs, print_rows, sign, text, FUNCTIONS


def flatten(raw, headers):
    members = merge(raw, headers)
    return {key: text(members[key]) for key in sorted(members) if members[key] is not None and text(members[key]).strip()}


def join(entries):
    return '&'.join(f'{key}={value}' for key, value in entries.items())


@sign
def nonce_str(raw, headers):
    """nonce as nonceStr, the body's own one replaced before"""
    return join(dict(sorted(('nonceStr' if key == 'nonce' else key, value) for key, value in flatten(raw, headers).items())))


@sign
def tuples(raw, headers):
    """json.dumps(sorted(items))"""
    return json.dumps(list(flatten(raw, headers).items()))


@sign
def secret_behind(raw, headers):
    """body + secret"""
    return raw + 's3cret'


@sign
def merchant_in_front(raw, headers):
    """merchantNo|timestamp|nonce|pairs"""
    entries = {key: value for key, value in flatten(raw, headers).items() if key not in ('timestamp', 'nonce')}
    return '|'.join([headers['X-Merchant-No'], headers['X-Timestamp'], headers['X-Nonce'], join(entries)])


@sign
def day(raw, headers):
    """completedAt as %Y%m%d"""
    entries = flatten(raw, headers)
    if 'completedAt' in entries:
        entries['completedAt'] = time.strftime('%Y%m%d', time.gmtime(int(entries['completedAt'])))
    return join(entries)


@sign
def quoted(raw, headers):
    """each value between double quotes"""
    return '&'.join(f'{key}="{value}"' for key, value in flatten(raw, headers).items())


@sign
def capitals(raw, headers):
    """TRUE and FALSE, as SQL has them"""
    members = merge(raw, headers)
    return pairs({key: str(value).upper() if isinstance(value, bool) else value for key, value in members.items()})


print_rows(FUNCTIONS)

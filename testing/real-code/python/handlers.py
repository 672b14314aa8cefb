"""What handlers log as the string that they verify, as in Django, Flask and FastAPI views; each with its habit."""
import datetime
import html
import json
import urllib.parse
from collections import OrderedDict
from decimal import Decimal

from callbacks import merge, print_rows

FUNCTIONS = {}


def handler(name):
    def keep(function):
        FUNCTIONS[name] = function
        return function
    return keep


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(',', ':'))


def flat(value):
    if isinstance(value, bool):
        return 'true' if value else 'false'
    return compact(value) if isinstance(value, (dict, list)) else str(value)


def pairs(members, show=flat):
    return '&'.join(f'{key}={show(value)}' for key, value in sorted(members.items()) if value is not None and str(value).strip())


@handler('Django: request.META names in lower case')
def _(raw, headers):
    members = json.loads(raw)
    members.pop('sign', None)
    members['http_x_timestamp'] = headers['X-Timestamp']
    members['http_x_nonce'] = headers['X-Nonce']
    return pairs(members)


@handler('Django: QueryDict.urlencode')
def _(raw, headers):
    from django.conf import settings
    if not settings.configured:
        settings.configure()
    from django.http import QueryDict
    query = QueryDict(mutable=True)
    for key, value in sorted(merge(raw, headers).items()):
        query[key] = value
    return query.urlencode()


@handler('Django: DRF DecimalField of the amounts, to_representation')
def _(raw, headers):
    members = merge(raw, headers)
    for key in ('amount', 'feeAmount', 'netAmount'):
        if key in members:
            members[key] = Decimal(members[key]).quantize(Decimal('0.0001'))
    return pairs(members)


@handler('Django: escape() in the template of the log')
def _(raw, headers):
    return html.escape(pairs(merge(raw, headers)))


@handler('Flask: get_json, truth drops')
def _(raw, headers):
    members = merge(raw, headers)
    return '&'.join(f'{key}={flat(members[key])}' for key in sorted(members) if members[key])


@handler('Flask: str of everything')
def _(raw, headers):
    members = merge(raw, headers)
    return '&'.join('%s=%s' % (key, members[key]) for key in sorted(members))


@handler('Flask: str of everything, None and empty dropped')
def _(raw, headers):
    members = merge(raw, headers)
    return '&'.join('%s=%s' % (key, members[key]) for key in sorted(members) if members[key] not in (None, ''))


@handler('Flask: json.dumps of non-strings')
def _(raw, headers):
    members = merge(raw, headers)
    return pairs(members, lambda value: value if isinstance(value, str) else json.dumps(value))


@handler('FastAPI: model of the eight, model_dump, exclude_none')
def _(raw, headers):
    given = json.loads(raw)
    names = ('order_type', 'order_no', 'merchant_order_no', 'status', 'amount', 'fee_amount', 'net_amount', 'completed_at')
    camel = lambda name: ''.join(part.title() if index else part for index, part in enumerate(name.split('_')))
    members = {name: given.get(camel(name)) for name in names}
    return pairs({**members, 'timestamp': headers['X-Timestamp'], 'nonce': headers['X-Nonce']})


@handler('FastAPI: model of the eight, by_alias, amounts Decimal, completedAt datetime')
def _(raw, headers):
    members = merge(raw, headers)
    kept = {key: members.get(key) for key in ('orderType', 'orderNo', 'merchantOrderNo', 'status', 'completedAt', 'nonce', 'timestamp')}
    for key in ('amount', 'feeAmount', 'netAmount'):
        if key in members:
            kept[key] = Decimal(members[key]).normalize()
    if kept['completedAt']:
        kept['completedAt'] = datetime.datetime.fromtimestamp(kept['completedAt'], datetime.timezone.utc)
    return pairs(kept)


@handler('FastAPI: Header() default None')
def _(raw, headers):
    members = json.loads(raw)
    members.pop('sign', None)
    members.update(timestamp=headers.get('timestamp'), nonce=headers.get('nonce'))
    return '&'.join(f'{key}={flat(value)}' for key, value in sorted(members.items()))


@handler('urlencode(sorted), quote_via=quote')
def _(raw, headers):
    return urllib.parse.urlencode(sorted(merge(raw, headers).items()), quote_via=urllib.parse.quote)


@handler('unquote_plus(urlencode)')
def _(raw, headers):
    members = merge(raw, headers)
    return urllib.parse.unquote_plus(urllib.parse.urlencode({key: flat(members[key]) for key in sorted(members) if members[key] not in (None, '')}))


@handler('the JSON text sorted, sort_keys=True')
def _(raw, headers):
    return json.dumps(merge(raw, headers), sort_keys=True, separators=(',', ':'), ensure_ascii=False)


@handler('nested sorted by key, floats as they come')
def _(raw, headers):
    return pairs(merge(raw, headers), lambda value: json.dumps(value, sort_keys=True, separators=(',', ':'), ensure_ascii=False) if isinstance(value, (dict, list)) else flat(value))


@handler('parse_float=Decimal kept with its zeros, E notation')
def _(raw, headers):
    return pairs(merge(raw, headers, parse_float=Decimal), lambda value: str(value) if isinstance(value, Decimal) else json.dumps(value, default=str, ensure_ascii=False, separators=(',', ':')) if isinstance(value, (dict, list)) else flat(value))


@handler('parse_float=str, parse_int=str')
def _(raw, headers):
    return pairs(merge(raw, headers, parse_float=str, parse_int=str))


@handler('OrderedDict as received, headers appended')
def _(raw, headers):
    members = json.loads(raw, object_pairs_hook=OrderedDict)
    members.pop('sign', None)
    return '&'.join(f'{key}={flat(value)}' for key, value in [*members.items(), ('timestamp', headers['X-Timestamp']), ('nonce', headers['X-Nonce'])] if value not in (None, ''))


@handler('sorted(key=str.lower), logged with %r')
def _(raw, headers):
    members = merge(raw, headers)
    return repr('&'.join(f'{key}={flat(members[key])}' for key in sorted(members, key=str.lower) if members[key] not in (None, '')))


@handler('body decoded as latin-1')
def _(raw, headers):
    return pairs(merge(raw.encode().decode('latin-1'), headers))


@handler('encode ascii, ignore')
def _(raw, headers):
    return pairs(merge(raw, headers)).encode('ascii', 'ignore').decode()


@handler('time.time() instead of the header')
def _(raw, headers):
    members = merge(raw, headers)
    members['timestamp'] = int(headers['X-Timestamp']) + 3
    return pairs(members)


@handler('timestamp as float')
def _(raw, headers):
    members = merge(raw, headers)
    members['timestamp'] = float(headers['X-Timestamp'])
    return pairs(members)


@handler('all headers merged, lower case')
def _(raw, headers):
    members = json.loads(raw)
    members.update({key.lower(): value for key, value in headers.items() if key != 'X-Sign'})
    return pairs(members)


print_rows(FUNCTIONS)

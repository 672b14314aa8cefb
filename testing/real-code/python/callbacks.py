"""What these programs share: the callbacks (the first argument), a body with its headers merged in, its pairs, and the rows they print."""
import base64
import json
import sys


def read_headers(text):
    return dict(line.split(': ', 1) for line in text.strip().split('\n'))


def merge(raw, headers, **options):
    """The body's members with timestamp and nonce, without sign."""
    members = json.loads(raw, **options)
    members['timestamp'] = headers['X-Timestamp']
    members['nonce'] = headers['X-Nonce']
    members.pop('sign', None)
    return members


AMOUNTS = ('amount', 'feeAmount', 'netAmount')
FUNCTIONS = {}


def sign(function):
    """Lists it by what it says it does."""
    FUNCTIONS[function.__doc__] = function
    return function


def text(value):
    if isinstance(value, bool):
        return str(value).lower()
    return json.dumps(value, separators=(',', ':'), ensure_ascii=False) if isinstance(value, (dict, list)) else str(value)


def pairs(members):
    """Sorted, without nulls and blanks."""
    return '&'.join(f'{key}={text(members[key])}' for key in sorted(members) if members[key] is not None and text(members[key]).strip())


def print_rows(functions):
    """What each function makes of each callback, as text or as bytes; what raises has no row."""
    for name, callback in json.load(open(sys.argv[1], encoding='utf-8')).items():
        for implementation, function in functions.items():
            try:
                made = function(callback['body'], read_headers(callback['headers']))
            except Exception as error:
                print(implementation, name, repr(error)[:90], file=sys.stderr)
                continue
            text = {'base64': base64.b64encode(made).decode()} if isinstance(made, bytes) else {'text': made}
            print(json.dumps({'language': 'Python', 'implementation': implementation, 'callback': name, **text}))

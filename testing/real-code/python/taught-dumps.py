"""Bodies as Python’s libraries, a store, an editor and a table print them, and own strings as a terminal, a table and JSON have them. python3 taught-dumps.py callbacks.json"""
import io
import json
import re
import sys

import structlog
import yaml
from rich.console import Console


def print_rich(raw):
    out = io.StringIO()
    Console(file=out, width=80).print(json.loads(raw))
    return out.getvalue()


def lines(raw, prefix=''):
    """Names and values on lines of their own."""
    return '\n'.join(f'{prefix}{key}\n{value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)}' for key, value in json.loads(raw).items())


BODIES = {
    'yaml flow': lambda raw: yaml.safe_dump(json.loads(raw), allow_unicode=True, default_flow_style=True),
    'structlog kv': lambda raw: structlog.processors.KeyValueRenderer(key_order=['event'])(None, 'info', {'event': 'callback', **json.loads(raw)}),
    'rich print': print_rich,
    'unicode_escape': lambda raw: raw.encode('unicode_escape').decode(),
    'hgetall raw': lambda raw: lines(raw) + '\n',  # as redis-cli --raw hgetall does
    'document table': lambda raw: lines(raw, 'body.'),  # as Kibana’s table of a document is copied
    'autolink': lambda raw: re.sub(r'(https?://[^\s"]+)', r'[\1](\1)', raw),  # as an editor of Markdown does
    'guillemets': lambda raw: re.sub(r'"([^"\\]*)"', '«\u00a0\\1\u00a0»', raw),  # as a French autocorrection does
}
OWN = {
    'prompt': lambda string: f'dev@pay-1:~/sign$ echo "$STR"\n{string}\ndev@pay-1:~/sign$',
    'table cell': lambda string: f'| string to sign | {string} |',
    'JSON field': lambda string: json.dumps({'stringToSign': string}, indent=2),
}

for name, callback in json.load(open(sys.argv[1], encoding='utf-8')).items():
    for kind, functions, given in (('body', BODIES, callback['body']), ('own', OWN, callback['canonical'])):
        for implementation, function in functions.items():
            print(json.dumps({'kind': kind, 'implementation': implementation, 'callback': name, 'text': function(given)}))

"""Bodies (and own strings, as copies of them) as structlog, pandas and the standard library print them. python3 half-dumps.py callbacks.json"""
import json
import shlex
import sys
import textwrap

import pandas
import structlog
import yaml

BODIES = {
    'structlog kv fields': lambda raw: structlog.processors.KeyValueRenderer()(None, None, {'event': 'callback', **json.loads(raw)}),
    'pandas Series': lambda raw: str(pandas.Series(json.loads(raw))),
    'yaml.dump': lambda raw: yaml.dump(json.loads(raw)),
    'textwrap': lambda raw: textwrap.fill(raw, 100),
    'curl -d': lambda raw: "curl -X POST https://shop.example/callback -H 'Content-Type: application/json' -d " + shlex.quote(raw),
    'mojibake twice': lambda raw: raw.encode().decode('cp1252').encode().decode('cp1252'),
    'xmlcharrefreplace': lambda raw: raw.encode('ascii', 'xmlcharrefreplace').decode(),
    'unicode_escape decode': lambda raw: raw.encode().decode('unicode_escape'),
}
OWN = {
    'paste: f-string =': lambda s: f'{s=}',
    'paste: textwrap': lambda s: textwrap.fill(s, 80),
}

for name, callback in json.load(open(sys.argv[1], encoding='utf-8')).items():
    for kind, functions, text in (('body', BODIES, callback['body']), ('own', OWN, callback['canonical'])):
        for implementation, function in functions.items():
            try:
                print(json.dumps({'kind': kind, 'implementation': implementation, 'callback': name, 'text': function(text)}))
            except UnicodeDecodeError:
                pass  # bytes that Windows-1252 does not have

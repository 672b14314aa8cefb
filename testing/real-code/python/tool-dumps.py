# Bodies and headers as Python's frameworks, loggers and tools around them give them back.
import base64, collections, datetime, json, logging, pprint, sys, urllib.parse, io, shlex, html, textwrap
from decimal import Decimal
from types import SimpleNamespace
from dataclasses import dataclass
C = json.load(open(sys.argv[1])); F = {}
def body(n): 
    def k(f): F['body', n] = f; return f
    return k
def head(n): 
    def k(f): F['headers', n] = f; return f
    return k
def H(t): return dict(l.split(': ', 1) for l in t.strip().split('\n'))
import pydantic, yaml, xmltodict
from pydantic import BaseModel, ConfigDict
class Any_(BaseModel):
    model_config = ConfigDict(extra='allow')
body('logger.info("body=%s", data)')(lambda r, h: "INFO:pay:callback body=%s" % json.loads(r))
body('pprint width 120')(lambda r, h: pprint.pformat(json.loads(r), width=120))
body('pydantic repr')(lambda r, h: repr(Any_.model_validate_json(r)))
body('pydantic model_dump_json')(lambda r, h: Any_.model_validate_json(r).model_dump_json(indent=2))
body('json.dumps sort_keys indent')(lambda r, h: json.dumps(json.loads(r), sort_keys=True, indent=4))
body('yaml.dump')(lambda r, h: yaml.dump(json.loads(r), allow_unicode=True, sort_keys=False))
body('xmltodict.unparse')(lambda r, h: xmltodict.unparse({'callback': json.loads(r)}, pretty=True))
body('Django QueryDict of json as key')(lambda r, h: "<QueryDict: {%r: ['']}>" % r)
body('DRF request.data OrderedDict')(lambda r, h: repr(json.loads(r, object_pairs_hook=collections.OrderedDict)))
body('request.get_data() bytes')(lambda r, h: repr(r.encode()))
body('CloudWatch: message in JSON')(lambda r, h: json.dumps({'timestamp': '2026-11-22T10:00:00Z', 'level': 'INFO', 'message': 'callback received', 'body': r}))
body('API Gateway event, base64')(lambda r, h: json.dumps({'resource': '/cb', 'httpMethod': 'POST', 'body': base64.b64encode(r.encode()).decode(), 'isBase64Encoded': True}))
body('Kibana hit _source')(lambda r, h: json.dumps({'_index': 'logs-2026.11.22', '_id': 'AYx', '_source': {'@timestamp': '2026-11-22T10:00:00Z', 'message': r}}, ensure_ascii=False))
body('f"{data=}"')(lambda r, h: "data=" + repr(json.loads(r)))
body('items printed line by line')(lambda r, h: '\n'.join(f'{k}: {v}' for k, v in json.loads(r).items()))
body('parse_float=Decimal repr')(lambda r, h: repr(json.loads(r, parse_float=Decimal)))
body('nginx $request_body \\x escapes')(lambda r, h: '203.0.113.9 - - [22/Nov/2026:10:00:00 +0000] "POST /cb HTTP/1.1" 200 2 "' + ''.join(ch if 32 <= b < 127 and ch not in '"\\' else '\\x%02X' % b for b, ch in ((b, chr(b)) for b in r.encode())) + '"')
body('SimpleNamespace')(lambda r, h: repr(json.loads(r, object_hook=lambda d: SimpleNamespace(**d))))
body('curl -v --data copy')(lambda r, h: "curl -X POST https://shop.example/cb -H 'Content-Type: application/json' -d " + shlex.quote(r))
body('HTTPie pretty, sorted')(lambda r, h: json.dumps(json.loads(r), indent=4, sort_keys=True, ensure_ascii=False))
body('Postman pre-request: JSON in a JSON string')(lambda r, h: json.dumps(r))
body('textwrap fill 80')(lambda r, h: '\n'.join(r[i:i+80] for i in range(0, len(r), 80)))
body('HTML-escaped by a ticket')(lambda r, h: html.escape(r))
body('Slack smart quotes')(lambda r, h: r.replace('"', '\u201c'))
body('tuple list of items')(lambda r, h: repr(list(json.loads(r).items())))
body('str values only, all str()')(lambda r, h: json.dumps({k: str(v) for k, v in json.loads(r).items()}))
body('amount floats re-dumped')(lambda r, h: json.dumps({k: float(v) if 'mount' in k else v for k, v in json.loads(r).items()}))
body('drop None and empty')(lambda r, h: json.dumps({k: v for k, v in json.loads(r).items() if v}))
body('snake keys')(lambda r, h: json.dumps({''.join('_' + c.lower() if c.isupper() else c for c in k): v for k, v in json.loads(r).items()}))
body('isoformat completedAt')(lambda r, h: json.dumps({k: (datetime.datetime.fromtimestamp(v, datetime.timezone.utc).isoformat() if k == 'completedAt' else v) for k, v in json.loads(r).items()}))
head('dict(request.headers)')(lambda r, h: repr(H(h)))
head('WSGI environ HTTP_X')(lambda r, h: pprint.pformat({'HTTP_' + k.upper().replace('-', '_') if k != 'Content-Type' else 'CONTENT_TYPE': v for k, v in H(h).items()}))
head('ASGI scope headers')(lambda r, h: repr([(k.lower().encode(), v.encode()) for k, v in H(h).items()]))
head('curl -v')(lambda r, h: '> POST /cb HTTP/1.1\n> Host: shop.example\n' + ''.join(f'> {k}: {v}\n' for k, v in H(h).items()) + '>\n')
head('API Gateway multiValueHeaders')(lambda r, h: json.dumps({'multiValueHeaders': {k: [v] for k, v in H(h).items()}}, indent=1))
head('HAR headers')(lambda r, h: json.dumps([{'name': k, 'value': v} for k, v in H(h).items()]))
head('Charles: name TAB value')(lambda r, h: '\n'.join(f'{k}\t{v}' for k, v in H(h).items()))
head('mitmproxy flow repr')(lambda r, h: 'Headers[' + ', '.join(f"(b'{k}', b'{v}')" for k, v in H(h).items()) + ']')
head('Markdown table')(lambda r, h: '| Header | Value |\n|---|---|\n' + '\n'.join(f'| {k} | {v} |' for k, v in H(h).items()))
head('Postman key:value bulk edit')(lambda r, h: '\n'.join(f'{k}:{v}' for k, v in H(h).items()))
for n, c in C.items():
    for (k, i), f in F.items():
        try: t = f(c['body'], c['headers'])
        except Exception as e: sys.stderr.write(f'{i} {n} {e!r}\n'); continue
        print(json.dumps({'language': 'Python', 'kind': k, 'implementation': i, 'callback': n, 'text': t}))

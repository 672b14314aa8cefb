import json,sys,yaml,csv,io,pprint,collections,dataclasses,logging,base64,urllib.parse,html,shlex,datetime
from xml.sax.saxutils import escape
C=json.load(open(sys.argv[1])); 
def out(kind,lang,impl,n,t): print(json.dumps({'kind':kind,'language':lang,'implementation':impl,'callback':n,'text':t}))
def H(t): return [tuple(l.split(': ',1)) for l in t.strip().split('\n')]
dj=lambda o,**k: json.dumps(o,ensure_ascii=False,**k)
def mysql(v):
    if isinstance(v,dict): return '{'+', '.join(dj(k)+': '+mysql(v[k]) for k in sorted(v,key=lambda k:(len(k.encode()),k.encode())))+'}'
    if isinstance(v,list): return '['+', '.join(map(mysql,v))+']'
    return dj(v)
def ext(v):
    if isinstance(v,bool) or v is None or isinstance(v,str): return v
    if isinstance(v,int): return {'$numberInt':str(v)} if abs(v)<2**31 else {'$numberLong':str(v)}
    if isinstance(v,float): return {'$numberDouble':repr(v)}
    if isinstance(v,dict): return {k:ext(x) for k,x in v.items()}
    return [ext(x) for x in v]
def dyn(v):
    if v is None: return {'NULL':True}
    if isinstance(v,bool): return {'BOOL':v}
    if isinstance(v,str): return {'S':v}
    if isinstance(v,(int,float)): return {'N':str(v)}
    if isinstance(v,dict): return {'M':{k:dyn(x) for k,x in v.items()}}
    return {'L':[dyn(x) for x in v]}
def fire(v):
    if v is None: return {'nullValue':None}
    if isinstance(v,bool): return {'booleanValue':v}
    if isinstance(v,str): return {'stringValue':v}
    if isinstance(v,int): return {'integerValue':str(v)}
    if isinstance(v,float): return {'doubleValue':v}
    if isinstance(v,dict): return {'mapValue':{'fields':{k:fire(x) for k,x in v.items()}}}
    return {'arrayValue':{'values':[fire(x) for x in v]}}
def proto(v):
    if isinstance(v,dict): return {k:proto(x) for k,x in v.items() if x not in (None,'',[],{},0,False) or x is True}
    if isinstance(v,list): return [proto(x) for x in v]
    if isinstance(v,int) and not isinstance(v,bool): return str(v)
    return v
def xml(k,v):
    if isinstance(v,dict): return f'<{k}>'+''.join(xml(a,b) for a,b in v.items())+f'</{k}>'
    if isinstance(v,list): return ''.join(xml(k,x) for x in v) or f'<{k}/>'
    if v is None: return f'<{k}/>'
    if isinstance(v,bool): v=str(v).lower()
    return f'<{k}>{escape(str(v))}</{k}>'
def logfmt(b): return ' '.join(f'{k}={v if isinstance(v,str) and v and " " not in v and chr(34) not in v and "=" not in v else dj(v)}' for k,v in b.items())
class Q(dict): pass
for n,c in C.items():
    raw=c['body']; b=json.loads(raw); o=lambda i,t,l='Python': out('body',l,i,n,t)
    o('MySQL JSON column',mysql(b),'SQL'); o('PostgreSQL jsonb','{'+', '.join(dj(k)+': '+dj(b[k]) for k in sorted(b,key=lambda k:(len(k.encode()),k.encode())))+'}','SQL')
    o('SQLite json()',dj(b,separators=(',',':')),'SQL')
    o('mongoexport canonical',dj({'_id':{'$oid':'6740a1b2c3d4e5f601234567'},**ext(b),'__v':{'$numberInt':'0'}},separators=(',',':')),'MongoDB')
    o('mongosh find',"{\n  _id: ObjectId('6740a1b2c3d4e5f601234567'),\n"+',\n'.join(f'  {k}: '+("'"+v+"'" if isinstance(v,str) else f'Long(\'{v}\')' if isinstance(v,int) and not isinstance(v,bool) else dj(v)) for k,v in b.items())+'\n}','MongoDB')
    o('mongo legacy shell','{ "_id" : ObjectId("6740a1b2c3d4e5f601234567"), '+', '.join(dj(k)+' : '+(f'NumberLong({v})' if isinstance(v,int) and not isinstance(v,bool) else dj(v)) for k,v in b.items())+' }','MongoDB')
    o('DynamoDB item',dj({k:dyn(v) for k,v in b.items()},indent=4),'AWS')
    o('Firestore document',dj({'fields':{k:fire(v) for k,v in b.items()}},indent=2),'Google')
    o('protobuf JSON (int64 text, defaults gone)',dj(proto(b)),'Protobuf')
    o('yaml safe_dump',yaml.safe_dump(b,allow_unicode=True)); o('yaml dump unsorted',yaml.dump(b,sort_keys=False))
    s=io.StringIO(); w=csv.writer(s); w.writerow(b); w.writerow([dj(v) if isinstance(v,(dict,list)) else v for v in b.values()]); o('csv two lines',s.getvalue())
    o('redis-cli HGETALL',''.join(f'{2*i+1}) {dj(k)}\n{2*i+2}) {dj(v if isinstance(v,str) else dj(v))}\n' for i,(k,v) in enumerate(b.items())),'Redis')
    o('redis-cli GET',dj(raw),'Redis')
    o('xml',f'<?xml version="1.0" encoding="UTF-8"?>\n'+xml('callback',b),'XML')
    o('pformat',pprint.pformat(b)); o('OrderedDict',repr(collections.OrderedDict(b))); o('defaultdict',repr(collections.defaultdict(str,b)))
    o('logging record','2026-11-21 22:03:11,204 INFO views callback received: '+repr(b)); o('repr(raw) in log','INFO:root:body=%r'%raw); o('repr(bytes) in log','DEBUG [callback] raw=%r'%raw.encode())
    o('items list',repr(list(b.items()))); o('SimpleNamespace',repr(__import__('types').SimpleNamespace(**b)) if all(k.isidentifier() for k in b) else repr(b))
    o('logfmt','level=info ts=2026-11-21T22:03:11Z msg="callback" '+logfmt(b),'Go')
    o('Elixir inspect','%{'+', '.join(f'{dj(k)} => '+('nil' if v is None else dj(v) if not isinstance(v,dict) else '%{'+', '.join(f'{dj(a)} => {"nil" if x is None else dj(x)}' for a,x in v.items())+'}') for k,v in sorted(b.items()))+'}','Elixir')
    o('Rust serde_json Debug','Object {'+', '.join(f'{dj(k)}: '+('String('+dj(v)+')' if isinstance(v,str) else f'Number({v})' if isinstance(v,(int,float)) and not isinstance(v,bool) else f'Bool({str(v).lower()})' if isinstance(v,bool) else 'Null' if v is None else dj(v)) for k,v in sorted(b.items()))+'}','Rust')
    o('Scala Map','Map('+', '.join(f'{k} -> {v if isinstance(v,str) else dj(v)}' for k,v in b.items())+')','Scala')
    o('Kotlin data class','CallbackDto('+', '.join(f'{k}={v if isinstance(v,str) else "null" if v is None else dj(v)}' for k,v in b.items())+')','Kotlin')
    o('Clojure map','{'+', '.join(f':{k} {dj(v) if v is not None else "nil"}' for k,v in b.items())+'}','Clojure')
    o('Swift dictionary','['+', '.join(f'{dj(k)}: {dj(v) if v is not None else "<null>"}' for k,v in b.items())+']','Swift')
    o('ELK _source',dj({'_index':'callbacks-2026.11','_id':'x9','_score':1.0,'_source':{'@timestamp':'2026-11-21T22:03:11.204Z','level':'INFO','body':raw}},indent=2),'ELK')
    o('Sentry extra',dj({'extra':{'request_body':b}}),'Sentry'); o('Kafka record',f'CreateTime:1790000020123\tpartition:3\tkey-1\t{raw}','Kafka')
    o('Markdown table','| key | value |\n|---|---|\n'+''.join(f'| {k} | {v if isinstance(v,str) else dj(v)} |\n' for k,v in b.items()),'ticket')
    o('Excel cells tab','\n'.join(f'{k}\t{v if isinstance(v,str) else dj(v)}' for k,v in b.items()),'ticket')
    o('Slack quote',''.join(f'> {l}\n' for l in dj(b,indent=2).split('\n')),'ticket'); o('Jira {code}','{code:json}\n'+raw+'\n{code}','ticket'); o('smart quotes',raw.replace('"','\u201d'),'ticket'); o('Word nbsp indent',dj(b,indent=2).replace('  ','\u00a0\u00a0'),'ticket')
    o('urlencoded json param','payload='+urllib.parse.quote_plus(raw)); o('base64 body (Lambda)',base64.b64encode(raw.encode()).decode(),'AWS'); o('html escaped view-source',html.escape(raw),'browser'); o('JSON in JSON',dj({'body':raw}))
    o('base64url no padding',base64.urlsafe_b64encode(raw.encode()).decode().rstrip('='),'AWS'); o('hexdump -C',''.join(f'{i:08x}  {" ".join("%02x"%x for x in raw.encode()[i:i+8]):<24} {" ".join("%02x"%x for x in raw.encode()[i+8:i+16]):<24} |{"".join(chr(x) if 32<=x<127 else "." for x in raw.encode()[i:i+16])}|\n' for i in range(0,len(raw.encode()),16)),'tcpdump')
    h=H(c['headers']); g=lambda i,t,l: out('headers',l,i,n,t); low=[(k.lower(),v) for k,v in h]
    extra=[('Host','shop.example'),('User-Agent','okhttp/4.9.3'),('Content-Length',str(len(raw.encode()))),('Accept-Encoding','gzip')]
    A=extra[:2]+h+extra[2:]; L=[(k.lower(),v) for k,v in A]
    env=lambda k:'HTTP_'+k.upper().replace('-','_')
    g('Flask str(request.headers)',''.join(f'{k}: {v}\r\n' for k,v in A)+'\r\n','Flask'); g('Flask dict(request.headers)',repr(dict(A)),'Flask'); g('werkzeug EnvironHeaders',f'EnvironHeaders({A!r})','Flask')
    g('FastAPI headers repr',f'Headers({dict(L)!r})','FastAPI'); g('Starlette raw',repr([(k.encode(),v.encode()) for k,v in L]),'FastAPI')
    g('Django META pprint',pprint.pformat({**{env(k):v for k,v in A if not k.startswith('Content-')},'CONTENT_TYPE':'application/json','CONTENT_LENGTH':'9','REMOTE_ADDR':'10.0.0.1','wsgi.multithread':True}),'Django'); g('Django request.headers',repr(dict(A)),'Django')
    g('Express req.headers json',dj(dict(L),indent=2),'Express'); g('Express rawHeaders json',dj([x for kv in A for x in kv]),'Express')
    g('Spring HttpHeaders','['+', '.join(f'{k}:"{v}"' for k,v in L)+']','Spring'); g('Spring @RequestHeader Map','{'+', '.join(f'{k}={v}' for k,v in L)+'}','Spring'); g('Spring MultiValueMap','{'+', '.join(f'{k}=[{v}]' for k,v in L)+'}','Spring')
    g('Gin c.Request.Header %v','map['+' '.join(f'{k}:[{v}]' for k,v in sorted(A))+']','Gin'); g('Gin JSON',dj({k:[v] for k,v in sorted(A)}),'Gin'); g('fasthttp String','POST /cb HTTP/1.1\r\n'+''.join(f'{k}: {v}\r\n' for k,v in A),'Go')
    g('Laravel headers->all() json',dj({k:[v] for k,v in L}),'Laravel'); g('Laravel dd lines','array:9 [\n'+''.join(f'  "{k}" => array:1 [\n    0 => "{v}"\n  ]\n' for k,v in L)+']','Laravel'); g('getallheaders print_r','Array\n(\n'+''.join(f'    [{k}] => {v}\n' for k,v in A)+')\n','PHP'); g('$_SERVER var_export','array (\n'+''.join(f"  '{env(k)}' => '{v}',\n" for k,v in A)+"  'REQUEST_TIME' => 1790000016,\n)",'PHP')
    g('Rack env inspect','{'+', '.join(f'"{env(k)}"=>"{v}"' for k,v in A)+', "rack.version"=>[1, 3]}','Rack'); g('Rails headers select',repr([[env(k),v] for k,v in A]).replace("'",'"'),'Rack')
    g('ASP.NET Core foreach','\n'.join(f'[{k}, {v}]' for k,v in A),'ASP.NET'); g('ASP.NET JSON',dj([{'Key':k,'Value':[v]} for k,v in A]),'ASP.NET'); g('ASP.NET HttpRequestHeaders','\r\n'.join(f'{k}: {v}' for k,v in A),'ASP.NET')
    g('nginx log named vars','10.0.0.1 - - [21/Nov/2026:22:03:11 +0000] "POST /cb HTTP/1.1" 200 2 '+' '.join(f'http_{k.lower().replace("-","_")}="{v}"' for k,v in h),'nginx'); g('nginx debug log','\n'.join(f'2026/11/21 22:03:11 [debug] 7#7: *1 http header: "{k}: {v}"' for k,v in A),'nginx')
    g('HAProxy -d',''.join(f'00000001:fe.clihdr[0009:ffffffff]: {k.lower()}: {v}\n' for k,v in A),'HAProxy'); g('HAProxy capture','{'+'|'.join(v for k,v in h)+'}','HAProxy')
    g('ALB Lambda event',dj({'requestContext':{'elb':{}},'httpMethod':'POST','headers':dict(L)}),'AWS'); g('ALB multiValueHeaders',dj({'multiValueHeaders':{k:[v] for k,v in L}}),'AWS'); g('API Gateway CloudWatch','{'+', '.join(f'{k}={v}' for k,v in A)+'}','AWS'); g('Cloudflare Workers entries',dj(L),'Cloudflare'); g('Cloudflare Headers inspect','Headers(8) {\n'+',\n'.join(f"  '{k}' => '{v}'" for k,v in L)+' }','Cloudflare'); g('Fetch console.log','HeadersList {\n  cookies: null,\n  [Symbol(headers map)]: Map(8) {\n'+',\n'.join(f"    '{k}' => {{ name: '{k}', value: '{v}' }}" for k,v in L)+'\n  }\n}','Node')
    g('curl -v','> POST /cb HTTP/1.1\n'+''.join(f'> {k}: {v}\n' for k,v in A)+'>\n','curl'); g('wget -d','---request begin---\nPOST /cb HTTP/1.1\n'+'\n'.join(f'{k}: {v}' for k,v in A)+'\n\n---request end---','wget')
    req='POST /cb HTTP/1.1\r\n'+''.join(f'{k}: {v}\r\n' for k,v in A)
    g('Wireshark tree','Hypertext Transfer Protocol\n    POST /cb HTTP/1.1\\r\\n\n'+''.join(f'    {k}: {v}\\r\\n\n' for k,v in A),'Wireshark'); g('tcpdump -A','22:03:11.204513 IP 10.0.0.9.51234 > 10.0.0.1.80: Flags [P.], seq 1:901, ack 1, win 502, length 900: HTTP: POST /cb HTTP/1.1\nE...|.@.@......\t.......P....\n'+req.replace('\r\n','\n'),'tcpdump'); g('mitmproxy flow',''.join(f'    {k}: {v}\n' for k,v in A),'mitmproxy'); g('ngrok inspector','\n'.join(f'{k}\n{v}' for k,v in A),'ngrok'); g('webhook.site table','\n'.join(f'{k.lower()}\t{v}' for k,v in A),'webhook.site'); g('Postman console','\n'.join(f'{k}: "{v}"' for k,v in A),'Postman'); g('Charles tab','\n'.join(f'{k}\t{v}' for k,v in A),'Charles'); g('Fiddler raw',req,'Fiddler'); g('Chrome DevTools two lines','\n'.join(f'{k}:\n{v}' for k,v in A),'Chrome')
    g('Kong request.headers',dj({'request':{'headers':dict(L),'uri':'/cb'}}),'Kong'); g('Traefik access log',' '.join(f'"request_{k}":"{v}"' for k,v in A),'Traefik'); g('Istio/Envoy log',''.join(f"'{k}', '{v}'\n" for k,v in L),'Envoy'); g('Azure Functions',dj({k:v for k,v in A}),'Azure'); g('Akka HttpHeader List','List('+', '.join(f'{k}: {v}' for k,v in A)+')','Scala'); g('Vert.x MultiMap','\n'.join(f'{k}: {v}' for k,v in A)+'\n','Vert.x'); g('Erlang cowboy map','#{'+','.join(f'<<"{k}">> => <<"{v}">>' for k,v in L)+'}','Erlang'); g('Elixir conn.req_headers','['+', '.join(f'{{"{k}", "{v}"}}' for k,v in L)+']','Elixir'); g('Rust HeaderMap Debug','{'+', '.join(f'"{k}": "{v}"' for k,v in L)+'}','Rust')

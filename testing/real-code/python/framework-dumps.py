import json,sys,pprint,types,dataclasses,collections,urllib.parse,logging,base64,typing,datetime,enum
from decimal import Decimal
from werkzeug.datastructures import MultiDict,ImmutableMultiDict,Headers,EnvironHeaders
import pydantic,requests,yaml
C=json.load(open(sys.argv[1]))
def H(t): return dict(l.split(': ',1) for l in t.strip().split('\n'))
class Status(str,enum.Enum): completed='completed'
@dataclasses.dataclass
class Cb:
    orderType:str;orderNo:str;merchantOrderNo:str;status:str;amount:str;feeAmount:typing.Optional[str]=None;netAmount:typing.Optional[str]=None;completedAt:typing.Optional[int]=None
class Pyd(pydantic.BaseModel):
    model_config=pydantic.ConfigDict(extra='allow')
    orderType:str;orderNo:str;merchantOrderNo:str;status:str;amount:str;feeAmount:typing.Optional[str]=None;netAmount:typing.Optional[str]=None;completedAt:typing.Optional[int]=None
class PydD(pydantic.BaseModel):
    model_config=pydantic.ConfigDict(extra='allow')
    orderType:str;orderNo:str;merchantOrderNo:str;status:str;amount:Decimal;feeAmount:typing.Optional[Decimal]=None;netAmount:typing.Optional[Decimal]=None;completedAt:typing.Optional[datetime.datetime]=None
B={
'repr bytes':lambda r:repr(r.encode()),
'logging %r of bytes':lambda r:'2026-09-21 14:13:36,120 INFO views callback body=%r'%r.encode(),
'logging %s dict':lambda r:'2026-09-21 14:13:36,120 [INFO] callback: %s'%json.loads(r),
'f-string data=':lambda r:(lambda data:f'{data=}')(json.loads(r)),
'pprint width 40':lambda r:pprint.pformat(json.loads(r),width=40),
'pprint sort_dicts':lambda r:pprint.pformat(json.loads(r)),
'OrderedDict repr':lambda r:repr(json.loads(r,object_pairs_hook=collections.OrderedDict)),
'SimpleNamespace':lambda r:repr(json.loads(r,object_hook=lambda d:types.SimpleNamespace(**d))),
'MultiDict repr':lambda r:repr(MultiDict(json.loads(r))),
'ImmutableMultiDict form of raw':lambda r:repr(ImmutableMultiDict([(r,'')])),
'django QueryDict of raw':lambda r:"<QueryDict: {%r: ['']}>"%r,
'dataclass repr':lambda r:repr(Cb(**{k:v for k,v in json.loads(r).items() if k in Cb.__dataclass_fields__})),
'pydantic repr extra':lambda r:repr(Pyd(**json.loads(r))),
'pydantic model_dump_json':lambda r:Pyd(**json.loads(r)).model_dump_json(),
'pydantic Decimal datetime json':lambda r:PydD(**json.loads(r)).model_dump_json(),
'pydantic indent exclude_none':lambda r:Pyd(**json.loads(r)).model_dump_json(indent=2,exclude_none=True),
'json.dumps indent 4 sort_keys':lambda r:json.dumps(json.loads(r),indent=4,sort_keys=True),
'json.dumps ensure_ascii False default str Decimal':lambda r:json.dumps(json.loads(r,parse_float=Decimal),default=str,ensure_ascii=False),
'urlencode':lambda r:urllib.parse.urlencode(json.loads(r)),
'urlencode compact json values':lambda r:urllib.parse.urlencode({k:(v if isinstance(v,str) else json.dumps(v)) for k,v in json.loads(r).items()}),
'quote raw':lambda r:urllib.parse.quote(r),
'yaml':lambda r:yaml.dump(json.loads(r),allow_unicode=True),
'yaml flow':lambda r:yaml.dump(json.loads(r),default_flow_style=True,allow_unicode=True),
'items list':lambda r:repr(list(json.loads(r).items())),
'base64 urlsafe':lambda r:base64.urlsafe_b64encode(r.encode()).decode(),
'k: v lines':lambda r:'\n'.join(f'{k}: {v}' for k,v in json.loads(r).items()),
'json in json log':lambda r:json.dumps({'ts':'2026-09-21T14:13:36Z','level':'info','message':'callback','body':r},ensure_ascii=False),
'sentry request data':lambda r:json.dumps({'request':{'url':'https://shop.example/cb','method':'POST','data':json.loads(r)}}),
'latin1 decode':lambda r:r.encode().decode('latin-1'),
'unicode_escape':lambda r:r.encode('unicode_escape').decode(),
'jsonlines int str values':lambda r:json.dumps({k:(str(v) if not isinstance(v,(dict,list)) and v is not None else v) for k,v in json.loads(r).items()}),
}
HD={
'werkzeug Headers str':lambda h:str(Headers(h)),
'werkzeug Headers repr':lambda h:repr(Headers(h)),
'requests CaseInsensitiveDict':lambda h:str(requests.structures.CaseInsensitiveDict(h)),
'django META filter':lambda h:str({'HTTP_'+k.upper().replace('-','_') if k!='Content-Type' else 'CONTENT_TYPE':v for k,v in h.items()}),
'starlette Headers':lambda h:'Headers(%r)'%{k.lower():v for k,v in h.items()},
'asgi scope':lambda h:repr([(k.lower().encode(),v.encode()) for k,v in h.items()]),
'pprint headers':lambda h:pprint.pformat(h),
'items():':lambda h:repr(h.items()),
'json indent':lambda h:json.dumps(h,indent=2),
'yaml':lambda h:yaml.dump(h),
}
for n,c in C.items():
    for kind,F,a in (('body',B,c['body']),('headers',HD,H(c['headers']))):
        for i,f in F.items():
            try: t=f(a)
            except Exception as e: print(i,n,repr(e)[:80],file=sys.stderr); continue
            print(json.dumps({'language':'Python','kind':kind,'implementation':i,'callback':n,'text':t}))

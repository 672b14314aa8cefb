# Verifying functions in Python, third set.
import json,sys,datetime,urllib.parse,ast,re,html,operator,functools,collections,decimal,enum,dataclasses,typing,string,base64,pprint
from decimal import Decimal
from collections import OrderedDict
import requests,flask
from werkzeug.datastructures import MultiDict
from werkzeug.urls import iri_to_uri
import pydantic
import numpy as np
try: import attrs
except ImportError: attrs=None
from callbacks import merge as M, print_rows
F = {}
def d(f): F[f.__doc__]=f; return f
@d
def a(raw,h):
    'alipay sdk get_sign_content'
    p=M(raw,h); sign_content=""
    for (k,v) in sorted(p.items()):
        value=v
        if not isinstance(value,str): value=json.dumps(value,ensure_ascii=False)
        sign_content+=("&"+k+"="+value)
    return sign_content[1:]
@d
def b(raw,h):
    'python-alipay-sdk ordered_data dict dumps separators'
    p=M(raw,h)
    for k,v in p.items():
        if isinstance(v,dict): p[k]=json.dumps(v,separators=(',',':'))
    return "&".join("{}={}".format(k,v) for k,v in sorted([(k,v) for k,v in p.items()]))
@d
def c(raw,h):
    'urlencode(sorted(items)) quote_via=quote'
    return urllib.parse.urlencode(sorted(M(raw,h).items()),quote_via=urllib.parse.quote)
@d
def e(raw,h):
    'urlencode doseq'
    return urllib.parse.urlencode(sorted((k,v) for k,v in M(raw,h).items() if v not in (None,'')),doseq=True)
@d
def f(raw,h):
    'unquote_plus(urlencode)'
    return urllib.parse.unquote_plus(urllib.parse.urlencode(sorted((k,v) for k,v in M(raw,h).items() if v)))
@d
def g(raw,h):
    'json.dumps(default=str) Decimal parse_float, values'
    p=M(raw,h,parse_float=Decimal)
    return '&'.join(f'{k}={json.dumps(p[k],default=str) if isinstance(p[k],(dict,list)) else p[k]}' for k in sorted(p) if p[k] not in ('',None))
@d
def i(raw,h):
    'requests encode_params'
    return requests.models.RequestEncodingMixin._encode_params(sorted((k,v) for k,v in M(raw,h).items() if v is not None))
@d
def j(raw,h):
    'flask MultiDict to_dict flat=False'
    m=MultiDict(M(raw,h)).to_dict(flat=False)
    return '&'.join(f'{k}={m[k]}' for k in sorted(m))
@d
def k(raw,h):
    'flask MultiDict values first'
    m=MultiDict(M(raw,h))
    return '&'.join(f'{x}={m[x]}' for x in sorted(m.keys()) if m.get(x))
class Body(pydantic.BaseModel):
    orderType:str; orderNo:str; merchantOrderNo:str; status:str; amount:Decimal; feeAmount:typing.Optional[Decimal]=None; netAmount:typing.Optional[Decimal]=None; completedAt:typing.Optional[int]=None
@d
def l(raw,h):
    'FastAPI pydantic dict(exclude_none) Decimal'
    p=Body.model_validate_json(raw).model_dump(exclude_none=True); p['timestamp']=h['X-Timestamp'];p['nonce']=h['X-Nonce']
    return '&'.join(f'{k}={v}' for k,v in sorted(p.items()))
class BodyT(pydantic.BaseModel):
    model_config=pydantic.ConfigDict(extra='allow',str_strip_whitespace=True)
    orderType:str; orderNo:str; merchantOrderNo:str; status:str; amount:float; feeAmount:typing.Optional[float]=None; netAmount:typing.Optional[float]=None; completedAt:typing.Optional[datetime.datetime]=None
@d
def m(raw,h):
    'pydantic extra allow float + datetime model_dump(mode=json)'
    p=BodyT.model_validate_json(raw).model_dump(mode='json'); p['timestamp']=h['X-Timestamp'];p['nonce']=h['X-Nonce'];p.pop('sign',None)
    return '&'.join(f'{k}={v}' for k,v in sorted(p.items()) if v is not None)
@d
def n(raw,h):
    'pydantic extra allow, python mode'
    p=BodyT.model_validate_json(raw).model_dump(); p['timestamp']=h['X-Timestamp'];p['nonce']=h['X-Nonce'];p.pop('sign',None)
    return '&'.join(f'{k}={v}' for k,v in sorted(p.items()) if v is not None and v!='')
@d
def o(raw,h):
    'ujson-like escape_forward_slashes'
    p=M(raw,h)
    return '&'.join(f'{k}='+(v if isinstance(v,str) else json.dumps(v,separators=(',',':')).replace('/','\\/')) for k,v in sorted(p.items()) if v not in ('',None))
@d
def q(raw,h):
    'join of repr'
    return '&'.join(f'{k}={v!r}' for k,v in sorted(M(raw,h).items()) if v)
@d
def r(raw,h):
    'map str, strip braces dumps'
    return '&'.join('='.join(map(str,kv)) for kv in sorted(M(raw,h).items()) if kv[1] is not None and str(kv[1]).strip())
@d
def s(raw,h):
    'bool lower, dict dumps indent'
    def t(v):
        if v is True: return 'true'
        if v is False: return 'false'
        if isinstance(v,(dict,list)): return json.dumps(v,indent=4,ensure_ascii=False)
        return str(v)
    return '&'.join(f'{k}={t(v)}' for k,v in sorted(M(raw,h).items()) if v not in ('',None))
@d
def t(raw,h):
    'recursive flatten underscore'
    def fl(o,pre=''):
        out={}
        for k,v in (o.items() if isinstance(o,dict) else enumerate(o)):
            kk=f'{pre}_{k}' if pre else str(k)
            if isinstance(v,(dict,list)): out.update(fl(v,kk))
            else: out[kk]=v
        return out
    p=fl(M(raw,h))
    return '&'.join(f'{k}={p[k]}' for k in sorted(p) if p[k] not in ('',None))
@d
def u(raw,h):
    'recursive flatten brackets py, str lower bool'
    def fl(o,pre=''):
        out={}
        for k,v in (o.items() if isinstance(o,dict) else enumerate(o)):
            kk=f'{pre}[{k}]' if pre else str(k)
            if isinstance(v,(dict,list)): out.update(fl(v,kk))
            else: out[kk]=v
        return out
    p=fl(M(raw,h))
    return '&'.join(f'{k}={str(p[k]).lower() if isinstance(p[k],bool) else p[k]}' for k in sorted(p) if p[k] not in ('',None))
@d
def v(raw,h):
    'nested sorted recursively as k=v inside'
    def b(o):
        if isinstance(o,dict): return '&'.join(f'{k}={b(o[k])}' for k in sorted(o) if o[k] not in ('',None))
        if isinstance(o,list): return ','.join(b(x) for x in o)
        if isinstance(o,bool): return str(o).lower()
        return str(o)
    return b(M(raw,h))
@d
def w(raw,h):
    'numpy float amounts, round(…,2)'
    p=M(raw,h)
    for k in ('amount','feeAmount','netAmount'):
        if k in p: p[k]=round(float(p[k]),2)
    return '&'.join(f'{k}={json.dumps(v,ensure_ascii=False,separators=(",",":")) if not isinstance(v,str) else v}' for k,v in sorted(p.items()) if v not in ('',None))
@d
def x(raw,h):
    'completedAt strftime %d/%m/%Y %I:%M %p, amounts format ,.2f'
    p=M(raw,h)
    if 'completedAt' in p: p['completedAt']=datetime.datetime.utcfromtimestamp(p['completedAt']).strftime('%d/%m/%Y %I:%M %p')
    return '&'.join(f'{k}={json.dumps(v,ensure_ascii=False,separators=(",",":")) if not isinstance(v,str) else v}' for k,v in sorted(p.items()) if v not in ('',None))
@d
def y(raw,h):
    'completedAt fromtimestamp str local Kolkata'
    p=M(raw,h)
    if 'completedAt' in p: p['completedAt']=datetime.datetime.fromtimestamp(p['completedAt'],datetime.timezone(datetime.timedelta(hours=5,minutes=30)))
    return '&'.join(f'{k}={json.dumps(v,ensure_ascii=False,separators=(",",":")) if isinstance(v,(dict,list)) else v}' for k,v in sorted(p.items()) if v not in ('',None))
@d
def z(raw,h):
    'sort by key len bug: sorted(p, key=len)'
    p=M(raw,h)
    return '&'.join(f'{k}={v if isinstance(v,str) else json.dumps(v,ensure_ascii=False,separators=(",",":"))}' for k,v in sorted(p.items(),key=lambda kv:len(kv[0])) if v not in ('',None))
@d
def aa(raw,h):
    'reverse sort'
    p=M(raw,h)
    return '&'.join(f'{k}={v if isinstance(v,str) else json.dumps(v,ensure_ascii=False,separators=(",",":"))}' for k,v in sorted(p.items(),reverse=True) if v not in ('',None))
@d
def ab(raw,h):
    'str.title header names in dict'
    p=json.loads(raw); p.pop('sign',None); p.update({'X-Timestamp':h['X-Timestamp'],'X-Nonce':h['X-Nonce']})
    return '&'.join(f'{k}={v if isinstance(v,str) else json.dumps(v,ensure_ascii=False,separators=(",",":"))}' for k,v in sorted(p.items()) if v not in ('',None))
@d
def ac(raw,h):
    'django QueryDict urlencode like'
    from werkzeug.datastructures import MultiDict
    p=M(raw,h); out=[]
    for k in sorted(p):
        v=p[k]
        for x in (v if isinstance(v,list) else [v]): out.append(urllib.parse.quote(k,safe='')+'='+urllib.parse.quote_plus(str(x),safe='/'))
    return '&'.join(out)
@d
def ad(raw,h):
    'f-string dict order insertion, headers first'
    p={'timestamp':h['X-Timestamp'],'nonce':h['X-Nonce'],**json.loads(raw)}
    return '&'.join(f'{k}={v}' for k,v in p.items() if k!='sign' and v is not None and v!='')
@d
def ae(raw,h):
    'bytes join b"&" str()'
    return str('&'.join(f'{k}={v if isinstance(v,str) else json.dumps(v,ensure_ascii=False,separators=(",",":"))}' for k,v in sorted(M(raw,h).items()) if v not in ('',None)).encode('utf-8'))
@d
def af(raw,h):
    'whitelist FIELDS join get default None'
    p=M(raw,h); FIELDS=['amount','completedAt','feeAmount','merchantOrderNo','netAmount','nonce','orderNo','orderType','remark','status','timestamp']
    return '&'.join(f'{k}={p.get(k)}' for k in FIELDS)
@d
def ag(raw,h):
    'template string positional, amounts int paise'
    p=M(raw,h)
    for k in ('amount','feeAmount','netAmount'):
        if k in p: p[k]=int(Decimal(p[k])*100)
    return '&'.join(f'{k}={v}' for k,v in sorted(p.items()) if not isinstance(v,(dict,list,bool)) and v not in ('',None))
@d
def ah(raw,h):
    'orjson OPT_SORT_KEYS then decode'
    import orjson
    return orjson.dumps(M(raw,h),option=orjson.OPT_SORT_KEYS).decode()
@d
def ai(raw,h):
    'orjson values, indent_2 nested'
    import orjson
    return '&'.join(f'{k}={v if isinstance(v,str) else orjson.dumps(v,option=orjson.OPT_INDENT_2).decode()}' for k,v in sorted(json.loads(raw,parse_int=float).items()|{('timestamp',h['X-Timestamp']),('nonce',h['X-Nonce'])} if False else sorted(M(raw,h,parse_int=lambda s:int(s) if len(s)<19 else float(s)).items())) if v not in ('',None) and k!='sign')
print_rows(F)

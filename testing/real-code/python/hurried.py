# Verifying functions in Python, written in a hurry.
import json,sys,datetime,urllib.parse,collections,pprint,yaml,re
from decimal import Decimal
from callbacks import merge as M, print_rows
F = {}
def d(f): F[f.__doc__]=f; return f
@d
def a(raw,h):
    'if not v continue, str()'
    p=M(raw,h); s=''
    for k in sorted(p):
        if not p[k]: continue
        s+=k+'='+str(p[k])+'&'
    return s[:-1]
@d
def b(raw,h):
    'is not None only, json.dumps dict'
    return '&'.join(f"{k}={json.dumps(v) if isinstance(v,dict) else v}" for k,v in sorted(M(raw,h).items()) if v is not None)
@d
def c(raw,h):
    'parse_float=Decimal, sorted str.lower, %s'
    p=M(raw,h,parse_float=Decimal)
    return '&'.join('%s=%s'%(k,p[k]) for k in sorted(p,key=str.lower) if p[k] not in (None,''))
@d
def e(raw,h):
    'urlencode sorted safe=/:'
    return urllib.parse.urlencode(sorted((k,v) for k,v in M(raw,h).items() if v),safe='/:')
@d
def f(raw,h):
    'dumps separators & =, quotes replaced'
    return json.dumps(M(raw,h),sort_keys=True,separators=('&','=')).strip('{}').replace('"','')
@d
def g(raw,h):
    'float amounts, bool lower, empties dropped'
    p=M(raw,h)
    for k in ('amount','feeAmount','netAmount'):
        if k in p: p[k]=float(p[k])
    def s(v):
        if isinstance(v,bool): return str(v).lower()
        if isinstance(v,(list,dict)): return json.dumps(v,ensure_ascii=False)
        return str(v)
    return '&'.join(k+'='+s(p[k]) for k in sorted(p) if p[k] not in (None,'',[],{}))
@d
def i(raw,h):
    'quantize amount only, completedAt iso, scalars'
    p=M(raw,h); p['amount']=str(Decimal(p['amount']).quantize(Decimal('0.1')))
    if 'completedAt' in p: p['completedAt']=datetime.datetime.fromtimestamp(p['completedAt'],datetime.timezone.utc).isoformat()
    return '&'.join(f'{k}={p[k]}' for k in sorted(p) if isinstance(p[k],(str,int)) and str(p[k]).strip())
@d
def j(raw,h):
    'merchant_no merged in, scalars'
    p=json.loads(raw)
    for k in ('X-Timestamp','X-Nonce','X-Merchant-No'): p[k[2:].lower().replace('-','_')]=h[k]
    p.pop('sign',None)
    return '&'.join(f'{k}={p[k]}' for k in sorted(p) if isinstance(p[k],(str,int)) and str(p[k]).strip())
@d
def k(raw,h):
    'flatten nested with dots'
    out={}
    def fl(p,o):
        if isinstance(o,dict):
            for a,b in o.items(): fl(p+'.'+a if p else a,b)
        elif isinstance(o,list):
            for n,b in enumerate(o): fl(f'{p}.{n}',b)
        else: out[p]=o
    fl('',M(raw,h))
    return '&'.join(f'{k}={v}' for k,v in sorted(out.items()) if v not in (None,''))
@d
def l(raw,h):
    'values only, no separator'
    p=M(raw,h); return ''.join(str(p[k]) for k in sorted(p) if p[k])
@d
def m(raw,h):
    'OrderedDict dumps compact ascii'
    return json.dumps(collections.OrderedDict(sorted(M(raw,h).items())),separators=(',',':'))
@d
def n(raw,h):
    'unquote_plus of all, scalars, blanks kept'
    p=M(raw,h)
    return urllib.parse.unquote_plus('&'.join(f'{k}={p[k]}' for k in sorted(p) if p[k] is not None and not isinstance(p[k],(dict,list))))
@d
def o(raw,h):
    'ts.nonce.raw'
    return '.'.join([h['X-Timestamp'],h['X-Nonce'],raw.strip()])
@d
def q(raw,h):
    'reverse sorted, truthy'
    return '&'.join('='.join(map(str,t)) for t in sorted(M(raw,h).items(),key=lambda t:t[0],reverse=True) if t[1])
@d
def r(raw,h):
    'known fields, completedAt datetime, None kept'
    p=json.loads(raw); known=('orderType','orderNo','merchantOrderNo','status','amount','feeAmount','netAmount','completedAt')
    q={k:p.get(k) for k in known}
    if q['completedAt']: q['completedAt']=datetime.datetime.utcfromtimestamp(q['completedAt'])
    q['timestamp']=h['X-Timestamp']; q['nonce']=h['X-Nonce']
    return '&'.join(f'{k}={q[k]}' for k in sorted(q))
@d
def s(raw,h):
    'yaml dump of map'
    return yaml.safe_dump(M(raw,h))
@d
def t(raw,h):
    'pformat of map'
    return pprint.pformat(M(raw,h))
@d
def u(raw,h):
    'int(amount) alone'
    p=M(raw,h); p['amount']=int(float(p['amount']))
    return '&'.join(f'{k}={json.dumps(v,separators=(",",":")) if isinstance(v,(dict,list,bool)) else v}' for k,v in sorted(p.items()) if v not in (None,''))
@d
def v(raw,h):
    'thousands in amount alone'
    p=M(raw,h); p['amount']=f"{Decimal(p['amount']):,}"
    return '&'.join(f'{k}={json.dumps(v,separators=(",",":"),ensure_ascii=False) if isinstance(v,(dict,list,bool)) else v}' for k,v in sorted(p.items()) if v not in (None,'') and str(v).strip())
@d
def w(raw,h):
    're.sub white space of all'
    s='&'.join(f'{k}={json.dumps(v,separators=(",",":"),ensure_ascii=False) if isinstance(v,(dict,list,bool)) else v}' for k,v in sorted(M(raw,h).items()) if v not in (None,''))
    return re.sub(r'\s+','',s)
@d
def x(raw,h):
    'parse_int=float, truthy scalars'
    p=M(raw,h,parse_int=float)
    return '&'.join(f'{k}={p[k]}' for k in sorted(p) if not isinstance(p[k],(dict,list,bool)) and p[k])
@d
def y(raw,h):
    'nonce missing, received order, truthy scalars'
    p=json.loads(raw); p['timestamp']=h['X-Timestamp']; p.pop('sign',None)
    return '&'.join(f'{k}={v}' for k,v in p.items() if v and not isinstance(v,(dict,list)))
print_rows(F)

import json,sys,datetime,urllib.parse,locale,collections
from decimal import Decimal
from callbacks import merge as M, print_rows
F = {}
def d(f): F['again '+f.__doc__]=f; return f
def J(p): return '&'.join(f'{k}={v if isinstance(v,str) else json.dumps(v,ensure_ascii=False,separators=(",",":"))}' for k,v in sorted(p.items()) if v not in ('',None))
@d
def a(r,h): 
    'format ,.2f'
    p=M(r,h)
    for k in ('amount','feeAmount','netAmount'):
        if k in p: p[k]=f'{float(p[k]):,.2f}'
    return J(p)
@d
def b(r,h):
    'format ,'
    p=M(r,h)
    for k in ('amount','feeAmount','netAmount'):
        if k in p: p[k]=f'{int(float(p[k])):,}'
    return J(p)
@d
def c(r,h):
    'int(v) for floats'
    return J({k:(int(v) if isinstance(v,float) else v) for k,v in M(r,h).items()})
@d
def e(r,h):
    'datetime.fromtimestamp(completedAt/1000)'
    p=M(r,h)
    if 'completedAt' in p: p['completedAt']=str(datetime.datetime.utcfromtimestamp(p['completedAt']/1000))
    return J(p)
@d
def f(r,h):
    'strftime %Y-%m-%d'
    p=M(r,h)
    if 'completedAt' in p: p['completedAt']=datetime.datetime.utcfromtimestamp(p['completedAt']).strftime('%b %d, %Y')
    return J(p)
@d
def g(r,h):
    'quote keys and values safe=""'
    return '&'.join(urllib.parse.quote(k,safe='')+'='+urllib.parse.quote(str(v),safe='') for k,v in sorted(M(r,h).items()) if v not in ('',None))
@d
def i(r,h):
    'dot flatten, lists joined'
    def fl(o,pre=''):
        out={}
        for k,v in o.items():
            kk=f'{pre}.{k}' if pre else k
            if isinstance(v,dict): out.update(fl(v,kk))
            elif isinstance(v,list): out[kk]=','.join(map(str,v))
            else: out[kk]=v
        return out
    p=fl(M(r,h)); return '&'.join(f'{k}={p[k]}' for k in sorted(p) if p[k] not in ('',None))
@d
def j(r,h):
    'ordered by insertion, timestamp between'
    p=json.loads(r); p={'timestamp':h['X-Timestamp'],**p,'nonce':h['X-Nonce']}; p.pop('sign',None)
    return '&'.join(f'{k}={v}' for k,v in p.items() if v)
@d
def k(r,h):
    'set order lost: sorted by value'
    return '&'.join(sorted(f'{v}={k}' for k,v in M(r,h).items() if isinstance(v,str) and v.strip()))
@d
def l(r,h):
    'encode cp936 decode latin1'
    return J(M(r,h)).encode('gbk','ignore').decode('latin1')
@d
def m(r,h):
    'Decimal normalize'
    p=M(r,h)
    for k in ('amount','feeAmount','netAmount'):
        if k in p: p[k]=str(Decimal(p[k]).normalize())
    return J(p)
@d
def n(r,h):
    'json.dumps(p, sort_keys) with & secret'
    return json.dumps(M(r,h),sort_keys=True,separators=(',',':'))+'&secret=ab12'
@d
def o(r,h):
    'merchant_no, path appended'
    p=M(r,h); p['merchantNo']=h['X-Merchant-No']; p['notifyUrl']='https://shop.example/cb'; return J(p)
@d
def q(r,h):
    'timestamp int, quoted by json.dumps each'
    p=M(r,h); p['timestamp']=int(p['timestamp']); return '&'.join(f'{k}={json.dumps(v)}' for k,v in sorted(p.items()))
print_rows(F)

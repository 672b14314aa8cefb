# A second set of verifying functions in Python, written after the first was mended.
import json,sys,datetime,urllib.parse,hashlib,html
from decimal import Decimal
from callbacks import merge as M, print_rows
F = {}
def d(f): F[f.__doc__]=f; return f
def s(v): return v if isinstance(v,str) else json.dumps(v,separators=(',',':'),ensure_ascii=False)
J=lambda p: '&'.join(f'{k}={s(p[k])}' for k in sorted(p) if p[k] not in (None,'') and str(p[k]).strip())
@d
def a(r,h):
    'status and orderType title case'
    p=M(r,h); p['status']=p['status'].title(); p['orderType']=p['orderType'].title(); return J(p)
@d
def b(r,h):
    'str() everywhere, None skipped, amounts Decimal normalized'
    p=M(r,h)
    for k in ('amount','feeAmount','netAmount'):
        if k in p: p[k]=Decimal(p[k]).normalize()
    return '&'.join(f'{k}={p[k]}' for k in sorted(p) if p[k] is not None)
@d
def c(r,h):
    'nested dropped, booleans lower, blank kept'
    p=M(r,h); return '&'.join(f'{k}={str(v).lower() if isinstance(v,bool) else v}' for k,v in sorted(p.items()) if not isinstance(v,(dict,list)) and v is not None)
@d
def e(r,h):
    'completedAt strftime local India'
    p=M(r,h)
    if 'completedAt' in p: p['completedAt']=datetime.datetime.fromtimestamp(p['completedAt'],datetime.timezone(datetime.timedelta(minutes=330))).strftime('%Y-%m-%d %H:%M:%S')
    return J(p)
@d
def f(r,h):
    'quote whole string'
    return urllib.parse.quote(J(M(r,h)))
@d
def g(r,h):
    'json body sorted, timestamp=nonce= behind'
    return json.dumps(json.loads(r),sort_keys=True)+'&timestamp='+h['X-Timestamp']+'&nonce='+h['X-Nonce']
@d
def i(r,h):
    'keys lower-cased, sorted by that'
    p={k.lower():v for k,v in M(r,h).items()}; return J(p)
@d
def j(r,h):
    'html.escape of whole string'
    return html.escape(J(M(r,h)),quote=False)
@d
def k(r,h):
    'newline at the end of a printed string, & followed by space'
    p=M(r,h); return '& '.join(f'{k}={s(p[k])}' for k in sorted(p) if p[k] not in (None,''))+'\n'
@d
def l(r,h):
    'timestamp as float, nonce missing'
    p=M(r,h); p['timestamp']=float(p['timestamp']); del p['nonce']; return J(p)
@d
def m(r,h):
    'hash of body in place of body'
    return 'body='+hashlib.md5(r.encode()).hexdigest()+'&nonce='+h['X-Nonce']+'&timestamp='+h['X-Timestamp']
print_rows(F)

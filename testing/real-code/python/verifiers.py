import json,sys,time,html,urllib.parse,unicodedata,datetime,hashlib,base64,re
from decimal import Decimal
C=json.load(open(sys.argv[1]))
def hdr(h): return dict(l.split(': ',1) for l in h.strip().split('\n'))
def compact(v): return json.dumps(v,separators=(',',':'),ensure_ascii=False)
def val(v):
    if v is True: return 'true'
    if v is False: return 'false'
    if isinstance(v,(dict,list)): return compact(v)
    return str(v)
def base(b,h):
    m=dict(b); m['timestamp']=h['X-Timestamp']; m['nonce']=h['X-Nonce']
    return {k:m[k] for k in sorted(m) if m[k] is not None and k.lower()!='sign' and not (isinstance(m[k],str) and not m[k].strip())}
def J(m,f=val): return '&'.join(f'{k}={f(v)}' for k,v in m.items())
AM=('amount','feeAmount','netAmount')
def am(b,f): return {k:(f(v) if k in AM else v) for k,v in b.items()}
F={}
def d(n):
    def w(f): F[n]=f; return f
    return w
F['str(v)']=lambda b,h,r:J(base(b,h),str)
F['json.dumps nested default']=lambda b,h,r:J(base(b,h),lambda v:json.dumps(v) if isinstance(v,(dict,list)) else str(v))
F['json.dumps everything non-str']=lambda b,h,r:J(base(b,h),lambda v:v if isinstance(v,str) else json.dumps(v))
F['json.dumps all values']=lambda b,h,r:J(base(b,h),json.dumps)
F['repr']=lambda b,h,r:J(base(b,h),repr)
F['if v']=lambda b,h,r:J({k:v for k,v in base(b,h).items() if v})
F['scalars only']=lambda b,h,r:J({k:v for k,v in base(b,h).items() if not isinstance(v,(dict,list))})
F['strings only']=lambda b,h,r:J({k:v for k,v in base(b,h).items() if isinstance(v,str)})
F['urlencode']=lambda b,h,r:urllib.parse.urlencode(base(b,h))
F['urlencode quote']=lambda b,h,r:urllib.parse.urlencode({k:val(v) for k,v in base(b,h).items()},quote_via=urllib.parse.quote)
F['quote_plus whole']=lambda b,h,r:urllib.parse.quote_plus(J(base(b,h)))
F['unquote']=lambda b,h,r:urllib.parse.unquote(J(base(b,h)))
F['unquote_plus']=lambda b,h,r:urllib.parse.unquote_plus(J(base(b,h)))
F['str(dict)']=lambda b,h,r:str(base(b,h))
F['str(sorted items)']=lambda b,h,r:str(sorted(base(b,h).items()))
F['json.dumps(map sort_keys)']=lambda b,h,r:json.dumps(base(b,h),sort_keys=True)
F['json.dumps(map sort_keys compact)']=lambda b,h,r:json.dumps(base(b,h),sort_keys=True,separators=(',',':'))
F['json.dumps(map) unsorted']=lambda b,h,r:json.dumps({**b,'timestamp':h['X-Timestamp'],'nonce':h['X-Nonce']})
F['json.dumps(body)+ts+nonce']=lambda b,h,r:json.dumps(b)+h['X-Timestamp']+h['X-Nonce']
F['ts.nonce.body dots']=lambda b,h,r:h['X-Timestamp']+'.'+h['X-Nonce']+'.'+r
F['body only']=lambda b,h,r:r
F['ts int']=lambda b,h,r:J(base(b,{**h,'X-Timestamp':int(h['X-Timestamp'])*1000}))
F['Decimal normalize']=lambda b,h,r:J(base(am(b,lambda v:str(Decimal(v).normalize())),h))
F['Decimal to float']=lambda b,h,r:J(base(am(b,float),h))
F['amount float only']=lambda b,h,r:J(base({**b,'amount':float(b['amount'])},h))
F['format ,.2f']=lambda b,h,r:J(base(am(b,lambda v:f'{float(v):,.2f}'),h))
F['format g']=lambda b,h,r:J(base(am(b,lambda v:f'{float(v):g}'),h))
F['format e']=lambda b,h,r:J(base(am(b,lambda v:f'{float(v):e}'),h))
F['format .1f']=lambda b,h,r:J(base(am(b,lambda v:f'{float(v):.1f}'),h))
F['INR amount']=lambda b,h,r:J(base(am(b,lambda v:f'INR {v}'),h))
F['amount INR']=lambda b,h,r:J(base(am(b,lambda v:f'{v} INR'),h))
F['int amounts']=lambda b,h,r:J(base(am(b,lambda v:int(float(v))),h))
F['cents int']=lambda b,h,r:J(base(am(b,lambda v:int(Decimal(v)*100)),h))
F['cents float']=lambda b,h,r:J(base(am(b,lambda v:float(v)*100),h))
F['isoformat']=lambda b,h,r:J(base({k:(datetime.datetime.utcfromtimestamp(v).isoformat() if k=='completedAt' else v) for k,v in b.items()},h))
F['str(datetime) ']=lambda b,h,r:J(base({k:(str(datetime.datetime.fromtimestamp(v,datetime.timezone.utc)) if k=='completedAt' else v) for k,v in b.items()},h))
F['datetime float ts']=lambda b,h,r:J(base({k:(float(v) if k=='completedAt' else v) for k,v in b.items()},h))
F['header keys lower']=lambda b,h,r:J(dict(sorted({**{k:v for k,v in b.items() if v not in (None,'')},'x-timestamp':h['X-Timestamp'],'x-nonce':h['X-Nonce']}.items())))
F['all headers lower']=lambda b,h,r:J(dict(sorted({**{k:v for k,v in b.items() if v not in (None,'')},**{k.lower():v for k,v in h.items() if k!='X-Sign'}}.items())))
F['nonce no dashes']=lambda b,h,r:J(base(b,{**h,'X-Nonce':h['X-Nonce'].replace('-','')}))
F['nonce upper']=lambda b,h,r:J(base(b,{**h,'X-Nonce':h['X-Nonce'].upper()}))
F['nonce lower']=lambda b,h,r:J(base(b,{**h,'X-Nonce':h['X-Nonce'].lower()}))
F['nonce md5']=lambda b,h,r:J(base(b,{**h,'X-Nonce':hashlib.md5(h['X-Nonce'].encode()).hexdigest()}))
F['kebab']=lambda b,h,r:J(dict(sorted((re.sub('([A-Z])',r'-\1',k).lower(),v) for k,v in base(b,h).items())))
F['snake']=lambda b,h,r:J(dict(sorted((re.sub('([A-Z])',r'_\1',k).lower(),v) for k,v in base(b,h).items())))
F['snake unsorted after']=lambda b,h,r:J(dict((re.sub('([A-Z])',r'_\1',k).lower(),v) for k,v in base(b,h).items()))
F['lower sort']=lambda b,h,r:J(dict(sorted(base(b,h).items(),key=lambda kv:kv[0].lower())))
F['reverse']=lambda b,h,r:J(dict(sorted(base(b,h).items(),reverse=True)))
F['sorted by value']=lambda b,h,r:J(dict(sorted(base(b,h).items(),key=lambda kv:str(kv[1]))))
F['sorted by length']=lambda b,h,r:J(dict(sorted(base(b,h).items(),key=lambda kv:len(kv[0]))))
F['unsorted']=lambda b,h,r:J({k:v for k,v in {**b,'timestamp':h['X-Timestamp'],'nonce':h['X-Nonce']}.items() if v not in (None,'') and k!='sign'})
F['newline join']=lambda b,h,r:'\n'.join(f'{k}={val(v)}' for k,v in base(b,h).items())
F['comma join']=lambda b,h,r:','.join(f'{k}={val(v)}' for k,v in base(b,h).items())
F['pipe values']=lambda b,h,r:'|'.join(val(v) for k,v in base(b,h).items())
F['colon']=lambda b,h,r:'&'.join(f'{k}:{val(v)}' for k,v in base(b,h).items())
F['spaces']=lambda b,h,r:' & '.join(f'{k} = {val(v)}' for k,v in base(b,h).items())
F['semicolon']=lambda b,h,r:';'.join(f'{k}={val(v)}' for k,v in base(b,h).items())
F['query mark']=lambda b,h,r:'?'+J(base(b,h))
F['POST prefix']=lambda b,h,r:'POST&'+J(base(b,h))
F['path prefix']=lambda b,h,r:'POST\n/api/callback\n'+J(base(b,h))
F['html.escape']=lambda b,h,r:J(base(b,h),lambda v:html.escape(val(v)))
F['NFKC']=lambda b,h,r:unicodedata.normalize('NFKC',J(base(b,h)))
F['NFKD ascii ignore']=lambda b,h,r:unicodedata.normalize('NFKD',J(base(b,h))).encode('ascii','ignore').decode()
F['ascii ignore']=lambda b,h,r:J(base(b,h)).encode('ascii','ignore').decode()
F['ascii replace']=lambda b,h,r:J(base(b,h)).encode('ascii','replace').decode()
F['xmlcharrefreplace']=lambda b,h,r:J(base(b,h)).encode('ascii','xmlcharrefreplace').decode()
F['str(bytes)']=lambda b,h,r:str(J(base(b,h)).encode())
F['ascii()']=lambda b,h,r:ascii(J(base(b,h)))
F['hexdigest']=lambda b,h,r:hashlib.sha256(J(base(b,h)).encode()).hexdigest()
F['md5 upper']=lambda b,h,r:hashlib.md5(J(base(b,h)).encode()).hexdigest().upper()
F['base64']=lambda b,h,r:base64.b64encode(J(base(b,h)).encode()).decode()
F['cut 50']=lambda b,h,r:J(base(b,h),lambda v:val(v)[:50])
F['cut 16']=lambda b,h,r:J(base(b,h),lambda v:val(v)[:16])
F['flat brackets']=lambda b,h,r:J(flat(base(b,h),'[%s]'))
F['flat dots']=lambda b,h,r:J(flat(base(b,h),'.%s'))
def flat(m,p,pre=''):
    o={}
    for k,v in (m.items() if isinstance(m,dict) else enumerate(m)):
        n=pre+(p%k) if pre else str(k)
        if isinstance(v,(dict,list)): o.update(flat(v,p,n))
        else: o[n]='' if v is None else v
    return o
F['merge nested']=lambda b,h,r:J(dict(sorted({**{k:v for k,v in base(b,h).items() if not isinstance(v,dict)},**{k2:v2 for k,v in b.items() if isinstance(v,dict) for k2,v2 in v.items()}}.items())))
F['drop zero']=lambda b,h,r:J({k:v for k,v in base(b,h).items() if str(v) not in('0','False','None','')})
F['strip underscores']=lambda b,h,r:J({k:v for k,v in base(b,h).items() if not k.startswith('_')})
F['exclude sign_type']=lambda b,h,r:J({k:v for k,v in base(b,h).items() if k not in('sign','signType','sign_type')})
F['exclude orderType status']=lambda b,h,r:J({k:v for k,v in base(b,h).items() if k not in('status',)})
F['None kept']=lambda b,h,r:'&'.join(f'{k}={v}' for k,v in sorted({**b,'timestamp':h['X-Timestamp'],'nonce':h['X-Nonce']}.items()) if k!='sign')
F['nulls as null']=lambda b,h,r:J({k:('null' if v is None else v) for k,v in sorted({**b,'timestamp':h['X-Timestamp'],'nonce':h['X-Nonce']}.items()) if k!='sign' and v!=''})
F['wrong nonce header']=lambda b,h,r:J(base(b,{**h,'X-Nonce':h.get('Nonce','None')}))
F['b timestamp']=lambda b,h,r:J(base(b,{**h,'X-Timestamp':h['X-Timestamp'].encode(),'X-Nonce':h['X-Nonce'].encode()}))
F['title headers']=lambda b,h,r:J(dict(sorted({**{k:v for k,v in b.items() if v not in (None,'') and k!='sign'},'Timestamp':h['X-Timestamp'],'Nonce':h['X-Nonce']}.items())))
F['truncated str repr floats']=lambda b,h,r:J(base(json.loads(r,parse_float=Decimal,parse_int=Decimal),h),str)
F['parse_float str']=lambda b,h,r:J(base(json.loads(r,parse_float=str,parse_int=str),h))
F['upper enums']=lambda b,h,r:J(base({k:(v.upper() if k in('status','orderType') else v) for k,v in b.items()},h))
F['strip all whitespace']=lambda b,h,r:re.sub(r'\s+','',J(base(b,h)))
for n,c in C.items():
    for i,f in F.items():
        try: t=f(json.loads(c['body']),hdr(c['headers']),c['body'])
        except Exception as e: continue
        if not isinstance(t,str): continue
        print(json.dumps({'lang':'Python','impl':i,'callback':n,'text':t}))

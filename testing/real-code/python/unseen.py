# Verifying functions in Python, written once more after sets before were mended: other habits, one to three mistakes each.
import csv, datetime, io, json, locale, operator, re, string, urllib.parse
from decimal import ROUND_HALF_UP, Decimal
from functools import reduce
from itertools import chain
from callbacks import merge, print_rows

F = {}
def keep(f): F[f.__doc__] = f; return f
def text(v): return v if isinstance(v, str) else json.dumps(v, ensure_ascii=False, separators=(',', ':'))
def blank(v): return v is None or not str(v).strip()
def join(p, f=text): return '&'.join(f'{k}={f(v)}' for k, v in sorted(p.items()) if not blank(v))

@keep
def _(r, h):
    'string.Template over sorted keys, str()'
    p = merge(r, h); return string.Template('&'.join(f'{k}=${{v{i}}}' for i, k in enumerate(sorted(p)))).substitute({f'v{i}': p[k] for i, k in enumerate(sorted(p))})
@keep
def _(r, h):
    'amounts quantized to cents, halves up'
    p = merge(r, h)
    for k in ('amount', 'feeAmount', 'netAmount'):
        if k in p: p[k] = str(Decimal(p[k]).quantize(Decimal('0.1'), ROUND_HALF_UP))
    return join(p)
@keep
def _(r, h):
    'headers title-cased as keys'
    p = json.loads(r); p.pop('sign', None); p['Timestamp'] = h['X-Timestamp']; p['Nonce'] = h['X-Nonce']; return join(p)
@keep
def _(r, h):
    'timestamp int division by 1000'
    p = merge(r, h); p['timestamp'] = int(p['timestamp']) // 1000; return join(p)
@keep
def _(r, h):
    'sorted by key length then key'
    p = merge(r, h); return '&'.join(f'{k}={text(p[k])}' for k in sorted(p, key=lambda k: (len(k), k)) if not blank(p[k]))
@keep
def _(r, h):
    're.sub of all white space'
    return re.sub(r'\s+', '', join(merge(r, h)))
@keep
def _(r, h):
    'json.dumps default of every value'
    p = merge(r, h); return '&'.join(f'{k}={json.dumps(v)}' for k, v in sorted(p.items()) if not blank(v))
@keep
def _(r, h):
    'quote_plus of the whole'
    return urllib.parse.quote_plus(join(merge(r, h)))
@keep
def _(r, h):
    'lists joined with a bar, dicts as JSON'
    return join(merge(r, h), lambda v: '|'.join(map(str, v)) if isinstance(v, list) else text(v))
@keep
def _(r, h):
    'only str and int, nonce without dashes'
    p = merge(r, h); p['nonce'] = p['nonce'].replace('-', ''); return join({k: v for k, v in p.items() if type(v) in (str, int)})
@keep
def _(r, h):
    'completedAt in local Mumbai time, strftime'
    p = merge(r, h)
    if 'completedAt' in p: p['completedAt'] = datetime.datetime.fromtimestamp(p['completedAt'], datetime.timezone(datetime.timedelta(minutes=330))).strftime('%d-%m-%Y %H:%M:%S')
    return join(p)
@keep
def _(r, h):
    'csv row of values'
    o = io.StringIO(); csv.writer(o, lineterminator='').writerow([text(v) for _, v in sorted(merge(r, h).items()) if not blank(v)]); return o.getvalue()
@keep
def _(r, h):
    'bytes decoded as ascii ignore'
    return join(merge(r, h)).encode('ascii', 'ignore').decode()
@keep
def _(r, h):
    'logged in a list of one, no timestamp'
    p = merge(r, h); del p['timestamp']; return f'sign args: {[join(p)]}'
@keep
def _(r, h):
    'reduce with trailing &key, upper'
    p = merge(r, h); return reduce(operator.add, (f'{k}={text(v)}&' for k, v in sorted(p.items()) if not blank(v))) + 'key=MERCHANT_SECRET'
print_rows(F)

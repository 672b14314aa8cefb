import crypto from 'node:crypto';
import fs from 'node:fs';
import qs from 'node:querystring';
import util from 'node:util';

const C = JSON.parse(fs.readFileSync(process.argv[2]));
const hdr = (h) =>
  Object.fromEntries(
    h
      .trim()
      .split('\n')
      .map((l) => {
        const i = l.indexOf(': ');
        return [l.slice(0, i), l.slice(i + 2).trim()];
      }),
  );
const val = (v) => (typeof v === 'object' && v !== null ? JSON.stringify(v) : String(v));
const base = (b, h) => {
  const m = { ...b, timestamp: h['X-Timestamp'], nonce: h['X-Nonce'] };
  const o = {};
  for (const k of Object.keys(m).sort())
    if (
      m[k] != null &&
      !(typeof m[k] === 'string' && m[k].trim() === '') &&
      k.toLowerCase() !== 'sign'
    )
      o[k] = m[k];
  return o;
};
const J = (m, f = val) =>
  Object.entries(m)
    .map(([k, v]) => `${k}=${f(v, k)}`)
    .join('&');
const AM = ['amount', 'feeAmount', 'netAmount'];
const am = (b, f) =>
  Object.fromEntries(Object.entries(b).map(([k, v]) => [k, AM.includes(k) ? f(v) : v]));
const mapk = (m, f) => Object.fromEntries(Object.entries(m).map(([k, v]) => [f(k), v]));
const sortk = (m) => Object.fromEntries(Object.entries(m).sort(([a], [b]) => (a < b ? -1 : 1)));
const F = {
  'template literal': (b, h) => J(base(b, h), (v) => `${v}`),
  'querystring.stringify': (b, h) => qs.stringify(base(b, h)),
  'querystring.unescape': (b, h) => qs.unescape(qs.stringify(base(b, h))),
  URLSearchParams: (b, h) => new URLSearchParams(base(b, h)).toString(),
  'decodeURIComponent(URLSearchParams)': (b, h) =>
    decodeURIComponent(new URLSearchParams(base(b, h)).toString()),
  encodeURIComponent: (b, h) => J(base(b, h), (v) => encodeURIComponent(val(v))),
  'encodeURI whole': (b, h) => encodeURI(J(base(b, h))),
  'filter truthy': (b, h) => J(Object.fromEntries(Object.entries(base(b, h)).filter(([, v]) => v))),
  'lodash isEmpty': (b, h) =>
    J(
      Object.fromEntries(
        Object.entries(base(b, h)).filter(([, v]) =>
          typeof v === 'string' ? v !== '' : typeof v === 'object' && Object.keys(v).length > 0,
        ),
      ),
    ),
  'typeof object dropped': (b, h) =>
    J(Object.fromEntries(Object.entries(base(b, h)).filter(([, v]) => typeof v !== 'object'))),
  localeCompare: (b, h) =>
    J(Object.fromEntries(Object.entries(base(b, h)).sort(([a], [c]) => a.localeCompare(c)))),
  'entries.sort()': (b, h) => Object.entries(base(b, h)).sort().join('&'),
  'entries join comma': (b, h) =>
    Object.entries(base(b, h))
      .map((e) => e.join(':'))
      .join(','),
  'JSON.stringify(sorted)': (b, h) => JSON.stringify(base(b, h)),
  'JSON.stringify(body)+ts+nonce': (b, h) => JSON.stringify(b) + h['X-Timestamp'] + h['X-Nonce'],
  'ts+nonce+JSON': (b, h) => h['X-Timestamp'] + h['X-Nonce'] + JSON.stringify(b),
  'JSON pretty': (b, h) => JSON.stringify(base(b, h), null, 2),
  'stringify nested 2': (b, h) =>
    J(base(b, h), (v) => (typeof v === 'object' ? JSON.stringify(v, null, 2) : v)),
  'util.inspect map': (b, h) => util.inspect(base(b, h)),
  'util.inspect nested': (b, h) =>
    J(base(b, h), (v) => (typeof v === 'string' ? v : util.inspect(v))),
  'JSON.stringify each': (b, h) => J(base(b, h), (v) => JSON.stringify(v)),
  'Number amounts': (b, h) => J(base(am(b, Number), h)),
  'parseFloat amount': (b, h) => J(base({ ...b, amount: parseFloat(b.amount) }, h)),
  'parseInt amounts': (b, h) =>
    J(
      base(
        am(b, (v) => parseInt(v, 10)),
        h,
      ),
    ),
  toLocaleString: (b, h) =>
    J(
      base(
        am(b, (v) => Number(v).toLocaleString('en-US')),
        h,
      ),
    ),
  'toFixed(4)': (b, h) =>
    J(
      base(
        am(b, (v) => Number(v).toFixed(4)),
        h,
      ),
    ),
  toExponential: (b, h) =>
    J(
      base(
        am(b, (v) => Number(v).toExponential()),
        h,
      ),
    ),
  toPrecision: (b, h) =>
    J(
      base(
        am(b, (v) => Number(v).toPrecision(6)),
        h,
      ),
    ),
  cents: (b, h) =>
    J(
      base(
        am(b, (v) => Math.round(v * 100)),
        h,
      ),
    ),
  'INR Intl': (b, h) =>
    J(
      base(
        am(b, (v) =>
          new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(v),
        ),
        h,
      ),
    ),
  toISOString: (b, h) =>
    J(
      base({ ...b, completedAt: b.completedAt && new Date(b.completedAt * 1000).toISOString() }, h),
    ),
  'Date toString': (b, h) =>
    J(base({ ...b, completedAt: b.completedAt && new Date(b.completedAt * 1000) }, h), (v) =>
      v instanceof Date ? v.toString() : val(v),
    ),
  'Date ms': (b, h) => J(base({ ...b, completedAt: b.completedAt && b.completedAt * 1000 }, h)),
  'Date wrong iso': (b, h) =>
    J(base({ ...b, completedAt: b.completedAt && new Date(b.completedAt).toISOString() }, h)),
  'undefined header': (b, h) =>
    J(base({ ...b }, { 'X-Timestamp': `${h['x-timestamp']}`, 'X-Nonce': `${h['x-nonce']}` })),
  'header as is': (b, h) =>
    J(sortk({ ...base(b, {}), 'X-Timestamp': h['X-Timestamp'], 'X-Nonce': h['X-Nonce'] })),
  kebab: (b, h) =>
    J(sortk(mapk(base(b, h), (k) => k.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)))),
  snake: (b, h) =>
    J(sortk(mapk(base(b, h), (k) => k.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)))),
  'lower keys': (b, h) => J(sortk(mapk(base(b, h), (k) => k.toLowerCase()))),
  'nonce no dash': (b, h) => J(base(b, { ...h, 'X-Nonce': h['X-Nonce'].replaceAll('-', '') })),
  'nonce upper': (b, h) => J(base(b, { ...h, 'X-Nonce': h['X-Nonce'].toUpperCase() })),
  'uniq headers appended': (b, h) =>
    `${J(base(b, h)).replace(/&?(nonce|timestamp)=[^&]*/g, '')}&timestamp=${h['X-Timestamp']}&nonce=${h['X-Nonce']}`,
  'sha256 hex': (b, h) =>
    crypto
      .createHash('sha256')
      .update(J(base(b, h)))
      .digest('hex'),
  latin1: (b, h) => Buffer.from(J(base(b, h)), 'latin1'),
  'latin1 misread': (b, h) => Buffer.from(J(base(b, h))).toString('latin1'),
  'ascii misread': (b, h) => Buffer.from(J(base(b, h))).toString('ascii'),
  utf16le: (b, h) => Buffer.from(J(base(b, h)), 'utf16le'),
  base64: (b, h) => Buffer.from(J(base(b, h))).toString('base64'),
  escape: (b, h) => J(base(b, h), (v) => escape(val(v))),
  trim: (b, h) => J(base(b, h), (v) => (typeof v === 'string' ? v.trim() : val(v))),
  'replace spaces': (b, h) => J(base(b, h)).replace(/\s/g, ''),
  'replace newline': (b, h) => J(base(b, h)).replace(/\n/g, '\\n'),
  'escape html': (b, h) =>
    J(base(b, h), (v) =>
      val(v)
        .replace(/&/g, '&amp;')
        .replace(/</g, '&lt;')
        .replace(/>/g, '&gt;')
        .replace(/"/g, '&quot;')
        .replace(/'/g, '&#39;'),
    ),
  'flatten dot': (b, h) => {
    const o = {};
    const go = (v, p) => {
      if (v && typeof v === 'object') for (const k in v) go(v[k], p ? `${p}.${k}` : k);
      else o[p] = v;
    };
    go(base(b, h), '');
    return J(o);
  },
  'flatten values only leaf': (b, h) => {
    const o = {};
    const go = (v, p) => {
      if (v && typeof v === 'object') for (const k in v) go(v[k], k);
      else o[p] = v;
    };
    go(base(b, h), '');
    return J(sortk(o));
  },
  'nested sorted pairs': (b, h) => {
    const g = (m) =>
      Object.keys(m)
        .sort()
        .map((k) => `${k}=${m[k] && typeof m[k] === 'object' ? `{${g(m[k])}}` : m[k]}`)
        .join('&');
    return g(base(b, h));
  },
  'deep sorted JSON': (b, h) => {
    const s = (v) =>
      Array.isArray(v)
        ? v.map(s)
        : v && typeof v === 'object'
          ? Object.fromEntries(
              Object.keys(v)
                .sort()
                .map((k) => [k, s(v[k])]),
            )
          : v;
    return J(s(base(b, h)));
  },
  'arrays joined': (b, h) => J(base(b, h), (v) => (Array.isArray(v) ? v.join(',') : val(v))),
  'values dash': (b, h) => Object.values(base(b, h)).map(val).join('-'),
  semicolon: (b, h) =>
    Object.entries(base(b, h))
      .map(([k, v]) => `${k}=${val(v)};`)
      .join(''),
  'trailing amp': (b, h) =>
    Object.entries(base(b, h))
      .map(([k, v]) => `${k}=${val(v)}&`)
      .join(''),
  'leading ?': (b, h) => `?${J(base(b, h))}`,
  'null kept': (b, h) => {
    const m = { ...b, timestamp: h['X-Timestamp'], nonce: h['X-Nonce'] };
    delete m.sign;
    return J(sortk(m));
  },
  'empty string kept null dropped': (b, h) => {
    const m = { ...b, timestamp: h['X-Timestamp'], nonce: h['X-Nonce'] };
    delete m.sign;
    for (const k in m) if (m[k] === null) delete m[k];
    return J(sortk(m));
  },
  'sign kept': (b, h) => {
    const m = { ...b, timestamp: h['X-Timestamp'], nonce: h['X-Nonce'] };
    for (const k in m) if (m[k] === null || m[k] === '') delete m[k];
    return J(sortk(m));
  },
  'X-Sign merged': (b, h) => J(sortk({ ...base(b, h), sign: h['X-Sign'] })),
  'no ts': (b, h) => {
    const m = base(b, h);
    delete m.timestamp;
    return J(m);
  },
  'no nonce': (b, h) => {
    const m = base(b, h);
    delete m.nonce;
    return J(m);
  },
  neither: (b, h) => {
    const m = base(b, h);
    delete m.nonce;
    delete m.timestamp;
    return J(m);
  },
  'ts new Date': (b, h) =>
    J(base(b, { ...h, 'X-Timestamp': new Date(h['X-Timestamp'] * 1000).toISOString() })),
  'merchantNo included': (b, h) => J(sortk({ ...base(b, h), merchantNo: h['X-Merchant-No'] })),
  'url prefix': (b, h) => `https://shop.example/callback?${J(base(b, h))}`,
  'appended secret': (b, h) => `${J(base(b, h))}secret`,
  'callback fields typed with undefined': (b, h) =>
    J(
      sortk(
        Object.fromEntries(
          [
            'orderType',
            'orderNo',
            'merchantOrderNo',
            'status',
            'amount',
            'feeAmount',
            'netAmount',
            'completedAt',
          ]
            .map((k) => [k, b[k]])
            .concat([
              ['timestamp', h['X-Timestamp']],
              ['nonce', h['X-Nonce']],
            ]),
        ),
      ),
    ),
  'fixed template': (b, h) =>
    `amount=${b.amount}&completedAt=${b.completedAt}&feeAmount=${b.feeAmount}&merchantOrderNo=${b.merchantOrderNo}&netAmount=${b.netAmount}&nonce=${h['X-Nonce']}&orderNo=${b.orderNo}&orderType=${b.orderType}&status=${b.status}&timestamp=${h['X-Timestamp']}`,
  'short template': (b, h) =>
    `amount=${b.amount}&merchantOrderNo=${b.merchantOrderNo}&nonce=${h['X-Nonce']}&orderNo=${b.orderNo}&status=${b.status}&timestamp=${h['X-Timestamp']}`,
  'short concat': (b, h) =>
    b.orderNo + b.merchantOrderNo + b.amount + h['X-Timestamp'] + h['X-Nonce'],
};
for (const n in C)
  for (const i in F) {
    let t;
    try {
      t = F[i](JSON.parse(C[n].body), hdr(C[n].headers), C[n].body);
    } catch (_e) {
      continue;
    }
    const r = { lang: 'Node', impl: i, callback: n };
    if (Buffer.isBuffer(t)) r.base64 = t.toString('base64');
    else r.text = t;
    console.log(JSON.stringify(r));
  }

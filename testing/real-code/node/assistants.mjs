// Verifying functions in Node: middlewares, copied SDKs, assistants’ answers, each a little wrong.

import { createRequire } from 'node:module';
import qsn from 'node:querystring';
import util from 'node:util';
import { merge, printRows } from './callbacks.mjs';

const need = createRequire(process.argv[3] ?? import.meta.url);
const qs = need('qs'),
  _ = need('lodash'),
  moment = need('moment'),
  stable = need('json-stable-stringify'),
  big = need('json-bigint'),
  numeral = need('numeral');
const M = merge;
const S = (v) => (typeof v === 'object' ? JSON.stringify(v) : String(v));
const F = {
  'AI: filter undefined null empty, no JSON of objects': (r, h) => {
    const p = M(r, h);
    return Object.keys(p)
      .filter((k) => p[k] !== undefined && p[k] !== null && p[k] !== '' && k !== 'sign')
      .sort()
      .map((k) => `${k}=${p[k]}`)
      .join('&');
  },
  'AI: JSON.stringify of everything': (r, h) => {
    const p = M(r, h);
    delete p.sign;
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] != null && p[k] !== '')
      .map((k) => `${k}=${JSON.stringify(p[k])}`)
      .join('&');
  },
  'AI: sort with localeCompare, trim': (r, h) => {
    const p = M(r, h);
    return Object.entries(p)
      .filter(([k, v]) => k !== 'sign' && v != null && String(v).trim())
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([k, v]) => `${k}=${S(v).trim()}`)
      .join('&');
  },
  'express: req.headers lower keys undefined': (r, h) => {
    const p = JSON.parse(r);
    const hd = Object.fromEntries(Object.entries(h).map(([k, v]) => [k.toLowerCase(), v]));
    p.timestamp = hd['X-Timestamp'];
    p.nonce = hd['X-Nonce'];
    delete p.sign;
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] !== '' && p[k] !== null)
      .map((k) => `${k}=${S(p[k])}`)
      .join('&');
  },
  'express: Number timestamp, moment completedAt': (r, h) => {
    const p = M(r, h);
    if (p.completedAt)
      p.completedAt = moment.unix(p.completedAt).utc().format('YYYY-MM-DD HH:mm:ss');
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] !== '' && p[k] != null && k !== 'sign' && String(p[k]).trim())
      .map((k) => `${k}=${S(p[k])}`)
      .join('&');
  },
  'qs.stringify sorted encode false': (r, h) =>
    qs.stringify(_.omit(M(r, h), 'sign'), { encode: false, sort: (a, b) => (a < b ? -1 : 1) }),
  'qs.stringify indices false skipNulls': (r, h) =>
    qs.stringify(
      _.omitBy(M(r, h), (v) => v === ''),
      { encode: false, skipNulls: true, arrayFormat: 'comma', sort: (a, b) => a.localeCompare(b) },
    ),
  'lodash pickBy identity, join': (r, h) =>
    _(M(r, h))
      .pickBy()
      .toPairs()
      .sortBy(0)
      .map((x) => x.join('='))
      .join('&'),
  'json-bigint parse, toString': (r, h) => {
    const p = big({ storeAsString: true }).parse(r);
    p.timestamp = h['X-Timestamp'];
    p.nonce = h['X-Nonce'];
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] !== '' && p[k] !== null && k !== 'sign')
      .map((k) => `${k}=${typeof p[k] === 'object' ? JSON.stringify(p[k]) : p[k]}`)
      .join('&');
  },
  'json-stable-stringify nested': (r, h) => {
    const p = M(r, h);
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] != null && String(p[k]).trim() && k !== 'sign')
      .map((k) => `${k}=${typeof p[k] === 'object' ? stable(p[k]) : p[k]}`)
      .join('&');
  },
  'util.format %s %o console.log copy': (r, h) => {
    const p = M(r, h);
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] != null && p[k] !== '')
      .map((k) => util.format('%s=%s', k, p[k]))
      .join('&');
  },
  'console.log([string])': (r, h) => {
    const p = M(r, h);
    delete p.sign;
    const s = Object.keys(p)
      .sort()
      .filter((k) => p[k] != null && S(p[k]).trim())
      .map((k) => `${k}=${S(p[k])}`)
      .join('&');
    return util.inspect([s]);
  },
  'URLSearchParams.sort().toString': (r, h) => {
    const u = new URLSearchParams(M(r, h));
    u.delete('sign');
    u.sort();
    return u.toString();
  },
  'querystring.unescape(stringify)': (r, h) => {
    const p = M(r, h);
    const o = {};
    for (const k of Object.keys(p).sort()) if (p[k]) o[k] = p[k];
    return qsn.unescape(qsn.stringify(o));
  },
  'crypto helper: sorted values joined by |': (r, h) => {
    const p = M(r, h);
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] != null && p[k] !== '')
      .map((k) => S(p[k]))
      .join('|');
  },
  'hurried: for in, &= trailing, toFixed(2)': (r, h) => {
    const p = M(r, h);
    let s = '';
    for (const k in p) {
      if (k === 'sign' || p[k] === null || p[k] === '') continue;
      s += `${k}=${/mount/.test(k) ? Number(p[k]).toFixed(2) : S(p[k])}&`;
    }
    return s;
  },
  'hurried: body-parser reviver numbers': (r, h) => {
    const p = JSON.parse(r, (_k, v) =>
      typeof v === 'string' && v !== '' && !Number.isNaN(v) ? Number(v) : v,
    );
    p.timestamp = h['X-Timestamp'];
    p.nonce = h['X-Nonce'];
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] !== '' && p[k] != null && k !== 'sign')
      .map((k) => `${k}=${S(p[k])}`)
      .join('&');
  },
  'raw body + timestamp + nonce': (r, h) => r + h['X-Timestamp'] + h['X-Nonce'],
  'Stripe: timestamp.body': (r, h) => `${h['X-Timestamp']}.${r}`,
  'POST, url, timestamp, nonce, JSON.stringify(body)': (r, h) =>
    `${['POST', '/api/notify', h['X-Timestamp'], h['X-Nonce'], JSON.stringify(JSON.parse(r))].join(
      '\n',
    )}\n`,
  'headers merged: X- prefixed ones': (r, h) => {
    const p = { ...JSON.parse(r), ..._.omit(h, ['X-Sign', 'Content-Type']) };
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] != null && p[k] !== '')
      .map((k) => `${k}=${S(p[k])}`)
      .join('&');
  },
  'merchantNo added': (r, h) => {
    const p = { ...M(r, h), merchantNo: h['X-Merchant-No'] };
    delete p.sign;
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] != null && S(p[k]).trim())
      .map((k) => `${k}=${S(p[k])}`)
      .join('&');
  },
  'numeral 0,0.00 amounts': (r, h) => {
    const p = M(r, h);
    delete p.sign;
    for (const k of ['amount', 'feeAmount', 'netAmount'])
      if (p[k]) p[k] = numeral(p[k]).format('0,0.00');
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] != null && S(p[k]).trim())
      .map((k) => `${k}=${S(p[k])}`)
      .join('&');
  },
  'lodash snakeCase keys': (r, h) => {
    const p = _.mapKeys(M(r, h), (_v, k) => _.snakeCase(k));
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] != null && p[k] !== '')
      .map((k) => `${k}=${S(p[k])}`)
      .join('&');
  },
  'winston: message in JSON, html-escaped by Kibana': (r, h) => {
    const p = M(r, h);
    delete p.sign;
    delete p.nonce;
    const s = Object.keys(p)
      .sort()
      .filter((k) => p[k] != null && S(p[k]).trim())
      .map((k) => `${k}=${S(p[k])}`)
      .join('&');
    return JSON.stringify({
      level: 'debug',
      message: `signString=${s}`,
      timestamp: '2026-11-22T10:00:00.000Z',
    });
  },
  'encodeURIComponent then join': (r, h) => {
    const p = M(r, h);
    delete p.sign;
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] != null && S(p[k]).trim())
      .map((k) => `${encodeURIComponent(k)}=${encodeURIComponent(S(p[k]))}`)
      .join('&');
  },
  'lower case of it all': (r, h) => {
    const p = M(r, h);
    delete p.sign;
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] != null && S(p[k]).trim())
      .map((k) => `${k}=${S(p[k])}`)
      .join('&')
      .toLowerCase();
  },
  'nest DTO class-transformer excludeExtraneous': (r, h) => {
    const d = JSON.parse(r);
    const p = _.pick(d, [
      'orderType',
      'orderNo',
      'merchantOrderNo',
      'status',
      'amount',
      'feeAmount',
      'netAmount',
    ]);
    p.completedAt = new Date(d.completedAt * 1000);
    p.timestamp = h['X-Timestamp'];
    p.nonce = h['X-Nonce'];
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] != null)
      .map(
        (k) =>
          `${k}=${p[k] instanceof Date ? (Number.isNaN(p[k]) ? p[k] : p[k].toISOString()) : p[k]}`,
      )
      .join('&');
  },
};
printRows(F);

// More mock platforms and test signers in Node, written once what the first had shown was mended.
import { createHash } from 'node:crypto';
import querystring from 'node:querystring';
import { merge, printRows } from './callbacks.mjs';

const amounts = ['amount', 'feeAmount', 'netAmount'];
const text = (v) => (v !== null && typeof v === 'object' ? JSON.stringify(v) : v);
const sorted = (p) =>
  Object.fromEntries(
    Object.keys(p)
      .sort()
      .map((k) => [k, p[k]]),
  );
const pairs = (p) =>
  Object.entries(sorted(p))
    .filter(([, v]) => v !== null && v !== undefined && v !== '')
    .map(([k, v]) => `${k}=${text(v)}`)
    .join('&');
printRows({
  'localeCompare, JSON of objects': (r, h) =>
    Object.entries(merge(r, h))
      .sort((a, b) => a[0].localeCompare(b[0]))
      .map(([k, v]) => `${k}=${typeof v === 'object' ? JSON.stringify(v) : v}`)
      .join('&'),
  'querystring.stringify': (r, h) => querystring.stringify(sorted(merge(r, h))),
  'querystring.unescape of stringify': (r, h) =>
    querystring.unescape(querystring.stringify(sorted(merge(r, h)))),
  'JSON of body, timestamp, nonce': (r, h) =>
    JSON.stringify(JSON.parse(r)) + h['X-Timestamp'] + h['X-Nonce'],
  'timestamp dot sorted JSON': (r, h) =>
    `${h['X-Timestamp']}.${JSON.stringify(sorted(JSON.parse(r)))}`,
  'encodeURIComponent of keys and values': (r, h) =>
    Object.entries(sorted(merge(r, h)))
      .filter(([, v]) => v != null && v !== '')
      .map(([k, v]) => `${encodeURIComponent(k)}=${encodeURIComponent(text(v))}`)
      .join('&'),
  'digest of the JSON with headers': (r, h) =>
    createHash('sha256')
      .update(
        JSON.stringify({ ...JSON.parse(r), timestamp: h['X-Timestamp'], nonce: h['X-Nonce'] }),
      )
      .digest('hex'),
  'undefined and empty dropped, null kept': (r, h) => {
    const p = merge(r, h);
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] !== undefined && p[k] !== '')
      .map((k) => `${k}=${p[k] instanceof Object ? JSON.stringify(p[k]) : p[k]}`)
      .join('&');
  },
  'toFixed(1) of amounts': (r, h) => {
    const p = merge(r, h);
    for (const k of amounts) if (p[k]) p[k] = Number(p[k]).toFixed(1);
    return pairs(p);
  },
  'orderType and merchant order number forgotten': (r, h) => {
    const { orderType, merchantOrderNo, ...p } = merge(r, h);
    return pairs(p);
  },
  'toLocaleString of completedAt': (r, h) => {
    const p = merge(r, h);
    if (p.completedAt)
      p.completedAt = new Date(p.completedAt * 1000).toLocaleString('en-US', { timeZone: 'UTC' });
    return pairs(p);
  },
  'PSS, as received [pss]': (r, h) =>
    Object.entries(merge(r, h))
      .filter(([, v]) => v !== null && v !== '')
      .map(([k, v]) => `${k}=${text(v)}`)
      .join('&'),
  'pairs behind a question mark, with an end': (r, h) => `?${pairs(merge(r, h))}&`,
});

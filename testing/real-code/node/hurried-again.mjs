// A second set of verifying functions in Node, written after the first was mended.
import { merge, printRows } from './callbacks.mjs';

const S = (v) => (typeof v === 'object' ? JSON.stringify(v) : v);
const J = (p) =>
  Object.keys(p)
    .sort()
    .filter((k) => p[k] !== '' && p[k] != null)
    .map((k) => `${k}=${S(p[k])}`)
    .join('&');
const F = {
  'parseFloat amounts, Number timestamp': (r, h) => {
    const p = merge(r, h);
    for (const k of ['amount', 'feeAmount', 'netAmount']) if (p[k]) p[k] = parseFloat(p[k]);
    return J(p);
  },
  'toLocaleString amounts': (r, h) => {
    const p = merge(r, h);
    for (const k of ['amount', 'feeAmount', 'netAmount'])
      if (p[k]) p[k] = Number(p[k]).toLocaleString('en-US');
    return J(p);
  },
  'array of pairs stringified': (r, h) => JSON.stringify(Object.entries(merge(r, h)).sort()),
  'typeof string or number only': (r, h) => {
    const p = merge(r, h);
    return Object.keys(p)
      .sort()
      .filter((k) => ['string', 'number'].includes(typeof p[k]) && p[k] !== '')
      .map((k) => `${k}=${p[k]}`)
      .join('&');
  },
  'camel to snake, nested kept': (r, h) => {
    const p = merge(r, h);
    return J(
      Object.fromEntries(
        Object.entries(p).map(([k, v]) => [k.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`), v]),
      ),
    );
  },
  'sort by value length bug': (r, h) => {
    const p = merge(r, h);
    return Object.keys(p)
      .filter((k) => p[k] !== '' && p[k] != null)
      .sort((a, b) => a.length - b.length)
      .map((k) => `${k}=${S(p[k])}`)
      .join('&');
  },
  'joined with comma by default': (r, h) => {
    const p = merge(r, h);
    return String(
      Object.keys(p)
        .sort()
        .filter((k) => p[k] != null)
        .map((k) => `${k}=${S(p[k])}`),
    );
  },
  'timestamp in minutes': (r, h) => {
    const p = merge(r, h);
    p.timestamp = Math.floor(p.timestamp / 60);
    return J(p);
  },
  'escape-html of values, nonce twice': (r, h) => {
    const p = merge(r, h);
    for (const k in p)
      if (typeof p[k] === 'string')
        p[k] = p[k]
          .replace(/&/g, '&amp;')
          .replace(/</g, '&lt;')
          .replace(/>/g, '&gt;')
          .replace(/"/g, '&quot;')
          .replace(/'/g, '&#39;');
    return J(p);
  },
  'values concatenated with keys, no signs': (r, h) => {
    const p = merge(r, h);
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] != null && p[k] !== '')
      .map((k) => k + S(p[k]))
      .join('');
  },
};
printRows(F);

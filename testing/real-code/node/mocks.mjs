// Mock platforms and test signers in Node: each with one or two mistakes. A mark in brackets names the scheme of the signature where it is not SHA256withRSA.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { merge, printRows } from './callbacks.mjs';

/** From the folder where they are installed. */
const load = createRequire(`${process.argv[3]}/`);
const lodash = load('lodash');
const qs = load('qs');
const amounts = ['amount', 'feeAmount', 'netAmount'];
const text = (v) => (typeof v === 'object' ? JSON.stringify(v) : String(v));
const sorted = (p) => Object.fromEntries(Object.entries(p).sort(([a], [b]) => (a < b ? -1 : 1)));
const isSet = (v) => v !== null && v !== undefined && String(v).trim() !== '';
const pairs = (p, keys = Object.keys(p).sort()) =>
  keys
    .filter((k) => isSet(p[k]))
    .map((k) => `${k}=${text(p[k])}`)
    .join('&');
const deep = (v) => {
  if (Array.isArray(v)) return v.map(deep);
  if (typeof v !== 'object' || v === null) return v;
  return Object.fromEntries(
    Object.keys(v)
      .sort()
      .map((k) => [k, deep(v[k])]),
  );
};
printRows({
  'URLSearchParams of sorted': (r, h) => new URLSearchParams(sorted(merge(r, h))).toString(),
  'decodeURIComponent of URLSearchParams': (r, h) =>
    decodeURIComponent(new URLSearchParams(sorted(lodash.omitBy(merge(r, h), lodash.isNil)))),
  'qs.stringify without encoding': (r, h) =>
    qs.stringify(merge(r, h), {
      encode: false,
      sort: (a, b) => a.localeCompare(b),
      skipNulls: true,
    }),
  'template of everything': (r, h) => {
    const p = merge(r, h);
    return Object.keys(p)
      .sort()
      .map((k) => `${k}=${p[k]}`)
      .join('&');
  },
  'JSON.stringify with sorted keys as replacer': (r, h) => {
    const p = merge(r, h);
    return JSON.stringify(p, Object.keys(p).sort());
  },
  'entries flat join': (r, h) =>
    Object.entries(sorted(merge(r, h)))
      .flat()
      .join(''),
  'lodash omitBy isEmpty': (r, h) => {
    const p = merge(r, h);
    return pairs(lodash.omitBy(p, lodash.isEmpty));
  },
  'lodash pickBy, encodeURIComponent': (r, h) =>
    Object.entries(sorted(lodash.pickBy(merge(r, h))))
      .map(([k, v]) => `${k}=${encodeURIComponent(text(v))}`)
      .join('&'),
  'sha256 base64 signed': (r, h) =>
    createHash('sha256')
      .update(pairs(merge(r, h)))
      .digest('base64'),
  'latin1 buffer': (r, h) => Buffer.from(pairs(merge(r, h)), 'latin1'),
  'timestamp in milliseconds, sorted ignoring case': (r, h) => {
    const p = { ...merge(r, h), timestamp: Number(h['X-Timestamp']) * 1000 };
    return pairs(
      p,
      Object.keys(p).sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())),
    );
  },
  'toISOString of both': (r, h) => {
    const p = merge(r, h);
    p.timestamp = new Date(Number(p.timestamp) * 1000).toISOString();
    if (p.completedAt) p.completedAt = new Date(p.completedAt * 1000).toISOString();
    return pairs(p);
  },
  'spread JSON, timestamp as number': (r, h) =>
    JSON.stringify({
      ...JSON.parse(r),
      timestamp: Number(h['X-Timestamp']),
      nonce: h['X-Nonce'],
    }),
  'headers first in JSON': (r, h) =>
    JSON.stringify({ timestamp: h['X-Timestamp'], nonce: h['X-Nonce'], ...JSON.parse(r) }),
  'body under data': (r, h) =>
    JSON.stringify({ nonce: h['X-Nonce'], timestamp: h['X-Timestamp'], data: JSON.parse(r) }),
  'encodeURI of values': (r, h) =>
    Object.entries(sorted(merge(r, h)))
      .filter(([, v]) => isSet(v))
      .map(([k, v]) => `${k}=${encodeURI(text(v))}`)
      .join('&'),
  'lines with an end': (r, h) =>
    `${[h['X-Timestamp'], h['X-Nonce'], JSON.stringify(JSON.parse(r))].join('\n')}\n`,
  'deep sorted JSON': (r, h) => JSON.stringify(deep(merge(r, h))),
  'reverse sort': (r, h) => {
    const p = merge(r, h);
    return pairs(p, Object.keys(p).sort().reverse());
  },
  'RSA-MD5 [md5]': (r, h) => pairs(merge(r, h)),
  'RSA-SHA512 [sha512]': (r, h) => pairs(merge(r, h)),
  'privateEncrypt of the digest [encrypt-digest]': (r, h) => pairs(merge(r, h)),
  'html escaped values': (r, h) =>
    Object.entries(sorted(merge(r, h)))
      .filter(([, v]) => isSet(v))
      .map(([k, v]) => `${k}=${lodash.escape(text(v))}`)
      .join('&'),
  'Number of numeric strings': (r, h) =>
    pairs(
      lodash.mapValues(merge(r, h), (v) =>
        typeof v === 'string' && v.trim() !== '' && !Number.isNaN(Number(v)) ? Number(v) : v,
      ),
    ),
  'lower-case header names merged': (r, h) => {
    const low = Object.fromEntries(Object.entries(h).map(([k, v]) => [k.toLowerCase(), v]));
    delete low['x-sign'];
    return pairs({ ...JSON.parse(r), ...low });
  },
  'amounts in cents': (r, h) => {
    const p = merge(r, h);
    for (const k of amounts) if (p[k]) p[k] = Math.round(Number(p[k]) * 100);
    return pairs(p);
  },
  'arrays joined, objects stringified': (r, h) =>
    pairs(lodash.mapValues(merge(r, h), (v) => (Array.isArray(v) ? v.join(',') : v))),
});

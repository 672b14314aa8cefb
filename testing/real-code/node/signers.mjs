// Functions that sign, as QA scripts and mock servers in Node have them: each with one or two mistakes.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { merge, printRows } from './callbacks.mjs';

/** From the folder where they are installed. */
const load = createRequire(`${process.argv[3]}/`);
const lodash = load('lodash');
const qs = load('qs');

const S = (v) => (typeof v === 'object' ? JSON.stringify(v) : v);
const isSet = (v) => v !== '' && v !== null && v !== undefined;
const J = (p, keys = Object.keys(p).sort()) =>
  keys
    .filter((k) => isSet(p[k]))
    .map((k) => `${k}=${S(p[k])}`)
    .join('&');
/** As axios writes the parameters of a request. */
const axios = (v) =>
  encodeURIComponent(v)
    .replace(/%3A/gi, ':')
    .replace(/%24/g, '$')
    .replace(/%2C/gi, ',')
    .replace(/%20/g, '+')
    .replace(/%5B/gi, '[')
    .replace(/%5D/gi, ']');
const F = {
  'qs encode false, brackets, skipNulls': (r, h) =>
    qs.stringify(merge(r, h), {
      encode: false,
      arrayFormat: 'brackets',
      skipNulls: true,
      sort: (a, b) => (a < b ? -1 : 1),
    }),
  'qs sorted, indices, localeCompare': (r, h) =>
    qs.stringify(merge(r, h), { encode: false, sort: (a, b) => a.localeCompare(b) }),
  'URLSearchParams sort toString': (r, h) => {
    const p = new URLSearchParams(merge(r, h));
    p.sort();
    return p.toString();
  },
  'localeCompare, encodeURIComponent': (r, h) => {
    const p = merge(r, h);
    return Object.keys(p)
      .sort((a, b) => a.localeCompare(b))
      .filter((k) => p[k])
      .map((k) => `${k}=${encodeURIComponent(S(p[k]))}`)
      .join('&');
  },
  'lodash pickBy not isEmpty': (r, h) => {
    const p = lodash.pickBy(merge(r, h), (v) => !lodash.isEmpty(v));
    return J(p);
  },
  'lodash omitBy isNil': (r, h) =>
    lodash
      .map(
        lodash.sortBy(lodash.toPairs(lodash.omitBy(merge(r, h), lodash.isNil)), 0),
        ([k, v]) => `${k}=${v}`,
      )
      .join('&'),
  'toFixed amounts, timestamp in milliseconds': (r, h) => {
    const p = merge(r, h);
    for (const k of ['amount', 'feeAmount', 'netAmount']) if (p[k]) p[k] = Number(p[k]).toFixed(2);
    p.timestamp = Number(p.timestamp) * 1000;
    return J(p);
  },
  'JSON.stringify sorted, timestamp a number': (r, h) => {
    const p = { ...merge(r, h), timestamp: Number(h['X-Timestamp']) };
    return JSON.stringify(
      Object.fromEntries(Object.entries(p).sort(([a], [b]) => (a < b ? -1 : 1))),
    );
  },
  'JSON.stringify behind, timestamp a number': (r, h) =>
    JSON.stringify({ ...merge(r, h), timestamp: Number(h['X-Timestamp']) }),
  'md5 hex of the string': (r, h) =>
    createHash('md5')
      .update(J(merge(r, h)))
      .digest('hex'),
  'timestamp.nonce.md5(body)': (r, h) =>
    `${h['X-Timestamp']}.${h['X-Nonce']}.${createHash('md5').update(r).digest('hex')}`,
  'pairs sorted, template': (r, h) =>
    Object.entries(merge(r, h))
      .map(([k, v]) => `${k}=${v}`)
      .sort()
      .join('&'),
  'axios parameters': (r, h) => {
    const p = merge(r, h);
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] != null)
      .map((k) => `${axios(k)}=${axios(S(p[k]))}`)
      .join('&');
  },
  'headers lower-case, values String, truthy': (r, h) => {
    const p = { ...JSON.parse(r), 'x-timestamp': h['X-Timestamp'], 'x-nonce': h['X-Nonce'] };
    delete p.sign;
    return Object.keys(p)
      .sort()
      .filter((k) => p[k])
      .map((k) => `${k}=${p[k]}`)
      .join('&');
  },
  'Date ISO of both times': (r, h) => {
    const p = merge(r, h);
    if (p.completedAt) p.completedAt = new Date(p.completedAt * 1000).toISOString();
    p.timestamp = new Date(p.timestamp * 1000).toISOString();
    return J(p);
  },
  'deep sorted nested, replaced spaces': (r, h) => {
    const deep = (v) =>
      Array.isArray(v)
        ? v.map(deep)
        : lodash.isPlainObject(v)
          ? Object.fromEntries(
              Object.keys(v)
                .sort()
                .map((k) => [k, deep(v[k])]),
            )
          : v;
    return J(deep(merge(r, h)));
  },
  'reduce with trailing &, blank as undefined': (r, h) => {
    const p = merge(r, h);
    return Object.keys(p)
      .sort()
      .reduce((s, k) => `${s}${k}=${S(p[k] || '')}&`, '');
  },
  'flattened with dots, values of lists joined': (r, h) => {
    const out = {};
    const walk = (v, at) => {
      for (const [k, x] of Object.entries(v)) {
        if (lodash.isPlainObject(x)) walk(x, `${at}${k}.`);
        else out[at + k] = x;
      }
    };
    walk(merge(r, h), '');
    return Object.keys(out)
      .sort()
      .map((k) => `${k}=${out[k]}`)
      .join('&');
  },
  'JSON.stringify of every value': (r, h) => {
    const p = merge(r, h);
    return Object.keys(p)
      .sort()
      .map((k) => `${k}=${JSON.stringify(p[k])}`)
      .join('&');
  },
};
printRows(F);

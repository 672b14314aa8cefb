/** More strings that stubs, test scripts and hurried platforms sign; written once what stubs.mjs had shown was mended. */
import { createHash } from 'node:crypto';
import { merge, printRows } from './callbacks.mjs';

const pairs = (m, text = String, keep = (v) => v != null && v !== '', joint = '&') =>
  Object.keys(m)
    .sort()
    .filter((k) => keep(m[k]))
    .map((k) => `${k}=${text(m[k])}`)
    .join(joint);
const json = (v) => (typeof v === 'object' ? JSON.stringify(v) : String(v));

printRows({
  'JSON.stringify of objects, truthy': (raw, h) => pairs(merge(raw, h), json, Boolean),
  'trimmed, null checked by typeof': (raw, h) => pairs(merge(raw, h), (v) => json(v).trim()),
  'encodeURI of the string': (raw, h) => encodeURI(pairs(merge(raw, h), json)),
  'escape of values': (raw, h) => pairs(merge(raw, h), (v) => escape(json(v))),
  'JSON.stringify of every value': (raw, h) => pairs(merge(raw, h), (v) => JSON.stringify(v)),
  'JSON.stringify with two spaces': (raw, h) =>
    pairs(merge(raw, h), (v) => (typeof v === 'object' ? JSON.stringify(v, null, 2) : v)),
  'lower case of it all': (raw, h) => pairs(merge(raw, h), json).toLowerCase(),
  'joined by comma': (raw, h) => pairs(merge(raw, h), json, undefined, ','),
  'reverse sort': (raw, h) => pairs(merge(raw, h), json).split('&').reverse().join('&'),
  'received order': (raw, h) =>
    Object.entries(merge(raw, h))
      .filter(([, v]) => v)
      .map(([k, v]) => `${k}=${json(v)}`)
      .join('&'),
  'sha256 in Base64': (raw, h) =>
    createHash('sha256')
      .update(pairs(merge(raw, h), json))
      .digest('base64'),
  'ISO time as timestamp': (raw, h) =>
    pairs({ ...merge(raw, h), timestamp: new Date(h['X-Timestamp'] * 1000).toISOString() }, json),
});

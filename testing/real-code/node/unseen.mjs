// Verifying functions in Node, written once more after sets before were mended: other habits, one to three mistakes each.
import util from 'node:util';
import { merge, printRows } from './callbacks.mjs';

const text = (v) => (v !== null && typeof v === 'object' ? JSON.stringify(v) : String(v));
const join = (p, f = text, by = undefined) =>
  Object.keys(p)
    .sort(by)
    .filter((k) => p[k] != null && text(p[k]).trim() !== '')
    .map((k) => `${k}=${f(p[k], k)}`)
    .join('&');
const change = (p, keys, f) => {
  for (const k of keys) if (p[k] !== undefined) p[k] = f(p[k]);
  return p;
};
const amounts = ['amount', 'feeAmount', 'netAmount'];
printRows({
  'Intl.NumberFormat en-IN amounts': (r, h) =>
    join(
      change(merge(r, h), amounts, (v) =>
        new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(v),
      ),
    ),
  'amounts as cents': (r, h) => join(change(merge(r, h), amounts, (v) => Math.round(v * 100))),
  'new Date().toString of completedAt': (r, h) =>
    join(change(merge(r, h), ['completedAt'], (v) => new Date(v * 1000).toUTCString())),
  'completedAt as Date JSON': (r, h) =>
    join(
      change(merge(r, h), ['completedAt'], (v) => new Date(v * 1000)),
      (v) => (typeof v === 'object' ? JSON.stringify(v) : v),
    ),
  'util.inspect of nested': (r, h) =>
    join(merge(r, h), (v) => (typeof v === 'object' ? util.inspect(v) : v)),
  'JSON.stringify nested with two spaces': (r, h) =>
    join(merge(r, h), (v) => (typeof v === 'object' ? JSON.stringify(v, null, 2) : v)),
  'values joined, keys dropped, no separator, sorted by value': (r, h) =>
    Object.values(merge(r, h))
      .filter((v) => v != null && text(v).trim())
      .map(text)
      .sort()
      .join(''),
  'typeof number only amounts parsed, boolean as 1': (r, h) =>
    join(change(merge(r, h), amounts, parseFloat), (v) =>
      typeof v === 'boolean' ? Number(v) : text(v),
    ),
  'keys in kebab case': (r, h) => {
    const p = merge(r, h);
    return join(
      Object.fromEntries(
        Object.entries(p).map(([k, v]) => [k.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`), v]),
      ),
    );
  },
  'colon and comma': (r, h) => join(merge(r, h)).replace(/=/g, ':').replace(/&/g, ','),
  'header values in arrays': (r, h) => {
    const p = merge(r, h);
    p.timestamp = [p.timestamp];
    p.nonce = [p.nonce];
    return join(p);
  },
  'nonce twice, timestamp last': (r, h) => {
    const p = merge(r, h);
    const { timestamp, ...rest } = p;
    return `${join(rest)}&nonce=${p.nonce}&timestamp=${timestamp}`;
  },
  'escape(): unicode as %u': (r, h) => join(merge(r, h), (v) => escape(text(v))),
  'encodeURI of the whole': (r, h) => encodeURI(join(merge(r, h))),
  'trimmed, lower-cased keys': (r, h) => {
    const p = merge(r, h);
    return join(
      Object.fromEntries(
        Object.entries(p).map(([k, v]) => [k.toLowerCase(), typeof v === 'string' ? v.trim() : v]),
      ),
    );
  },
  'sha256 of the string without nonce, hex in capitals': (r, h) => {
    const p = merge(r, h);
    delete p.nonce;
    return join(p).replaceAll('\n', ' ');
  },
  'GET, path and query': (r, h) => `GET\n/callback\n${join(merge(r, h))}`,
  'pino line': (r, h) => {
    const p = merge(r, h);
    p.timestamp = `${p.timestamp}000`;
    return JSON.stringify({
      level: 20,
      time: 1795341600000,
      pid: 7,
      hostname: 'pay-1',
      toSign: join(p),
      msg: 'verify',
    });
  },
});

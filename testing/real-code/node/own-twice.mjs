/** Both values of a body that has the headers' names itself. node own-twice.mjs callbacks.json */
import { printRows } from './callbacks.mjs';

const both = (raw, headers) => [
  ...Object.entries(JSON.parse(raw)).filter(
    ([key, value]) => key !== 'sign' && value !== null && String(value).trim() !== '',
  ),
  ['timestamp', headers['X-Timestamp']],
  ['nonce', headers['X-Nonce']],
];
const print = (value) => (typeof value === 'object' ? JSON.stringify(value) : value);
const join = (pairs) => pairs.map(([key, value]) => `${key}=${print(value)}`).join('&');

printRows({
  'entries.sort()': (raw, headers) => join(both(raw, headers).sort()),
  'entries.sort by key': (raw, headers) =>
    join(both(raw, headers).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))),
  'Headers.append': (raw, headers) => {
    const all = new Map();
    for (const [key, value] of both(raw, headers))
      all.set(key, all.has(key) ? `${all.get(key)}, ${value}` : value);
    return join([...all].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  },
});

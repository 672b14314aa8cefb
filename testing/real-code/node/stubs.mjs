/** Strings that stubs, test scripts and hurried platforms sign, each in its own way. */
import { createHash } from 'node:crypto';
import querystring from 'node:querystring';
import { merge, printRows } from './callbacks.mjs';

const sorted = (m) => Object.keys(m).sort();
const isEmpty = (v) => v === undefined || v === null || v === '';
const sortDeep = (v) =>
  Array.isArray(v)
    ? v.map(sortDeep)
    : v && typeof v === 'object'
      ? Object.fromEntries(
          Object.keys(v)
            .sort()
            .map((k) => [k, sortDeep(v[k])]),
        )
      : v;

printRows({
  'template, truthy values': (raw, h) => {
    const m = merge(raw, h);
    return sorted(m)
      .filter((k) => m[k])
      .map((k) => `${k}=${m[k]}`)
      .join('&');
  },
  'template, everything': (raw, h) => {
    const m = merge(raw, h);
    return sorted(m)
      .map((k) => `${k}=${m[k]}`)
      .join('&');
  },
  'JSON.stringify of objects, blanks kept when spaces': (raw, h) => {
    const m = merge(raw, h);
    return sorted(m)
      .filter((k) => !isEmpty(m[k]))
      .map((k) => `${k}=${typeof m[k] === 'object' ? JSON.stringify(m[k]) : m[k]}`)
      .join('&');
  },
  URLSearchParams: (raw, h) => {
    const m = merge(raw, h);
    const params = new URLSearchParams();
    for (const k of sorted(m)) if (!isEmpty(m[k])) params.append(k, m[k]);
    return params.toString();
  },
  'decodeURIComponent(URLSearchParams)': (raw, h) => {
    const params = new URLSearchParams(merge(raw, h));
    params.sort();
    return decodeURIComponent(params.toString());
  },
  'encodeURIComponent of values': (raw, h) => {
    const m = merge(raw, h);
    return sorted(m)
      .filter((k) => m[k] !== null && m[k] !== '')
      .map(
        (k) => `${k}=${encodeURIComponent(typeof m[k] === 'object' ? JSON.stringify(m[k]) : m[k])}`,
      )
      .join('&');
  },
  'querystring.stringify': (raw, h) => {
    const m = merge(raw, h);
    return querystring.stringify(Object.fromEntries(sorted(m).map((k) => [k, m[k]])));
  },
  'querystring.unescape(querystring.stringify)': (raw, h) => {
    const m = merge(raw, h);
    return querystring.unescape(
      querystring.stringify(
        Object.fromEntries(
          sorted(m)
            .filter((k) => m[k])
            .map((k) => [k, m[k]]),
        ),
      ),
    );
  },
  'sorted deep, JSON whole': (raw, h) => JSON.stringify(sortDeep(merge(raw, h))),
  'JSON whole in received order': (raw, h) => JSON.stringify(merge(raw, h)),
  'nested sorted deep': (raw, h) => {
    const m = merge(raw, h);
    return sorted(m)
      .filter((k) => m[k] !== null && String(m[k]).trim() !== '')
      .map((k) => `${k}=${typeof m[k] === 'object' ? JSON.stringify(sortDeep(m[k])) : m[k]}`)
      .join('&');
  },
  'Object.entries().sort() and flat': (raw, h) =>
    Object.entries(merge(raw, h))
      .sort()
      .map((pair) => pair.join('='))
      .join('&'),
  localeCompare: (raw, h) => {
    const m = merge(raw, h);
    return Object.keys(m)
      .sort((a, b) => a.localeCompare(b))
      .filter((k) => !isEmpty(m[k]))
      .map((k) => `${k}=${typeof m[k] === 'object' ? JSON.stringify(m[k]) : m[k]}`)
      .join('&');
  },
  'timestamp.nonce.body': (raw, h) =>
    `${h['X-Timestamp']}.${h['X-Nonce']}.${JSON.stringify(JSON.parse(raw))}`,
  'body alone, as stringified': (raw) => JSON.stringify(JSON.parse(raw)),
  'toFixed(1) of the amounts, objects left out': (raw, h) => {
    const m = merge(raw, h);
    return sorted(m)
      .filter((k) => !isEmpty(m[k]) && typeof m[k] !== 'object')
      .map((k) => `${k}=${/amount/i.test(k) ? Number(m[k]).toFixed(1) : m[k]}`)
      .join('&');
  },
  'Number of the amounts': (raw, h) => {
    const m = merge(raw, h);
    for (const k of ['amount', 'feeAmount', 'netAmount']) m[k] = Number(m[k]);
    return sorted(m)
      .filter((k) => m[k])
      .map((k) => `${k}=${m[k]}`)
      .join('&');
  },
  'base64 of the string': (raw, h) => {
    const m = merge(raw, h);
    return Buffer.from(
      sorted(m)
        .filter((k) => !isEmpty(m[k]))
        .map((k) => `${k}=${m[k]}`)
        .join('&'),
    ).toString('base64');
  },
  'latin1 bytes': (raw, h) => {
    const m = merge(raw, h);
    return Buffer.from(
      sorted(m)
        .filter((k) => !isEmpty(m[k]) && typeof m[k] !== 'object')
        .map((k) => `${k}=${m[k]}`)
        .join('&'),
      'latin1',
    );
  },
  'sha256 of the body as a pair': (raw, h) =>
    `body=${createHash('sha256').update(raw).digest('hex')}&nonce=${h['X-Nonce']}&timestamp=${h['X-Timestamp']}`,
  'method, path, timestamp, nonce, body': (raw, h) =>
    ['POST', '/callback', h['X-Timestamp'], h['X-Nonce'], raw].join('\n'),
  'merchantNo merged in': (raw, h) => {
    const m = { ...merge(raw, h), merchantNo: h['X-Merchant-No'] };
    return sorted(m)
      .filter((k) => !isEmpty(m[k]))
      .map((k) => `${k}=${typeof m[k] === 'object' ? JSON.stringify(m[k]) : m[k]}`)
      .join('&');
  },
});

// Verifying functions in Node, written in a hurry.
import qs from 'node:querystring';
import util from 'node:util';
import { merge, printRows } from './callbacks.mjs';

const F = {
  'template, typeof object stringify, != null': (raw, h) => {
    const p = merge(raw, h);
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] != null)
      .map((k) => `${k}=${typeof p[k] === 'object' ? JSON.stringify(p[k]) : p[k]}`)
      .join('&');
  },
  'filter truthy, template': (raw, h) => {
    const p = merge(raw, h);
    return Object.keys(p)
      .filter((k) => p[k])
      .sort()
      .map((k) => `${k}=${p[k]}`)
      .join('&');
  },
  'localeCompare, filter !== ""': (raw, h) => {
    const p = merge(raw, h);
    return Object.entries(p)
      .filter(([, v]) => v !== '' && v !== null)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([k, v]) => `${k}=${typeof v === 'string' ? v : JSON.stringify(v)}`)
      .join('&');
  },
  'new URLSearchParams sorted': (raw, h) => {
    const u = new URLSearchParams(merge(raw, h));
    u.sort();
    return u.toString();
  },
  'querystring.stringify decode': (raw, h) => {
    const p = merge(raw, h);
    const o = {};
    Object.keys(p)
      .sort()
      .forEach((k) => {
        if (p[k]) o[k] = typeof p[k] === 'object' ? JSON.stringify(p[k]) : p[k];
      });
    return decodeURIComponent(qs.stringify(o));
  },
  'encodeURIComponent values': (raw, h) => {
    const p = merge(raw, h);
    return Object.keys(p)
      .sort()
      .filter((k) => String(p[k] ?? '').trim())
      .map(
        (k) => `${k}=${encodeURIComponent(typeof p[k] === 'object' ? JSON.stringify(p[k]) : p[k])}`,
      )
      .join('&');
  },
  'JSON.stringify sorted keys array': (raw, h) => {
    const p = merge(raw, h);
    return JSON.stringify(p, Object.keys(p).sort());
  },
  'Number(amount) toFixed(2), ts Number ms': (raw, h) => {
    const p = merge(raw, h);
    p.amount = Number(p.amount);
    p.timestamp = Number(p.timestamp) * 1000;
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] !== '' && p[k] != null)
      .map((k) => `${k}=${typeof p[k] === 'object' ? JSON.stringify(p[k]) : p[k]}`)
      .join('&');
  },
  'Date completedAt toISOString': (raw, h) => {
    const p = merge(raw, h);
    if (p.completedAt) p.completedAt = new Date(p.completedAt * 1000);
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] !== '' && p[k] != null)
      .map(
        (k) => `${k}=${typeof p[k] === 'string' ? p[k] : JSON.stringify(p[k]).replace(/"/g, '')}`,
      )
      .join('&');
  },
  'Date completedAt toString': (raw, h) => {
    const p = merge(raw, h);
    if (p.completedAt) p.completedAt = new Date(p.completedAt * 1000);
    return Object.keys(p)
      .sort()
      .filter((k) => typeof p[k] !== 'object' || p[k] instanceof Date)
      .filter((k) => p[k] !== '')
      .map((k) => `${k}=${p[k]}`)
      .join('&');
  },
  'req.headers spread': (raw, h) => {
    const b = JSON.parse(raw);
    delete b.sign;
    const p = {
      ...b,
      'x-timestamp': h['X-Timestamp'],
      'x-nonce': h['X-Nonce'],
      'x-merchant-no': h['X-Merchant-No'],
    };
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] !== '' && p[k] != null)
      .map((k) => `${k}=${typeof p[k] === 'object' ? JSON.stringify(p[k]) : p[k]}`)
      .join('&');
  },
  'timestamp undefined (wrong header case)': (raw, h) => {
    const p = JSON.parse(raw);
    delete p.sign;
    p.timestamp = h.timestamp;
    p.nonce = h.nonce;
    return Object.keys(p)
      .sort()
      .map((k) => `${k}=${typeof p[k] === 'object' ? JSON.stringify(p[k]) : p[k]}`)
      .join('&');
  },
  'raw + ts + nonce newline': (raw, h) => `${h['X-Timestamp']}\n${h['X-Nonce']}\n${raw}\n`,
  'body stringify 2 spaces + nonce': (raw, h) =>
    JSON.stringify(JSON.parse(raw), null, 2) + h['X-Nonce'] + h['X-Timestamp'],
  'entries flat toString': (raw, h) =>
    Object.entries(merge(raw, h)).sort().join('&').replace(/,/g, '='),
  'reduce with leading &': (raw, h) => {
    const p = merge(raw, h);
    return Object.keys(p)
      .sort()
      .reduce(
        (s, k) =>
          p[k] === '' || p[k] === null
            ? s
            : `${s}&${k}=${typeof p[k] === 'object' ? JSON.stringify(p[k]) : p[k]}`,
        '',
      );
  },
  'lodash-like flatten brackets': (raw, h) => {
    const out = {};
    const fl = (p, o) => {
      if (o && typeof o === 'object') for (const k in o) fl(p ? `${p}[${k}]` : k, o[k]);
      else out[p] = o;
    };
    fl('', merge(raw, h));
    return Object.keys(out)
      .sort()
      .filter((k) => out[k] !== '' && out[k] != null)
      .map((k) => `${k}=${out[k]}`)
      .join('&');
  },
  'JSON.stringify values all': (raw, h) => {
    const p = merge(raw, h);
    return Object.keys(p)
      .sort()
      .map((k) => `${k}=${JSON.stringify(p[k])}`)
      .join('&');
  },
  'toUpperCase whole': (raw, h) => {
    const p = merge(raw, h);
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] !== '' && p[k] != null)
      .map((k) => `${k}=${typeof p[k] === 'object' ? JSON.stringify(p[k]) : p[k]}`)
      .join('&')
      .toUpperCase();
  },
  'util.inspect map': (raw, h) => util.inspect(merge(raw, h)),
  'secret in front': (raw, h) => {
    const p = merge(raw, h);
    return (
      'sk_live_Ab12Cd34' +
      Object.keys(p)
        .sort()
        .filter((k) => p[k] !== '' && p[k] != null)
        .map((k) => `${k}=${typeof p[k] === 'object' ? JSON.stringify(p[k]) : p[k]}`)
        .join('&') +
      'sk_live_Ab12Cd34'
    );
  },
  'Date.now() timestamp': (raw, h) => {
    const p = merge(raw, h);
    p.timestamp = 1790000415123;
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] !== '' && p[k] != null)
      .map((k) => `${k}=${typeof p[k] === 'object' ? JSON.stringify(p[k]) : p[k]}`)
      .join('&');
  },
  'url in front': (raw, h) => {
    const p = merge(raw, h);
    return (
      'https://shop.example/notify?' +
      Object.keys(p)
        .sort()
        .filter((k) => p[k] !== '' && p[k] != null)
        .map((k) => `${k}=${typeof p[k] === 'object' ? JSON.stringify(p[k]) : p[k]}`)
        .join('&')
    );
  },
  'sign kept, merchantNo added': (raw, h) => {
    const p = {
      ...JSON.parse(raw),
      timestamp: h['X-Timestamp'],
      nonce: h['X-Nonce'],
      merchantNo: h['X-Merchant-No'],
    };
    return Object.keys(p)
      .sort()
      .filter((k) => p[k] !== '' && p[k] != null)
      .map((k) => `${k}=${typeof p[k] === 'object' ? JSON.stringify(p[k]) : p[k]}`)
      .join('&');
  },
};
printRows(F);

// Bodies and headers as Node's frameworks, loggers and tools give them back.
import { Console } from 'node:console';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import util from 'node:util';

const need = createRequire(process.argv[3] ?? import.meta.url);
const yaml = need('js-yaml'),
  qs = need('qs'),
  _ = need('lodash'),
  _flat = (() => {
    try {
      return need('flat');
    } catch {
      return null;
    }
  })();
const C = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const H = (t) =>
  Object.fromEntries(
    t
      .trim()
      .split('\n')
      .map((l) => {
        const i = l.indexOf(': ');
        return [l.slice(0, i), l.slice(i + 2)];
      }),
  );
const tbl = (x) => {
  let s = '';
  new Console(
    new Writable({
      write(c, _e, cb) {
        s += c;
        cb();
      },
    }),
  ).table(x);
  return s;
};
const B = {
  'console.log(req.body)': (r) => util.inspect(JSON.parse(r)),
  'console.dir depth null': (r) => util.inspect(JSON.parse(r), { depth: null }),
  'console.table': (r) => tbl(JSON.parse(r)),
  'winston json, body as object': (r) =>
    JSON.stringify({
      level: 'info',
      message: 'callback',
      body: JSON.parse(r),
      timestamp: '2026-11-22T10:00:00.000Z',
    }),
  pino: (r) =>
    JSON.stringify({
      level: 30,
      time: 1795341600000,
      pid: 7,
      hostname: 'h',
      req: { body: JSON.parse(r) },
      msg: 'in',
    }),
  'morgan line with body': (r) =>
    `::1 - - [22/Nov/2026:10:00:00 +0000] "POST /cb HTTP/1.1" 200 2 ${JSON.stringify(JSON.parse(r))}`,
  'js-yaml dump': (r) => yaml.dump(JSON.parse(r)),
  'JSON5 as an assistant writes it': (r) =>
    JSON.stringify(JSON.parse(r), null, 2)
      .replace(/"([A-Za-z_]\w*)":/g, '$1:')
      .replace(/\n}$/, ',\n}'),
  'urlencoded body-parser of JSON': (r) => util.inspect({ [r]: '' }),
  'Buffer inspect': (r) => util.inspect(Buffer.from(r), { maxBytes: 1e6 }),
  'Buffer toJSON': (r) => JSON.stringify(Buffer.from(r)),
  'qs.stringify': (r) => qs.stringify(JSON.parse(r)),
  'Number of numeric strings': (r) =>
    JSON.stringify(
      _.mapValues(JSON.parse(r), (v) =>
        typeof v === 'string' && v.trim() && !Number.isNaN(v) ? +v : v,
      ),
    ),
  'keys sorted, pretty': (r) =>
    JSON.stringify(_(JSON.parse(r)).toPairs().sortBy(0).fromPairs(), null, 2),
  'capitalised keys': (r) => JSON.stringify(_.mapKeys(JSON.parse(r), (_v, k) => _.upperFirst(k))),
  'Object.entries': (r) => JSON.stringify(Object.entries(JSON.parse(r))),
  'backtick template with nested String()': (r) => {
    const p = JSON.parse(r);
    return Object.keys(p)
      .map((k) => `${k}: ${typeof p[k] === 'object' ? JSON.stringify(p[k]) : p[k]}`)
      .join(', ');
  },
  'dates by new Date(ms)': (r) =>
    JSON.stringify(
      _.mapValues(JSON.parse(r), (v, k) => (k === 'completedAt' ? new Date(v * 1000) : v)),
    ),
};
const D = {
  'console.log(req.headers)': (h) => util.inspect(_.mapKeys(h, (_v, k) => k.toLowerCase())),
  rawHeaders: (h) => util.inspect(Object.entries(h).flat()),
  'Headers object': (h) => util.inspect(new Headers(h)),
  'Map of headers': (h) => util.inspect(new Map(Object.entries(h))),
  'fetch snippet': (h) => `fetch("https://x", {\n  "headers": ${JSON.stringify(h, null, 4)}\n})`,
};
for (const [n, c] of Object.entries(C)) {
  for (const [i, f] of Object.entries(B)) {
    try {
      console.log(
        JSON.stringify({
          language: 'Node',
          kind: 'body',
          implementation: i,
          callback: n,
          text: f(c.body),
        }),
      );
    } catch (e) {
      console.error(i, n, String(e));
    }
  }
  for (const [i, f] of Object.entries(D))
    console.log(
      JSON.stringify({
        language: 'Node',
        kind: 'headers',
        implementation: i,
        callback: n,
        text: f(H(c.headers)),
      }),
    );
}

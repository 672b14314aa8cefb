import fs from 'node:fs';
import qs from 'node:querystring';
import util from 'node:util';

const C = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const pas = (s) => s[0].toUpperCase() + s.slice(1),
  sn = (s) => s.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);
const mk = (o, f) => Object.fromEntries(Object.entries(o).map(([k, v]) => [f(k), v]));
for (const [n, c] of Object.entries(C)) {
  const b = JSON.parse(c.body);
  const o = (i, t) =>
    console.log(
      JSON.stringify({ kind: 'body', language: 'Node', implementation: i, callback: n, text: t }),
    );
  o('console.log template [object] spread', util.inspect({ ...b }, { depth: 2 }));
  o(
    'Mongoose doc toJSON',
    JSON.stringify({
      ...b,
      _id: '6740a1b2c3d4e5f601234567',
      createdAt: '2026-11-21T22:03:11.204Z',
      updatedAt: '2026-11-21T22:03:11.204Z',
      __v: 0,
    }),
  );
  o(
    'Sequelize snake, DECIMAL text 4',
    JSON.stringify(
      mk(
        {
          ...b,
          amount: b.amount && Number(b.amount).toFixed(4),
          feeAmount: b.feeAmount && Number(b.feeAmount).toFixed(4),
          netAmount: b.netAmount && Number(b.netAmount).toFixed(4),
        },
        sn,
      ),
    ),
  );
  o(
    'Prisma Decimal, Date',
    JSON.stringify({
      ...b,
      amount: String(Number(b.amount)),
      feeAmount: b.feeAmount && String(Number(b.feeAmount)),
      netAmount: b.netAmount && String(Number(b.netAmount)),
      completedAt: b.completedAt && new Date(b.completedAt * 1000),
    }),
  );
  o(
    'class-transformer amounts Number',
    JSON.stringify({
      ...b,
      amount: +b.amount,
      feeAmount: b.feeAmount && +b.feeAmount,
      netAmount: b.netAmount && +b.netAmount,
    }),
  );
  o(
    'pino log line',
    JSON.stringify({
      level: 30,
      time: 1790000016123,
      pid: 7,
      hostname: 'web-1',
      body: b,
      msg: 'callback',
    }),
  );
  o(
    'winston printf',
    `2026-11-21T22:03:11.204Z info: callback ${JSON.stringify(b)} {"service":"pay"}`,
  );
  o('winston split', util.format('callback %O', b));
  o('express urlencoded body', util.inspect(qs.parse(c.body)));
  o('lodash sortKeys', JSON.stringify(Object.fromEntries(Object.entries(b).sort())));
  o(
    'JSON.stringify drop null and blank',
    JSON.stringify(b, (_k, v) => (v === null || v === '' ? undefined : v)),
  );
  o(
    'trim all',
    JSON.stringify(b, (_k, v) => (typeof v === 'string' ? v.trim() : v)),
  );
  o(
    'all strings',
    JSON.stringify(b, (_k, v) => (typeof v === 'number' || typeof v === 'boolean' ? String(v) : v)),
  );
  o('Date ms', JSON.stringify({ ...b, completedAt: b.completedAt && b.completedAt * 1000 }));
  o('pascal indent', JSON.stringify(mk(b, pas), null, 2));
  o('added receivedAt, ip', JSON.stringify({ receivedAt: 1790000017, ip: '10.0.0.9', ...b }));
  o(
    'x-powered redacted',
    JSON.stringify(b, (k, v) => (k === 'merchantOrderNo' ? '***' : v)),
  );
  o(
    'escaped in source',
    `const body = '${c.body.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}';`,
  );
  o(
    'console.table',
    '┌─────────────────┬───────────┐\n│     (index)     │  Values   │\n├─────────────────┼───────────┤\n' +
      Object.entries(b)
        .map(([k, v]) => `│ ${k.padEnd(15)} │ ${util.inspect(v)} │`)
        .join('\n') +
      '\n└─────────────────┴───────────┘',
  );
}

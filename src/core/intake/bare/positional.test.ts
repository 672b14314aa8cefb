import { expect, it } from 'vitest';
import { inspectPastedBody } from '../../../testing/inspect-pasted-body';
import { readBareRow } from './positional';

const sent =
  '{"orderType":"payin","orderNo":"P2026","merchantOrderNo":"000031","status":"completed","amount":"500.00","feeAmount":"7.50","netAmount":"492.50","completedAt":1790230770}';

it.each([
  ['psql -At', 'payin|P2026|000031|completed|500.00|7.50|492.50|1790230770'],
  ['COPY … TO STDOUT CSV', 'payin,P2026,000031,completed,500.00,7.50,492.50,1790230770'],
  [
    'a copy out of pgAdmin',
    '"payin"\t"P2026"\t"000031"\t"completed"\t"500.00"\t"7.50"\t"492.50"\t1790230770',
  ],
  [
    'a grid with a number in front and a date behind',
    '7\tpayin\tP2026\t000031\tcompleted\t500.00\t7.50\t492.50\t1790230770\t2026-09-22 14:33:01.120',
  ],
  [
    'psql’s own',
    ' 7 | payin     | P2026   | 000031 | completed | 500.00 |  7.50 | 492.50 |  1790230770',
  ],
])('a row without its header is read: %s', async (_, text) => {
  const { verdict, problems } = await inspectPastedBody(text, sent);
  expect(verdict.kind).toBe('valid');
  expect(problems).toMatchObject([
    { code: 'body.dump', severity: 'warning', forms: ['positional'] },
  ]);
});

it.each([
  ['other JSON that is cut', '{"type":"payout","code":500,"message":"upstream tim', 'body.syntax'],
  ['a sentence with an object', 'Received payout callback: [object Object]', 'body.dump'],
])('the word alone makes no body of %s', async (_, text, code) => {
  const { verdict, problems } = await inspectPastedBody(text, sent);
  expect(verdict.kind).toBe('unverifiable');
  expect(problems).toMatchObject([{ code, severity: 'error' }]);
});

it.each([
  ['another order', 'payin,completed,P2026,000031,500.00,7.50,492.50,1790230770'],
  ['too few', 'payin,P2026,000031,completed,500.00'],
  ['several', 'payin,P1,1,completed,1,0,1,1790230770\npayin,P2,2,completed,1,0,1,1790230770'],
  ['a sentence', 'payin, then the order: P1, 000031'],
])('other values are none: %s', (_, text) => {
  expect(readBareRow(text)).toBeNull();
});

/** What each check is told with: the page's sentences are made of it. */
import { describe, expect, it } from 'vitest';
import { inspectCallback } from '../inspect-callback';
import { buildChecklist, type ReceiverFacts } from './build-checklist';
import { type CheckName, checkNames } from './check';
import type { LocalOrder } from './local-order';

const headers = ['X-Merchant-No: M1', 'X-Timestamp: 1790000123', 'X-Nonce: n1', 'X-Sign: QUJD'];
const body = {
  merchantOrderNo: 'ORD-1',
  orderNo: 'P1',
  orderType: 'payin',
  status: 'completed',
  amount: '1.00',
};
const localOrder: LocalOrder = { ...body, status: 'created', currency: null };
const facts: ReceiverFacts = {
  merchantNo: 'M1',
  toleranceSeconds: 300,
  receivedAtSeconds: 1_790_000_123,
  nowSeconds: 1_790_000_123,
  earlier: null,
  localOrder,
};

interface Given {
  readonly headersText?: string;
  readonly body?: object;
  readonly facts?: Partial<ReceiverFacts>;
}

async function runChecks(given: Given) {
  const report = await inspectCallback({
    keyText: '',
    headersText: given.headersText ?? headers.join('\n'),
    bodyText: JSON.stringify(given.body ?? body),
    ownString: '',
  });
  return buildChecklist(report, { ...facts, ...given.facts });
}

/** The headers, one line of them changed. */
function withLine(name: string, line: string): string {
  return headers.map((one) => (one.startsWith(name) ? line : one)).join('\n');
}

const age = { sentAtSeconds: 1_790_000_123, toleranceSeconds: 300 };
const received = (ageSeconds: number) => 1_790_000_123 + ageSeconds;
const earlier = {
  nonce: 'n1',
  firstSeenSeconds: 1_790_000_063,
  signs: [],
  texts: [],
  verifiedText: null,
};

const rows: readonly (readonly [about: string, given: Given, check: object])[] = [
  ['a body', {}, { code: 'body.read', result: 'pass', members: 5 }],
  ['my merchant number', {}, { code: 'merchant-no.same', result: 'pass', found: 'M1' }],
  [
    'another merchant number',
    { facts: { merchantNo: ' M2 ' } },
    { code: 'merchant-no.different', result: 'fail', own: 'M2', found: 'M1' },
  ],
  [
    'no merchant number of mine',
    { facts: { merchantNo: ' ' } },
    { code: 'merchant-no.not-set', result: 'skipped', found: 'M1' },
  ],
  [
    'a fresh timestamp, as old as tolerated',
    { facts: { receivedAtSeconds: received(300) } },
    {
      code: 'timestamp.fresh',
      result: 'pass',
      ...age,
      atSeconds: received(300),
      isByClock: false,
      ageSeconds: 300,
      zoneMinutes: null,
    },
  ],
  [
    'a timestamp an hour old, within a tolerance of two',
    { facts: { receivedAtSeconds: received(3600), toleranceSeconds: 7200 } },
    {
      code: 'timestamp.fresh',
      result: 'pass',
      ...age,
      toleranceSeconds: 7200,
      atSeconds: received(3600),
      isByClock: false,
      ageSeconds: 3600,
      zoneMinutes: null,
    },
  ],
  [
    'a timestamp of eight hours ago',
    { facts: { receivedAtSeconds: received(28_800) } },
    {
      code: 'timestamp.old',
      result: 'fail',
      ...age,
      atSeconds: received(28_800),
      isByClock: false,
      ageSeconds: 28_800,
      zoneMinutes: 480,
    },
  ],
  [
    'a timestamp that is too old by little',
    { facts: { receivedAtSeconds: received(100), toleranceSeconds: 60 } },
    {
      code: 'timestamp.old',
      result: 'fail',
      ...age,
      toleranceSeconds: 60,
      atSeconds: received(100),
      isByClock: false,
      ageSeconds: 100,
      zoneMinutes: null,
    },
  ],
  [
    'a timestamp ahead',
    { facts: { receivedAtSeconds: received(-301) } },
    {
      code: 'timestamp.ahead',
      result: 'fail',
      ...age,
      atSeconds: received(-301),
      isByClock: false,
      ageSeconds: -301,
      zoneMinutes: null,
    },
  ],
  [
    'an old timestamp without a time of receipt, by the clock',
    { facts: { receivedAtSeconds: null, nowSeconds: received(3_110_400) } },
    {
      code: 'timestamp.captured',
      result: 'skipped',
      ...age,
      atSeconds: received(3_110_400),
      isByClock: true,
      ageSeconds: 3_110_400,
      zoneMinutes: null,
    },
  ],
  [
    'a timestamp in milliseconds',
    {
      headersText: withLine('X-Timestamp', 'X-Timestamp: 1790000123999'),
      facts: { receivedAtSeconds: received(7) },
    },
    {
      code: 'timestamp.milliseconds',
      result: 'fail',
      value: '1790000123999',
      ageSeconds: 7,
    },
  ],
  [
    'a timestamp that is a word',
    { headersText: withLine('X-Timestamp', 'X-Timestamp: today') },
    { code: 'timestamp.not-seconds', result: 'fail', value: 'today' },
  ],
  ['a new nonce', {}, { code: 'nonce.new', result: 'pass', nonce: 'n1', lifetimeSeconds: 600 }],
  [
    'a new nonce, where stale callbacks are tolerated for longer (reading 16)',
    { facts: { toleranceSeconds: 900 } },
    { code: 'nonce.new', result: 'pass', nonce: 'n1', lifetimeSeconds: 900 },
  ],
  [
    'a new nonce, where the tolerance cannot be read',
    { facts: { toleranceSeconds: null } },
    { code: 'nonce.new', result: 'pass', nonce: 'n1', lifetimeSeconds: 600 },
  ],
  [
    'a nonce that was seen a minute before',
    { facts: { earlier } },
    { code: 'nonce.seen', result: 'fail', nonce: 'n1', agoSeconds: 60 },
  ],
  [
    'a signature without a key',
    {},
    { code: 'signature.unverifiable', result: 'skipped', inputs: ['key'] },
  ],
  [
    'an order that agrees',
    {},
    {
      code: 'order.same',
      result: 'pass',
      foundBy: 'merchantOrderNo',
      compared: ['amount', 'orderType'],
      missing: ['currency'],
      spelling: null,
      localStatus: { written: 'created', meaning: 'created' },
    },
  ],
  [
    'an order found by orderNo, its amount written in another way, without a status',
    {
      facts: {
        localOrder: { ...localOrder, merchantOrderNo: null, amount: '1', status: null },
      },
    },
    {
      code: 'order.same',
      result: 'pass',
      foundBy: 'orderNo',
      compared: ['amount', 'orderType'],
      missing: ['currency', 'status'],
      spelling: { field: 'amount', local: '1', callback: '1.00' },
      localStatus: null,
    },
  ],
  [
    'an order of another amount, which has another number too',
    { facts: { localOrder: { ...localOrder, amount: '2.00', orderNo: 'P2' } } },
    {
      code: 'order.different',
      result: 'fail',
      foundBy: 'merchantOrderNo',
      compared: ['amount', 'orderType'],
      missing: ['currency'],
      spelling: null,
      localStatus: { written: 'created', meaning: 'created' },
      differences: [
        { field: 'amount', local: '2.00', callback: '1.00' },
        { field: 'orderNo', local: 'P2', callback: 'P1' },
      ],
    },
  ],
  [
    'an order found by orderNo, which has another merchant order number',
    { facts: { localOrder: { ...localOrder, merchantOrderNo: 'ORD-2' } } },
    {
      code: 'order.different',
      result: 'fail',
      foundBy: 'orderNo',
      compared: ['amount', 'orderType'],
      missing: ['currency'],
      spelling: null,
      localStatus: { written: 'created', meaning: 'created' },
      differences: [{ field: 'merchantOrderNo', local: 'ORD-2', callback: 'ORD-1' }],
    },
  ],
  [
    'an order of the same currency that failed',
    {
      body: { ...body, currency: 'INR' },
      facts: { localOrder: { ...localOrder, currency: 'INR', status: 'Failed' } },
    },
    {
      code: 'order.different',
      result: 'fail',
      foundBy: 'merchantOrderNo',
      compared: ['amount', 'orderType', 'currency'],
      missing: [],
      spelling: null,
      localStatus: { written: 'Failed', meaning: 'failed' },
      differences: [{ field: 'status', local: 'Failed', callback: 'completed' }],
    },
  ],
  [
    'an order type that is none of the contract’s',
    {
      body: { ...body, orderType: '1' },
      facts: { localOrder: { ...localOrder, orderType: '1' } },
    },
    { code: 'order.unexpected', result: 'fail', field: 'orderType', value: '1' },
  ],
  [
    'an order in a state that the contract does not name',
    { facts: { localOrder: { ...localOrder, status: 'PAID' } } },
    {
      code: 'order.status-unknown',
      result: 'skipped',
      foundBy: 'merchantOrderNo',
      compared: ['amount', 'orderType'],
      missing: ['currency'],
      spelling: null,
      localStatus: { written: 'PAID', meaning: null },
      status: 'PAID',
    },
  ],
  [
    'an order of which only the number is known',
    {
      facts: {
        localOrder: { ...localOrder, amount: null, orderType: null, status: null },
      },
    },
    {
      code: 'order.not-compared',
      result: 'skipped',
      foundBy: 'merchantOrderNo',
      compared: [],
      missing: ['amount', 'orderType', 'currency', 'status'],
      spelling: null,
      localStatus: null,
    },
  ],
  [
    'an order that is completed',
    { facts: { localOrder: { ...localOrder, status: 'Completed' } } },
    {
      code: 'order.completed',
      result: 'pass',
      foundBy: 'merchantOrderNo',
      localStatus: { written: 'Completed', meaning: 'completed' },
    },
  ],
  [
    'an order that is completed with another amount, and a currency that the callback has not',
    {
      facts: {
        localOrder: {
          ...localOrder,
          status: 'completed',
          amount: '5.00',
          currency: 'USD',
          orderNo: 'B',
        },
      },
    },
    {
      code: 'order.completed',
      result: 'pass',
      foundBy: 'merchantOrderNo',
      localStatus: { written: 'completed', meaning: 'completed' },
      differences: [
        { field: 'amount', local: '5.00', callback: body.amount },
        { field: 'orderNo', local: 'B', callback: 'P1' },
      ],
    },
  ],
  [
    'an order of other numbers',
    { facts: { localOrder: { ...localOrder, merchantOrderNo: 'A', orderNo: 'B' } } },
    { code: 'order.not-found', result: 'fail', merchantOrderNo: 'ORD-1', orderNo: 'P1' },
  ],
  [
    'an order without the number that the callback lacks',
    {
      body: { ...body, orderNo: null },
      facts: { localOrder: { ...localOrder, merchantOrderNo: null, orderNo: null } },
    },
    { code: 'order.not-found', result: 'fail', merchantOrderNo: 'ORD-1', orderNo: null },
  ],
  [
    'a callback of an order that failed',
    { body: { ...body, status: 'failed' } },
    { code: 'order.not-completed', result: 'fail', status: 'failed' },
  ],
  [
    'a callback with nothing but its number, beside no order',
    { body: { orderNo: 'P1', status: 'completed', amount: ' ' }, facts: { localOrder: null } },
    { code: 'order.incomplete', result: 'fail', absent: ['amount', 'orderType'] },
  ],
  [
    'a callback without what the order does not have either',
    {
      body: { ...body, orderType: null },
      facts: { localOrder: { ...localOrder, orderType: null } },
    },
    { code: 'order.incomplete', result: 'fail', absent: ['orderType'] },
  ],
];

describe('a check is told with its facts', () => {
  it.each(rows)('of %s', async (_, given, check) => {
    const checks = await runChecks(given);
    const { code = '' } = check as { code?: string };
    const name = code.slice(0, code.indexOf('.'));
    expect(checks.find((one) => one.name === name)).toEqual({ name, ...check });
  });

  const named = [
    ['X-Merchant-No', 'merchant-no'],
    ['X-Timestamp', 'timestamp'],
    ['X-Nonce', 'nonce'],
    ['X-Sign', 'signature'],
  ] as const satisfies readonly (readonly [string, CheckName])[];
  const states = [
    ['absent', (_: string) => ''],
    ['blank', (name: string) => `${name}:`],
    ['unread', (name: string) => `${name} abc`],
  ] as const;
  const missing = named.flatMap(([header, name]) =>
    states.map(([state, toLine]) => ({ header, name, state, line: toLine(header) })),
  );
  it.each(missing)('of $header that is $state', async ({ header, name, state, line }) => {
    const checks = await runChecks({ headersText: withLine(header, line) });
    const code = `${name}.missing`;
    expect(checks.find((one) => one.name === name)).toEqual({ code, name, result: 'fail', state });
    const others = checks.filter((one) => one.name !== name).map(({ code: other }) => other);
    expect(others.filter((other) => other.endsWith('.missing'))).toEqual([]);
  });

  it('of headers and a body that are white space', async () => {
    const input = { keyText: '', headersText: ' \n', bodyText: '\n ', ownString: '' };
    const checks = buildChecklist(await inspectCallback(input), facts);
    expect(checks.map(({ code }) => code)).toEqual([
      'body.not-given',
      'merchant-no.not-given',
      'timestamp.not-given',
      'nonce.not-given',
      'signature.not-given',
      'order.no-callback',
    ]);
  });

  it.each(named.slice(0, 3))('of %s that stands twice', async (header, name) => {
    const checks = await runChecks({ headersText: [...headers, `${header}: 1`].join('\n') });
    const codes = checks.map(({ code }) => code).filter((code) => code.endsWith('.ambiguous'));
    expect(codes).toEqual([`${name}.ambiguous`]);
    expect(checks.map((one) => one.name)).toEqual(checkNames);
  });
});

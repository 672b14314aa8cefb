import { beforeAll, describe, expect, it } from 'vitest';
import { callbackKeys, callbackVectors } from '../../testing/vectors';
import type { CallbackInput } from '../callback-report';
import { inspectCallback } from '../inspect-callback';
import { type Answer, buildAnswer } from './build-answer';
import { buildChecklist, type ReceiverFacts } from './build-checklist';
import { type CheckName, checkNames } from './check';
import { parseLocalOrder } from './local-order';

const payin = callbackVectors.find(({ name }) => name === 'payin');
if (payin === undefined) throw new Error('there is no vector payin');
const sentAt = 1_793_135_054;

const good: CallbackInput = {
  keyText: callbackKeys[payin.key] ?? '',
  headersText: payin.headers,
  bodyText: payin.body,
  ownString: '',
};
const swapped = { input: { headersText: good.bodyText, bodyText: good.headersText } };
const goodFacts: ReceiverFacts = {
  merchantNo: 'M10086',
  toleranceSeconds: 300,
  receivedAtSeconds: sentAt,
  nowSeconds: sentAt,
  earlier: null,
  localOrder: null,
};
const earlier = {
  nonce: 'n',
  firstSeenSeconds: sentAt - 60,
  signs: [],
  texts: [],
  verifiedText: null,
};

/** As it stands in the receiver's books while the callback is on its way. */
const ownOrder = {
  merchantOrderNo: 'ORD-2a2055bb55',
  orderNo: 'P1792356560365460',
  amount: '80824.22',
  orderType: 'payin',
  status: 'created',
};

function toLocalOrder(order: object): ReceiverFacts['localOrder'] {
  const parsed = parseLocalOrder(JSON.stringify(order));
  if (!parsed.ok) throw new Error(parsed.fault);
  return parsed.order;
}

interface Case {
  readonly input?: Partial<CallbackInput>;
  readonly facts?: Partial<ReceiverFacts>;
}

async function runChecks({ input, facts }: Case) {
  const report = await inspectCallback({ ...good, ...input });
  return buildChecklist(report, { ...goodFacts, ...facts });
}

async function runAnswer(given: Case): Promise<Answer> {
  return buildAnswer(await runChecks(given));
}

async function runCheck(name: CheckName, given: Case) {
  return (await runChecks(given)).find((check) => check.name === name);
}

function withoutHeader(name: string): CallbackInput['headersText'] {
  return good.headersText.replace(new RegExp(`^${name}:.*\n?`, 'm'), '');
}

function withHeader(name: string, value: string): CallbackInput['headersText'] {
  return good.headersText.replace(new RegExp(`^${name}:.*$`, 'm'), `${name}: ${value}`);
}

describe('the checklist', () => {
  it('has every check once, in the order of the contract', async () => {
    const checks = await runChecks({});
    expect(checks.map(({ name }) => name)).toEqual(checkNames);
    expect(checks.map(({ result }) => result)).toEqual([
      'pass',
      'pass',
      'pass',
      'pass',
      'pass',
      'skipped',
    ]);
  });

  it('skips everything on an empty page', async () => {
    const input = { keyText: '', headersText: '', bodyText: '' };
    const results = (await runChecks({ input })).map(({ result }) => result);
    expect(new Set(results)).toEqual(new Set(['skipped']));
  });

  it.each<[string, string, Case]>([
    ['a body that is read', 'body.read', {}],
    [
      'a body in a line of a log',
      'body.read-dump',
      { input: { bodyText: `callback body: ${good.bodyText} (end)` } },
    ],
    ['a body that is no JSON', 'body.unreadable', { input: { bodyText: '{' } }],
    ['no object, and no JSON', 'body.unreadable', { input: { bodyText: '[1e1001' } }],
    [
      'a number that is not written out',
      'body.not-read',
      { input: { bodyText: '{"orderNo":"1","a":1e1001}' } },
    ],
    [
      'such a number in a list, behind a byte order mark',
      'body.not-read',
      { input: { bodyText: '\uFEFF {"a":[1e1000]}' } },
    ],
    [
      'a body that is nested too deep',
      'body.not-read',
      { input: { bodyText: `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}` } },
    ],
    [
      'a body of too many values',
      'body.not-read',
      { input: { bodyText: `{"a":[${'0,'.repeat(500_000)}0]}` } },
    ],
    [
      'a list that is nested too deep',
      'body.unreadable',
      { input: { bodyText: `${'['.repeat(5001)}${']'.repeat(5001)}` } },
    ],
    ['no body yet', 'body.not-given', { input: { bodyText: '' } }],
    ['headers in its field', 'body.not-given', swapped],
    ['my merchant number', 'merchant-no.same', {}],
    ['my number with white space', 'merchant-no.same', { facts: { merchantNo: ' M10086 ' } }],
    ['another number', 'merchant-no.different', { facts: { merchantNo: 'M10087' } }],
    ['my number in lower case', 'merchant-no.different', { facts: { merchantNo: 'm10086' } }],
    ['no number of mine', 'merchant-no.not-set', { facts: { merchantNo: ' ' } }],
    [
      'no X-Merchant-No',
      'merchant-no.missing',
      { input: { headersText: withoutHeader('X-Merchant-No') } },
    ],
    [
      'two X-Merchant-No',
      'merchant-no.ambiguous',
      { input: { headersText: `${good.headersText}\nX-Merchant-No: M1` } },
    ],
    [
      'the same X-Merchant-No twice',
      'merchant-no.same',
      { input: { headersText: `${good.headersText}\nX-Merchant-No: M10086` } },
    ],
    ['no headers yet', 'merchant-no.not-given', { input: { headersText: '' } }],
    ['a body in the headers’ field', 'merchant-no.not-given', swapped],
    ['a body there, which has no signature', 'signature.not-given', swapped],
    ['a fresh timestamp', 'timestamp.fresh', {}],
    [
      'a timestamp as old as tolerated',
      'timestamp.fresh',
      { facts: { receivedAtSeconds: sentAt + 300 } },
    ],
    ['one second older', 'timestamp.old', { facts: { receivedAtSeconds: sentAt + 301 } }],
    [
      'a timestamp as far ahead as tolerated',
      'timestamp.fresh',
      { facts: { receivedAtSeconds: sentAt - 300 } },
    ],
    ['one second further ahead', 'timestamp.ahead', { facts: { receivedAtSeconds: sentAt - 301 } }],
    [
      'a second beyond a tolerance of none',
      'timestamp.old',
      { facts: { receivedAtSeconds: sentAt + 1, toleranceSeconds: 0 } },
    ],
    [
      'a timestamp in milliseconds',
      'timestamp.milliseconds',
      { input: { headersText: withHeader('X-Timestamp', `${sentAt}000`) } },
    ],
    [
      'a timestamp that is a date',
      'timestamp.not-seconds',
      { input: { headersText: withHeader('X-Timestamp', '2026-10-27T10:24:14Z') } },
    ],
    [
      'no X-Timestamp',
      'timestamp.missing',
      { input: { headersText: withoutHeader('X-Timestamp') } },
    ],
    [
      'two X-Timestamp',
      'timestamp.ambiguous',
      { input: { headersText: `${good.headersText}\nX-Timestamp: 1` } },
    ],
    [
      'a clock that cannot be read',
      'timestamp.no-clock',
      { facts: { receivedAtSeconds: 'no-zone' } },
    ],
    [
      'an old timestamp, where nobody knows when it came in',
      'timestamp.captured',
      { facts: { receivedAtSeconds: null, nowSeconds: sentAt + 301 } },
    ],
    [
      'a timestamp as old as tolerated by now: it was no older when it came in',
      'timestamp.fresh',
      { facts: { receivedAtSeconds: null, nowSeconds: sentAt + 300 } },
    ],
    [
      'a timestamp ahead of now, whenever it came in',
      'timestamp.ahead',
      { facts: { receivedAtSeconds: null, nowSeconds: sentAt - 301 } },
    ],
    [
      'milliseconds, whenever they came in',
      'timestamp.milliseconds',
      {
        input: { headersText: withHeader('X-Timestamp', `${sentAt}000`) },
        facts: { receivedAtSeconds: null, nowSeconds: sentAt + 1_000_000 },
      },
    ],
    [
      'an old timestamp and a tolerance that cannot be read',
      'timestamp.no-tolerance',
      { facts: { receivedAtSeconds: null, toleranceSeconds: null } },
    ],
    [
      'a tolerance that cannot be read',
      'timestamp.no-tolerance',
      { facts: { toleranceSeconds: null } },
    ],
    ['no headers, so no timestamp', 'timestamp.not-given', { input: { headersText: '' } }],
    ['a new nonce', 'nonce.new', {}],
    ['a nonce of an earlier callback', 'nonce.seen', { facts: { earlier } }],
    ['no X-Nonce', 'nonce.missing', { input: { headersText: withoutHeader('X-Nonce') } }],
    ['a blank X-Nonce', 'nonce.missing', { input: { headersText: withHeader('X-Nonce', ' ') } }],
    [
      'two X-Nonce',
      'nonce.ambiguous',
      { input: { headersText: `${good.headersText}\nX-Nonce: 1` } },
    ],
    ['no headers, so no nonce', 'nonce.not-given', { input: { headersText: '' } }],
    ['a good signature', 'signature.valid', {}],
    [
      'a good signature on a stale capture',
      'signature.valid',
      { facts: { receivedAtSeconds: sentAt + 1_000_000 } },
    ],
    [
      'a bad signature',
      'signature.invalid',
      { input: { bodyText: good.bodyText.replace('80824.22', '80824.23') } },
    ],
    ['no X-Sign', 'signature.missing', { input: { headersText: withoutHeader('X-Sign') } }],
    [
      'an X-Sign that does not decode',
      'signature.undecodable',
      { input: { headersText: withHeader('X-Sign', 'A B') } },
    ],
    [
      'two values of X-Sign, one of which does not decode',
      'signature.unverifiable',
      { input: { headersText: `${good.headersText}\nX-Sign: A B` } },
    ],
    ['no key', 'signature.unverifiable', { input: { keyText: '' } }],
    ['no headers, so no signature', 'signature.not-given', { input: { headersText: '' } }],
    ['no local order', 'order.not-given', {}],
    [
      'a local order that cannot be read',
      'order.unreadable',
      { facts: { localOrder: 'unreadable' } },
    ],
    [
      'a local order without a callback',
      'order.no-callback',
      { input: { bodyText: '' }, facts: { localOrder: toLocalOrder(ownOrder) } },
    ],
    ['the order as it is known', 'order.same', { facts: { localOrder: toLocalOrder(ownOrder) } }],
    [
      'the order found by orderNo alone',
      'order.same',
      { facts: { localOrder: toLocalOrder({ ...ownOrder, merchantOrderNo: null }) } },
    ],
    [
      'an order that is completed already, whatever its amount',
      'order.completed',
      { facts: { localOrder: toLocalOrder({ ...ownOrder, amount: '1', status: 'completed' }) } },
    ],
    [
      'an order of other numbers',
      'order.not-found',
      { facts: { localOrder: toLocalOrder({ merchantOrderNo: 'ORD-1', orderNo: 'P1' }) } },
    ],
    [
      'another amount',
      'order.different',
      { facts: { localOrder: toLocalOrder({ ...ownOrder, amount: '80824.23' }) } },
    ],
    [
      'another order type',
      'order.different',
      { facts: { localOrder: toLocalOrder({ ...ownOrder, orderType: 'payout' }) } },
    ],
    [
      'another currency',
      'order.different',
      {
        input: { bodyText: good.bodyText.replace('{', '{"currency": "INR", ') },
        facts: { localOrder: toLocalOrder({ ...ownOrder, currency: 'USD' }) },
      },
    ],
    [
      'a callback that is not of a completed order',
      'order.not-completed',
      {
        input: { bodyText: good.bodyText.replace('"completed"', '"failed"') },
        facts: { localOrder: toLocalOrder(ownOrder) },
      },
    ],
    [
      'a callback that is not of a completed order, with nothing beside it',
      'order.not-completed',
      { input: { bodyText: good.bodyText.replace('"completed"', '"created"') } },
    ],
    ['a callback without the order’s numbers', 'order.no-number', { input: { bodyText: '{}' } }],
    [
      'a local order that was cancelled',
      'order.different',
      { facts: { localOrder: toLocalOrder({ ...ownOrder, status: 'cancelled' }) } },
    ],
    [
      'a local order that failed, and has nothing else',
      'order.different',
      { facts: { localOrder: toLocalOrder({ orderNo: ownOrder.orderNo, status: 'failed' }) } },
    ],
    [
      'another order number beside the same merchant order number',
      'order.different',
      { facts: { localOrder: toLocalOrder({ ...ownOrder, orderNo: 'P2' }) } },
    ],
    [
      'a local order with nothing to compare',
      'order.not-compared',
      { facts: { localOrder: toLocalOrder({ orderNo: ownOrder.orderNo }) } },
    ],
    [
      'a callback whose amount is empty',
      'order.different',
      {
        input: { bodyText: good.bodyText.replace('"80824.22"', '""') },
        facts: { localOrder: toLocalOrder(ownOrder) },
      },
    ],
    [
      'a callback whose order type is null',
      'order.different',
      {
        input: { bodyText: good.bodyText.replace('"payin"', 'null') },
        facts: { localOrder: toLocalOrder(ownOrder) },
      },
    ],
    [
      'a currency that the callback does not carry',
      'order.same',
      { facts: { localOrder: toLocalOrder({ ...ownOrder, currency: 'USD' }) } },
    ],
  ])('says of %s: %s', async (_, code, given) => {
    const name = checkNames.find((one) => code.startsWith(`${one}.`)) ?? 'body';
    expect((await runCheck(name, given))?.code).toBe(code);
  });
});

describe('the age of a timestamp', () => {
  it.each<[string, number, number | null]>([
    ['an hour', 3600, 60],
    ['an hour and two minutes', 3720, 60],
    ['an hour and two minutes and a second', 3721, null],
    ['eight hours ahead', -28_800, 480],
    ['five and a half hours', 19_800, 330],
    ['five hours and three quarters', 20_700, 345],
    ['fourteen hours', 50_400, 840],
    ['fifteen hours', 54_000, null],
    ['half an hour', 1800, null],
    ['six minutes', 360, null],
  ])('of %s points to a time zone or not', async (_, age, zoneMinutes) => {
    const facts = { receivedAtSeconds: sentAt + age };
    const check = await runCheck('timestamp', { facts });
    expect(check).toMatchObject({ result: 'fail', ageSeconds: age, zoneMinutes });
  });

  it('in milliseconds is told in seconds', async () => {
    const check = await runCheck('timestamp', {
      input: { headersText: withHeader('X-Timestamp', `${sentAt}999`) },
      facts: { receivedAtSeconds: sentAt + 7 },
    });
    expect(check).toMatchObject({ result: 'fail', ageSeconds: 7 });
  });
});

describe('the local order', () => {
  it('lists every difference, with both values', async () => {
    const order = { ...ownOrder, amount: 80_824.2, orderType: 'payout', status: 'cancelled' };
    const check = await runCheck('order', { facts: { localOrder: toLocalOrder(order) } });
    expect(check).toMatchObject({
      differences: [
        { field: 'amount', local: '80824.2', callback: '80824.22' },
        { field: 'orderType', local: 'payout', callback: 'payin' },
        { field: 'status', local: 'cancelled', callback: 'completed' },
      ],
    });
  });

  it('says which fields could not be compared', async () => {
    const order = { ...ownOrder, orderType: null };
    const check = await runCheck('order', { facts: { localOrder: toLocalOrder(order) } });
    expect(check).toMatchObject({
      code: 'order.not-compared',
      foundBy: 'merchantOrderNo',
      compared: ['amount'],
      missing: ['orderType', 'currency'],
    });
  });

  it('points out an amount that is written in another way', async () => {
    const order = { ...ownOrder, amount: '80824.220' };
    const check = await runCheck('order', { facts: { localOrder: toLocalOrder(order) } });
    expect(check).toMatchObject({
      code: 'order.same',
      spelling: { field: 'amount', local: '80824.220', callback: '80824.22' },
    });
  });
});

describe('the answer, by the rows of the contract’s table', () => {
  const bodyText = good.bodyText.replace('80824.22', '80824.23');
  const completed = toLocalOrder({ ...ownOrder, status: 'completed' });

  it.each<[string, Case, Answer]>([
    [
      'X-Merchant-No differs from own merchantNo',
      { facts: { merchantNo: 'M1' } },
      {
        kind: 'reject',
        row: 'merchant-no',
        code: 'merchant-no.different',
        failed: ['merchant-no'],
        isInDoubt: false,
      },
    ],
    [
      'timestamp age above requestExpireSeconds',
      { facts: { receivedAtSeconds: sentAt + 301 } },
      {
        kind: 'reject',
        row: 'timestamp',
        code: 'timestamp.old',
        failed: ['timestamp'],
        isInDoubt: false,
      },
    ],
    [
      'nonce already seen',
      { facts: { earlier } },
      { kind: 'reject', row: 'nonce', code: 'nonce.seen', failed: ['nonce'], isInDoubt: false },
    ],
    [
      'signature verification fails',
      { input: { bodyText } },
      {
        kind: 'reject',
        row: 'signature',
        code: 'signature.invalid',
        failed: ['signature'],
        isInDoubt: false,
      },
    ],
    [
      'local order already completed',
      { facts: { localOrder: completed } },
      { kind: 'ok', row: 'completed', isOrderKnown: true, isOnArrival: false },
    ],
    [
      'business processing fails, because the order is not there',
      { facts: { localOrder: toLocalOrder({ orderNo: 'P1' }) } },
      {
        kind: 'reject',
        row: 'processing',
        code: 'order.not-found',
        failed: ['order'],
        isInDoubt: false,
      },
    ],
    [
      'everything succeeded',
      { facts: { localOrder: toLocalOrder(ownOrder) } },
      { kind: 'ok', row: 'succeeded', isOrderKnown: true, isOnArrival: false },
    ],
    [
      'everything succeeded, as far as the page can know',
      {},
      { kind: 'ok', row: 'succeeded', isOrderKnown: false, isOnArrival: false },
    ],
    [
      'the order disagrees: no row (reading 15)',
      { facts: { localOrder: toLocalOrder({ ...ownOrder, amount: '1' }) } },
      {
        kind: 'reject',
        row: 'disagreement',
        code: 'order.different',
        failed: ['order'],
        isInDoubt: false,
      },
    ],
    [
      'the local order was cancelled: no row either',
      { facts: { localOrder: toLocalOrder({ ...ownOrder, status: 'cancelled' }) } },
      {
        kind: 'reject',
        row: 'disagreement',
        code: 'order.different',
        failed: ['order'],
        isInDoubt: false,
      },
    ],
    [
      'a local order with nothing to compare leaves it to the endpoint',
      { facts: { localOrder: toLocalOrder({ orderNo: ownOrder.orderNo }) } },
      { kind: 'ok', row: 'succeeded', isOrderKnown: false, isOnArrival: false },
    ],
    [
      'a bad signature for a completed order is rejected',
      { input: { bodyText }, facts: { localOrder: completed } },
      {
        kind: 'reject',
        row: 'signature',
        code: 'signature.invalid',
        failed: ['signature'],
        isInDoubt: false,
      },
    ],
    [
      'several failures: the first decides, all are named',
      { input: { bodyText }, facts: { merchantNo: 'M1', earlier, receivedAtSeconds: 0 } },
      {
        kind: 'reject',
        row: 'merchant-no',
        code: 'merchant-no.different',
        failed: ['merchant-no', 'timestamp', 'nonce', 'signature'],
        isInDoubt: false,
      },
    ],
    [
      'X-Merchant-No is missing, which is no difference',
      { input: { headersText: withoutHeader('X-Merchant-No') } },
      {
        kind: 'reject',
        row: 'merchant-no',
        code: 'merchant-no.missing',
        failed: ['merchant-no'],
        isInDoubt: false,
      },
    ],
    [
      'local order already completed, in capitals',
      { facts: { localOrder: toLocalOrder({ ...ownOrder, status: 'COMPLETED' }) } },
      { kind: 'ok', row: 'completed', isOrderKnown: true, isOnArrival: false },
    ],
    [
      'the local order was canceled, with one l',
      { facts: { localOrder: toLocalOrder({ ...ownOrder, status: 'canceled' }) } },
      {
        kind: 'reject',
        row: 'disagreement',
        code: 'order.different',
        failed: ['order'],
        isInDoubt: false,
      },
    ],
    [
      'unknown where the local order’s status is no word of the contract',
      { facts: { localOrder: toLocalOrder({ ...ownOrder, status: 'PAID' }) } },
      { kind: 'unknown', missing: ['order'] },
    ],
    [
      'a local order without a status may be final',
      { facts: { localOrder: toLocalOrder({ ...ownOrder, status: null }) } },
      { kind: 'ok', row: 'succeeded', isOrderKnown: false, isOnArrival: false },
    ],
    [
      'unknown without a merchant number',
      { facts: { merchantNo: '' } },
      { kind: 'unknown', missing: ['merchant-no'] },
    ],
    [
      'unknown without a key',
      { input: { keyText: '' } },
      { kind: 'unknown', missing: ['signature'] },
    ],
    [
      'unknown with a local order that cannot be read',
      { facts: { localOrder: 'unreadable' } },
      { kind: 'unknown', missing: ['order'] },
    ],
  ])('%s', async (_, given, answer) => {
    expect(await runAnswer(given)).toEqual(answer);
  });

  describe('to a captured callback is what was due on its arrival', () => {
    const captured = { receivedAtSeconds: null, nowSeconds: sentAt + 36 * 86_400 };

    it.each<[string, Case, Partial<Answer>]>([
      ['OK', {}, { kind: 'ok', row: 'succeeded', isOnArrival: true }],
      [
        'OK to an order that was completed before',
        { facts: { localOrder: completed } },
        { kind: 'ok', row: 'completed', isOnArrival: true },
      ],
      [
        'not OK to a bad signature',
        { input: { bodyText } },
        { kind: 'reject', code: 'signature.invalid', failed: ['signature'] },
      ],
      [
        'not OK at another merchant',
        { facts: { merchantNo: 'M1' } },
        { kind: 'reject', code: 'merchant-no.different', failed: ['merchant-no'] },
      ],
      [
        'not OK to a replay',
        { facts: { earlier } },
        { kind: 'reject', code: 'nonce.seen', failed: ['nonce'] },
      ],
      [
        'unknown without a merchant number, and not because of its age',
        { facts: { merchantNo: '' } },
        { kind: 'unknown', missing: ['merchant-no'] },
      ],
    ])('%s', async (_, { input, facts }, answer) => {
      expect(
        await runAnswer({ input: input ?? {}, facts: { ...captured, ...facts } }),
      ).toMatchObject(answer);
    });

    it('and not OK as soon as it is judged as if it came in now', async () => {
      const facts = { ...captured, receivedAtSeconds: captured.nowSeconds };
      expect(await runAnswer({ facts })).toMatchObject({ kind: 'reject', code: 'timestamp.old' });
    });
  });

  it('is unknown on an empty page', async () => {
    const input = { keyText: '', headersText: '', bodyText: '' };
    expect(await runAnswer({ input })).toMatchObject({ kind: 'unknown' });
  });

  it('is open where the body is beyond what is read here', async () => {
    const input = { bodyText: good.bodyText.replace('{', '{"a":[1e1000],') };
    expect(await runAnswer({ input })).toEqual({
      kind: 'unknown',
      missing: ['body', 'signature', 'order'],
    });
  });

  describe('is final as soon as a check failed, whatever the open ones would find', () => {
    const final = { kind: 'reject', isInDoubt: false };
    it.each<[string, Case, object]>([
      [
        'X-Sign is missing',
        { input: { headersText: withoutHeader('X-Sign') } },
        { ...final, row: 'signature', code: 'signature.missing', failed: ['signature'] },
      ],
      [
        'X-Sign is missing, and the merchant number is not given',
        { input: { headersText: withoutHeader('X-Sign') }, facts: { merchantNo: '' } },
        { ...final, code: 'signature.missing' },
      ],
      [
        'X-Nonce is missing',
        { input: { headersText: withoutHeader('X-Nonce') } },
        { ...final, code: 'nonce.missing' },
      ],
      [
        'it is another merchant’s and stale, and the key is missing',
        { input: { keyText: '' }, facts: { merchantNo: 'M1', receivedAtSeconds: 0 } },
        { ...final, code: 'merchant-no.different', failed: ['merchant-no', 'timestamp'] },
      ],
      [
        'the local order disagrees, and the key is missing',
        {
          input: { keyText: '' },
          facts: { localOrder: toLocalOrder({ ...ownOrder, amount: '1' }) },
        },
        { ...final, code: 'order.different' },
      ],
      [
        'it is another merchant’s, and the body cannot be read',
        { input: { bodyText: '{' }, facts: { merchantNo: 'M1' } },
        { ...final, code: 'merchant-no.different', failed: ['merchant-no', 'body'] },
      ],
    ])('%s', async (_, given, answer) => {
      expect(await runAnswer(given)).toMatchObject(answer);
    });
  });

  it.each<[string, Case, string]>([
    ['a body', { input: { bodyText: '{' } }, 'body.unreadable'],
    [
      'the line of X-Sign',
      { input: { headersText: good.headersText.replace('X-Sign:', 'X-Sign ') } },
      'signature.missing',
    ],
    ['X-Sign', { input: { headersText: withHeader('X-Sign', 'A B') } }, 'signature.undecodable'],
  ])('is due if it arrived so where what is there cannot be read: %s', async (_, given, code) => {
    expect(await runAnswer(given)).toMatchObject({ kind: 'reject', code, isInDoubt: true });
  });
});

beforeAll(async () => {
  // What every row above changes one thing of.
  expect((await inspectCallback(good)).verdict.kind).toBe('valid');
});

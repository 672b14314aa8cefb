import { describe, expect, it } from 'vitest';
import { getRsaPair } from '../../testing/rsa-pairs';
import { buildSignedInput, createSigner } from '../../testing/signed-callbacks';
import { inspectCallback } from '../inspect-callback';
import { buildAnswer } from './build-answer';
import { buildChecklist, type ReceiverFacts } from './build-checklist';
import { parseLocalOrder } from './local-order';

const signer = createSigner(2048, getRsaPair(2048));
const head = 'amount=1.00&merchantOrderNo=ORD-1&nonce=9f8e7d6c5b4a3210';
const callback = {
  merchantOrderNo: 'ORD-1',
  orderType: 'payin',
  amount: '1.00',
  status: 'completed',
};
const order = { ...callback, status: 'created' };

/** Signed by the contract, so that the order alone decides. */
async function answer(body: object, signed: string, local: object | null) {
  const report = await inspectCallback(buildSignedInput(signer, JSON.stringify(body), signed));
  expect(report.verdict.kind).toBe('valid');
  const parsed = parseLocalOrder(local === null ? '' : JSON.stringify(local));
  if (!parsed.ok) throw new Error(parsed.fault);
  const facts: ReceiverFacts = {
    merchantNo: 'M10086',
    toleranceSeconds: 300,
    receivedAtSeconds: 1_790_000_123,
    nowSeconds: 1_790_000_123,
    earlier: null,
    localOrder: parsed.order,
  };
  const checks = buildChecklist(report, facts);
  return { check: checks.find(({ name }) => name === 'order'), answer: buildAnswer(checks) };
}

const complete = `${head}&orderType=payin&status=completed&timestamp=1790000123`;

describe('a callback without a status', () => {
  const { status: _, ...body } = callback;
  const signed = `${head}&orderType=payin&timestamp=1790000123`;

  it.each<[string, object | null]>([
    ['with no local order', null],
    ['with an order that waits', order],
    ['with an order that is completed', { ...order, status: 'completed' }],
  ])('is never answered with OK: %s', async (_, local) => {
    const given = await answer(body, signed, local);
    expect(given.check).toMatchObject({ code: 'order.incomplete', absent: ['status'] });
    expect(given.answer).toMatchObject({ kind: 'reject', code: 'order.incomplete' });
  });

  it('is none either when its status is null', async () => {
    const given = await answer({ ...body, status: null }, signed, null);
    expect(given.check).toMatchObject({ code: 'order.incomplete', absent: ['status'] });
  });
});

describe('a callback without an amount', () => {
  const { amount: _, ...body } = callback;
  const signed = complete.replace('amount=1.00&', '');

  it.each<[string, object | null, string, string]>([
    ['no local order', null, 'order.incomplete', 'reject'],
    ['an order without one, too', { ...order, amount: null }, 'order.incomplete', 'reject'],
    ['an order that has one', order, 'order.different', 'reject'],
    ['an order that is completed', { ...order, status: 'completed' }, 'order.completed', 'ok'],
  ])('beside %s', async (_, local, code, kind) => {
    const given = await answer(body, signed, local);
    expect(given.check?.code).toBe(code);
    expect(given.answer.kind).toBe(kind);
  });
});

describe('a local order whose status is', () => {
  it.each([
    ['created', 'order.same', 'ok'],
    ['CREATED', 'order.same', 'ok'],
    ['completed', 'order.completed', 'ok'],
    ['COMPLETED', 'order.completed', 'ok'],
    ['Completed', 'order.completed', 'ok'],
    ['failed', 'order.different', 'reject'],
    ['Failed', 'order.different', 'reject'],
    ['cancelled', 'order.different', 'reject'],
    ['canceled', 'order.different', 'reject'],
    ['CANCELED', 'order.different', 'reject'],
    ['SUCCESS', 'order.status-unknown', 'unknown'],
    ['pending', 'order.status-unknown', 'unknown'],
    [3, 'order.status-unknown', 'unknown'],
  ])('%j: %s, %s', async (status, code, kind) => {
    const given = await answer(callback, complete, { ...order, status });
    expect(given.check?.code).toBe(code);
    expect(given.answer.kind).toBe(kind);
  });

  it('unknown, and whose amount is another, is rejected for the amount', async () => {
    const given = await answer(callback, complete, { ...order, status: 'X', amount: '2' });
    expect(given.answer).toMatchObject({ kind: 'reject', code: 'order.different' });
  });

  it('not given, is said not to be compared', async () => {
    const given = await answer(callback, complete, { ...order, status: null });
    expect(given.check).toMatchObject({ code: 'order.same', missing: ['currency', 'status'] });
    expect(given.answer).toMatchObject({ kind: 'ok', isOrderKnown: false });
  });
});

describe('a local order without', () => {
  const { amount: _, ...withoutAmount } = order;
  const { orderType: __, ...withoutType } = order;

  it.each<[string, object, string]>([
    ['an amount', withoutAmount, 'amount'],
    ['an amount but null', { ...order, amount: null }, 'amount'],
    ['an amount but an empty text', { ...order, amount: '' }, 'amount'],
    ['an amount but spaces', { ...order, amount: ' ' }, 'amount'],
    ['an order type', withoutType, 'orderType'],
    ['an order type but null', { ...order, orderType: null }, 'orderType'],
  ])('%s is not said to agree', async (_, local, field) => {
    const given = await answer(callback, complete, local);
    expect(given.check).toMatchObject({ code: 'order.not-compared', missing: [field, 'currency'] });
    expect(given.check?.result).toBe('skipped');
    expect(given.answer).toMatchObject({ kind: 'ok', isOrderKnown: false });
  });
});

describe('a value that the books write in their own way', () => {
  const withCurrency = { ...callback, currency: 'INR' };
  const signed = complete.replace('&merchantOrderNo', '&currency=INR&merchantOrderNo');
  it.each<[Partial<typeof withCurrency>, string, string]>([
    [{ amount: ' 1.00 ' }, 'order.same', 'ok'],
    [{ amount: '+1' }, 'order.same', 'ok'],
    [{ orderType: 'PAYIN' }, 'order.same', 'ok'],
    [{ currency: ' inr' }, 'order.same', 'ok'],
    [{ amount: '1.00 INR' }, 'order.value-unknown', 'unknown'],
    [{ amount: '0,001.00' }, 'order.value-unknown', 'unknown'],
    [{ orderType: 'collection' }, 'order.value-unknown', 'unknown'],
    [{ orderType: 'Payout' }, 'order.different', 'reject'],
    [{ currency: 'USD' }, 'order.different', 'reject'],
    [{ amount: '1,00', currency: 'USD' }, 'order.different', 'reject'],
    [{ amount: '1.01' }, 'order.different', 'reject'],
  ])('%j: %s', async (written, code, kind) => {
    const given = await answer(withCurrency, signed, { ...order, currency: 'INR', ...written });
    expect(given.check?.code).toBe(code);
    expect(given.answer.kind).toBe(kind);
  });

  it('is told with what it was read as', async () => {
    const { check } = await answer(callback, complete, { ...order, orderType: 'PAYIN' });
    expect(check).toMatchObject({
      respelled: [{ field: 'orderType', local: 'PAYIN', callback: 'payin' }],
    });
  });

  it('is for the platform to write by the contract', async () => {
    const body = { ...callback, amount: '1,00' };
    const given = await answer(body, complete.replace('1.00', '1,00'), order);
    expect(given.check).toMatchObject({ code: 'order.unexpected', field: 'amount', value: '1,00' });
  });
});

describe('a callback that tells of what the contract does not know', () => {
  const refund = { ...order, orderType: 'refund' };

  it.each<[Partial<typeof callback>, object | null, string, string]>([
    [{ orderType: 'refund' }, null, 'order.unexpected', 'reject'],
    [{ orderType: 'refund' }, refund, 'order.unexpected', 'reject'],
    [{ orderType: 'PAYIN' }, order, 'order.unexpected', 'reject'],
    [{ amount: '-1.00' }, null, 'order.unexpected', 'reject'],
    [{ amount: '-1.00' }, { ...order, amount: null }, 'order.unexpected', 'reject'],
    [{ amount: 'abc' }, null, 'order.unexpected', 'reject'],
    [{ amount: '1.00 INR' }, order, 'order.unexpected', 'reject'],
    [{ amount: '1.00 INR' }, { ...order, amount: '1.00 INR' }, 'order.same', 'ok'],
    [{ amount: '-1.00' }, { ...order, amount: '-1.0' }, 'order.same', 'ok'],
    [{ amount: '0.00' }, null, 'order.not-given', 'ok'],
    [{ orderType: 'refund' }, { ...refund, status: 'completed' }, 'order.completed', 'ok'],
    [{ orderType: 'refund' }, { ...order, merchantOrderNo: 'X' }, 'order.not-found', 'reject'],
  ])('%j beside %j: %s', async (changed, local, code, kind) => {
    const body = { ...callback, ...changed };
    const signed = complete
      .replace('amount=1.00', `amount=${body.amount}`)
      .replace('orderType=payin', `orderType=${body.orderType}`);
    const given = await answer(body, signed, local);
    expect(given.check?.code).toBe(code);
    expect(given.answer.kind).toBe(kind);
  });
});

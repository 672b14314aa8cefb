import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSigner, signRsa2 } from '../../testing/signed-callbacks';
import { type ReceiverBooks, type ReceiverSettings, receiveCallback } from './receive-callback';

const signer = createSigner();
const publicKey = createPublicKey(signer.keyText);
const keys = {
  keys: [],
  problems: [],
  verify: async (signature: Uint8Array, signed: Uint8Array) =>
    verify('sha256', signed, publicKey, signature),
};
const now = 1_790_000_000;
const settings: ReceiverSettings = {
  merchantNo: 'M10086',
  toleranceSeconds: 300,
  remembersNonces: true,
  isIdempotent: true,
};
const books: ReceiverBooks = {
  nonces: [],
  orders: [
    {
      merchantOrderNo: 'M1',
      orderNo: null,
      amount: '100.00',
      orderType: 'payin',
      currency: null,
      status: 'created',
    },
    {
      merchantOrderNo: null,
      orderNo: 'P2',
      amount: '7.00',
      orderType: 'payout',
      currency: null,
      status: 'created',
    },
  ],
  ledger: [],
};

/** Both texts written out; the string to be signed, too. */
function build(given: { nonce?: string; status?: string; order?: string; signed?: string } = {}) {
  const { nonce = 'n1', status = 'completed', order = 'M1' } = given;
  const canonical = `amount=100.00&merchantOrderNo=${order}&netAmount=98.50&nonce=${nonce}&orderNo=P1&orderType=payin&status=${status}&timestamp=${now}`;
  const sign = signRsa2(signer, given.signed ?? canonical);
  return {
    headersText: `Content-Type: application/json\nX-Merchant-No: M10086\nX-Timestamp: ${now}\nX-Nonce: ${nonce}\nX-Sign: ${sign}`,
    bodyText: `{"orderType":"payin","orderNo":"P1","merchantOrderNo":"${order}","status":"${status}","amount":"100.00","netAmount":"98.50"}`,
  };
}

const receive = (given: ReceiverBooks, request = build(), over: Partial<ReceiverSettings> = {}) =>
  receiveCallback(given, request, keys, { ...settings, ...over }, now);

describe('a receiver', () => {
  it('books the net amount, completes the order, and answers OK', async () => {
    const { books: after, answer, credit } = await receive(books);
    expect(answer).toMatchObject({ kind: 'ok', row: 'succeeded' });
    expect(credit).toEqual({
      merchantOrderNo: 'M1',
      netAmount: '98.50',
      atSeconds: now,
      isDouble: false,
    });
    expect(after.orders.map(({ status }) => status)).toEqual(['completed', 'created']);
    expect(after.ledger).toEqual([credit]);
    expect(after.nonces).toEqual([{ nonce: 'n1', firstSeenSeconds: now }]);
  });

  it('answers OK to another callback for a completed order, without any effect', async () => {
    const { books: after } = await receive(books);
    const again = await receive(after, build({ nonce: 'n2' }));
    expect(again.answer).toMatchObject({ kind: 'ok', row: 'completed' });
    expect(again.credit).toBeNull();
    expect(again.books.ledger).toBe(after.ledger);
    expect(again.books.orders).toBe(after.orders);
  });

  it('does not process the same request again', async () => {
    const { books: after } = await receive(books);
    expect((await receive(after)).answer).toMatchObject({ kind: 'reject', code: 'nonce.seen' });
    const forgetful = await receive(after, build(), { remembersNonces: false });
    expect(forgetful.answer).toMatchObject({ kind: 'ok', row: 'completed' });
  });

  it('books again where it does not look at the status, and says that it did', async () => {
    const { books: after } = await receive(books);
    const again = await receive(after, build({ nonce: 'n2' }), { isIdempotent: false });
    expect(again.answer).toMatchObject({ kind: 'ok', row: 'succeeded' });
    expect(again.credit?.isDouble).toBe(true);
    expect(again.books.ledger).toHaveLength(2);
  });

  it('changes nothing for a signature that does not verify: its nonce stays free', async () => {
    const forged = await receive(books, build({ signed: 'amount=100.00' }));
    expect(forged.answer).toMatchObject({ kind: 'reject', code: 'signature.invalid' });
    expect(forged.books).toEqual(books);
    expect((await receive(forged.books)).answer.kind).toBe('ok');
  });

  for (const status of ['created', 'failed', 'cancelled']) {
    it(`books nothing for a signed callback with the status ${status}`, async () => {
      const { answer, credit, books: after } = await receive(books, build({ status }));
      expect(answer).toMatchObject({ kind: 'reject', code: 'order.not-completed' });
      expect(credit).toBeNull();
      expect(after.orders).toBe(books.orders);
    });
  }

  it('books nothing for an order that it does not know', async () => {
    const { answer, credit } = await receive(books, build({ order: 'M9' }));
    expect(answer).toMatchObject({ kind: 'reject', code: 'order.not-found' });
    expect(credit).toBeNull();
  });

  it('finds an order by orderNo where merchantOrderNo finds none', async () => {
    const orders = books.orders.map((order) => ({
      ...order,
      merchantOrderNo: null,
      orderNo: 'P1',
    }));
    const { credit, books: after } = await receive({ ...books, orders });
    expect(credit).not.toBeNull();
    expect(after.orders.map(({ status }) => status)).toEqual(['completed', 'created']);
  });

  it('rejects a body that cannot be read', async () => {
    const { answer } = await receive(books, { ...build(), bodyText: '[]' });
    expect(answer.kind).not.toBe('ok');
  });

  it('rejects the number of another merchant', async () => {
    const { answer } = await receive(books, build(), { merchantNo: 'M2' });
    expect(answer).toMatchObject({ kind: 'reject', code: 'merchant-no.different' });
  });

  it('takes a callback as old as is tolerated, and none a second older', async () => {
    const receiveAt = async (seconds: number) =>
      (await receiveCallback(books, build(), keys, settings, seconds)).answer;
    expect(await receiveAt(now + 300)).toMatchObject({ kind: 'ok' });
    expect(await receiveAt(now + 301)).toMatchObject({ kind: 'reject', code: 'timestamp.old' });
  });
});

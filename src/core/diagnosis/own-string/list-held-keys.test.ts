import { describe, expect, it } from 'vitest';
import type { KeptEntry } from '../../canonical/canonical';
import { listHeldKeys } from './list-held-keys';

const span = { start: 0, end: 0 };
const kept = [
  ['amount', '12.00'],
  ['completedAt', '1790004310'],
  ['id', '7'],
  ['netAmount', '12.00'],
  ['orderNo', 'P2026112100900'],
  ['status', 'completed'],
].map(
  ([key = '', value = '']): KeptEntry => ({
    key,
    value,
    state: 'kept',
    source: { input: 'headers', name: 'X-Nonce', keySpan: span, valueSpan: span },
    span,
  }),
);

describe('listHeldKeys', () => {
  // The schemes of Midtrans, Razorpay and PayU.
  it.each([
    ['P2026112100900completed12.00SB-Mid-server-Gw3k1', ['orderNo', 'status', 'amount']],
    ['P2026112100900|1790004310', ['orderNo', 'completedAt']],
    ['M40012,P2026112100900,12.00', ['orderNo', 'amount']],
    ['s4lt|completed||||12.00|P2026112100900', ['status', 'amount', 'orderNo']],
  ])('names those of %s', (text, keys) => {
    expect(listHeldKeys(text, kept)).toEqual(keys);
  });

  it.each([
    ['one value alone', 'P2026112100900'],
    ['values that have keys of some other name', 'order_no:P2026112100900 state:completed'],
    ['JSON of them', '{"no":"P2026112100900","state":"completed"}'],
    [
      'a text of which they are a small part',
      `P2026112100900|completed|${'0123456789abcdef'.repeat(4)}`,
    ],
    ['a short value', '7|7|7'],
    ['a time in milliseconds', 'P2026112100900|1790004310000'],
    ['another amount', 'P2026112100900|completed|12.005'],
    ['another amount in front', '112.00P2026112100900completed'],
    ['another number of an order', 'completed|12.00|P20261121009001'],
    ['a key in front of the first', 'orderNo:P2026112100900|completed|12.00'],
    ['keys in a line of their own', 'orderNo,status,amount\nP2026112100900,completed,12.00'],
    ['a text of megabytes', `P2026112100900completed${' '.repeat(2_000_000)}`],
  ])('names none of %s', (_, text) => {
    expect(listHeldKeys(text, kept)).toEqual([]);
  });
});

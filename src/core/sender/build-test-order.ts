/** What a test callback tells of, where nobody says: values that are no order's, in the contract's forms. */
import { callbackStatus, type OrderType } from '../contract';
import { toHex } from '../text/hex';

/** So many bytes that nobody can foretell. */
export type RandomBytes = (count: number) => Uint8Array;

/** "X-Nonce": different for every callback. 128 bits, in hex. */
export function buildNonce(random: RandomBytes): string {
  return toHex(random(16));
}

/**
 * The body of a completed order, on lines of its own for whoever edits it. What is credited is the amount without the
 * fee, what is debited the amount with it (contract, "Callback body", `netAmount`).
 *
 * @param nowSeconds Unix seconds; the order is completed some seconds before
 */
export function buildTestBody(
  orderType: OrderType,
  random: RandomBytes,
  nowSeconds: number,
): string {
  const isPayin = orderType === 'payin';
  const cents = 100 + pickNumber(random, 999_900);
  const feeCents = Math.max(1, Math.round(cents * 0.015));
  const day = printDay(nowSeconds);
  const members = {
    orderType,
    orderNo: `${isPayin ? 'PI' : 'PO'}${day}${printDigits(random, 10)}`,
    merchantOrderNo: `TEST-${day}-${printDigits(random, 6)}`,
    status: callbackStatus,
    amount: printCents(cents),
    feeAmount: printCents(feeCents),
    netAmount: printCents(isPayin ? cents - feeCents : cents + feeCents),
    completedAt: nowSeconds - 1 - pickNumber(random, 5),
  };
  return JSON.stringify(members, null, 2);
}

/** Below the limit, of at most 16 million: nearly all are equally likely, which is enough here. */
function pickNumber(random: RandomBytes, limit: number): number {
  return random(4).reduce((number, byte) => (number * 256 + byte) % limit, 0);
}

function printDigits(random: RandomBytes, count: number): string {
  return Array.from({ length: count }, () => pickNumber(random, 10)).join('');
}

function printDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10).replaceAll('-', '');
}

function printCents(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

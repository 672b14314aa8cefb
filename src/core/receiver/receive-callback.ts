/** The merchant's endpoint up to its answer (contract, "Receiver processing order"): the checks, then the order and the ledger. */
import { callbackStatus } from '../contract';
import type { ReadyKeys } from '../key/inspect-keys';
import { verifyCallback } from '../verify-callback';
import { type Answer, buildAnswer } from './build-answer';
import { buildChecklist } from './build-checklist';
import type { Check } from './check';
import { pickOrderFields } from './check-order';
import { type LocalOrder, unknownOrder } from './local-order';
import { toNonceLifetime } from './nonce-memory';
import { addSeenNonce, pickSeenNonce, type SeenNonce } from './seen-nonces';

export interface CallbackRequest {
  readonly headersText: string;
  readonly bodyText: string;
}

/** What a receiver keeps from one callback to the next. */
export interface ReceiverBooks {
  /** Oldest first. */
  readonly nonces: readonly SeenNonce[];
  readonly orders: readonly LocalOrder[];
  readonly ledger: readonly Credit[];
}

/** Money that was booked for an order. */
export interface Credit {
  readonly merchantOrderNo: string;
  /** As received. */
  readonly netAmount: string;
  /** Unix seconds. */
  readonly atSeconds: number;
  /** The order had been booked before. */
  readonly isDouble: boolean;
}

export interface ReceiverSettings {
  readonly merchantNo: string;
  readonly toleranceSeconds: number;
  /** Step 4, which is recommended. */
  readonly remembersNonces: boolean;
  /** Step 6, which is mandatory: looks whether the order is completed. */
  readonly isIdempotent: boolean;
}

export interface Received {
  readonly books: ReceiverBooks;
  readonly checks: readonly Check[];
  readonly answer: Answer;
  /** Null where nothing was booked. */
  readonly credit: Credit | null;
}

/** @param nowSeconds Unix seconds */
export async function receiveCallback(
  books: ReceiverBooks,
  request: CallbackRequest,
  keys: ReadyKeys,
  settings: ReceiverSettings,
  nowSeconds: number,
): Promise<Received> {
  const verified = await verifyCallback(keys, request.headersText, request.bodyText);
  const { headers, body, canonical, verdict, problems } = verified;
  const nonce = headers.fields['X-Nonce']?.value ?? null;
  const lifetime = toNonceLifetime(settings.toleranceSeconds);
  const fields = canonical === null ? unknownOrder : pickOrderFields(canonical);
  const index = findOrder(books.orders, fields);
  const order = books.orders[index] ?? unknownOrder;
  const checks = buildChecklist(
    {
      input: request,
      headers,
      memberCount: body?.members.length ?? null,
      canonical,
      verdict,
      problems,
    },
    {
      merchantNo: settings.merchantNo,
      toleranceSeconds: settings.toleranceSeconds,
      receivedAtSeconds: nowSeconds,
      nowSeconds,
      earlier:
        nonce !== null && settings.remembersNonces
          ? pickSeenNonce(books.nonces, nonce, nowSeconds, lifetime)
          : null,
      // Who does not look at the status books whatever verifies.
      localOrder: settings.isIdempotent ? order : { ...order, status: null },
    },
  );
  const answer = buildAnswer(checks);
  // A nonce that was not signed is nobody's: to remember it would let anyone use it up.
  const isRemembered = nonce !== null && verdict.kind === 'valid';
  const nonces = isRemembered
    ? addSeenNonce(books.nonces, nonce, nowSeconds, lifetime)
    : books.nonces;
  if (answer.kind !== 'ok' || answer.row !== 'succeeded') {
    return { books: { ...books, nonces }, checks, answer, credit: null };
  }
  const netAmount = canonical?.kept.find(({ key }) => key === 'netAmount')?.value ?? '';
  const credit = buildCredit(books.ledger, order, netAmount, nowSeconds);
  return {
    books: {
      nonces,
      orders: books.orders.with(index, { ...order, status: callbackStatus }),
      ledger: [...books.ledger, credit],
    },
    checks,
    answer,
    credit,
  };
}

/** By `merchantOrderNo`, else by `orderNo` (step 6); -1 where there is none. */
function findOrder(orders: readonly LocalOrder[], fields: LocalOrder): number {
  const { merchantOrderNo, orderNo } = fields;
  const byOwn = orders.findIndex(
    (one) => one.merchantOrderNo !== null && one.merchantOrderNo === merchantOrderNo,
  );
  if (byOwn !== -1) return byOwn;
  return orders.findIndex((one) => one.orderNo !== null && one.orderNo === orderNo);
}

function buildCredit(
  ledger: readonly Credit[],
  order: LocalOrder,
  netAmount: string,
  atSeconds: number,
): Credit {
  const merchantOrderNo = order.merchantOrderNo ?? '';
  const isDouble = ledger.some((one) => one.merchantOrderNo === merchantOrderNo);
  return { merchantOrderNo, netAmount, atSeconds, isDouble };
}

/** Faults that the receiver's own checks have to find, in callbacks whose signature is good unless the fault is there. */
import { defaultToleranceSeconds } from '../contract';
import type { JsonObject } from '../json/json-node';
import type { ReceiverBreak } from './break-code';
import { findMember, removeMembers, replaceValue } from './edit-body';
import type { UnsignedCallback } from './sign-callback';
import type { TestReception } from './test-callback';

/** What is changed before the callback is signed, behind that, and on the receiver's side. */
export interface BrokenReception {
  readonly unsigned?: Partial<UnsignedCallback>;
  readonly damage?: 'signature-bit' | 'no-signature' | 'body-cut';
  readonly reception?: Partial<TestReception>;
  /** Of the callback that used the nonce before. */
  readonly earlierTimestamp?: string;
}

interface Given {
  readonly unsigned: UnsignedCallback;
  readonly body: JsonObject;
  readonly nowSeconds: number;
}

/** Far beyond the default tolerance, and no time zone's offset. */
const staleSeconds = defaultToleranceSeconds * 5 + 11;
const retrySeconds = 30;

/** Null where the body lacks what the fault is about. */
type Breaking = (given: Given) => BrokenReception | null;

const breakings: Readonly<Record<ReceiverBreak, Breaking>> = {
  'merchant-no.different': ({ unsigned }) => ({
    unsigned: { merchantNo: `${unsigned.merchantNo ?? ''}9` },
  }),
  'merchant-no.missing': () => ({ unsigned: { merchantNo: null } }),
  'timestamp.old': ({ nowSeconds }) => toTimestamp(nowSeconds - staleSeconds),
  'timestamp.ahead': ({ nowSeconds }) => toTimestamp(nowSeconds + staleSeconds),
  'timestamp.milliseconds': ({ nowSeconds }) => toTimestamp(nowSeconds * 1000),
  'timestamp.not-seconds': ({ nowSeconds }) => ({
    unsigned: { timestamp: new Date(nowSeconds * 1000).toISOString() },
  }),
  'timestamp.missing': () => ({ unsigned: { timestamp: null } }),
  'nonce.seen': ({ nowSeconds }) => ({ earlierTimestamp: String(nowSeconds - retrySeconds) }),
  'nonce.missing': () => ({ unsigned: { nonce: null } }),
  'signature.invalid': () => ({ damage: 'signature-bit' }),
  'signature.missing': () => ({ damage: 'no-signature' }),
  'body.unreadable': () => ({ damage: 'body-cut' }),
  'order.different': ({ body }) => {
    const amount = pickText(body, 'amount');
    return amount === null ? null : toLocalOrder(body, { amount: multiplyAmount(amount) });
  },
  'order.not-found': ({ body }) =>
    toLocalOrder(body, { merchantOrderNo: 'ANOTHER-ORDER', orderNo: 'ANOTHER-ORDER' }),
  'order.not-completed': (given) => editMember(given, 'status', '"failed"'),
  'order.incomplete': (given) => leaveOut(given, ['amount']),
  'order.unexpected': (given) => editMember(given, 'orderType', '"refund"'),
  'order.no-number': (given) => leaveOut(given, ['merchantOrderNo', 'orderNo']),
  'order.completed': ({ body }) => toLocalOrder(body, { status: 'completed' }),
};

export function breakReception(code: ReceiverBreak, given: Given): BrokenReception | null {
  return breakings[code](given);
}

/** Ten times as much, whatever the text: `1250.00` becomes `12500.00`. */
export function multiplyAmount(text: string): string {
  return text.replace(/^-?\d*/, (digits) => `${digits}0`);
}

export function pickText(body: JsonObject, key: string): string | null {
  const value = findMember(body, key)?.value;
  return value?.type === 'string' && value.value.trim() !== '' ? value.value : null;
}

function toTimestamp(seconds: number): BrokenReception {
  return { unsigned: { timestamp: String(seconds) } };
}

function toLocalOrder(
  body: JsonObject,
  changed: Readonly<Record<string, string>>,
): BrokenReception | null {
  const own = ['merchantOrderNo', 'orderNo', 'amount', 'orderType'].flatMap((key) => {
    const text = pickText(body, key);
    return text === null ? [] : [[key, text] as const];
  });
  const order = { ...Object.fromEntries(own), status: 'created', ...changed };
  const hasNumber = own.some(([key]) => key === 'merchantOrderNo' || key === 'orderNo');
  return hasNumber ? { reception: { localOrder: JSON.stringify(order, null, 2) } } : null;
}

function editMember(
  { unsigned, body }: Given,
  key: string,
  jsonText: string,
): BrokenReception | null {
  const member = findMember(body, key);
  if (member === undefined) return null;
  return { unsigned: { bodyText: replaceValue(unsigned.bodyText, member, jsonText) } };
}

function leaveOut({ unsigned }: Given, keys: readonly string[]): BrokenReception | null {
  const bodyText = removeMembers(unsigned.bodyText, keys);
  return bodyText === unsigned.bodyText ? null : { unsigned: { bodyText } };
}

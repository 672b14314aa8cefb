/**
 * What the contract fixes, each fact stated once: checks, searches and pictures read it here. Each is named by the section
 * of the contract that states it; a reading is one of `contract-readings.md`.
 */
import { createLookupTable } from './lookup-table';
import type { JsonType } from './problem';

/** "Callback request headers". */
export const callbackHeaderNames = [
  'Content-Type',
  'X-Merchant-No',
  'X-Timestamp',
  'X-Nonce',
  'X-Sign',
] as const;

export type CallbackHeaderName = (typeof callbackHeaderNames)[number];

/** "Construction of the string to be signed", step 2: the key of the entry that each of these headers becomes. */
export const headerKeys = { 'X-Timestamp': 'timestamp', 'X-Nonce': 'nonce' } as const;

export type EntryHeaderName = keyof typeof headerKeys;

export const entryHeaderNames: readonly EntryHeaderName[] = ['X-Timestamp', 'X-Nonce'];

export function isEntryHeader(name: CallbackHeaderName): name is EntryHeaderName {
  return Object.hasOwn(headerKeys, name);
}

/** "Authentication": the verdict depends on these three headers. */
export function isVerdictHeader(name: CallbackHeaderName): boolean {
  return isEntryHeader(name) || name === 'X-Sign';
}

/** "Callback body", `orderType`. */
export const orderTypes = ['payin', 'payout'] as const;

export type OrderType = (typeof orderTypes)[number];

/** "States and transitions". */
export const orderStatuses = ['created', 'completed', 'failed', 'cancelled'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** "States and transitions": what an order may end in. */
export const finalStatuses = ['completed', 'failed', 'cancelled'] as const;

export type FinalStatus = (typeof finalStatuses)[number];

/** "States and transitions": the only status that is called back for. */
export const callbackStatus = 'completed' satisfies FinalStatus;

export interface ContractField {
  readonly type: JsonType;
  readonly allowed?: readonly string[];
}

/** "Callback body (same for payin and payout)". */
export const contractFields: Readonly<Record<string, ContractField>> = createLookupTable({
  orderType: { type: 'string', allowed: orderTypes },
  orderNo: { type: 'string' },
  merchantOrderNo: { type: 'string' },
  status: { type: 'string', allowed: [callbackStatus] },
  amount: { type: 'string' },
  feeAmount: { type: 'string' },
  netAmount: { type: 'string' },
  completedAt: { type: 'number' },
});

export const contractFieldNames: readonly string[] = Object.keys(contractFields);

/** True for the eight fields that the contract names. */
export function isContractField(key: string): boolean {
  return Object.hasOwn(contractFields, key);
}

/** Of the string to be signed; the contract says what stands there. */
export function isContractKey(key: string): boolean {
  const ofHeaders: readonly string[] = Object.values(headerKeys);
  return isContractField(key) || ofHeaders.includes(key);
}

/** "Callback body": strings that are signed exactly as received. */
export const amountFields: readonly string[] = ['amount', 'feeAmount', 'netAmount'];

/** "Time convention": the entries of the string to be signed that are times. */
export const timeEntries: readonly string[] = ['timestamp', 'completedAt'];

/** A field that the contract does not name, by its name and its size: `createdAt`, `paid_time`. */
export function isOtherTime(key: string, text: string): boolean {
  return /^\w{0,60}(?:At|_at|[Tt]ime|[Dd]ate|[Tt]imestamp)$/.test(key) && /^\d{9,11}$/.test(text);
}

/** "Time convention": seconds; reading 14: 13 digits are milliseconds. Null for what is neither. */
export function readTimeUnit(text: string): 'seconds' | 'milliseconds' | null {
  if (!/^\d{1,13}$/.test(text)) return null;
  return text.length === 13 ? 'milliseconds' : 'seconds';
}

/** "Limits": `requestExpireSeconds` where the merchant has set none. */
export const defaultToleranceSeconds = 300;

/** "Limits", recommended nonce memory; reading 16: or the tolerance, where that is longer. */
export const nonceMemorySeconds = 600;

interface RetryPhase {
  /** Attempts already made, both ends included. */
  readonly from: number;
  readonly to: number;
  readonly intervalSeconds: number;
}

/** "Retry schedule": the cap; reading 18: after this attempt none follows. */
export const attemptLimit = 200;

/** "Retry schedule", each interval "about" (reading 17). */
export const retryPhases: readonly RetryPhase[] = [
  { from: 1, to: 10, intervalSeconds: 30 },
  { from: 11, to: 50, intervalSeconds: 300 },
  { from: 51, to: attemptLimit - 1, intervalSeconds: 1800 },
];

/** "Merchant callback endpoint": the only answer that is a success. */
export const acknowledgement = { status: 200, body: 'OK' } as const;

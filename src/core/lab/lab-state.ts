/** What the lab goes on from: both sides' books, and what is to come on a virtual clock. */
import type { ReadyKeys } from '../key/inspect-keys';
import type { CallbackRequest, ReceiverBooks } from '../receiver/receive-callback';
import type { CallbackTask } from '../sender/callback-task';
import type { OrderTrigger, PlatformOrder } from '../sender/platform-order';
import type { SignBytes } from '../sender/sign-callback';
import type { EndpointRules } from './endpoint';
import type { LabKeyName } from './lab-event';
import type { PlatformRules } from './platform';

export interface LabKey {
  readonly sign: SignBytes;
  /** For whoever verifies with its public half. */
  readonly ready: ReadyKeys;
}

/** What the lab does not make itself. */
export interface LabPorts {
  readonly createNonce: () => string;
  readonly getKey: (name: LabKeyName) => Promise<LabKey>;
}

/** How both sides behave from this step on. */
export interface LabRules {
  readonly endpoint: EndpointRules;
  readonly platform: PlatformRules;
}

export interface LabPlan {
  readonly orders: readonly PlatformOrder[];
  /** How each of them ends, at the beginning of the virtual clock. */
  readonly triggers: readonly OrderTrigger[];
  readonly merchantNo: string;
  readonly callbackUrl: string;
  readonly toleranceSeconds: number;
  /** Unix seconds at 0 of the virtual clock. */
  readonly startSeconds: number;
}

/** What is to come, in the order of the clock, then as it was planned. */
export type Due = { readonly atSeconds: number; readonly orderIndex: number } & (
  | { readonly kind: 'end' }
  | { readonly kind: 'attempt' }
  | { readonly kind: 'arrival'; readonly number: number; readonly request: CallbackRequest }
);

export interface LabState {
  readonly plan: LabPlan;
  /** Of the virtual clock. */
  readonly nowSeconds: number;
  readonly due: readonly Due[];
  readonly orders: readonly PlatformOrder[];
  /** One an order; null while it has not ended. */
  readonly tasks: readonly (CallbackTask | null)[];
  readonly books: ReceiverBooks;
  /** What the platform signs with: once rotated, a key is not taken back, whatever the rules say by then. */
  readonly platformKey: 'first' | 'second';
  /** The platform's key as the endpoint last fetched it. */
  readonly fetchedKey: LabKeyName;
}

export function createLab(plan: LabPlan): LabState {
  return {
    plan,
    nowSeconds: 0,
    due: plan.orders.map((_, orderIndex) => ({ kind: 'end', atSeconds: 0, orderIndex })),
    orders: plan.orders,
    tasks: plan.orders.map(() => null),
    books: {
      nonces: [],
      orders: plan.orders.map(({ merchantOrderNo, amount, orderType }) => ({
        merchantOrderNo,
        orderNo: null,
        amount,
        orderType,
        currency: null,
        status: 'created',
      })),
      ledger: [],
    },
    platformKey: 'first',
    fetchedKey: 'first',
  };
}

/** Behind everything that is due at the same time. */
export function addDue(state: LabState, added: Due): LabState {
  const { due } = state;
  let low = 0;
  for (let high = due.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (pick(due, middle).atSeconds <= added.atSeconds) low = middle + 1;
    else high = middle;
  }
  return { ...state, due: due.toSpliced(low, 0, added) };
}

/** Throws where there is none: an index is the lab's own. */
export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no ${index}`);
  return item;
}

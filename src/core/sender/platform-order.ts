/** An order as the platform keeps it, and how it ends (contract, "States and transitions"). */
import { callbackStatus, finalStatuses, type OrderStatus, type OrderType } from '../contract';

export interface PlatformOrder {
  readonly orderType: OrderType;
  readonly orderNo: string;
  readonly merchantOrderNo: string;
  readonly status: OrderStatus;
  readonly amount: string;
  readonly feeAmount: string;
  readonly netAmount: string;
  /** Unix seconds; null while the order is not completed. */
  readonly completedAt: number | null;
  /** Given at creation; may be blank. */
  readonly notifyUrl: string;
}

/** What may end an order. Public and stable. */
export const orderTriggers = [
  ...finalStatuses,
  'payout-task-cancelled',
  'payout-task-expired',
] as const;

export type OrderTrigger = (typeof orderTriggers)[number];

/** Why an order stays as it is. The contract has no error codes: these are the page's own, public and stable. */
export type TransitionRefusal =
  /** It has ended: of completed the contract says that it is terminal, of failed and cancelled that they are final. */
  | 'order-final'
  /** Only a payout order has a task that can be cancelled or expire. */
  | 'no-payout-task';

export type Transition =
  | { readonly ok: true; readonly order: PlatformOrder }
  | { readonly ok: false; readonly refusal: TransitionRefusal; readonly order: PlatformOrder };

/** @param atSeconds Unix seconds */
export function moveOrder(
  order: PlatformOrder,
  trigger: OrderTrigger,
  atSeconds: number,
): Transition {
  if (isFinal(order.status)) return { ok: false, refusal: 'order-final', order };
  const isTask = trigger === 'payout-task-cancelled' || trigger === 'payout-task-expired';
  if (isTask && order.orderType !== 'payout')
    return { ok: false, refusal: 'no-payout-task', order };
  const status = isTask ? 'cancelled' : trigger;
  const completedAt = status === callbackStatus ? atSeconds : null;
  return { ok: true, order: { ...order, status, completedAt } };
}

function isFinal(status: OrderStatus): boolean {
  return finalStatuses.some((final) => final === status);
}

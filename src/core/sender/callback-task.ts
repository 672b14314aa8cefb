/** The delivery of one order's completion callback, from its target to the acknowledgement or the cap (contract, "Events"). */
import { finalStatuses } from '../contract';
import type { Acknowledgement } from '../receiver/check-acknowledgement';
import { type Delivery, pickDeliveryTarget } from './pick-delivery-target';
import type { PlatformOrder } from './platform-order';
import { toRetryInterval } from './retry-schedule';

/** `none`: no callback is sent; `unacknowledged`: the cap is reached. Public and stable. */
export type CallbackTaskState = 'none' | 'pending' | 'acknowledged' | 'unacknowledged';

export interface CallbackTask {
  readonly delivery: Delivery;
  readonly attemptsMade: number;
  readonly state: CallbackTaskState;
}

/** Null while the order has not ended: no event is emitted for it. */
export function createCallbackTask(order: PlatformOrder, callbackUrl: string): CallbackTask | null {
  const finalStatus = finalStatuses.find((status) => status === order.status);
  if (finalStatus === undefined) return null;
  const { orderType, notifyUrl } = order;
  const delivery = pickDeliveryTarget({ orderType, finalStatus, notifyUrl, callbackUrl });
  return { delivery, attemptsMade: 0, state: delivery.target === null ? 'none' : 'pending' };
}

/** After an attempt was made and its answer read, or waited for in vain. */
export function countAttempt(task: CallbackTask, { result }: Acknowledgement): CallbackTask {
  const attemptsMade = task.attemptsMade + 1;
  if (result === 'accepted') return { ...task, attemptsMade, state: 'acknowledged' };
  const isLast = toRetryInterval(attemptsMade) === null;
  return { ...task, attemptsMade, state: isLast ? 'unacknowledged' : 'pending' };
}

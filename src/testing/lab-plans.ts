/** Plans for runs of the lab, and what a run is read by. */
import type { Attempt, LabEvent } from '../core/lab/lab-event';
import type { LabPlan } from '../core/lab/lab-state';
import type { PlatformOrder } from '../core/sender/platform-order';

export const startSeconds = 1_790_000_000;

export function buildOrder(index: number, given: Partial<PlatformOrder> = {}): PlatformOrder {
  return {
    orderType: 'payin',
    orderNo: `P${index}`,
    merchantOrderNo: `M${index}`,
    status: 'created',
    amount: '100.00',
    feeAmount: '1.50',
    netAmount: '98.50',
    completedAt: null,
    notifyUrl: 'https://shop.example/notify',
    ...given,
  };
}

/** One payin order that completes, with a notifyUrl. */
export function buildPlan(given: Partial<LabPlan> = {}): LabPlan {
  const orders = given.orders ?? [buildOrder(1)];
  return {
    orders,
    triggers: orders.map(() => 'completed'),
    merchantNo: 'M10086',
    callbackUrl: '',
    toleranceSeconds: 300,
    startSeconds,
    ...given,
  };
}

export function listAttempts(events: readonly LabEvent[]): readonly Attempt[] {
  return events.flatMap((event) => (event.kind === 'attempted' ? event.attempt : []));
}

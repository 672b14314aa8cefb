import { describe, expect, it } from 'vitest';
import { buildOrder } from '../../testing/lab-plans';
import { moveOrder } from './platform-order';

const payin = buildOrder(1);
const payout = buildOrder(2, { orderType: 'payout' });

describe('an order', () => {
  it.each([
    ['payin', payin, 'completed', 'completed', 77],
    ['payin', payin, 'failed', 'failed', null],
    ['payin', payin, 'cancelled', 'cancelled', null],
    ['payout', payout, 'completed', 'completed', 77],
    ['payout', payout, 'payout-task-cancelled', 'cancelled', null],
    ['payout', payout, 'payout-task-expired', 'cancelled', null],
  ] as const)('%s: %s by %s', (_, order, trigger, status, completedAt) => {
    const moved = moveOrder(order, trigger, 77);
    expect(moved).toEqual({ ok: true, order: { ...order, status, completedAt } });
  });

  it.each([
    ['a payin order has no payout task', payin, 'payout-task-expired', 'no-payout-task'],
    ['nor one to cancel', payin, 'payout-task-cancelled', 'no-payout-task'],
    ['completed is terminal', { ...payin, status: 'completed' }, 'failed', 'order-final'],
    ['failed is final', { ...payin, status: 'failed' }, 'completed', 'order-final'],
    ['cancelled is final', { ...payout, status: 'cancelled' }, 'completed', 'order-final'],
  ] as const)('stays as it is: %s', (_, order, trigger, refusal) => {
    expect(moveOrder(order, trigger, 77)).toEqual({ ok: false, refusal, order });
  });
});

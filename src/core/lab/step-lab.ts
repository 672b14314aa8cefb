/**
 * Orders that end, the platform's sender and the merchant's receiver over a virtual clock. Pure: one step takes a state
 * and gives the next one; keys and nonces are passed in, and time is a number in the state.
 */
import { createCallbackTask } from '../sender/callback-task';
import { moveOrder } from '../sender/platform-order';
import { deliverRequest } from './deliver-request';
import type { LabEvent } from './lab-event';
import { addDue, type LabPorts, type LabRules, type LabState, pick } from './lab-state';
import { makeAttempt } from './make-attempt';
import { isRotationDue } from './platform';

export interface LabStep {
  readonly state: LabState;
  readonly event: LabEvent;
}

/** Null where nothing is to come any more. */
export async function stepLab(
  state: LabState,
  rules: LabRules,
  ports: LabPorts,
): Promise<LabStep | null> {
  const [next] = state.due;
  if (next === undefined) return null;
  const { atSeconds: nowSeconds } = next;
  const platformKey = isRotationDue(rules.platform, nowSeconds) ? 'second' : state.platformKey;
  const now: LabState = { ...state, due: state.due.slice(1), nowSeconds, platformKey };
  switch (next.kind) {
    case 'end':
      return endOrder(now, next.orderIndex);
    case 'attempt': {
      const { state: after, attempt } = await makeAttempt(now, next.orderIndex, rules, ports);
      return { state: after, event: { kind: 'attempted', attempt } };
    }
    case 'arrival': {
      const { orderIndex, number, request } = next;
      const { state: after, arrival } = await deliverRequest(now, request, rules, ports, 'unheard');
      return { state: after, event: { kind: 'arrived', orderIndex, number, arrival } };
    }
  }
}

function endOrder(state: LabState, orderIndex: number): LabStep {
  const { plan, orders, tasks } = state;
  const before = pick(orders, orderIndex);
  const moved = moveOrder(
    before,
    pick(plan.triggers, orderIndex),
    plan.startSeconds + state.nowSeconds,
  );
  if (!moved.ok) {
    const { order, refusal } = moved;
    return { state, event: { kind: 'refused', orderIndex, order, refusal } };
  }
  const { order } = moved;
  const task = createCallbackTask(order, plan.callbackUrl);
  if (task === null) throw new Error('an order ended and has not ended');
  const after = {
    ...state,
    orders: orders.with(orderIndex, order),
    tasks: tasks.with(orderIndex, task),
  };
  const isSent = task.state === 'pending';
  return {
    state: isSent
      ? addDue(after, { kind: 'attempt', atSeconds: state.nowSeconds, orderIndex })
      : after,
    event: { kind: 'moved', orderIndex, order, delivery: task.delivery },
  };
}

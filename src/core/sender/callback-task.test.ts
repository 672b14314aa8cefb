import { describe, expect, it } from 'vitest';
import { buildOrder } from '../../testing/lab-plans';
import { type CallbackTask, countAttempt, createCallbackTask } from './callback-task';

const accepted = { result: 'accepted', faults: [] } as const;
const refused = { result: 'refused', faults: ['time-out'] } as const;
const unknown = { result: 'unknown', faults: [] } as const;

function create(): CallbackTask {
  const task = createCallbackTask(buildOrder(1, { status: 'completed' }), '');
  if (task === null) throw new Error('no task');
  return task;
}

describe('the delivery of a callback', () => {
  it('is none while the order has not ended', () => {
    expect(createCallbackTask(buildOrder(1), 'https://shop.example')).toBeNull();
  });

  it.each([
    ['pending', 'completed', 'https://shop.example/one'],
    ['none', 'completed', ''],
    ['none', 'failed', 'https://shop.example/one'],
    ['none', 'cancelled', 'https://shop.example/one'],
  ] as const)('is %s for an order that is %s, notifyUrl “%s”', (state, status, notifyUrl) => {
    const task = createCallbackTask(buildOrder(1, { status, notifyUrl }), '');
    expect(task).toMatchObject({ state, attemptsMade: 0 });
    expect(task?.delivery.target).toBe(state === 'none' ? null : notifyUrl);
  });

  it('ends with the acknowledgement', () => {
    expect(countAttempt(create(), accepted)).toMatchObject({
      attemptsMade: 1,
      state: 'acknowledged',
    });
  });

  it('goes on without one, up to the cap', () => {
    expect(countAttempt(create(), unknown).state).toBe('pending');
    let task = create();
    for (let made = 1; made < 200; made++) {
      task = countAttempt(task, refused);
      expect(task).toMatchObject({ attemptsMade: made, state: 'pending' });
    }
    expect(countAttempt(task, refused)).toMatchObject({
      attemptsMade: 200,
      state: 'unacknowledged',
    });
    expect(countAttempt(task, accepted).state).toBe('acknowledged');
  });
});

/** Every row of the contract's tables "States and transitions", "Event", "Retry schedule" and "Errors", run in the lab. */
import { describe, expect, it } from 'vitest';
import { buildOrder, buildPlan, listAttempts, startSeconds } from '../../testing/lab-plans';
import { createLabPorts, createStandIn } from '../../testing/lab-ports';
import type { OrderType } from '../contract';
import { pickOrderFields } from '../receiver/check-order';
import { verifyCallback } from '../verify-callback';
import { type EndpointBehaviour, endpointRules } from './endpoint';
import type { Attempt } from './lab-event';
import { createLab, type LabPlan, type LabRules, type LabState } from './lab-state';
import { type PlatformBehaviour, platformRules } from './platform';
import { type LabRun, runLab } from './run-lab';

async function run(
  plan: LabPlan,
  endpoint: EndpointBehaviour = 'correct',
  platform: PlatformBehaviour = 'regular',
  start = (state: LabState) => state,
): Promise<LabRun> {
  const rules: LabRules = { endpoint: endpointRules[endpoint], platform: platformRules[platform] };
  return runLab(start(createLab(plan)), rules, createLabPorts(createStandIn));
}

function listChecks(attempt: Attempt | undefined): readonly string[] {
  return attempt?.arrival?.kind === 'checked' ? attempt.arrival.checks.map(({ code }) => code) : [];
}

const notifyUrl = 'https://shop.example/notify';
const callbackUrl = 'https://shop.example/default';

describe('States and transitions', () => {
  for (const [name, orderType, urls, target] of [
    ['payin, completed, notifyUrl set', 'payin', { notifyUrl, callbackUrl }, notifyUrl],
    ['payin, completed, notifyUrl empty', 'payin', { notifyUrl: '', callbackUrl }, null],
    ['payout, completed, notifyUrl set', 'payout', { notifyUrl, callbackUrl }, notifyUrl],
    ['payout, completed, notifyUrl empty', 'payout', { notifyUrl: '', callbackUrl }, callbackUrl],
  ] as const) {
    it(`${name}: ${target === null ? 'completed, no callback' : `completed, callback to ${target}`}`, async () => {
      const orders = [buildOrder(1, { orderType, notifyUrl: urls.notifyUrl })];
      const { state, events } = await run(buildPlan({ orders, callbackUrl: urls.callbackUrl }));
      expect(state.orders[0]).toMatchObject({ status: 'completed', completedAt: startSeconds });
      expect(listAttempts(events).map((one) => one.target)).toEqual(
        target === null ? [] : [target],
      );
    });
  }

  for (const trigger of ['payout-task-cancelled', 'payout-task-expired'] as const) {
    it(`payout, ${trigger}: cancelled, no callback`, async () => {
      const orders = [buildOrder(1, { orderType: 'payout' })];
      const { state, events } = await run(buildPlan({ orders, triggers: [trigger], callbackUrl }));
      expect(state.orders[0]).toMatchObject({ status: 'cancelled', completedAt: null });
      expect(listAttempts(events)).toEqual([]);
      expect(state.books.ledger).toEqual([]);
    });

    it(`payin, ${trigger}: refused, the order stays as it is`, async () => {
      const { state, events } = await run(buildPlan({ triggers: [trigger] }));
      expect(events).toMatchObject([{ kind: 'refused', refusal: 'no-payout-task' }]);
      expect(state.orders[0]?.status).toBe('created');
    });
  }

  for (const orderType of ['payin', 'payout'] as const satisfies readonly OrderType[]) {
    for (const trigger of ['failed', 'cancelled'] as const) {
      it(`${orderType}, ${trigger}: no callback, also with both addresses`, async () => {
        const orders = [buildOrder(1, { orderType })];
        const plan = buildPlan({ orders, triggers: [trigger], callbackUrl });
        const { state, events } = await run(plan);
        expect(state.orders[0]?.status).toBe(trigger);
        expect(events).toMatchObject([{ kind: 'moved', delivery: { row: trigger, target: null } }]);
      });
    }
  }

  for (const status of ['completed', 'failed', 'cancelled'] as const) {
    for (const trigger of ['completed', 'failed', 'cancelled'] as const) {
      it(`${status} is final: ${trigger} is refused, and no callback is sent`, async () => {
        const orders = [buildOrder(1, { status })];
        const { state, events } = await run(buildPlan({ orders, triggers: [trigger] }));
        expect(events).toMatchObject([{ kind: 'refused', refusal: 'order-final' }]);
        expect(state.orders[0]?.status).toBe(status);
      });
    }
  }

  it('no valid address: completed, no callback', async () => {
    const orders = [
      buildOrder(1, { orderType: 'payout', notifyUrl: '' }),
      buildOrder(2, { notifyUrl: 'shop.example/notify' }),
    ];
    const { state, events } = await run(buildPlan({ orders }));
    expect(state.orders.map(({ status }) => status)).toEqual(['completed', 'completed']);
    expect(events).toMatchObject([
      { kind: 'moved', delivery: { row: 'no-valid-url' } },
      { kind: 'moved', delivery: { row: 'no-valid-url' } },
    ]);
  });
});

describe('Event: order completion callback', () => {
  it('is emitted when the status becomes completed, not before', async () => {
    const { events } = await run(buildPlan());
    expect(events.map(({ kind }) => kind)).toEqual(['moved', 'attempted']);
  });

  it('has the contract’s headers and body, the status being completed', async () => {
    const orders = [buildOrder(7, { orderType: 'payout' })];
    const { events } = await run(buildPlan({ orders }));
    const [attempt] = listAttempts(events);
    if (attempt === undefined) throw new Error('nothing was sent');
    expect(attempt.request.headersText.split('\n').map((line) => line.split(': ')[0])).toEqual([
      'Content-Type',
      'X-Merchant-No',
      'X-Timestamp',
      'X-Nonce',
      'X-Sign',
    ]);
    expect(JSON.parse(attempt.request.bodyText)).toEqual({
      orderType: 'payout',
      orderNo: 'P7',
      merchantOrderNo: 'M7',
      status: 'completed',
      amount: '100.00',
      feeAmount: '1.50',
      netAmount: '98.50',
      completedAt: startSeconds,
    });
    const { ready } = createStandIn('first');
    const { verdict, canonical } = await verifyCallback(
      ready,
      attempt.request.headersText,
      attempt.request.bodyText,
    );
    expect(verdict.kind).toBe('valid');
    expect(canonical && pickOrderFields(canonical).orderNo).toBe('P7');
  });

  it('is acknowledged by 200 with exactly OK: nothing is sent after it', async () => {
    const { state, events } = await run(buildPlan());
    expect(listAttempts(events)).toMatchObject([
      {
        number: 1,
        atSeconds: 0,
        response: { status: 200, body: 'OK' },
        reading: { result: 'accepted' },
      },
    ]);
    expect(state.tasks[0]?.state).toBe('acknowledged');
  });

  for (const [endpoint, faults] of [
    ['ok', ['body.case']],
    ['ok-newline', ['body.newline']],
    ['json', ['body.json']],
    ['201', ['status.success']],
    ['500', ['status.server-error', 'body.other']],
    ['slow', ['time-out']],
  ] as const) {
    it(`is not acknowledged by an endpoint that is ${endpoint}: it is tried again up to the cap`, async () => {
      const { state, events } = await run(buildPlan(), endpoint);
      const attempts = listAttempts(events);
      expect(attempts).toHaveLength(200);
      expect(attempts.every(({ reading }) => reading.result === 'refused')).toBe(true);
      expect(attempts[0]?.reading.faults).toEqual(faults);
      expect(state.tasks[0]).toMatchObject({ attemptsMade: 200, state: 'unacknowledged' });
      // What it answers does not change what it books.
      expect(state.books.ledger).toHaveLength(endpoint === '500' ? 0 : 1);
    });
  }

  it('may come twice: the same request is rejected by its nonce, and booked once', async () => {
    const { state, events } = await run(buildPlan(), 'correct', 'delivers-twice');
    expect(events.map(({ kind }) => kind)).toEqual(['moved', 'attempted', 'arrived']);
    const [, , again] = events;
    expect(again).toMatchObject({
      kind: 'arrived',
      number: 1,
      arrival: { atSeconds: 1, answer: { kind: 'reject', row: 'nonce' }, silence: 'unheard' },
    });
    expect(state.books.ledger).toHaveLength(1);
  });

  for (const [platform, times] of [
    ['regular', [60]],
    ['delivers-twice', [1, 61]],
    ['out-of-order', [45, 90, 105]],
    // The first request is lost, the second refused by its old key; replayed, it has no nonce that was taken.
    ['rotates-key', [90, 120]],
  ] as const) {
    it(`is accepted again at an endpoint that forgets nonces, and booked once, where the platform is ${platform}`, async () => {
      const { state, events } = await run(buildPlan(), 'forgets-nonces', platform);
      const late = events.flatMap((event) => (event.kind === 'arrived' ? [event.arrival] : []));
      expect(late.map(({ atSeconds }) => atSeconds)).toEqual(times);
      expect(late.at(-1)).toMatchObject({
        answer: { kind: 'ok', row: 'completed' },
        acceptsReplay: true,
      });
      expect(state.books.ledger).toHaveLength(1);
    });
  }

  it('is replayed at no other endpoint, and a replay of the platform’s own is refused', async () => {
    const { events } = await run(buildPlan(), 'correct', 'delivers-twice');
    expect(events.at(-1)).toMatchObject({ arrival: { atSeconds: 1, acceptsReplay: false } });
  });

  it('may come out of order: the late one changes nothing', async () => {
    const { state, events } = await run(buildPlan(), 'correct', 'out-of-order');
    expect(listAttempts(events)).toMatchObject([
      { number: 1, arrival: null, reading: { faults: ['time-out'] } },
      { number: 2, reading: { result: 'accepted' } },
    ]);
    expect(events.at(-1)).toMatchObject({
      kind: 'arrived',
      number: 1,
      arrival: { atSeconds: 45, answer: { kind: 'ok', row: 'completed' } },
    });
    expect(state.books.ledger).toHaveLength(1);
  });

  it('is booked twice by an endpoint that is not idempotent', async () => {
    const { state, events } = await run(buildPlan(), 'not-idempotent');
    expect(listAttempts(events)).toHaveLength(2);
    expect(state.books.ledger.map(({ isDouble }) => isDouble)).toEqual([false, true]);
  });

  for (const platform of ['rotates-key', 'delivers-twice', 'out-of-order'] as const) {
    it(`is booked more than once by it also where the platform is ${platform}`, async () => {
      const { state } = await run(buildPlan(), 'not-idempotent', platform);
      const [first, ...others] = state.books.ledger;
      expect(first?.isDouble).toBe(false);
      expect(others.length).toBeGreaterThan(0);
      expect(others.every(({ isDouble }) => isDouble)).toBe(true);
    });
  }

  it('is booked once by an endpoint that crashes after crediting', async () => {
    const { state, events } = await run(buildPlan(), 'crash-after-crediting');
    expect(listAttempts(events)).toMatchObject([
      { arrival: { silence: 'crashed', credit: { isDouble: false } }, response: null },
      { arrival: { answer: { row: 'completed' }, credit: null }, reading: { result: 'accepted' } },
    ]);
    expect(state.books.ledger).toHaveLength(1);
  });

  it('is delivered after two hours without anybody listening', async () => {
    const { state, events } = await run(buildPlan(), 'down');
    const attempts = listAttempts(events);
    expect(
      attempts.filter(({ arrival }) => arrival?.kind === 'down').at(-1)?.atSeconds,
    ).toBeLessThan(7200);
    expect(attempts.at(-1)).toMatchObject({ atSeconds: 7200, reading: { result: 'accepted' } });
    expect(state.books.ledger).toHaveLength(1);
  });

  it('survives a rotation of the platform’s key: the endpoint fetches the new one', async () => {
    const { state, events } = await run(buildPlan(), 'correct', 'rotates-key');
    expect(listAttempts(events)).toMatchObject([
      { signedWith: 'first', arrival: null },
      {
        signedWith: 'second',
        arrival: { verifiedWith: 'first', fetchedKey: true, answer: { code: 'signature.invalid' } },
        response: { status: 400 },
      },
      {
        arrival: { verifiedWith: 'second', credit: { isDouble: false } },
        reading: { result: 'accepted' },
      },
    ]);
    expect(state.books.ledger).toHaveLength(1);
  });
});

describe('Retry schedule', () => {
  /** The contract’s table, written out. */
  const intervals = [
    ...Array<number>(10).fill(30),
    ...Array<number>(40).fill(300),
    ...Array<number>(149).fill(1800),
  ];
  const rows = [
    ['1 to 10 attempts made: about 30 seconds', 0, 10, 30],
    ['11 to 50 attempts made: about 5 minutes', 10, 50, 300],
    ['51 and more attempts made: about 30 minutes', 50, 199, 1800],
  ] as const;

  for (const [name, from, to, seconds] of rows) {
    it(name, async () => {
      const times = listAttempts((await run(buildPlan(), '500')).events).map(
        (one) => one.atSeconds,
      );
      const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
      expect(waits.slice(from, to)).toEqual(Array<number>(to - from).fill(seconds));
      expect(waits).toEqual(intervals);
    });
  }

  it('ends with attempt 200', async () => {
    const { state, events } = await run(buildPlan(), '500');
    expect(listAttempts(events).at(-1)?.number).toBe(200);
    expect(state.due).toEqual([]);
    expect(state.tasks[0]?.state).toBe('unacknowledged');
  });

  it('counts from the beginning of one attempt to that of the next, however long the answer takes', async () => {
    const { events } = await run(buildPlan(), 'slow');
    expect(
      listAttempts(events)
        .slice(0, 3)
        .map(({ atSeconds }) => atSeconds),
    ).toEqual([0, 30, 60]);
  });
});

describe('Errors', () => {
  it('X-Merchant-No differs: rejected, not OK', async () => {
    const plan = buildPlan();
    const { state, events } = await runLab(
      createLab(plan),
      {
        endpoint: { ...endpointRules.correct, merchantNo: 'M10087' },
        platform: platformRules.regular,
      },
      createLabPorts(createStandIn),
    );
    const [first] = listAttempts(events);
    expect(first).toMatchObject({
      arrival: { answer: { kind: 'reject', row: 'merchant-no', code: 'merchant-no.different' } },
      response: { status: 400 },
      reading: { result: 'refused' },
    });
    expect(state.books.ledger).toEqual([]);
  });

  it('timestamp too old: rejected, not OK, the order unchanged', async () => {
    const { state, events } = await runLab(
      createLab(buildPlan()),
      {
        endpoint: endpointRules.correct,
        platform: { rotatesAtSeconds: null, carry: () => ({ delays: [301], isAnswerLost: false }) },
      },
      createLabPorts(createStandIn),
    );
    const late = events.flatMap((event) => (event.kind === 'arrived' ? event.arrival : []));
    expect(late).toHaveLength(200);
    expect(late[0]).toMatchObject({ answer: { kind: 'reject', row: 'timestamp' }, credit: null });
    expect(state.books.orders[0]?.status).toBe('created');
  });

  it('timestamp as old as is tolerated: accepted', async () => {
    const { state } = await runLab(
      createLab(buildPlan()),
      {
        endpoint: endpointRules.correct,
        platform: { rotatesAtSeconds: null, carry: () => ({ delays: [300], isAnswerLost: false }) },
      },
      createLabPorts(createStandIn),
    );
    expect(state.books.ledger).toHaveLength(1);
  });

  it('nonce already seen: not processed again', async () => {
    const { events } = await run(buildPlan(), 'correct', 'delivers-twice');
    expect(events[2]).toMatchObject({
      arrival: { answer: { kind: 'reject', row: 'nonce', code: 'nonce.seen' }, credit: null },
    });
  });

  it('signature fails: rejected, the order unchanged, not OK', async () => {
    const { state, events } = await run(buildPlan(), 'wrong-key');
    const attempts = listAttempts(events);
    expect(attempts).toHaveLength(200);
    expect(attempts[0]).toMatchObject({
      arrival: { answer: { kind: 'reject', row: 'signature', code: 'signature.invalid' } },
      response: { status: 400, body: 'REJECTED' },
    });
    expect(state.books.orders[0]?.status).toBe('created');
    expect(state.books.ledger).toEqual([]);
    expect(state.books.nonces).toEqual([]);
  });

  it('local order already completed: 200 with OK, no further effects', async () => {
    const { state, events } = await run(buildPlan(), 'correct', 'regular', (created) => ({
      ...created,
      books: {
        ...created.books,
        orders: created.books.orders.map((order) => ({ ...order, status: 'completed' })),
      },
    }));
    expect(listChecks(listAttempts(events)[0])).toContain('order.completed');
    expect(listAttempts(events)).toMatchObject([
      { response: { status: 200, body: 'OK' }, reading: { result: 'accepted' } },
    ]);
    expect(state.books.ledger).toEqual([]);
  });

  it('business processing fails: not OK, and the platform tries again', async () => {
    const { events } = await run(buildPlan(), '500');
    expect(listAttempts(events).slice(0, 2)).toMatchObject([
      { response: { status: 500 }, reading: { result: 'refused' } },
      { number: 2, atSeconds: 30 },
    ]);
  });

  it('everything succeeded: 200 with OK', async () => {
    const { state, events } = await run(buildPlan());
    expect(listChecks(listAttempts(events)[0])).toEqual([
      'body.read',
      'merchant-no.same',
      'timestamp.fresh',
      'nonce.new',
      'signature.valid',
      'order.same',
    ]);
    expect(state.books.ledger).toMatchObject([
      { merchantOrderNo: 'M1', netAmount: '98.50', atSeconds: startSeconds, isDouble: false },
    ]);
  });

  it('the amount disagrees with the local order: rejected, nothing booked', async () => {
    const { state, events } = await run(buildPlan(), 'correct', 'regular', (created) => ({
      ...created,
      books: {
        ...created.books,
        orders: created.books.orders.map((order) => ({ ...order, amount: '99.00' })),
      },
    }));
    expect(listAttempts(events)[0]).toMatchObject({
      arrival: { answer: { kind: 'reject', row: 'disagreement' } },
      reading: { result: 'refused' },
    });
    expect(state.books.ledger).toEqual([]);
  });
});

/** Random runs of the delivery lab: requests and answers are lost, late, doubled and out of order, keys rotate, endpoints go wrong. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctEndpoint, type EndpointRules, endpointRules } from '../src/core/lab/endpoint';
import type { LabKeyName } from '../src/core/lab/lab-event';
import { createLab, type LabKey, type LabPlan, type LabRules } from '../src/core/lab/lab-state';
import type { Passage, PlatformRules } from '../src/core/lab/platform';
import { type LabRun, runLab } from '../src/core/lab/run-lab';
import { orderTriggers } from '../src/core/sender/platform-order';
import { buildOrder, buildPlan, listAttempts } from '../src/testing/lab-plans';
import { createLabPorts, createRealKey, createStandIn } from '../src/testing/lab-ports';

/** Beyond the tolerance, within it, and around the lifetime of a nonce. */
const delays = fc.constantFrom(1, 11, 29, 30, 31, 45, 299, 300, 301, 599, 601, 1800, 7200);

const passages: fc.Arbitrary<Passage> = fc.record({
  delays: fc
    .tuple(fc.boolean(), fc.array(delays, { maxLength: 3 }))
    .map(([isAtOnce, later]) => (isAtOnce ? [0, ...later] : later)),
  isAnswerLost: fc.boolean(),
});

/** Every fault ends some time, or nothing could ever be delivered. */
const platforms: fc.Arbitrary<PlatformRules> = fc
  .record({
    rotatesAtSeconds: fc.option(fc.constantFrom(0, 1, 30, 45, 100, 300, 1000, 9000)),
    faults: fc.array(passages, { maxLength: 9 }),
  })
  .map(({ rotatesAtSeconds, faults }) => ({
    rotatesAtSeconds,
    // Each order meets them from another one on.
    carry: (order, number) => faults[number - 1 + order] ?? { delays: [0], isAnswerLost: false },
  }));

const plans: fc.Arbitrary<LabPlan> = fc
  .record({
    orders: fc.array(
      fc.record({
        orderType: fc.constantFrom('payin', 'payout'),
        notifyUrl: fc.constantFrom('https://shop.example/notify', '', ' ', 'shop.example'),
        status: fc.constantFrom('created', 'created', 'created', 'failed', 'completed'),
        trigger: fc.constantFrom('completed', 'completed', 'completed', ...orderTriggers),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    callbackUrl: fc.constantFrom('https://shop.example/default', ''),
  })
  .map(({ orders, callbackUrl }) =>
    buildPlan({
      orders: orders.map(({ trigger: _, ...order }, index) => buildOrder(index, order)),
      triggers: orders.map(({ trigger }) => trigger),
      callbackUrl,
    }),
  );

const working: fc.Arbitrary<EndpointRules> = fc
  .record({
    downSeconds: fc.constantFrom(0, 0, 0, 100, 7200),
    losesFirstAnswer: fc.boolean(),
    crashesAfterCrediting: fc.boolean(),
  })
  .map((faults) => ({ ...correctEndpoint, ...faults }));

function run(
  plan: LabPlan,
  rules: LabRules,
  createKey: (name: LabKeyName) => LabKey = createStandIn,
): Promise<LabRun> {
  return runLab(createLab(plan), rules, createLabPorts(createKey));
}

/** The contract's table once more, in words of its own. */
function toWait(made: number): number {
  if (made <= 10) return 30;
  return made <= 50 ? 5 * 60 : 30 * 60;
}

function expectSchedule({ events }: LabRun, plan: LabPlan): void {
  const attempts = listAttempts(events);
  expect(new Set(attempts.map(({ nonce }) => nonce)).size).toBe(attempts.length);
  for (const orderIndex of plan.orders.keys()) {
    const own = attempts.filter((one) => one.orderIndex === orderIndex);
    expect(own.length).toBeLessThanOrEqual(200);
    expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => index + 1));
    own.forEach(({ atSeconds }, index) => {
      const before = own[index - 1];
      if (before !== undefined) expect(atSeconds - before.atSeconds).toBe(toWait(index));
    });
    const acknowledged = own.findIndex(({ reading }) => reading.result === 'accepted');
    if (acknowledged !== -1) expect(acknowledged).toBe(own.length - 1);
    else expect([0, 200]).toContain(own.length);
  }
}

/** By the contract's rows alone: whether a callback is due for an order. */
function isDue(plan: LabPlan, index: number): boolean {
  const order = plan.orders[index];
  if (order === undefined || order.status !== 'created') return false;
  if (plan.triggers[index] !== 'completed') return false;
  const notifyUrl = order.notifyUrl.trim();
  if (notifyUrl !== '') return notifyUrl.startsWith('https://');
  return order.orderType === 'payout' && plan.callbackUrl !== '';
}

function expectCredits({ state }: LabRun, plan: LabPlan): void {
  plan.orders.forEach(({ merchantOrderNo }, index) => {
    const credits = state.books.ledger.filter((one) => one.merchantOrderNo === merchantOrderNo);
    expect(credits.length).toBe(isDue(plan, index) ? 1 : 0);
    expect(state.books.orders[index]?.status).toBe(isDue(plan, index) ? 'completed' : 'created');
  });
}

describe('10,000 random runs', () => {
  it('a correct endpoint books each completed order exactly once, and no other', async () => {
    await fc.assert(
      fc.asyncProperty(plans, platforms, working, async (plan, platform, endpoint) => {
        const done = await run(plan, { platform, endpoint });
        expectCredits(done, plan);
        expectSchedule(done, plan);
      }),
      { numRuns: 9400 },
    );
  });

  it('whatever the endpoint does, the sender keeps to the schedule', async () => {
    const endpoints = fc.constantFrom(...Object.values(endpointRules));
    await fc.assert(
      fc.asyncProperty(plans, platforms, endpoints, async (plan, platform, endpoint) => {
        const done = await run(plan, { platform, endpoint });
        expectSchedule(done, plan);
      }),
      { numRuns: 600 },
    );
  });
});

it('64 of them with RSA-2048', async () => {
  await fc.assert(
    fc.asyncProperty(plans, platforms, working, async (plan, platform, endpoint) => {
      const done = await run(plan, { platform, endpoint }, createRealKey);
      expectCredits(done, plan);
      expectSchedule(done, plan);
    }),
    { numRuns: 64 },
  );
});

import { describe, expect, it } from 'vitest';
import { buildOrder, buildPlan, listAttempts } from '../../testing/lab-plans';
import { createLabPorts, createStandIn } from '../../testing/lab-ports';
import { buildLabOrder } from './build-lab-order';
import { type EndpointRules, endpointRules } from './endpoint';
import { addDue, createLab, type Due } from './lab-state';
import { type PlatformRules, platformRules } from './platform';
import { runLab } from './run-lab';

async function runAttempts(
  endpoint: EndpointRules,
  platform: PlatformRules = platformRules.regular,
) {
  const rules = { endpoint, platform };
  const ports = createLabPorts(createStandIn);
  return listAttempts((await runLab(createLab(buildPlan()), rules, ports)).events);
}

describe('a new order of the lab', () => {
  it('is created, complete but for its completion, and has its address', () => {
    const order = buildLabOrder(
      'payout',
      'https://shop.example/a',
      (count) => new Uint8Array(count),
      7,
    );
    expect(order).toMatchObject({
      orderType: 'payout',
      status: 'created',
      completedAt: null,
      notifyUrl: 'https://shop.example/a',
    });
    expect(order.merchantOrderNo).not.toBe('');
  });
});

describe('what is due', () => {
  it('comes by the clock, and behind what was planned for the same second', () => {
    const at = (atSeconds: number, orderIndex: number): Due => ({
      kind: 'attempt',
      atSeconds,
      orderIndex,
    });
    const { due } = [at(30, 1), at(0, 2), at(30, 3), at(10, 4)].reduce(addDue, {
      ...createLab(buildPlan({ orders: [buildOrder(1)] })),
      due: [],
    });
    expect(due.map(({ atSeconds, orderIndex }) => [atSeconds, orderIndex])).toEqual([
      [0, 2],
      [10, 4],
      [30, 1],
      [30, 3],
    ]);
  });
});

describe('the platform’s key', () => {
  const fetches = (attempts: Awaited<ReturnType<typeof runAttempts>>) =>
    attempts.map(({ arrival }) => arrival?.kind === 'checked' && arrival.fetchedKey);

  it('is fetched by nobody who verifies with another key', async () => {
    const attempts = await runAttempts(endpointRules['wrong-key'], platformRules['rotates-key']);
    expect(attempts.at(-1)?.signedWith).toBe('second');
    expect(fetches(attempts)).not.toContain(true);
  });

  it('is not fetched for another fault than the signature’s', async () => {
    const wrongNumber = { ...endpointRules.correct, merchantNo: 'M1' };
    expect(fetches((await runAttempts(wrongNumber)).slice(0, 3))).toEqual([false, false, false]);
  });
});

describe('an endpoint that is not heard', () => {
  it.each([
    ['slow', endpointRules.slow, 'slow'],
    ['as slow as is waited for', { ...endpointRules.correct, answerSeconds: 10 }, null],
    ['not idempotent, its first answer', endpointRules['not-idempotent'], 'lost'],
  ] as const)('is told as %s', async (_, endpoint, silence) => {
    const [first] = await runAttempts(endpoint);
    expect(first?.arrival).toMatchObject({ kind: 'checked', silence });
    expect(first?.response === null).toBe(silence !== null);
  });

  it('loses every answer on a way that loses it, its failures included', async () => {
    const platform = { rotatesAtSeconds: null, carry: () => ({ delays: [0], isAnswerLost: true }) };
    const [booked] = await runAttempts(endpointRules.correct, platform);
    expect(booked).toMatchObject({ arrival: { silence: 'lost' }, response: null });
    const [failed] = await runAttempts(endpointRules['500'], platform);
    expect(failed).toMatchObject({ arrival: { kind: 'failed' }, response: null });
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseBody } from '../body/parse-body';
import { orderTypes } from '../contract';
import { buildNonce, buildTestBody, type RandomBytes } from './build-test-order';

const now = 1795163400;

/** The same seed gives the same bytes. */
function createRandom(seed: number): RandomBytes {
  let calls = 0;
  return (count) => {
    calls += 1;
    return createHash('sha256').update(`${seed} ${calls}`).digest().subarray(0, count);
  };
}

function toCents(text: string): number {
  expect(text).toMatch(/^\d+\.\d\d$/);
  return Number(text.replace('.', ''));
}

describe.each(orderTypes)('the body of a test callback, %s', (orderType) => {
  it('has the contract’s eight fields in the contract’s forms, whatever comes', () => {
    for (let seed = 0; seed < 500; seed++) {
      const text = buildTestBody(orderType, createRandom(seed), now);
      expect(parseBody(text)).toMatchObject({ ok: true, problems: [] });
      const body = JSON.parse(text);
      expect(body).toMatchObject({ orderType, status: 'completed' });
      expect(Object.keys(body)).toHaveLength(8);
      const [amount, fee, net] = [body.amount, body.feeAmount, body.netAmount].map(toCents);
      expect(net).toBe((amount ?? 0) + (fee ?? 0) * (orderType === 'payin' ? -1 : 1));
      expect(net).toBeGreaterThan(0);
      expect(now - body.completedAt).toBeGreaterThan(0);
      expect(now - body.completedAt).toBeLessThan(10);
    }
  });
});

describe('the values that are made', () => {
  it('differ from order to order, and come from the random source alone', () => {
    const numbers = Array.from({ length: 100 }, (_, seed) =>
      buildTestBody('payin', createRandom(seed), now),
    );
    expect(new Set(numbers).size).toBe(100);
    expect(buildTestBody('payin', createRandom(7), now)).toBe(numbers[7]);
  });

  it('are 128 bits in hex where they are nonces', () => {
    expect(buildNonce((count) => new Uint8Array(count).fill(0xab))).toBe('ab'.repeat(16));
  });
});

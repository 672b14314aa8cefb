import { describe, expect, it } from 'vitest';
import { buildSignedInput, createSigner } from '../../../testing/signed-callbacks';
import type { CallbackReport } from '../../callback-report';
import { inspectCallback } from '../../inspect-callback';
import { diagnoseCallback } from '../diagnose-callback';
import { searchRange, searchRangeInSlices } from './search-values';
import { runInSlices } from './slices';

const signer = createSigner();
// No other test has it: of what was searched once, little is left to be paused in.
const body = '{"amount":"317.00","status":"completed"}';

function inspectUnexplained(bodyText = body): Promise<CallbackReport> {
  return inspectCallback(buildSignedInput(signer, bodyText, 'something else'));
}

describe('a diagnosis in slices', () => {
  it('pauses many times, and finds the same', async () => {
    const report = await inspectUnexplained();
    let pauses = 0;
    const paused = await diagnoseCallback(report, [], {
      pause: async () => {
        pauses++;
      },
    });
    expect(paused).toEqual(await diagnoseCallback(report));
    expect(pauses).toBeGreaterThan(10);
  });

  it('does nothing more once its pause rejects, and rejects with the same', async () => {
    // Of the other callback everything was tried.
    const report = await inspectUnexplained('{"amount":"200.00","status":"completed"}');
    const newer = new Error('a newer callback came');
    let pauses = 0;
    const diagnosis = diagnoseCallback(report, [], {
      pause: () => {
        pauses++;
        if (pauses === 3) throw newer;
      },
    });
    await expect(diagnosis).rejects.toBe(newer);
    await new Promise((resolve) => setTimeout(resolve));
    expect(pauses).toBe(3);
  });
});

describe('a range in slices', () => {
  it('tells every value that it tried before each pause, and finds the same', async () => {
    const { canonical } = await inspectUnexplained();
    if (canonical === null) throw new Error('no string');
    const range = { key: 'amount', kind: 'cents', first: 0, last: 19_999 } as const;
    const digest = new Uint8Array(32);
    const told: number[] = [];
    const search = searchRangeInSlices(canonical, digest, range, (tried) => told.push(tried));
    const toldAtPauses: number[] = [];
    const found = await runInSlices(search, () => void toldAtPauses.push(told.length));
    expect(found).toBe(searchRange(canonical, digest, range));
    expect(told.reduce((sum, tried) => sum + tried, 0)).toBe(20_000);
    expect(toldAtPauses).toEqual(told.slice(1).map((_, index) => index + 1));
    expect(told.length).toBeGreaterThan(5);
  });
});

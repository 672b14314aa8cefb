import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inspectCallback } from '../core/inspect-callback';
import { detectPrivateKey } from '../core/key/detect-private-key';
import { createInputsStore, type EditableInput } from './inputs-store';
import { createProblemsStore } from './problems-store';
import { createReportStore } from './report-store';

const bodyText = '{"amount":"12.00","orderNo":"20260722001","orderType":"payin"}';
const brokenText = bodyText.replace('"payin"', 'tru');

async function createStores() {
  const inputs = createInputsStore(detectPrivateKey);
  const report = createReportStore(inputs, inspectCallback, undefined);
  const problems = createProblemsStore(inputs, report);
  async function settled(): Promise<void> {
    do await vi.advanceTimersByTimeAsync(1);
    while (report.getState().busy);
  }
  await settled();
  return {
    async write(input: EditableInput, text: string) {
      inputs.getState().write(input, text);
      await settled();
    },
    read: (input: EditableInput) =>
      problems
        .getState()
        .problems.filter((problem) => problem.input === input && problem.severity === 'error')
        .map(({ code }) => code),
    isHeld: () => problems.getState().isHeld,
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('a problem', () => {
  it('that was pasted is shown at once', async () => {
    const { write, read, isHeld } = await createStores();
    await write('body', brokenText);
    expect(read('body')).toEqual(['body.syntax']);
    expect(isHeld()).toBe(false);
  });

  it('that typing brings up waits for a pause', async () => {
    const { write, read, isHeld } = await createStores();
    await write('body', '{');
    expect(read('body')).toEqual([]);
    expect(isHeld()).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    await write('body', '{"');
    await vi.advanceTimersByTimeAsync(500);
    expect(read('body')).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(read('body')).toEqual(['body.syntax']);
    expect(isHeld()).toBe(false);
  });

  it('that typing solves is gone at once, and one that was shown stays', async () => {
    const { write, read, isHeld } = await createStores();
    await write('body', brokenText);
    await write('body', brokenText.replace('tru', 'trux'));
    expect(read('body')).toEqual(['body.syntax']);
    expect(isHeld()).toBe(false);
    await write('body', bodyText);
    expect(read('body')).toEqual([]);
  });

  it('of another input is not kept back by typing', async () => {
    const { write, read } = await createStores();
    await write('body', '{}');
    expect(read('headers')).toContain('headers.missing');
  });

  it('waits no longer once something was pasted', async () => {
    const { write, read } = await createStores();
    await write('body', '{');
    await write('headers', 'X-Sign: AAAAAAAAAAAAAAAAAAAAAAAA');
    expect(read('body')).toEqual(['body.syntax']);
  });
});

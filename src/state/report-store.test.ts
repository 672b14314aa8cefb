import { createHash, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CallbackInput, CallbackReport } from '../core/callback-report';
import { inspectCallback } from '../core/inspect-callback';
import { createInputsStore } from './inputs-store';
import { createReportStore, type ReportStore } from './report-store';

const subtle = webcrypto.subtle as SubtleCrypto;

async function settle(store: ReportStore): Promise<void> {
  while (store.getState().busy) await new Promise((resolve) => setTimeout(resolve, 1));
}

describe('the report', () => {
  it('follows every change of the inputs and is busy until it has', async () => {
    const inputs = createInputsStore();
    const store = createReportStore(inputs, inspectCallback, subtle);
    await settle(store);
    expect(store.getState().report?.verdict.kind).toBe('empty');
    inputs.getState().write('body', '{"b":"2","a":"1"}');
    expect(store.getState().busy).toBe(true);
    await settle(store);
    expect(store.getState().report?.canonical?.text).toBe('a=1&b=2');
    const expected = createHash('sha256').update('a=1&b=2').digest('hex');
    expect(store.getState().canonicalSha256).toBe(expected);
  });

  it('throws away an answer to older inputs', async () => {
    const inputs = createInputsStore();
    const answers: (() => void)[] = [];
    const inspectSlowly = async (input: CallbackInput): Promise<CallbackReport> => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return inspectCallback(input);
    };
    const store = createReportStore(inputs, inspectSlowly, subtle);
    inputs.getState().write('body', '{"a":"old"}');
    inputs.getState().write('body', '{"a":"new"}');
    for (const answer of answers.toReversed()) answer();
    await settle(store);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(store.getState().report?.canonical?.text).toBe('a=new');
  });

  it('shows a crash instead of an old report, and recovers', async () => {
    const inputs = createInputsStore();
    const inspectBadly = (input: CallbackInput) =>
      input.bodyText === 'bug' ? Promise.reject(new Error('a bug')) : inspectCallback(input);
    const store = createReportStore(inputs, inspectBadly, subtle);
    inputs.getState().write('body', 'bug');
    await settle(store);
    expect(store.getState()).toMatchObject({ report: null, crash: 'Error: a bug' });
    inputs.getState().write('body', '{}');
    await settle(store);
    expect(store.getState()).toMatchObject({ crash: null, report: { memberCount: 0 } });
  });
});

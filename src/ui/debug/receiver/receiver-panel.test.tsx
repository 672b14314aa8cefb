import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CallbackInput } from '../../../core/callback-report';
import { inspectCallback } from '../../../core/inspect-callback';
import { createInputsStore } from '../../../state/inputs-store';
import { createReceiverStore } from '../../../state/receiver-store';
import { createReportStore, type ReportStore } from '../../../state/report-store';
import { callbackKeys, callbackVectors } from '../../../testing/vectors';
import { AppContext, type AppParts } from '../../shell/app-context';
import { ReceiverPanel } from './receiver-panel';

const payin = callbackVectors.find(({ name }) => name === 'payin');
if (payin === undefined) throw new Error('there is no vector payin');
const sentAt = '1793135054';

/** The panel with a good callback; the next report comes when it is told to. */
async function showGoodCallback() {
  const inputs = createInputsStore();
  const { write } = inputs.getState();
  write('key', callbackKeys[payin?.key ?? ''] ?? '');
  write('headers', payin?.headers ?? '');
  write('body', payin?.body ?? '');
  let gate = Promise.resolve();
  const inspect = (input: CallbackInput) => gate.then(() => inspectCallback(input));
  const report = createReportStore(inputs, inspect, undefined);
  const receiver = createReceiverStore(report, () => Number(sentAt));
  receiver.getState().write('merchantNo', 'M10086');
  receiver.getState().write('receivedAt', sentAt);
  await waitForReport(report);
  render(
    <AppContext value={{ inputs, report, receiver } as unknown as AppParts}>
      <ReceiverPanel />
    </AppContext>,
  );
  let open = (): void => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  async function settle(): Promise<void> {
    await act(async () => {
      open();
      await waitForReport(report);
    });
  }
  return { inputs, receiver, settle };
}

function waitForReport(report: ReportStore): Promise<void> {
  return new Promise((resolve) => {
    report.subscribe(({ busy }) => {
      if (!busy) resolve();
    });
  });
}

const answer = () => screen.getByTestId('answer');

describe('the answer', () => {
  it('is unknown from an edit on until the verdict on it is there', async () => {
    const { inputs, settle } = await showGoodCallback();
    expect(answer().dataset).toMatchObject({ answer: 'ok', row: 'succeeded' });

    const { texts, write } = inputs.getState();
    await act(async () => write('body', texts.body.replace('80824.22', '80824.23')));
    expect(answer().dataset.answer).toBe('unknown');
    expect(answer().dataset.row).toBeUndefined();
    expect(answer().textContent).not.toContain('OK');

    await settle();
    expect(answer().dataset).toMatchObject({ answer: 'reject', row: 'signature' });
  });

  it('says that a header is missing, and not that it differs', async () => {
    const { inputs, settle } = await showGoodCallback();
    const { texts, write } = inputs.getState();
    await act(async () => write('headers', texts.headers.replace(/X-Merchant-No.*\n/, '')));
    await settle();
    expect(answer().dataset).toMatchObject({ answer: 'reject', row: 'merchant-no' });
    expect(answer().textContent).toMatch(/X-Merchant-No is missing/);
    expect(answer().textContent).not.toMatch(/differs/);
    expect(screen.getByRole('table').querySelector('[aria-current]')).toBeNull();
  });

  it('says how the status of the local order was read', async () => {
    const { receiver } = await showGoodCallback();
    const order = { merchantOrderNo: 'ORD-2a2055bb55', status: 'COMPLETED' };
    await act(async () => receiver.getState().write('localOrder', JSON.stringify(order)));
    expect(answer().dataset).toMatchObject({ answer: 'ok', row: 'completed' });
    const checks = screen.getByRole('list', { name: /^Checks/ });
    expect(checks.textContent).toContain('“COMPLETED” was read as “completed”');
  });
});

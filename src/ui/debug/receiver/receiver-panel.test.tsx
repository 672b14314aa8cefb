import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import type { CallbackInput } from '../../../core/callback-report';
import type { Diagnosis } from '../../../core/diagnosis/diagnosis';
import { createFinding } from '../../../core/diagnosis/finding';
import { inspectCallback } from '../../../core/inspect-callback';
import { detectPrivateKey } from '../../../core/key/detect-private-key';
import { createCaseOutcomeStore } from '../../../state/case-outcome-store';
import { findRefusal } from '../../../state/find-refusal';
import { createInputsStore, emptyTexts } from '../../../state/inputs-store';
import { createReceiverStore } from '../../../state/receiver-store';
import { createReportStore, type ReportStore } from '../../../state/report-store';
import { callbackKeys, callbackVectors } from '../../../testing/vectors';
import { AppContext, type AppParts } from '../../shell/app-context';
import { ReceiverPanel } from './receiver-panel';

const payin = callbackVectors.find(({ name }) => name === 'payin');
if (payin === undefined) throw new Error('there is no vector payin');
const sentAt = '1793135054';

interface Found {
  readonly diagnosis: Pick<Diagnosis, 'findings'> | null;
}

/**
 * The panel with a good callback; the next report comes when it is told to.
 *
 * @param receivedAt empty where that is not known
 */
async function showGoodCallback(receivedAt = sentAt) {
  const inputs = createInputsStore(detectPrivateKey);
  const { write } = inputs.getState();
  write('key', callbackKeys[payin?.key ?? ''] ?? '');
  write('headers', payin?.headers ?? '');
  write('body', payin?.body ?? '');
  let gate = Promise.resolve();
  const inspect = (input: CallbackInput) => gate.then(() => inspectCallback(input));
  const report = createReportStore(inputs, inspect, undefined);
  const receiver = createReceiverStore(report, () => Number(sentAt), findRefusal);
  receiver.getState().write('merchantNo', 'M10086');
  receiver.getState().write('receivedAt', receivedAt);
  await waitForReport(report);
  const caseOutcome = createCaseOutcomeStore();
  const diagnosis = createStore<Found>(() => ({ diagnosis: null }));
  const parts = { inputs, report, receiver, caseOutcome, diagnosis };
  render(
    <AppContext value={parts as unknown as AppParts}>
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
  return { inputs, receiver, diagnosis, settle };
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

  it('is what was due if it arrived so, as soon as a change on its way is found', async () => {
    const { inputs, diagnosis, settle } = await showGoodCallback();
    const { texts, write } = inputs.getState();
    await act(async () => write('body', texts.body.replace('80824.22', '80***.22')));
    await settle();
    expect(answer().textContent).toMatch(/^Don’t answer OK/);
    const cause = {
      kind: 'repair',
      code: 'sign.quoted',
      id: 'quoted',
      owner: 'transport',
      repairedText: '',
    } as const;
    const proof = { by: 'none' } as const;
    const finding = createFinding({ causes: [cause], subject: 'signature', proof });
    act(() => diagnosis.setState({ diagnosis: { findings: [finding] } }));
    expect(answer().textContent).toMatch(/^If it arrived so, don’t answer OK/);
  });

  it('says that a header is missing, and not that it differs', async () => {
    const { inputs, settle } = await showGoodCallback();
    const { texts, write } = inputs.getState();
    await act(async () => write('headers', texts.headers.replace(/X-Merchant-No.*\n/, '')));
    await settle();
    expect(answer().dataset).toMatchObject({ answer: 'reject', row: 'merchant-no' });
    expect(answer().textContent).toMatch(/X-Merchant-No is missing or unreadable/);
    expect(answer().textContent).not.toMatch(/differs/);
    expect(document.querySelector('.answer-table [aria-current]')).toBeNull();
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

const fold = () => screen.getByRole('button', { name: 'What your endpoint should do' });
const check = (name: string) => {
  const found = screen.getAllByTestId('check').find(({ dataset }) => dataset.check === name);
  if (found === undefined) throw new Error(`there is no check ${name}`);
  return found;
};

describe('the panel', () => {
  it('is not there while the page is empty, and opens as it was left', async () => {
    const { inputs, settle } = await showGoodCallback();
    fireEvent.click(fold());
    const { texts, replaceAll } = inputs.getState();
    await act(async () => replaceAll(emptyTexts));
    expect(screen.queryAllByTestId('check')).toEqual([]);
    expect(screen.queryByTestId('answer')).toBeNull();
    await settle();
    expect(screen.queryByTestId('answer')).toBeNull();
    await act(async () => replaceAll(texts));
    await settle();
    expect(fold().getAttribute('aria-expanded')).toBe('true');
  });

  it('is one line with the answer and six marks until it is opened', async () => {
    await showGoodCallback();
    expect(fold().getAttribute('aria-expanded')).toBe('false');
    expect(within(answer()).getByText('Answer OK')).toBeDefined();
    const marks = screen.getAllByTestId('check');
    expect(marks.map(({ dataset, textContent }) => [dataset.result, textContent])).toEqual([
      ['pass', expect.stringMatching(/^Body: Passed/)],
      ['pass', expect.stringMatching(/^Merchant: Passed/)],
      ['pass', expect.stringMatching(/^Time: Passed/)],
      ['pass', expect.stringMatching(/^Nonce: Passed/)],
      ['pass', expect.stringMatching(/^Signature: Passed/)],
      ['skipped', expect.stringMatching(/^Order: Skipped/)],
    ]);
    // By role what is hidden is not there; for a script that reads the text it is.
    expect(screen.queryByRole('textbox', { name: 'Local order' })).toBeNull();
    expect(screen.queryByText(/Verified by WebCrypto/)?.closest('[hidden]')).not.toBeNull();
    expect(answer().textContent).toContain('200 with exactly OK');

    fireEvent.click(fold());
    expect(screen.getByRole('textbox', { name: 'Local order' })).toBeDefined();
    expect(screen.getByText(/Verified by WebCrypto/).closest('[hidden]')).toBeNull();
    expect(check('merchant-no').textContent).toMatch(/^Merchant number matches: Passed/);
    // Only what stands behind a disclosure of its own is still closed.
    expect(check('merchant-no').querySelector('details')?.open).toBe(false);
  });
});

describe('a callback of which nobody knows when it came in', () => {
  const now = (Number(sentAt) + 36 * 86_400 + 3600) * 1000;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
  afterEach(() => void vi.useRealTimers());

  it('is not judged by its age, and answered as on its arrival', async () => {
    await showGoodCallback('');
    expect(check('timestamp').dataset).toMatchObject({
      result: 'skipped',
      code: 'timestamp.captured',
    });
    expect(check('timestamp').textContent).toContain(
      'Not judged: sent 36 days ago; when it came in is not known.',
    );
    expect(answer().dataset).toMatchObject({ answer: 'ok', row: 'succeeded' });
    expect(answer().textContent).toMatch(/^On arrival: answer OK/);
  });

  it('is judged as if it came in now, and back, by one button', async () => {
    const { receiver } = await showGoodCallback('');
    fireEvent.click(fold());
    const button = () => screen.getByRole('button', { name: 'Judge as if it came in now' });
    expect(button().getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button());
    expect(check('timestamp').dataset).toMatchObject({ result: 'fail', code: 'timestamp.old' });
    expect(answer().dataset).toMatchObject({ answer: 'reject', row: 'timestamp' });
    expect(answer().textContent).toMatch(/^Don’t answer OK: X-Timestamp is too old/);
    expect(button().getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button());
    expect(check('timestamp').dataset.code).toBe('timestamp.captured');

    fireEvent.click(button());
    await act(async () => receiver.getState().write('receivedAt', sentAt));
    expect(check('timestamp').dataset.code).toBe('timestamp.fresh');
    expect(screen.queryByRole('button', { name: 'Judge as if it came in now' })).toBeNull();
  });

  it('is judged so alone: the next one is captured again', async () => {
    const { inputs, settle } = await showGoodCallback('');
    fireEvent.click(fold());
    fireEvent.click(screen.getByRole('button', { name: 'Judge as if it came in now' }));
    const { texts, write } = inputs.getState();
    await act(async () => write('headers', texts.headers.replace(sentAt, String(+sentAt + 1))));
    await settle();
    expect(check('timestamp').dataset.code).toBe('timestamp.captured');
  });
});

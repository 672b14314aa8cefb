import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { diagnoseCallback } from '../../../core/diagnosis/diagnose-callback';
import { inspectCallback } from '../../../core/inspect-callback';
import { detectPrivateKey } from '../../../core/key/detect-private-key';
import { createInputsStore } from '../../../state/inputs-store';
import { createRepairStore } from '../../../state/repair-store';
import { createReportStore } from '../../../state/report-store';
import { buildSignedInput, createSigner } from '../../../testing/signed-callbacks';
import { AppContext, type AppParts } from '../../shell/app-context';
import { useReport } from '../use-report';
import { pickTone } from '../verdict/judgement';
import { buildVerdictWords } from '../verdict/verdict-text';
import { RepairNotice } from './repair-notice';
import { FindingRepairs, showProblemRepairs } from './repairs';

const bodyText = '{"orderNo":"P1","amount":"100.00"}';
const signed = 'amount=100.00&nonce=9f8e7d6c5b4a3210&orderNo=P1&timestamp=1790000123';
const { keyText, headersText } = buildSignedInput(createSigner(), bodyText, signed);

function AllProblems() {
  return useReport()?.problems.map((problem) => (
    <div key={JSON.stringify(problem)}>{showProblemRepairs(problem)}</div>
  ));
}

function showPage(texts: { readonly headers: string; readonly body: string }) {
  const inputs = createInputsStore(detectPrivateKey);
  inputs.getState().replaceAll({ key: keyText, 'own-string': '', 'own-key': '', ...texts });
  const report = createReportStore(inputs, inspectCallback, crypto.subtle);
  const repairs = createRepairStore(inputs);
  const show = (content: React.ReactNode) =>
    render(
      <AppContext value={{ inputs, report, repairs } as unknown as AppParts}>
        <button type="button" id="undo">
          Undo
        </button>
        <RepairNotice />
        {content}
      </AppContext>,
    );
  return { inputs, report, show };
}

describe('a problem', () => {
  it('is mended by one click, which is said, and leads to what takes it back', async () => {
    const { inputs, show } = showPage({ headers: bodyText, body: headersText });
    show(<AllProblems />);
    await userEvent.click(await screen.findByRole('button', { name: 'Swap headers and body' }));
    expect(inputs.getState().texts).toMatchObject({ headers: headersText, body: bodyText });
    const notice = await screen.findByTestId('repaired');
    expect(notice.getAttribute('data-code')).toBe('swap-headers-and-body');
    expect(notice.textContent).toBe('Headers and body swapped.');
    await waitFor(() => expect(document.activeElement?.id).toBe('undo'));
    await waitFor(() => expect(screen.queryByTestId('repair')).toBeNull());
    act(() => inputs.getState().undoReplace());
    expect(screen.queryByTestId('repaired')).toBeNull();
    expect(inputs.getState().texts).toMatchObject({ headers: bodyText, body: headersText });
  });
});

describe('a finding', () => {
  it('is seen to verify with the signed value, which is called an experiment', async () => {
    const changed = bodyText.replace('100.00', '900.00');
    const { inputs, report, show } = showPage({ headers: headersText, body: changed });
    const pasted = await inspectCallback({
      keyText,
      headersText,
      bodyText: changed,
      ownString: '',
      ownKeyText: '',
    });
    const [finding] = (await diagnoseCallback(pasted)).findings;
    if (finding === undefined) throw new Error('there is no finding');
    show(<FindingRepairs finding={finding} report={pasted} />);
    const name = 'See it verify with the signed value';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(inputs.getState().texts.body).toBe(bodyText);
    await waitFor(() => expect(report.getState().report?.verdict.kind).toBe('valid'));
    // The verdict says it, once.
    expect(screen.queryByTestId('repaired')).toBeNull();
    const tried = report.getState().report;
    if (tried === null) throw new Error('there is no report');
    expect(buildVerdictWords(tried, null).sentence).toBe(
      'Experiment: with the signed values, the signature is valid.',
    );
    expect(pickTone(tried)).toBe('experiment');
  });
});

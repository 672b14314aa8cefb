import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { CallbackInput } from '../../../core/callback-report';
import { createExperiment } from '../../../core/experiment';
import { inspectCallback } from '../../../core/inspect-callback';
import { createReferenceStore } from '../../../state/reference-store';
import { buildSignedInput, createSigner } from '../../../testing/signed-callbacks';
import { AppContext, type AppParts } from '../../shell/app-context';
import { useReport } from '../use-report';
import { KeepReference } from './keep-reference';
import { ReferencePanel } from './reference-panel';

const entries = '&nonce=9f8e7d6c5b4a3210&orderNo=P1&timestamp=1790000123';
const worked = buildSignedInput(
  createSigner(),
  '{"orderNo":"P1","amount":"100.00"}',
  `amount=100.00${entries}`,
);
const failed = { ...worked, bodyText: '{"amount":4095.4,"orderNo":"P2"}' };

function Page() {
  const report = useReport();
  return (
    <>
      {report !== null && <KeepReference report={report} />}
      <ReferencePanel />
    </>
  );
}

async function showPage(input: CallbackInput = worked) {
  const report = createStore(() => ({ report: null as unknown }));
  const show = async (next: CallbackInput) => {
    const inspected = await inspectCallback(next);
    await act(async () => report.setState({ report: inspected }));
  };
  await show(input);
  const reference = createReferenceStore();
  const settings = createStore(() => ({ editor: 'plain' }));
  render(
    <AppContext value={{ report, reference, settings } as unknown as AppParts}>
      <Page />
    </AppContext>,
  );
  const result = () => screen.queryByTestId('reference')?.getAttribute('data-result');
  return { show, result };
}

const keep = () => screen.queryByRole('button', { name: 'Keep as reference' });

it('a callback that verifies is kept, another one is laid beside it, and it is forgotten again', async () => {
  const { show, result } = await showPage();
  expect(result()).toBeUndefined();
  await userEvent.click(keep() as HTMLElement);
  expect([result(), keep()]).toEqual(['kept', null]);

  await show(failed);
  expect([result(), keep()]).toEqual(['different', null]);
  const shown = screen.getAllByTestId('reference-difference').map((item) => item.textContent);
  expect(shown).toEqual([
    'the bodyorderworked: orderNo, amount · here: amount, orderNo',
    'amounttypeworked: text · here: number',
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Forget the reference' }));
  expect(result()).toBeUndefined();
});

it('values are shown on demand', async () => {
  const { show } = await showPage();
  await userEvent.click(keep() as HTMLElement);
  await show(failed);
  const panel = screen.getByTestId('reference');
  expect(panel.textContent).not.toContain('4095.4');
  await userEvent.click(within(panel).getByText('Values'));
  const values = within(panel.querySelector('details') as HTMLElement);
  expect(values.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'amountanother valueworked100.00here4095.4',
    'orderNoanother valueworkedP1hereP2',
  ]);
});

it('what verifies as an experiment alone cannot be kept', async () => {
  await showPage({ ...worked, notices: [createExperiment('body', ['amount'])] });
  expect(keep()).toBeNull();
});

it('what does not verify cannot be kept', async () => {
  await showPage(failed);
  expect(keep()).toBeNull();
});

it('other values in the same form are no difference', async () => {
  const { show, result } = await showPage();
  await userEvent.click(keep() as HTMLElement);
  await show({ ...worked, bodyText: '{"orderNo":"P77","amount":"7.25"}' });
  expect(result()).toBe('alike');
  await show({ ...worked, bodyText: `{"orderNo":"${'P'.repeat(200_000)}"}` });
  expect(result()).toBe('too-long');
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createExperiment } from '../../../core/experiment';
import { inspectCallback } from '../../../core/inspect-callback';
import { createCodeStore } from '../../../state/code-store';
import { buildSignedInput, createSigner } from '../../../testing/signed-callbacks';
import { AppContext, type AppParts } from '../../shell/app-context';
import { Move } from './judgement';

const text = 'amount=100.00&nonce=9f8e7d6c5b4a3210&orderNo=P1&timestamp=1790000123';
const valid = buildSignedInput(createSigner(), '{"orderNo":"P1","amount":"100.00"}', text);

async function showMove(input: typeof valid & { readonly ownString?: string }) {
  const report = await inspectCallback(input);
  const code = createCodeStore();
  const goTo = vi.fn();
  const diagnosis = createStore(() => ({ report: null, diagnosis: null }));
  const { container } = render(
    <AppContext value={{ diagnosis, code, editors: { goTo } } as unknown as AppParts}>
      <Move report={report} />
    </AppContext>,
  );
  return { container, code, goTo };
}

const click = (name: string) => act(() => userEvent.click(screen.getByRole('button', { name })));

it('leads from a valid signature to the own string, for who comes because the own code refuses it', async () => {
  const { container, goTo } = await showMove(valid);
  expect(container.textContent).toBe('Does your code refuse it? Paste the string that it builds');
  await click('Paste the string that it builds');
  expect(goTo).toHaveBeenCalledExactlyOnceWith('own-string', null);
});

it('leads from a right string to the code that verifies, and says what is left', async () => {
  const { container, code } = await showMove({ ...valid, ownString: text });
  expect(container.textContent).toContain('its key, its decoding of X-Sign, its algorithm');
  await click('See the lines that do it right');
  expect(code.getState().shown).toEqual({ rule: 'signature' });
});

it('calls a string with a gap right only as far as it is there', async () => {
  const ownString = `${text.slice(0, 20)}...${text.slice(-20)}`;
  const { container, goTo } = await showMove({ ...valid, ownString });
  expect(container.textContent).toContain('as far as it is there');
  expect(container.textContent).not.toContain('right, too');
  await click('Paste all of it');
  expect(goTo).toHaveBeenCalledExactlyOnceWith('own-string', null);
});

it.each([
  ['another string, which findings explain', { ...valid, ownString: text.replace('P1', 'P2') }],
  [
    'an invalid signature',
    { ...valid, bodyText: valid.bodyText.replace('100.00', '100.01'), ownString: text },
  ],
  ['an experiment', { ...valid, notices: [createExperiment('body', ['amount'])] }],
])('says nothing of it beside %s', async (_, input) => {
  const { container } = await showMove(input);
  expect(container.textContent).toBe('');
});

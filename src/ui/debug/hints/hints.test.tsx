import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { detectPrivateKey } from '../../../core/key/detect-private-key';
import { createHintsStore } from '../../../state/hints-store';
import { createInputsStore } from '../../../state/inputs-store';
import { createSettingsStore } from '../../../state/settings-store';
import { AppContext, type AppParts } from '../../shell/app-context';
import { Hints } from './hints';

async function showHints(findings: readonly object[]) {
  const settings = createSettingsStore({
    storage: null,
    requestedEditor: null,
    coarsePointer: false,
  });
  const hints = createHintsStore(createInputsStore(detectPrivateKey), settings);
  hints.getState().start();
  const diagnosis = createStore(() => ({ diagnosis: { findings } }));
  render(
    <AppContext value={{ hints, diagnosis } as unknown as AppParts}>
      <Hints />
    </AppContext>,
  );
  await screen.findByTestId('hints');
  return settings;
}

const listNames = () =>
  screen.queryAllByTestId('hint').map((hint) => hint.getAttribute('data-hint'));
const readNumber = (name: string) =>
  document.documentElement.style.getPropertyValue(`--hint-${name}`);

it('number what is there, and keep their numbers when one is closed', async () => {
  await showHints([{}]);
  expect(listNames()).toEqual(['verdict', 'fix', 'pairs', 'inputs', 'endpoint']);
  await userEvent.click(screen.getByRole('button', { name: 'Got it: Fix' }));
  expect(listNames()).toEqual(['verdict', 'pairs', 'inputs', 'endpoint']);
  expect([readNumber('fix'), readNumber('pairs')]).toEqual(['', '"3"']);
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Hints' }));
});

it('do not speak of a fix where nothing is to be mended', async () => {
  await showHints([]);
  expect(listNames()).toEqual(['verdict', 'pairs', 'inputs', 'endpoint']);
  expect(readNumber('pairs')).toBe('"2"');
});

it('go away for good, with their numbers', async () => {
  const settings = await showHints([]);
  await userEvent.click(screen.getByRole('button', { name: 'Don’t show again' }));
  await waitFor(() => expect(listNames()).toEqual([]));
  expect(readNumber('verdict')).toBe('');
  expect(settings.getState().showsHints).toBe(false);
});

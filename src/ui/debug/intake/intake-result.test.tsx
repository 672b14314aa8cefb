import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readPaste } from '../../../core/intake/request/read-paste';
import { detectPrivateKey } from '../../../core/key/detect-private-key';
import { createInputsStore } from '../../../state/inputs-store';
import { createIntakeStore } from '../../../state/intake-store';
import { requestBody, requestHeaders } from '../../../testing/request-cases';
import { AppContext, type AppParts } from '../../shell/app-context';
import { IntakeResult } from './intake-result';

it('speaks of “Undo” only as long as it can be undone', async () => {
  const inputs = createInputsStore(detectPrivateKey);
  const { store, follow } = createIntakeStore(inputs, async (text) => readPaste(text));
  const stop = follow();
  render(
    <AppContext value={{ inputs } as unknown as AppParts}>
      <IntakeResult store={store} fault={null} />
    </AppContext>,
  );
  const text = JSON.stringify({ headers: requestHeaders, body: requestBody });
  await act(() => store.getState().takeFile(text, []));
  const result = screen.getByTestId('intake');
  expect(result.textContent).toContain('“Undo” brings back what was there.');
  act(() => inputs.getState().write('key', 'a key, pasted after it'));
  expect(result.dataset.result).toBe('taken');
  expect(result.textContent).not.toContain('Undo');
  stop();
});

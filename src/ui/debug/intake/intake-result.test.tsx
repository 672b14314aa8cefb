import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { readPaste } from '../../../core/intake/request/read-paste';
import { detectPrivateKey } from '../../../core/key/detect-private-key';
import { createInputsStore } from '../../../state/inputs-store';
import { createIntakeStore } from '../../../state/intake-store';
import { requestBody, requestHeaders } from '../../../testing/request-cases';
import { takeRsaPair } from '../../../testing/rsa-pairs';
import { AppContext, type AppParts } from '../../shell/app-context';
import { IntakeResult } from './intake-result';

function createStores() {
  const inputs = createInputsStore(detectPrivateKey);
  const { store, follow } = createIntakeStore(inputs, async (text) => readPaste(text));
  const stop = follow();
  render(
    <AppContext value={{ inputs } as unknown as AppParts}>
      <IntakeResult store={store} faults={[]} />
    </AppContext>,
  );
  return { inputs, store, stop };
}

it('finds one of many callbacks, and uses it', async () => {
  const { inputs, store, stop } = createStores();
  const lines = Array.from({ length: 150 }, (_, index) =>
    JSON.stringify({
      headers: { ...requestHeaders, 'X-Nonce': `Nonce-${index}` },
      body: requestBody,
    }),
  );
  await act(() => store.getState().takeFiles([{ text: lines.join('\n'), notices: [] }]));
  const result = screen.getByTestId('intake');
  expect(result.textContent).toContain('150 callbacks are in it. Choose one.');
  expect(result.textContent).toContain('The first 100 of 150 are listed.');
  const find = screen.getByRole('textbox', { name: 'Find by order number, nonce or other text' });
  await userEvent.click(find);
  await userEvent.paste('nonce-123');
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Use callback 124']);
  await userEvent.click(screen.getByRole('button', { name: 'Use callback 124' }));
  expect(inputs.getState().texts.headers).toContain('X-Nonce: Nonce-123');
  await userEvent.click(find);
  await userEvent.paste('9');
  expect(result.textContent).toContain('None has this text.');
  await userEvent.paste(
    takeRsaPair(2048).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  expect(find).toHaveProperty('value', '');
  stop();
});

it('denies nothing of what was not read', async () => {
  const { store, stop } = createStores();
  const body = '{"orderNo":"P1","amount":"1.00","status":"completed"}';
  const commands = Array.from({ length: 201 }, (_, index) => {
    const headers = Object.entries({ ...requestHeaders, 'X-Nonce': `n${index}` });
    const options = headers.map(([name, value]) => `-H '${name}: ${value}'`).join(' ');
    return `curl https://shop.example/cb ${options} -d '${body}'\n`;
  });
  await act(() => store.getState().takeFiles([{ text: commands.join(''), notices: [] }]));
  const result = screen.getByTestId('intake');
  const unread = 'from line 201 on, not everything was read';
  expect(result.textContent).toContain(`At least 200 callbacks are in it: ${unread}.`);
  const find = screen.getByRole('textbox', { name: 'Find by order number, nonce or other text' });
  await userEvent.click(find);
  await userEvent.paste('n200');
  expect(result.textContent).toContain(`None that was found has this text; ${unread}.`);
  stop();
});

it('says which one was chosen', async () => {
  const { store, stop } = createStores();
  const lines = ['a', 'b'].map((nonce) =>
    JSON.stringify({ headers: { ...requestHeaders, 'X-Nonce': nonce }, body: requestBody }),
  );
  await act(() => store.getState().takeFiles([{ text: lines.join('\n'), notices: [] }]));
  const result = screen.getByTestId('intake');
  expect(result.textContent).toContain('2 callbacks are in it. Choose one.');
  await userEvent.click(screen.getByRole('button', { name: 'Use callback 2' }));
  expect(result.textContent).toContain('Callback 2 of 2 stands in the fields.');
  expect(result.textContent).not.toContain('Choose one.');
  await userEvent.click(screen.getByRole('button', { name: 'Use callback 1' }));
  expect(result.textContent).toContain('Callback 1 of 2 stands in the fields.');
  stop();
});

it('offers a few without a search', async () => {
  const { store, stop } = createStores();
  const lines = ['a', 'b'].map((nonce) =>
    JSON.stringify({ headers: { ...requestHeaders, 'X-Nonce': nonce }, body: requestBody }),
  );
  await act(() => store.getState().takeFiles([{ text: lines.join('\n'), notices: [] }]));
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(screen.queryByRole('textbox')).toBeNull();
  stop();
});

it('speaks of “Undo” only as long as it can be undone', async () => {
  const { inputs, stop } = createStores();
  const lines = Object.entries(requestHeaders).map(([name, value]) => `${name}: ${value}`);
  const text = `POST /cb HTTP/1.1\n${lines.join('\n')}\n\n${requestBody}`;
  const own = 'amount=100.00&orderNo=P20261&orderType=payin&status=completed';
  act(() => inputs.getState().write('headers', `${text}\nstring to sign: ${own}\n`));
  const result = screen.getByTestId('intake');
  await waitFor(() => expect(result.dataset.result).toBe('taken'));
  act(() => inputs.getState().write('key', 'a key, pasted after it'));
  expect(result.textContent).toContain('“Undo” brings back what was there.');
  act(() => inputs.getState().write('own-string', 'mine'));
  expect(result.dataset.result).toBe('taken');
  expect(result.textContent).not.toContain('Undo');
  stop();
});

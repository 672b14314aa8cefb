import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readPaste } from '../../../core/intake/request/read-paste';
import { detectPrivateKey } from '../../../core/key/detect-private-key';
import { createInputsStore } from '../../../state/inputs-store';
import { createIntakeStore } from '../../../state/intake-store';
import { requestBody, requestHeaders } from '../../../testing/request-cases';
import { SlowFile } from '../../../testing/slow-file';
import { AppContext, type AppParts } from '../../shell/app-context';
import { IntakeResult } from './intake-result';
import { usePageDrop } from './use-page-drop';

const request = JSON.stringify({ headers: requestHeaders, body: requestBody });
let inputs = createInputsStore(detectPrivateKey);
let intake = createIntakeStore(inputs, async (text) => readPaste(text));

function Page() {
  const fault = usePageDrop(intake.store);
  return <IntakeResult store={intake.store} fault={fault} />;
}

beforeEach(() => {
  inputs = createInputsStore(detectPrivateKey);
  intake = createIntakeStore(inputs, async (text) => readPaste(text));
  render(
    <AppContext value={{ inputs } as unknown as AppParts}>
      <Page />
    </AppContext>,
  );
});

const drop = (file: File) =>
  fireEvent.drop(document.body, { dataTransfer: { files: [file], types: ['Files'] } });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it('a file that is dropped on the page fills the inputs', async () => {
  const file = new SlowFile(request);
  drop(file);
  file.deliver();
  await settle();
  expect(inputs.getState().texts.body).toBe(requestBody);
});

it('one that comes late replaces nothing that was written meanwhile', async () => {
  const [slow, quick] = [new SlowFile(request), new SlowFile(request.replace('9f8e7d6c', 'newer'))];
  drop(slow);
  act(() => inputs.getState().write('body', 'newer'));
  slow.deliver();
  await settle();
  expect(inputs.getState().texts).toMatchObject({ body: 'newer', headers: '' });
  drop(quick);
  quick.deliver();
  await settle();
  expect(inputs.getState().texts.headers).toContain('X-Nonce: newer');
});

it('one of more than 20 MB is not even read, and the texts stay', async () => {
  act(() => inputs.getState().write('body', 'before'));
  const file = new SlowFile(request, 20_000_001);
  drop(file);
  await settle();
  expect(file.isRead).toBe(false);
  expect(screen.getByTestId('intake').textContent).toMatch(/20,000,001 bytes.*up to 20 MB/);
  expect(inputs.getState().texts.body).toBe('before');
});

it('one that the browser cannot read is named', async () => {
  const file = new SlowFile(request);
  drop(file);
  file.fail();
  await settle();
  expect(screen.getByTestId('intake').textContent).toContain('“slow.json” could not be read');
});

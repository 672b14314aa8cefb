import { gzipSync } from 'node:zlib';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readPaste } from '../../../core/intake/request/read-paste';
import { detectPrivateKey } from '../../../core/key/detect-private-key';
import { createInputsStore, emptyTexts } from '../../../state/inputs-store';
import { createIntakeStore } from '../../../state/intake-store';
import { requestBody, requestHeaders } from '../../../testing/request-cases';
import { takeRsaPair } from '../../../testing/rsa-pairs';
import { SlowFile } from '../../../testing/slow-file';
import { AppContext, type AppParts } from '../../shell/app-context';
import { PendingContext } from '../../shell/settling';
import { IntakeResult } from './intake-result';
import { usePageDrop } from './use-page-drop';

const request = JSON.stringify({ headers: requestHeaders, body: requestBody });
/** Its reading never ends: something newer has taken the worker. */
const endless = 'endless';
let inputs = createInputsStore(detectPrivateKey);
let intake = createIntakeStore(inputs, async (text) => readPaste(text));

function Page() {
  const faults = usePageDrop(intake.store);
  return <IntakeResult store={intake.store} faults={faults} />;
}

let pending = 0;
const changePending = (change: number): void => {
  pending += change;
};

beforeEach(() => {
  inputs = createInputsStore(detectPrivateKey);
  intake = createIntakeStore(inputs, async (text) =>
    text === endless ? new Promise(() => undefined) : readPaste(text),
  );
  pending = 0;
  render(
    <AppContext value={{ inputs } as unknown as AppParts}>
      <PendingContext value={changePending}>
        <Page />
      </PendingContext>
    </AppContext>,
  );
});

const drop = (...files: readonly File[]) =>
  fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } });
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

it('one whose reading is ended is waited for no longer', async () => {
  drop(new File([endless], 'long.log'));
  await settle();
  expect(intake.store.getState().busy).toBe(true);
  act(intake.store.getState().stop);
  expect([intake.store.getState().busy, pending]).toEqual([false, 0]);
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

const pem = String(takeRsaPair(2048).publicKey.export({ type: 'spki', format: 'pem' })).trim();

it('several at once are taken each into its place, as one step', async () => {
  act(() => inputs.getState().write('body', 'before'));
  drop(new File([pem], 'public.pem'), new File([request], 'request.json'));
  await settle();
  const { texts, undoReplace } = inputs.getState();
  expect(texts.body).toBe(requestBody);
  expect(texts.key.trim()).toBe(pem);
  expect(screen.getByTestId('intake').textContent).not.toContain('Not taken');
  act(undoReplace);
  expect(inputs.getState().texts).toMatchObject({ key: '', headers: '', body: 'before' });
});

it('of several for one place the first is taken, and the others are named', async () => {
  drop(
    new File([request], 'first.json'),
    new File([request.replace('9f8e7d6c', 'other')], 'second.json'),
    new File(['nothing'], 'third.txt'),
    new SlowFile('', 20_000_001, 'large.txt'),
  );
  await settle();
  expect(inputs.getState().texts.headers).toContain('9f8e7d6c');
  const { textContent } = screen.getByTestId('intake');
  expect(textContent).toContain('“large.txt” has 20,000,001 bytes');
  expect(textContent).toContain('Not taken, or not in whole: “second.json” and “third.txt”.');
});

it('of several more than 20 MB are not read', async () => {
  const files = ['a', 'b', 'c'].map((name) => new SlowFile(request, 9_000_000, name));
  drop(...files);
  for (const file of files) file.deliver();
  await settle();
  expect(files.map(({ isRead }) => isRead)).toEqual([true, true, false]);
  expect(screen.getByTestId('intake').textContent).toContain('“b” and “c”');
});

it('several that come late replace nothing that was written meanwhile', async () => {
  const slow = new SlowFile(request);
  drop(new File([pem], 'public.pem'), slow);
  await settle();
  act(() => inputs.getState().write('body', 'newer'));
  slow.deliver();
  await settle();
  expect(inputs.getState().texts).toMatchObject({ key: '', headers: '', body: 'newer' });
});

it('what was not taken is forgotten with “Clear all”', async () => {
  drop(new File([request], 'first.json'), new File(['nothing'], 'second.txt'));
  await settle();
  expect(screen.getByTestId('intake').textContent).toContain('“second.txt”');
  act(() => inputs.getState().replaceAll(emptyTexts));
  expect(screen.getByTestId('intake').textContent).not.toContain('“second.txt”');
});

it.each([
  ['little-endian', Buffer.from(request, 'utf16le')],
  ['big-endian', Buffer.from(request, 'utf16le').swap16()],
])('one in UTF-16 without a byte order mark is read: %s', async (_, bytes) => {
  drop(new File([new Uint8Array(bytes)], 'request.txt'));
  await settle();
  expect(inputs.getState().texts.body).toBe(requestBody);
});

it('one that is compressed is named, and the others are taken', async () => {
  drop(new File([gzipSync(request)], 'request.txt.gz'), new File([pem], 'public.pem'));
  await settle();
  expect(screen.getByTestId('intake').textContent).toContain(
    '“request.txt.gz” is compressed (gzip)',
  );
  expect(inputs.getState().texts.key.trim()).toBe(pem);
});

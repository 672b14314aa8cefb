import { generateKeyPairSync } from 'node:crypto';
import { expect } from '@playwright/test';
import intake from '../src/testing/vectors/intake.json' with { type: 'json' };
import { expectNoneOnTop } from './expect-no-violations';
import { test } from './fixtures';
import type { DebugPage } from './pages/debug-page';
import { IntakePart } from './pages/intake-part';

async function expectVerified(debug: DebugPage): Promise<void> {
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
  await expect(debug.canonicalString).toHaveText(intake.canonical);
}

function pick(name: string): string {
  const found = intake.cases.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no case ${name}`);
  return found.text;
}

const requests = intake.cases.filter(({ where }) => where === 'request');

test.describe('a whole request', () => {
  test('fills headers and body from the box', async ({ shared: debug }) => {
    const part = new IntakePart(debug.page);
    await part.expectResult('empty');
    await debug.fill('Platform public key', intake.key);
    for (const { name, text } of requests) {
      await test.step(name, async () => {
        await part.paste(text);
        await part.expectResult('taken');
        await expectVerified(debug);
        await expect(debug.field('Callback body')).toHaveValue(intake.body);
        await part.undo();
        await part.expectResult('empty');
        await expect(debug.field('Callback body')).toHaveValue('');
        await part.box.fill('');
      });
    }
    await part.paste(pick('headers-and-object-body'));
    const problem = debug.page.locator('[data-testid=problem][data-code="body.parsed"]');
    await expect(problem).toHaveAttribute('data-severity', 'warning');
    await expectNoneOnTop(debug.page, '.intake, [data-input-panel=body]');
  });

  for (const name of ['Request headers', 'Callback body'] as const) {
    // The other forms do the same, as src/state/intake-store.test.ts proves of all.
    test(`is split where it is pasted into ${name}`, async ({ shared: debug }) => {
      const part = new IntakePart(debug.page);
      const message = pick('http-message');
      await debug.fill('Platform public key', intake.key);
      await debug.fill(name, message);
      await part.expectResult('taken');
      await expectVerified(debug);
      await part.undo();
      await expect(debug.field(name)).toHaveValue(message.replaceAll('\r\n', '\n'));
      await part.expectResult('empty');
      await debug.settle();
      await expect(debug.field(name)).toHaveValue(message.replaceAll('\r\n', '\n'));
    });
  }

  test('may be one of several, which are offered', async ({ shared: debug }) => {
    const part = new IntakePart(debug.page);
    await debug.fill('Platform public key', intake.key);
    const curl = pick('curl');
    await part.paste(`${curl.replace('9f8e7d6c5b4a3210', 'another')}\n${curl}`);
    await part.expectResult('choose');
    await expectNoneOnTop(debug.page, '.intake');
    await part.useCallback(1);
    await part.expectResult('taken', 'curl');
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
    await part.useCallback(2);
    await expectVerified(debug);
  });

  test('is chosen where several are pasted into a field', async ({ shared: debug }) => {
    const part = new IntakePart(debug.page);
    await debug.fill('Platform public key', intake.key);
    const message = pick('http-message');
    await debug.fill(
      'Request headers',
      `${message.replace('9f8e7d6c5b4a3210', 'another')}\n${message}`,
    );
    await part.expectResult('choose');
    await debug.settle();
    await expect(debug.verdict).toHaveText('Choose one of the callbacks.');
    await expect(debug.page.locator('[data-testid=problem]')).toHaveCount(0);
    await part.useCallback(2);
    await expect(part.result).toContainText('Callback 2 of 2 stands in the fields.');
    await expectVerified(debug);
  });

  test('is read from a file that is dropped anywhere', async ({ shared: debug }) => {
    const part = new IntakePart(debug.page);
    await debug.fill('Platform public key', intake.key);
    await part.dropFile('request.txt', pick('http-message'));
    await part.expectResult('taken', 'http-message');
    await expectVerified(debug);
    await part.dropFile('photo.bin', '\0\u0001');
    await part.expectResult('unknown');
    await expectVerified(debug);
  });

  test('brings its public key, and never a private one', async ({ shared: debug }) => {
    const part = new IntakePart(debug.page);
    await part.paste(`It fails:\n${pick('header-lines')}\n\n${intake.body}\n\n${intake.key}`);
    await part.expectResult('taken', 'text');
    await expectVerified(debug);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    await part.paste(`${pick('curl')}\n${pem}`);
    await expect(part.result).toContainText('private key');
    await expect(part.box).toHaveValue('');
    await expectVerified(debug);
  });

  test('that is none says what was looked for, and stays', async ({ shared: debug }) => {
    const part = new IntakePart(debug.page);
    await part.paste('The X-Sign header is wrong.');
    await part.expectResult('unknown');
    await expect(part.result).toContainText('X-Sign');
    await expect(part.box).toHaveValue('The X-Sign header is wrong.');
  });
});

test.describe('the box', () => {
  test('is closed with Escape, which loses nothing', async ({ shared: debug }) => {
    const part = new IntakePart(debug.page);
    await part.paste('The X-Sign header is wrong.');
    await part.box.press('Escape');
    await expect(part.box).toHaveCount(0);
    const opener = debug.page.getByRole('button', { name: 'Paste a whole request' });
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(part.box).toHaveValue('The X-Sign header is wrong.');
  });

  test('is emptied by “Clear all”, also where nothing else is to clear', async ({
    shared: debug,
  }) => {
    const part = new IntakePart(debug.page);
    const clear = debug.page.getByRole('button', { name: 'Clear all' });
    const curl = pick('curl');
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await part.paste(`${curl.replace('9f8e7d6c5b4a3210', 'another')}\n${curl}`);
    await part.expectResult('choose');
    await expect(clear).toHaveAttribute('aria-disabled', 'false');
    await clear.click();
    await expect(part.box).toHaveValue('');
    await part.expectResult('empty');
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows ten callbacks whole', async ({ shared: debug }) => {
    const part = new IntakePart(debug.page);
    const curls = Array.from({ length: 10 }, (_, index) =>
      pick('curl').replace('9f8e7d6c5b4a3210', `nonce-${index}`),
    );
    await part.paste(curls.join('\n'));
    await part.expectResult('choose');
    const list = debug.page.getByRole('list').filter({ hasText: 'Use callback 10' });
    const hidden = await list.evaluate((seen) => seen.scrollHeight - seen.clientHeight);
    expect(hidden).toBe(0);
  });
});

test('several callbacks in one field: the band says so, and leads to them', async ({
  shared: debug,
}) => {
  const part = new IntakePart(debug.page);
  const curl = pick('curl');
  await debug.fill('Platform public key', intake.key);
  await debug.fill('Callback body', `${curl.replace('9f8e7d6c5b4a3210', 'another')}\n${curl}`);
  await part.expectResult('choose');
  await expect(debug.verdict).toContainText('Choose one of the callbacks');
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'unverifiable');
  await debug.page.getByRole('button', { name: 'Go to the list' }).click();
  const first = debug.page.getByRole('button', { name: 'Use callback 1' });
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
  await part.useCallback(2);
  await expectVerified(debug);
  await part.undo();
  await expect(debug.verdict).toContainText('Choose one of the callbacks');
  await debug.fill('Callback body', '{');
  await expect(debug.verdict).not.toContainText('Choose one of the callbacks');
});

test('a long log: the band says that it is read, and “Clear all” ends that', async ({
  shared: debug,
}) => {
  const part = new IntakePart(debug.page);
  const request = pick('headers-and-body-json');
  const lines = Array.from({ length: 10_000 }, (_, index) =>
    request.replace('9f8e7d6c5b4a3210', String(index)).replaceAll('\n', ' '),
  );
  // Whatever the machine, its reading takes longer than the page waits with saying so.
  await part.paste(lines.join('\n'));
  await expect(debug.verdict).toHaveText('Reading …');
  await expect(part.result).toContainText('Reading …');
  await debug.clearAll();
  await expect(debug.verdict).toHaveText('Nothing to check yet.');
  await part.expectResult('empty');
  await expect(part.box).toHaveValue('');
});

test.describe('the keyboard’s undo', () => {
  for (const editors of ['plain', 'rich'] as const) {
    test(`takes a split back, and nothing of another field: ${editors}`, async ({ debug }) => {
      const part = new IntakePart(debug.page);
      const key = debug.field('Platform public key');
      const undo = debug.page.getByRole('button', { name: 'Undo', exact: true });
      await (editors === 'plain' ? debug.openPlain() : debug.openRich());
      await debug.paste('Platform public key', intake.key);
      await debug.paste('Callback body', pick('curl'));
      await part.expectResult('taken', 'curl');
      await expectVerified(debug);
      await debug.page.keyboard.press('ControlOrMeta+Z');
      await expect(undo).toHaveCount(0);
      await part.expectResult('empty');
      await expect(debug.verdict).toHaveAttribute('data-verdict', 'unverifiable');
      for (let more = 0; more < 3; more++) await debug.page.keyboard.press('ControlOrMeta+Z');
      await expect(key).toHaveValue(intake.key);
    });
  }

  test('takes back which of several was chosen, from its button', async ({ debug }) => {
    const part = new IntakePart(debug.page);
    await debug.openRich();
    await debug.paste('Platform public key', intake.key);
    const curl = pick('curl');
    await debug.paste('Callback body', `${curl.replace('9f8e7d6c5b4a3210', 'another')}\n${curl}`);
    await part.expectResult('choose');
    await part.useCallback(2);
    await expectVerified(debug);
    await debug.page.keyboard.press('ControlOrMeta+Z');
    await part.expectResult('choose');
    await debug.page.keyboard.press('ControlOrMeta+Z');
    await expect(debug.field('Platform public key')).toHaveValue(intake.key);
  });
});

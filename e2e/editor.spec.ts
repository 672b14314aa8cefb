import { generateKeyPairSync } from 'node:crypto';
import { expect } from '@playwright/test';
import { pickCallback } from './callbacks';
import { test } from './fixtures';
import type { FieldName } from './pages/debug-page';

const payin = pickCallback('payin');

test('what is typed before Monaco arrives stays, with focus and caret', async ({ debug }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await debug.page.route('**/rich-editor*', async (route) => {
    await released;
    await route.continue();
  });
  await debug.open();
  await debug.field('Callback body').focus();
  await debug.page.keyboard.type('{"amount":"12"}');
  await debug.page.keyboard.press('ArrowLeft');
  await debug.page.keyboard.press('ArrowLeft');

  release();
  await expect(debug.editorOf('body')).toHaveAttribute('data-editor', 'rich');
  await debug.page.keyboard.type('3');
  await expect(debug.canonicalString).toHaveText('amount=123');
});

test('a plain editor can be chosen at any time, and keeps the text', async ({ debug }) => {
  await debug.openRich();
  await debug.pasteCallback(payin);
  await debug.choosePlainEditors();
  await expect(debug.field('Callback body')).toHaveValue(payin.bodyText);
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');

  await debug.open();
  await expect(debug.editorOf('body')).toHaveAttribute('data-editor', 'plain');
  await debug.chooseRichEditors();
  await expect(debug.editorOf('body')).toHaveAttribute('data-editor', 'rich');
});

const inPlain = test.extend({ debug: ({ shared }, use) => use(shared) });
const inRich = test.extend({ debug: ({ sharedRich }, use) => use(sharedRich) });

for (const [editor, testEditor] of [
  ['plain', inPlain],
  ['rich', inRich],
] as const) {
  testEditor.describe(`in a ${editor} editor`, () => {
    testEditor('a pasted callback is checked as it is pasted', async ({ debug }) => {
      await debug.pasteCallback(payin);
      await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
      expect(await debug.readCanonicalString()).toBe(payin.canonical);
    });

    testEditor('line ends and a byte order mark stay as they were pasted', async ({ debug }) => {
      const pretty = JSON.stringify(JSON.parse(payin.bodyText), null, 2).replaceAll('\n', '\r\n');
      const bodyText = `\ufeff${pretty}`;
      await debug.pasteCallback({ ...payin, bodyText });
      await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
      await expect(debug.problem('body.byte-order-mark')).toBeVisible();
      const bytes = Buffer.byteLength(bodyText);
      await expect(debug.panelOf('body')).toContainText(`8 fields, ${bytes} bytes`);

      await debug.page.keyboard.press('ControlOrMeta+End');
      await debug.page.keyboard.type(' ');
      await expect(debug.panelOf('body')).toContainText(`8 fields, ${bytes + 1} bytes`);
    });

    testEditor('what is typed is checked as it is typed', async ({ debug }) => {
      await debug.pasteCallback(payin);
      await debug.field('Callback body').focus();
      await debug.page.keyboard.press('ControlOrMeta+End');
      await debug.page.keyboard.press('ArrowLeft');
      await debug.page.keyboard.press('ArrowLeft');
      await debug.page.keyboard.type('7');
      await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
      await debug.page.keyboard.press('Backspace');
      await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    });

    testEditor('Tab moves on and writes nothing', async ({ debug }) => {
      const body = debug.field('Callback body');
      await debug.paste('Callback body', '{"a":1}');
      await expect(body).toBeFocused();
      await debug.page.keyboard.press('Tab');
      await expect(body).not.toBeFocused();
      await expect(debug.panelOf('body')).toContainText('1 field, 7 bytes');
    });

    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    /** One line of it, which can stand nowhere else. */
    const secret = pem.split('\n')[5] ?? '';
    const fields = [
      ['Platform public key', 'pem.private-key'],
      ['Request headers', 'headers.private-key'],
      ['Callback body', 'body.private-key'],
      ['Your string to be signed', 'own-string.private-key'],
    ] as const satisfies readonly (readonly [FieldName, string])[];

    for (const [name, code] of fields) {
      testEditor(
        `a private key pasted as ${name} is gone at once and for good`,
        async ({ debug }) => {
          await debug.paste(name, `amount=1\n${pem}`);
          await expect(debug.problem(code)).toBeVisible();
          await expect(debug.problem(code)).toHaveAttribute('data-severity', 'error');
          expect(await debug.readEverything()).not.toContain(secret);

          await debug.field(name).focus();
          await debug.page.keyboard.press('ControlOrMeta+Z');
          await debug.page.keyboard.press('ControlOrMeta+Shift+Z');
          await debug.settle();
          expect(await debug.readEverything()).not.toContain(secret);
          await debug.page.evaluate(() => navigator.clipboard.writeText(''));
          await debug.page.keyboard.press('ControlOrMeta+A');
          await debug.page.keyboard.press('ControlOrMeta+C');
          expect(await debug.page.evaluate(() => navigator.clipboard.readText())).not.toContain(
            secret,
          );
        },
      );
    }
  });
}

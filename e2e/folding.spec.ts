import { expect, type Locator } from '@playwright/test';
import { pickCallback } from './callbacks';
import { expectNoneOnTop } from './expect-no-violations';
import { test as base } from './fixtures';
import type { DebugPage, FieldName } from './pages/debug-page';

const payin = pickCallback('payin');
/** Longer than any field is high. */
const longBody = JSON.stringify(
  { ...JSON.parse(payin.bodyText), list: Array(60).fill(1) },
  null,
  1,
);

const test = base.extend({ debug: ({ shared }, use) => use(shared) });
const testRich = base.extend({ debug: ({ sharedRich }, use) => use(sharedRich) });

const isFolded = (debug: DebugPage, input: string) =>
  expect(debug.panelOf(input)).toHaveAttribute('data-folded', 'true');
const isOpen = (debug: DebugPage, input: string) =>
  expect(debug.panelOf(input)).toHaveAttribute('data-folded', 'false');

async function pasteAndLeave(debug: DebugPage, callback = payin): Promise<void> {
  await debug.fillCallback(callback);
  await debug.leaveFields();
  for (const input of ['key', 'headers', 'body']) await isFolded(debug, input);
}

test.describe('a field that was understood', () => {
  test('folds to one line with its text box in it, and says what it holds', async ({ debug }) => {
    await pasteAndLeave(debug);
    for (const [name, text] of [
      ['Platform public key', payin.keyText],
      ['Request headers', payin.headersText],
      ['Callback body', payin.bodyText],
    ] as const) {
      await expect(debug.field(name)).toBeVisible();
      await expect(debug.field(name)).toHaveValue(text);
      expect((await debug.field(name).boundingBox())?.height).toBeLessThanOrEqual(40);
    }
    const rows = { key: /RSA 2048 · [\da-f]{8}… · signer/, headers: /5 headers/, body: /8 fields/ };
    for (const [input, summary] of Object.entries(rows)) {
      await expect(debug.panelOf(input)).toContainText(summary);
      expect((await debug.panelOf(input).boundingBox())?.height).toBeLessThanOrEqual(66);
    }
    await expectNoneOnTop(debug.page, '[data-input-panel]');
  });

  test('opens when it is focused, filled or clicked', async ({ debug }) => {
    await pasteAndLeave(debug);
    await debug.field('Callback body').focus();
    await isOpen(debug, 'body');
    await debug.leaveFields();
    await isFolded(debug, 'body');
    await debug.fill('Callback body', longBody);
    await isOpen(debug, 'body');
    await expect(debug.field('Callback body')).toHaveValue(longBody);
    expect((await debug.field('Callback body').boundingBox())?.height).toBeGreaterThan(200);
    await debug.field('Request headers').click();
    await isOpen(debug, 'headers');
    await expect(debug.field('Request headers')).toBeFocused();
    await debug.leaveFields();
    await isFolded(debug, 'body');
    // A click is a choice.
    await isOpen(debug, 'headers');
  });

  test('opens for a place in it, and for a pair that is pointed at', async ({ debug }) => {
    await pasteAndLeave(debug, { ...payin, bodyText: longBody });
    await debug.entry('list').getByRole('button').click();
    await isOpen(debug, 'body');
    await expect(debug.field('Callback body')).toBeFocused();
    expect(await debug.readSelected('Callback body')).toMatch(/^"list": \[/);
    await debug.page.mouse.move(0, 0);
    await debug.leaveFields();
    await isFolded(debug, 'body');
    await debug.entry('nonce').hover();
    await isOpen(debug, 'headers');
    await isFolded(debug, 'body');
    await debug.page.mouse.move(0, 0);
    await isFolded(debug, 'headers');
  });

  test('opens for an error, not for a warning', async ({ debug }) => {
    await pasteAndLeave(debug, { ...payin, bodyText: `\ufeff${payin.bodyText}` });
    await expect(debug.problem('body.byte-order-mark')).toBeVisible();
    await debug.drop('Callback body', 'body.json', '{"amount":tru}');
    await isOpen(debug, 'body');
    await expect(debug.problem('body.syntax')).toBeVisible();
  });

  test('is as its user left it, until all is cleared', async ({ debug }) => {
    await pasteAndLeave(debug);
    await debug.edit('Callback body');
    await expect(debug.field('Callback body')).toBeFocused();
    await debug.leaveFields();
    await debug.drop('Platform public key', 'key.pem', pickCallback('key-3072').keyText);
    await debug.settle();
    await isOpen(debug, 'body');
    await debug.fold('Callback body');
    await isFolded(debug, 'body');
    await debug.drop('Callback body', 'body.json', '{"amount":tru}');
    await expect(debug.problem('body.syntax')).toBeVisible();
    await isFolded(debug, 'body');
    await debug.clearAll();
    await isOpen(debug, 'body');
    await pasteAndLeave(debug);
  });

  test('can be opened and folded by keyboard', async ({ debug }) => {
    await pasteAndLeave(debug);
    await debug.page.getByRole('button', { name: 'Edit Request headers' }).focus();
    await debug.page.keyboard.press('Enter');
    await isOpen(debug, 'headers');
    await expect(debug.field('Request headers')).toBeFocused();
    await debug.page.getByRole('button', { name: 'Fold Request headers' }).focus();
    await debug.page.keyboard.press('Space');
    await isFolded(debug, 'headers');
  });

  test('fits a phone in two lines', async ({ debug }) => {
    await debug.page.setViewportSize({ width: 390, height: 844 });
    await pasteAndLeave(debug);
    expect(await debug.readOverflow()).toBe(0);
    for (const input of ['key', 'headers', 'body']) {
      expect((await debug.panelOf(input).boundingBox())?.height).toBeLessThanOrEqual(80);
    }
    await debug.edit('Platform public key');
    const button = debug.page.getByRole('button', { name: 'Open file' });
    // Its name is seen, not its icon alone.
    expect((await button.boundingBox())?.width).toBeGreaterThan(70);
  });
});

for (const [editor, testEditor] of [
  ['plain', test],
  ['rich', testRich],
] as const) {
  testEditor(
    `a paste shows the beginning in a ${editor} editor, typing its place`,
    async ({ debug }) => {
      const first = debug.editorOf('body').getByText('orderType').first();
      await debug.page.setViewportSize({ width: 1280, height: 500 });
      await debug.pasteCallback({ ...payin, bodyText: longBody });
      const scroll = () => readScroll(debug, 'Callback body');
      await expect.poll(scroll).toBe(0);
      if (editor === 'rich') await expect(first).toBeVisible();
      await debug.page.keyboard.type(' ');
      await expect.poll(scroll).toBeGreaterThan(100);
    },
  );
}

testRich('a folded line begins with the text’s first character, whole', async ({ debug }) => {
  await debug.pasteCallback(payin);
  await debug.leaveFields();
  for (const input of ['headers', 'body']) {
    await isFolded(debug, input);
    const editor = debug.editorOf(input);
    // Monaco takes a line out and draws it anew, so that for a moment there is none.
    await expect(async () => {
      const line = await editor.locator('.view-line > span').first().boundingBox();
      const frame = await debug.panelOf(input).locator('.editor').boundingBox();
      expect(line?.x).toBeGreaterThanOrEqual((frame?.x ?? Number.NaN) - 0.5);
    }).toPass();
  }
});

/** How far a field's own view is scrolled. */
function readScroll(debug: DebugPage, name: FieldName): Promise<number> {
  return debug.field(name).evaluate((field) => {
    if (field instanceof HTMLTextAreaElement) return field.scrollTop;
    const lines = field.closest('.monaco-editor')?.querySelector<HTMLElement>('.lines-content');
    return Math.abs(Number.parseFloat(lines?.style.top ?? '0'));
  });
}

test('half a word is no error until a pause', async ({ debug }) => {
  const body = debug.panelOf('body');
  await debug.field('Callback body').focus();
  await debug.page.keyboard.type('{');
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'unverifiable');
  await expect(debug.report).toHaveAttribute('aria-busy', 'true');
  await debug.settle();
  await expect(debug.problem('body.syntax')).toBeVisible();
  await debug.page.keyboard.type('}');
  await expect(debug.problem('body.syntax')).toHaveCount(0);
  await expect(body).toContainText('0 fields, 2 bytes');
});

testRich('a folded rich editor is one line, and opens with its text', async ({ debug }) => {
  await debug.pasteCallback({ ...payin, bodyText: longBody });
  await debug.leaveFields();
  await isFolded(debug, 'body');
  expect((await debug.editorOf('body').boundingBox())?.height).toBeLessThanOrEqual(40);
  await expect(debug.editorOf('body').getByText('{').first()).toBeInViewport();
  await debug.entry('orderType').getByRole('button').click();
  await isOpen(debug, 'body');
  await expect(debug.field('Callback body')).toBeFocused();
  expect((await debug.editorOf('body').boundingBox())?.height).toBeGreaterThan(200);
});

for (const kind of ['plain', 'rich'] as const) {
  const testOfKind = kind === 'plain' ? test : testRich;
  testOfKind(
    `what the Tab key leads to is seen whole, whatever folds: ${kind}`,
    async ({ debug }) => {
      await debug.page.setViewportSize({ width: 1440, height: 900 });
      await debug.loadSample(/changed amount/i);
      await debug.page.getByRole('button', { name: 'Paste a whole request' }).focus();
      const body = debug.field('Callback body');
      await debug.tabTo(body);
      await isOpen(debug, 'body');
      await expectSeenWhole(debug.editorOf('body'));
      const merchantNumber = debug.page.getByRole('textbox', { name: 'Merchant number' });
      await debug.tabTo(merchantNumber);
      for (const input of ['key', 'headers', 'body', 'own-key']) await isFolded(debug, input);
      await expectSeenWhole(merchantNumber);
    },
  );
}

/** Between the verdict, which stays in sight, and the window’s end. */
async function expectSeenWhole(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((seen) => {
        const { top, bottom } = seen.getBoundingClientRect();
        const band = document.getElementById('verdict')?.getBoundingClientRect().bottom ?? 0;
        return [Math.max(0, band - top), Math.max(0, bottom - innerHeight)];
      }),
    )
    .toEqual([0, 0]);
}

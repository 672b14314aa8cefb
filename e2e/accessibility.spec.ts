import { expect } from '@playwright/test';
import { pickCallback, pickDiagnosis } from './callbacks';
import { expectNoneOnTop, expectNoViolations } from './expect-no-violations';
import { test } from './fixtures';
import type { DebugPage } from './pages/debug-page';
import { KeyPart } from './pages/key-part';
import { SenderPage } from './pages/sender-page';

const payin = pickCallback('payin');

/** What Monaco draws. */
const richParts = '[data-editor=rich], .monaco-diff-editor';

interface PageState {
  readonly verdict: string;
  /** A selector of what stands here in other colours than in “a valid callback”; nothing given: all is looked at. */
  readonly fresh?: string;
  /** Monaco draws something here that it draws in no other state. */
  readonly isDrawnByMonaco?: true;
  readonly bringAbout: (debug: DebugPage) => Promise<void>;
}

/** Why a callback is invalid. */
const explained = '.verdict, [aria-labelledby=findings-title]';

const states: Readonly<Record<string, PageState>> = {
  'an empty page': {
    verdict: 'empty',
    fresh: '.verdict, .welcome, .intake, [data-input-panel], .receiver-settings',
    isDrawnByMonaco: true,
    bringAbout: async () => {},
  },
  'a valid callback': { verdict: 'valid', bringAbout: (debug) => debug.pasteCallback(payin) },
  'an invalid callback with another own string': {
    verdict: 'invalid',
    fresh: `${explained}, [data-testid=comparison], [data-input-panel=own-string]`,
    isDrawnByMonaco: true,
    async bringAbout(debug) {
      // Of another key nothing is searched for, and an own string that is nearly right is soon explained.
      const callback = pickCallback('wrong-key');
      await debug.pasteCallback(callback);
      const ownString = callback.canonical.replace(/(?<=amount=)[^&]*/, '1');
      await debug.paste('Your string to be signed', `${ownString}&extra=\u00a0`);
      await expect(debug.comparison).toHaveAttribute('data-result', 'different');
      await debug.settle();
    },
  },
  'an unreadable callback': {
    verdict: 'unverifiable',
    fresh: '.verdict, [data-input-panel], .endpoint, [aria-labelledby=string-title]',
    isDrawnByMonaco: true,
    bringAbout: (debug) =>
      debug.pasteCallback({ keyText: 'a key', headersText: 'X-Sign: a b', bodyText: '{"a":tru}' }),
  },
  'a proven explanation': {
    verdict: 'invalid',
    fresh: explained,
    async bringAbout(debug) {
      await debug.loadSample(/changed amount/i);
      await expect(debug.finding('value.changed')).toBeVisible();
    },
  },
  'no explanation': {
    verdict: 'invalid',
    fresh: explained,
    async bringAbout(debug) {
      await debug.loadSample(/another key/i);
      await debug.page.getByText('By symptom').click();
      await expect(debug.finding('key.not-the-signer')).toBeVisible();
    },
  },
  'a search': {
    verdict: 'invalid',
    fresh: explained,
    async bringAbout(debug) {
      await debug.startPaste(pickDiagnosis('signed', 'string.unknown'));
      await expect(debug.cancelButton).toBeVisible();
    },
  },
};

/** A shared page is emptied, not new: what only a new one shows, and a search that is held, have a page to themselves. */
const ofNewPage: ReadonlySet<string> = new Set(['an empty page', 'a valid callback', 'a search']);

test.describe('axe finds nothing on', () => {
  test('a new page: empty, a valid callback, a search', async ({ debug }) => {
    await debug.holdSearch();
    await debug.openPlain();
    for (const [name, state] of Object.entries(states)) {
      if (ofNewPage.has(name)) await test.step(name, () => expectNoneIn(debug, state));
    }
  });

  for (const [name, state] of Object.entries(states)) {
    if (!ofNewPage.has(name)) test(name, ({ shared }) => expectNoneIn(shared, state));
  }
});

async function expectNoneIn(
  debug: DebugPage,
  { verdict, fresh, bringAbout }: PageState,
): Promise<void> {
  await bringAbout(debug);
  await expect(debug.verdict).toHaveAttribute('data-verdict', verdict);
  if (fresh === undefined) await expectNoViolations(debug.page);
  else await expectNoneOnTop(debug.page, fresh);
}

test.describe('axe finds nothing in the rich editors of', () => {
  const drawn = Object.entries(states).filter(([, state]) => state.isDrawnByMonaco);
  for (const [name, { verdict, bringAbout }] of drawn) {
    test(name, async ({ sharedRich: debug }) => {
      await bringAbout(debug);
      await expect(debug.verdict).toHaveAttribute('data-verdict', verdict);
      await expectNoViolations(debug.page, richParts);
    });
  }
});

test('a callback can be checked by keyboard alone', async ({ debug }) => {
  await debug.openRich();
  const { keyboard } = debug.page;
  await keyboard.press('Tab');
  await expect(debug.page.getByRole('button', { name: 'Skip to the inputs' })).toBeFocused();
  await keyboard.press('Enter');
  for (const [name, text] of [
    ['Platform public key', payin.keyText],
    ['Request headers', payin.headersText],
    ['Callback body', payin.bodyText],
  ] as const) {
    await debug.tabTo(debug.field(name));
    await keyboard.insertText(text);
  }
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');

  await debug.tabTo(debug.entry('amount').getByRole('button'));
  await expect(debug.pointed('canonical-string')).toHaveText(/^amount=/);
  await keyboard.press('Enter');
  await expect(debug.field('Callback body')).toBeFocused();
});

test('a button that goes with what it does leaves the focus beside it', async ({ debug }) => {
  await debug.openPlain();
  const { page } = debug;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const verdict = page.getByRole('region', { name: 'Verdict' });
  async function press(name: string): Promise<void> {
    await button(name).focus();
    await page.keyboard.press('Enter');
  }

  await press('Paste a whole request');
  // Opened, the box takes the focus a moment later.
  await expect(page.getByRole('textbox', { name: 'Paste a whole request' })).toBeFocused();
  await press('Close the box');
  await expect(button('Paste a whole request')).toBeFocused();

  await press('Try it with a signed payin');
  await expect(verdict).toBeFocused();
  await press('Don’t show again');
  await expect(button('Paste a whole request')).toBeFocused();
  await debug.settle();
  await press('Keep as reference');
  await expect(verdict.locator(':focus')).toBeVisible();
  await press('Forget the reference');
  await expect(button('Forget the reference')).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  const { keepBox } = new KeyPart(page);
  await debug.fill('Platform public key', payin.keyText);
  await debug.edit('Platform public key');
  await keepBox.check();
  await debug.clearAll();
  await press('Bring the kept keys back');
  await expect(keepBox).toBeFocused();
  await press('Undo');
  await expect(button('Open case')).toBeFocused();

  const sender = new SenderPage(page);
  await sender.visit();
  await press('Open in the debugger');
  await expect(verdict).toBeFocused();
});

test('a sample can be loaded by keyboard alone', async ({ debug }) => {
  await debug.openPlain();
  await debug.tabTo(debug.page.getByRole('button', { name: 'Load sample' }));
  await debug.page.keyboard.press('Enter');
  await expect(debug.page.getByRole('menu')).toBeFocused();
  await debug.page.keyboard.press('ArrowDown');
  await expect(debug.page.getByRole('menuitem').first()).toBeFocused();
  await debug.page.keyboard.press('Enter');
  await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
});

import { expect, type Locator, type Page } from '@playwright/test';

export type FieldName =
  | 'Platform public key'
  | 'Request headers'
  | 'Callback body'
  | 'Your string to be signed'
  | 'My merchant public key';

export interface PastedCallback {
  readonly keyText: string;
  readonly headersText: string;
  readonly bodyText: string;
  /** Empty when left out. */
  readonly ownString?: string;
}

/** The debugger as a user meets it: one method an act, by role and accessible name. */
export class DebugPage {
  readonly report: Locator;
  readonly verdict: Locator;
  readonly canonicalString: Locator;
  readonly comparison: Locator;
  readonly findings: Locator;
  /** Of a field that shows only the beginning of its text. */
  readonly cut: Locator;
  /** Stops a search for a changed value; there only while one runs. */
  readonly cancelButton: Locator;

  readonly loadKeyButton: Locator;
  /** What came of loading the key from the portal. */
  readonly profile: Locator;

  constructor(readonly page: Page) {
    this.loadKeyButton = page.getByRole('button', { name: 'Load from the portal' });
    this.profile = page.getByTestId('profile');
    this.report = page.getByTestId('report');
    this.verdict = page.getByTestId('verdict');
    this.canonicalString = page.getByTestId('canonical-string');
    this.comparison = page.getByTestId('comparison');
    this.findings = page.getByTestId('finding');
    this.cut = page.getByTestId('cut');
    this.cancelButton = page.getByRole('button', { name: 'Cancel' });
  }

  /** @param address what follows the page's own, as `?editor=plain` */
  async open(address = ''): Promise<void> {
    await this.page.goto(`./${address}`);
    await this.settle();
  }

  /** Opens the page with real text areas, as scripts use it. */
  async openPlain(): Promise<void> {
    await this.open('?editor=plain');
  }

  /** Opens the page and waits for Monaco in every field that has it. */
  async openRich(): Promise<void> {
    await this.open();
    await expect(this.page.locator('[data-editor=rich]')).toHaveCount(3);
  }

  field(name: FieldName): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  async fill(name: FieldName, text: string): Promise<void> {
    await this.field(name).fill(text);
  }

  /** Opens a field that the page has folded, for as long as nothing is cleared. */
  async edit(name: FieldName): Promise<void> {
    // As long as a caret stands in an input, none may have folded yet.
    await this.page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await this.page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  }

  /** Of a field that is not blank. */
  async fold(name: FieldName): Promise<void> {
    await this.page.getByRole('button', { name: `Fold ${name}`, exact: true }).click();
  }

  /** Takes the focus out of all fields, as a click beside them does. */
  async leaveFields(): Promise<void> {
    await this.page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  }

  async fillCallback(callback: PastedCallback): Promise<void> {
    await this.startCallback(callback);
    await this.settle();
  }

  /** Fills every input and does not wait for the answer. */
  async startCallback(callback: PastedCallback): Promise<void> {
    const { keyText, headersText, bodyText, ownString = '' } = callback;
    // Without a body there is nothing to explain: two halves of different callbacks are never diagnosed.
    await this.fill('Callback body', '');
    await this.fill('Your string to be signed', ownString);
    await this.fill('Platform public key', keyText);
    await this.fill('Request headers', headersText);
    await this.fill('Callback body', bodyText);
  }

  /** As `fillCallback`, all fields in one go: for the many cases that differ in nothing but what they paste. */
  async setCallback(callback: PastedCallback): Promise<void> {
    await this.startSetCallback(callback);
    await this.settle();
  }

  /** The same, and does not wait for the answer. */
  async startSetCallback(callback: PastedCallback): Promise<void> {
    const { keyText, headersText, bodyText, ownString = '' } = callback;
    const texts = { key: keyText, headers: headersText, 'own-string': ownString, body: bodyText };
    await this.page.evaluate((texts) => {
      for (const [input, text] of Object.entries(texts)) {
        const area = document.querySelector<HTMLTextAreaElement>(
          `[data-input-panel=${input}] textarea`,
        );
        // React hears of nothing else.
        const { set } =
          Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
        if (area === null || set === undefined) throw new Error(`no text area of ${input}`);
        set.call(area, text);
        area.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    }, texts);
  }

  /** In place of all that stands in a field, with the clipboard and the keys that a user has. */
  async paste(name: FieldName, text: string): Promise<void> {
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.field(name).focus();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.press('ControlOrMeta+V');
  }

  async pasteCallback(callback: PastedCallback): Promise<void> {
    await this.startPaste(callback);
    await this.settle();
  }

  /** Pastes a callback and does not wait for the answer. */
  async startPaste({ keyText, headersText, bodyText }: PastedCallback): Promise<void> {
    await this.paste('Platform public key', keyText);
    await this.paste('Request headers', headersText);
    await this.paste('Callback body', bodyText);
  }

  /** A search for a value never ends then by itself, on any machine. To be called before the page is opened. */
  async holdSearch(): Promise<void> {
    await this.page.addInitScript(() => {
      // A search is shared among two workers: the second one never hears of its part.
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 });
      const { Worker } = window;
      let parts = 0;
      window.Worker = class extends Worker {
        override postMessage(message: unknown, ...rest: unknown[]) {
          if (isSearch(message) && ++parts % 2 === 0) return;
          Reflect.apply(super.postMessage, this, [message, ...rest]);
        }
      };
      function isSearch(message: unknown): boolean {
        const { task } = message as { readonly task?: { readonly kind: string } };
        return task?.kind === 'search';
      }
    });
  }

  /** A file from the user's disk, dropped on a field. */
  async drop(name: FieldName, fileName: string, content: string): Promise<void> {
    const transfer = await this.page.evaluateHandle(
      ([file, text]) => {
        const dropped = new DataTransfer();
        dropped.items.add(new File([text], file));
        return dropped;
      },
      [fileName, content] as const,
    );
    await this.field(name).dispatchEvent('drop', { dataTransfer: transfer });
  }

  async openKeyFile(fileName: string, content: string): Promise<void> {
    const chosen = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Open file' }).click();
    const buffer = Buffer.from(content);
    await (await chosen).setFiles({ name: fileName, mimeType: 'text/plain', buffer });
  }

  async loadSample(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Load sample' }).click();
    await this.page.getByRole('menuitem', { name }).click();
    await this.settle();
  }

  async clearAll(): Promise<void> {
    await this.page.getByRole('button', { name: 'Clear all' }).click();
    await this.settle();
  }

  async copy(what: string): Promise<string> {
    await this.page.getByRole('button', { name: `Copy ${what}` }).click();
    await expect(this.page.getByRole('button', { name: 'Copied' })).toBeVisible();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Waits until the page has answered to what stands in its fields. */
  async settle(): Promise<void> {
    await this.rest('report');
    await expect(this.report).toHaveAttribute('aria-busy', 'false');
  }

  /** Waits for the verdict alone, while causes are still looked for. */
  async settleVerdict(): Promise<void> {
    await this.rest('verdict');
    await expect(this.verdict).toHaveAttribute('aria-busy', 'false');
  }

  /** Until the page itself says that this is not busy: to ask it time and again keeps both it and the test at work. */
  private async rest(testId: string): Promise<void> {
    const waiting = this.page.evaluate(
      (id) =>
        new Promise<void>((resolve) => {
          const look = () => {
            const part = document.querySelector(`[data-testid=${id}]`);
            if (part?.ariaBusy !== 'false') return;
            observer.disconnect();
            resolve();
          };
          const observer = new MutationObserver(look);
          const attributeFilter = ['aria-busy'];
          observer.observe(document, { subtree: true, childList: true, attributeFilter });
          look();
        }),
      testId,
    );
    // A page that is replaced meanwhile never answers: what comes behind this asks the new one.
    await waiting.catch(() => undefined);
  }

  /** Waits until the page has answered, or searches for values. */
  async reachSearch(): Promise<void> {
    const settled = this.page.locator('[data-testid=report][aria-busy=false]');
    await expect(settled.or(this.cancelButton).first()).toBeVisible();
  }

  /** Waits as well, but for no search of values: that is cancelled. */
  async cancelSearch(): Promise<void> {
    await this.reachSearch();
    // It may end by itself meanwhile, and its button with it.
    await this.cancelButton.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
    await this.settle();
  }

  /** Moves the focus with the Tab key alone. */
  async tabTo(target: Locator): Promise<void> {
    for (let step = 0; step < 60; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('The Tab key does not lead there.');
  }

  async choosePlainEditors(): Promise<void> {
    await this.page.getByRole('button', { name: 'Plain text editors', pressed: false }).click();
  }

  async chooseRichEditors(): Promise<void> {
    await this.page.getByRole('button', { name: 'Plain text editors', pressed: true }).click();
  }

  /** Moves the theme on: automatic, light, dark. */
  async changeTheme(): Promise<void> {
    await this.page.getByRole('button', { name: /^Theme/ }).click();
  }

  /** All that the page holds where a program could find it: document, fields, storages, cookies. */
  async readEverything(): Promise<string> {
    return this.page.evaluate(() => {
      const areas = Array.from(document.querySelectorAll('textarea, input'), (field) =>
        'value' in field ? field.value : '',
      );
      const stores = [localStorage, sessionStorage].map((store) => JSON.stringify(store));
      const all = [document.documentElement.outerHTML, ...areas, ...stores, document.cookie];
      return all.join('\n');
    });
  }

  /** Exactly, white space included. */
  async readCanonicalString(): Promise<string | null> {
    return this.canonicalString.textContent();
  }

  panelOf(input: string): Locator {
    return this.page.locator(`[data-input-panel="${input}"]`);
  }

  editorOf(input: string): Locator {
    return this.panelOf(input).locator('[data-editor]');
  }

  /** The characters of a text in the order in which they stand on the screen, line by line. */
  async readAsSeen(locator: Locator): Promise<string> {
    return locator.evaluate((element) => {
      const drawn: { character: string; left: number; top: number }[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const text = node.textContent ?? '';
        for (let at = 0; at < text.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { left, top, width } = range.getBoundingClientRect();
          if (width > 0) drawn.push({ character: text.charAt(at), left, top });
        }
      }
      drawn.sort((one, other) => one.top - other.top || one.left - other.left);
      return drawn.map(({ character }) => character).join('');
    });
  }

  problem(code: string, input?: string): Locator {
    const ofInput = input === undefined ? '' : `[data-input="${input}"]`;
    return this.page.locator(`[data-testid=problem][data-code="${code}"]${ofInput}`);
  }

  entry(key: string): Locator {
    return this.page.locator(`[data-testid=entry][data-key="${key}"]`);
  }

  /** What is marked as pointed at. */
  pointed(testId: string): Locator {
    return this.page.getByTestId(testId).locator('.is-pointed');
  }

  /** What is marked as pointed at in an input's plain editor. */
  async readPointed(input: string): Promise<string> {
    return (await this.panelOf(input).locator('.mark-pointed').allTextContents()).join('');
  }

  difference(kind: string): Locator {
    return this.page.locator(`[data-testid=difference][data-kind="${kind}"]`);
  }

  /** How far the page is scrolled out of its width, in pixels. */
  async readOverflow(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }

  /** What is proven, beside the verdict. */
  async readFacts(): Promise<string[]> {
    return this.page
      .getByRole('list', { name: 'What is known' })
      .getByRole('listitem')
      .allTextContents();
  }

  finding(codes: string): Locator {
    return this.page.locator(`[data-testid=finding][data-codes="${codes}"]`);
  }

  /** What is selected in a plain editor. */
  async readSelected(name: FieldName): Promise<string> {
    return this.field(name).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
  }

  /**
   * Looks at every change of the document, so that no moment is missed.
   * @returns once it looks: how to read how many such elements there are the first time that the report has this
   * verdict and is not busy
   */
  async countWhenSettled(verdict: string, testId: string): Promise<() => Promise<number>> {
    const watch = await this.page.evaluateHandle(
      ([wanted, counted]) => ({
        count: new Promise<number>((resolve) => {
          const find = (id: string) =>
            document.querySelectorAll<HTMLElement>(`[data-testid=${id}]`);
          const observer = new MutationObserver(() => {
            const isBusy = find('report')[0]?.ariaBusy !== 'false';
            if (isBusy || find('verdict')[0]?.dataset.verdict !== wanted) return;
            observer.disconnect();
            resolve(find(counted).length);
          });
          observer.observe(document, { subtree: true, childList: true, attributes: true });
        }),
      }),
      [verdict, testId] as const,
    );
    return () => watch.evaluate(({ count }) => count);
  }
}

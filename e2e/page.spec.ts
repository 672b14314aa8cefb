import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import samples from '../src/samples/samples.json' with { type: 'json' };
import { sampleWords } from '../src/words/en/samples';
import { pickCallback } from './callbacks';
import { expectNoneOnTop } from './expect-no-violations';
import { test } from './fixtures';
import { ReceiverPart } from './pages/receiver-part';

const payin = pickCallback('payin');

test.describe('a first visit', () => {
  test('teaches what to do, and one click shows a valid callback', async ({ debug }) => {
    await debug.open();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'empty');
    await expect(debug.problem('pem.empty')).toHaveCount(0);
    await debug.page.getByRole('button', { name: 'Try it with a signed payin' }).click();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
  });

  test('explains a failing sample with numbered hints, which go away for good', async ({
    debug,
  }) => {
    await debug.openPlain();
    const { page } = debug;
    const hints = page.getByTestId('hint');
    await page.getByRole('button', { name: 'See why one fails' }).click();
    await debug.settle();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
    await expect(page.getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(5);
    await expectNoneOnTop(page, '.hints');
    const readNumber = () =>
      page
        .locator('#string-title')
        .evaluate((title) => getComputedStyle(title, '::before').content);
    expect(await readNumber()).toContain('"3"');

    await page.getByRole('button', { name: 'Got it: String' }).click();
    await expect(hints).toHaveCount(4);
    expect(await readNumber()).toBe('none');
    await page.getByRole('button', { name: 'Don’t show again' }).click();
    await expect(hints).toHaveCount(0);

    await page.reload();
    await page.getByRole('button', { name: 'See why one fails' }).click();
    await debug.settle();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'invalid');
    await expect(hints).toHaveCount(0);
  });

  test('announces the verdict', async ({ shared: debug }) => {
    await debug.fillCallback(payin);
    const status = debug.page.getByRole('status').filter({ has: debug.verdict });
    await expect(status).toContainText('The signature is valid.');
  });

  for (const hash of ['#/unknown', '#/debug/more', '#nothing']) {
    test(`leads from ${hash} to the debugger`, async ({ debug }) => {
      await debug.open(`?editor=plain${hash}`);
      await expect(debug.page).toHaveURL(/#\/debug$/);
      await expect(debug.field('Callback body')).toBeVisible();
    });
  }
});

test.describe('a sample', () => {
  for (const { id, verdict } of samples) {
    test(`${id} is ${verdict}`, async ({ shared: debug }) => {
      await debug.loadSample(sampleWords.names[id as keyof typeof sampleWords.names]);
      await expect(debug.verdict).toHaveAttribute('data-verdict', verdict);
      await expect(debug.canonicalString).toBeVisible();
    });
  }

  test('replaces what was there, which can be brought back', async ({ shared: debug }) => {
    await debug.fill('Callback body', '{"mine":true}');
    await debug.loadSample(/payin/i);
    await debug.page.getByRole('button', { name: 'Undo' }).click();
    await expect(debug.field('Callback body')).toHaveValue('{"mine":true}');
  });
});

test.describe('the platform public key', () => {
  const der = createPublicKey(payin.keyText).export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(der).digest('hex');

  test('is shown back with size, exponent and fingerprint', async ({ shared: debug }) => {
    await debug.fill('Platform public key', payin.keyText);
    await expect(debug.panelOf('key')).toContainText('RSA, 2048 bits, exponent 65537');
    await expect(debug.panelOf('key')).toContainText(fingerprint);
  });

  test('has a fingerprint to copy', async ({ shared: debug }) => {
    await debug.fill('Platform public key', payin.keyText);
    expect(await debug.copy('the fingerprint')).toBe(fingerprint);
  });

  test('can be dropped as a file', async ({ shared: debug }) => {
    await debug.drop('Platform public key', 'platform.pem', payin.keyText);
    await expect(debug.panelOf('key')).toContainText(fingerprint);
  });

  test('can be picked as a file', async ({ shared: debug }) => {
    await debug.openKeyFile('platform.pem', payin.keyText);
    await expect(debug.panelOf('key')).toContainText(fingerprint);
  });

  test('decides alone when others follow it', async ({ shared: debug }) => {
    const other = pickCallback('key-3072').keyText;
    await debug.fillCallback({ ...payin, keyText: `${payin.keyText}\n${other}` });
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
  });
});

test.describe('the string to be signed', () => {
  test.beforeEach(async ({ shared: debug }) => {
    await debug.setCallback({ ...payin, bodyText: withEmptyMember(payin.bodyText) });
  });

  test('is shown without a key and without a signature', async ({ shared: debug }) => {
    await debug.fill('Platform public key', '');
    await debug.fill('Request headers', '');
    await debug.settle();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'unverifiable');
    await expect(debug.canonicalString).toContainText('orderType=payin');
  });

  test('can be copied', async ({ shared: debug }) => {
    expect(await debug.copy('the string to be signed')).toBe(payin.canonical);
  });

  test('has a SHA-256 to copy', async ({ shared: debug }) => {
    const digest = createHash('sha256').update(payin.canonical).digest('hex');
    expect(await debug.copy('the SHA-256')).toBe(digest);
  });

  test('stands as pairs in signing order, dropped entries after', async ({ shared: debug }) => {
    const entries = debug.page.getByTestId('entry');
    const keys = await entries.evaluateAll((rows) => rows.map((row) => row.dataset.key));
    const signed = payin.canonical.split('&').map((pair) => pair.split('=')[0]);
    expect(keys).toEqual([...signed, 'remark']);
    await expect(debug.entry('amount')).toHaveAttribute('data-state', 'kept');
    await expect(debug.entry('remark')).toHaveAttribute('data-state', 'dropped');
    await expect(debug.entry('remark')).toHaveAttribute('data-reason', 'blank');
    await expect(debug.entry('nonce')).toContainText('X-Nonce');
  });

  test('can be read byte by byte', async ({ shared: debug }) => {
    await debug.page.getByRole('button', { name: 'Hex' }).click();
    const bytes = debug.page.getByRole('region', { name: 'Bytes of the string to be signed' });
    const firstLine = Buffer.from(payin.canonical).subarray(0, 16);
    await expect(bytes).toContainText(firstLine.toString('hex').replace(/..(?=.)/g, '$& '));
  });

  test('marks what a pair comes from, and the other way round', async ({ shared: debug }) => {
    await debug.entry('amount').hover();
    await expect(debug.pointed('canonical-string')).toHaveText(/^amount=/);
    await expect.poll(() => debug.readPointed('body')).toMatch(/^"amount": "[^"]+"$/);

    await debug.entry('nonce').hover();
    await expect.poll(() => debug.readPointed('headers')).toMatch(/^X-Nonce: \w+$/);
    await expect.poll(() => debug.readPointed('body')).toBe('');

    await debug.page.mouse.move(0, 0);
    await debug.field('Callback body').focus();
    await debug.page.keyboard.press('ControlOrMeta+Home');
    await debug.page.keyboard.press('ArrowRight');
    await expect(debug.pointed('canonical-string')).toHaveText(/^orderType=/);
    await expect(debug.entry('orderType')).toHaveClass(/is-pointed/);
  });

  test('leads from a pair to its place in the input', async ({ shared: debug }) => {
    await debug.entry('amount').getByRole('button').click();
    const body = debug.field('Callback body');
    await expect(body).toBeFocused();
    expect(await debug.readSelected('Callback body')).toMatch(/^"amount": "[^"]+"$/);
  });
});

function withEmptyMember(bodyText: string): string {
  return bodyText.replace(/\}\s*$/, ', "remark": ""}');
}

test.describe('your own string', () => {
  const pairs = payin.canonical.split('&');
  /** @param change applied to the pairs of the right string */
  const build = (change: (pairs: string[]) => string[]) => change([...pairs]).join('&');

  test.beforeEach(async ({ shared: debug }) => {
    await debug.setCallback(payin);
    await expect(debug.comparison).toHaveAttribute('data-result', 'empty');
  });

  test('may be the same', async ({ shared: debug }) => {
    await debug.fill('Your string to be signed', payin.canonical);
    await expect(debug.comparison).toHaveAttribute('data-result', 'same');
  });

  test('may be its SHA-256, and what that does not settle is seen whole', async ({
    shared: debug,
  }) => {
    const digest = createHash('sha256').update(payin.canonical).digest('hex');
    await debug.fill('Your string to be signed', digest);
    const said = debug.comparison.getByText('verifying hashes on its own');
    await expect(said).toBeVisible();
    for (const width of [390, 1440]) {
      await debug.page.setViewportSize({ width, height: 900 });
      const cut = await said.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(cut, `${width}`).toBeLessThanOrEqual(0);
    }
  });

  test('may have been damaged on its way into the field', async ({ shared: debug }) => {
    await debug.fill('Your string to be signed', `string to sign: '${payin.canonical}'`);
    await expect(debug.comparison).toHaveAttribute('data-result', 'same');
    await expect(debug.comparison).toHaveAttribute('data-stripped', 'label quoted');
    await expect(debug.comparison).toContainText('a label before it and quotes around it');
    const own = payin.canonical.replace('&timestamp', '×tamp').replace(/(?<=amount=)\d+/, '$&7');
    await debug.fill('Your string to be signed', own);
    await expect(debug.comparison).toHaveAttribute('data-result', 'different');
    await expect(debug.comparison).toHaveAttribute('data-stripped', 'markup');
    await expect(debug.page.locator('[data-codes="paste.stripped"]')).toContainText('shown as ×');
  });

  for (const [kind, key, own] of [
    ['missing', 'nonce', build((all) => all.filter((pair) => !pair.startsWith('nonce=')))],
    ['added', 'sign', build((all) => [...all, 'sign=AAAA'])],
    ['changed', 'amount', build((all) => all.map((pair) => pair.replace(/^amount=.*/, '$&0')))],
    ['moved', 'timestamp', build((all) => [...all.slice(-1), ...all.slice(0, -1)])],
  ] as const) {
    test(`may have a pair ${kind}`, async ({ shared: debug }) => {
      await debug.fill('Your string to be signed', own);
      await expect(debug.comparison).toHaveAttribute('data-result', 'different');
      await expect(debug.page.getByTestId('difference')).toHaveCount(1);
      await expect(debug.difference(kind)).toHaveAttribute('data-key', key);
    });
  }

  test('stays in the column of the keys where it is no pairs', async ({ shared: debug }) => {
    await debug.fill('Your string to be signed', 'x'.repeat(3000));
    const added = debug.difference('added');
    await expect(added).toHaveCount(1);
    const key = await added.locator('.difference-key').boundingBox({ timeout: 60_000 });
    const kind = await added.locator('.badge').boundingBox({ timeout: 60_000 });
    expect((key?.x ?? 0) + (key?.width ?? 0)).toBeLessThanOrEqual(kind?.x ?? 0);
    expect(key?.height).toBeLessThan(200);
  });

  test('may differ by what cannot be seen', async ({ shared: debug }) => {
    await debug.fill('Your string to be signed', payin.canonical.replace('&', '\u0001&'));
    await expect(debug.difference('changed')).toHaveCount(1);
    await expect(debug.difference('changed').locator('.invisible')).toHaveAttribute(
      'data-sign',
      /./,
    );
  });
});

test('your own string stands beside the right one in Monaco, a pair a line', async ({
  sharedRich: debug,
}) => {
  await debug.choosePlainEditors();
  await debug.fillCallback(payin);
  await debug.fill('Your string to be signed', payin.canonical.split('&').slice(1).join('&'));
  await debug.chooseRichEditors();
  await expect(debug.comparison.locator('.monaco-diff-editor')).toBeVisible();
  await expect(debug.comparison.locator('.monaco-diff-editor')).toContainText('completedAt=');

  await debug.clearAll();
  await expect(debug.comparison).toHaveCount(0);
});

test('a bidirectional control is drawn in its place, and turns nothing around', async ({
  sharedRich: debug,
}) => {
  const value = 'pay\u202eevil\u200f-1';
  const bodyText = payin.bodyText.replace(/("orderType": ?")[^"]*/, `$1${value}`);
  const ownString = payin.canonical.replace(/orderType=[^&]*/, 'orderType=\u2067evil');
  expect(bodyText).toContain(value);
  await debug.choosePlainEditors();
  await debug.startCallback({ ...payin, bodyText, ownString });
  await debug.cancelSearch();
  expect(await debug.readCanonicalString()).toContain(`&orderType=${value}&`);
  const seen = 'payevil-1';
  expect(await debug.readAsSeen(debug.canonicalString)).toContain(`&orderType=${seen}&`);
  expect(await debug.readAsSeen(debug.entry('orderType').locator('td').nth(1))).toBe(seen);
  const values = debug.difference('changed').getByRole('definition');
  expect(await debug.readAsSeen(values.first())).toBe(seen);
  expect(await debug.readAsSeen(values.last())).toBe('evil');

  await debug.chooseRichEditors();
  await expect(debug.editorOf('body')).toHaveAttribute('data-editor', 'rich');
  await expect(debug.editorOf('body')).toContainText('pay[U+202E]evil[U+200F]-1');
});

test.describe('a private key', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

  for (const [place, count] of [
    ['debug', 8],
    ['delivery', 5],
  ] as const) {
    test(`stays in no field of the place “${place}”`, async ({ debug }) => {
      await debug.open(`?editor=plain#/${place}`);
      const fields = debug.page.locator('textarea:visible, input:visible:not([type=checkbox])');
      await expect(fields).toHaveCount(count);
      for (const field of await fields.all()) await expectRefusal(field);
      expect(await debug.readEverything()).not.toContain(pem.slice(60, 90));
    });
  }

  test('stays not in the local order, which is there with a callback', async ({
    shared: debug,
  }) => {
    await debug.fill('Callback body', '{}');
    const receiver = new ReceiverPart(debug.page);
    await receiver.open();
    await expectRefusal(receiver.localOrder);
    expect(await debug.readEverything()).not.toContain(pem.slice(60, 90));
  });

  async function expectRefusal(field: Locator): Promise<void> {
    await field.fill(pem);
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription(/private key/);
    await field.press('ControlOrMeta+Z');
    await expect(field).not.toHaveValue(/PRIVATE/);
  }
});

test('the browser’s tab says which place is shown', async ({ shared: debug }) => {
  await expect(debug.page).toHaveTitle('Callback debugger');
  await debug.page.getByRole('link', { name: 'Delivery' }).click();
  await expect(debug.page).toHaveTitle('Delivery – Callback debugger');
  await debug.page.getByRole('link', { name: 'Debug' }).click();
  await expect(debug.page).toHaveTitle('Callback debugger');
});

test.describe('the page', () => {
  test('forgets everything but its two settings', async ({ debug, context }) => {
    await debug.openPlain();
    await debug.fillCallback(payin);
    await debug.changeTheme();
    await debug.chooseRichEditors();
    const kept = await debug.page.evaluate(async () => ({
      local: Object.keys(localStorage).map((key) => key.split('.').at(-1)),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
    }));
    expect(kept.local.sort()).toEqual(['editor', 'theme']);
    expect(kept).toMatchObject({ session: [], databases: 0, caches: 0 });
    expect(await context.cookies()).toEqual([]);

    await debug.openPlain();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'empty');
    await expect(debug.field('Callback body')).toHaveValue('');
  });

  test('asks for nothing but its own files while a callback is checked', async ({ debug }) => {
    await debug.openPlain();
    const requests: string[] = [];
    debug.page.on('request', (request) => {
      const asked = `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
      requests.push(asked.trimEnd());
    });
    await debug.fillCallback(payin);
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    await debug.settle();
    // Their names alone: what is asked for tells nothing of what was pasted.
    const { origin, pathname } = new URL(debug.page.url());
    const ownFile = /^GET (?:assets\/[\w.-]+\.(?:js|css)|sw\.js|config\.json)$/;
    const others = requests.filter(
      (request) => !ownFile.test(request.replace(`${origin}${pathname}`, '')),
    );
    expect(others).toEqual([]);
  });

  test('never shows an answer to older input', async ({ shared: debug }) => {
    await debug.fillCallback(payin);
    const large = `{"rows":[${Array(50_000).fill('{"amount":1.50}').join(',')}]}`;
    await debug.fill('Callback body', large);
    await debug.fill('Callback body', payin.bodyText);
    await debug.settle();
    expect(await debug.readCanonicalString()).toBe(payin.canonical);
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
  });

  test('is cleared by one button, and that can be undone', async ({ shared: debug }) => {
    await debug.fillCallback(payin);
    await debug.fill('Your string to be signed', 'amount=1');
    await debug.clearAll();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'empty');
    for (const field of await debug.page.getByRole('textbox').all()) {
      await expect(field).toHaveValue('');
    }
    await debug.page.getByRole('button', { name: 'Undo' }).click();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
  });

  test('is light or dark as the system is, or as it is told', async ({ debug }) => {
    const readTextColour = () => debug.page.evaluate(() => getComputedStyle(document.body).color);
    await debug.page.emulateMedia({ colorScheme: 'dark' });
    await debug.openPlain();
    const dark = await readTextColour();
    await debug.changeTheme();
    await expect.poll(readTextColour).not.toBe(dark);
    const light = await readTextColour();

    await debug.openPlain();
    await expect.poll(readTextColour).toBe(light);
    await debug.changeTheme();
    await expect.poll(readTextColour).toBe(dark);
  });

  test('opens without a panel that jumps', async ({ browser, baseURL }) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      const context = await browser.newContext({ viewport: { width, height } });
      const page = await context.newPage();
      await page.addInitScript(() => {
        // What is pushed down from below the window moves nothing that is read.
        const moved: string[] = [];
        Object.assign(globalThis, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] };
            for (const { node } of sources) {
              if (node instanceof Element && node.closest('main, header') !== null) {
                moved.push(`${node.tagName}.${node.className}`);
              }
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${baseURL}?editor=plain`);
      const main = page.getByRole('main');
      await expect(page.getByTestId('code')).toBeAttached();
      await expect(page.getByRole('button', { name: 'Open case' })).toBeAttached();
      await expect(main.getByRole('button', { name: 'Paste a whole request' })).toBeVisible();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(await page.evaluate('moved')).toEqual([]);
      await context.close();
    }
  });

  test('fits a phone, the verdict always in sight', async ({ shared: debug }) => {
    await debug.page.setViewportSize({ width: 390, height: 740 });
    await debug.fillCallback(payin);
    expect(await debug.readOverflow()).toBe(0);
    const states = debug.page.locator('.panel-state:visible');
    expect(await states.count()).toBeGreaterThan(5);
    for (const state of await states.all()) {
      const [shown, all] = await state.evaluate((one) => [one.clientWidth, one.scrollWidth]);
      expect(all, (await state.textContent()) ?? '').toBe(shown);
    }
    await debug.entry('timestamp').scrollIntoViewIfNeeded();
    await expect(debug.verdict).toBeInViewport();
  });

  test('without WebCrypto says so, and still shows the string', async ({ debug, baseURL }) => {
    const { origin, pathname } = new URL(baseURL ?? '');
    await debug.page.route('http://portal.test/**', async (route) => {
      const url = route.request().url().replace('http://portal.test', origin);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await debug.page.goto(`http://portal.test${pathname}?editor=plain`);
    await debug.fillCallback(payin);
    await expect(debug.problem('environment.no-webcrypto', 'environment')).toBeVisible();
    await expect(debug.verdict).toHaveAttribute('data-verdict', 'unverifiable');
    expect(await debug.readCanonicalString()).toBe(payin.canonical);
  });
});

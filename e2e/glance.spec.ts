/** What the eye meets: what is in view without scrolling, in each state of the debug place and at three widths. */
import { expect, type Locator } from '@playwright/test';
import { pickCallback, pickDiagnosis } from './callbacks';
import { test } from './fixtures';
import type { DebugPage, PastedCallback } from './pages/debug-page';

const payin = pickCallback('payin');

interface State {
  /** Null for an empty page. */
  readonly callback: PastedCallback | null;
  readonly verdict: RegExp;
  /** In view at every width, besides the verdict. */
  readonly always: (debug: DebugPage) => readonly Locator[];
  /** Beside these on a large screen. */
  readonly large: (debug: DebugPage) => readonly Locator[];
}

const move = ({ page }: DebugPage) => page.locator('.verdict-move');
const proof = ({ findings }: DebugPage) => findings.first().locator('.finding-proof');
const signedDifferences = ({ findings }: DebugPage) => findings.first().locator('.difference');

const states: Readonly<Record<string, State>> = {
  empty: {
    callback: null,
    verdict: /^Nothing to check yet\.$/,
    always: (debug) => [debug.field('Platform public key')],
    large: (debug) => [
      debug.field('Request headers'),
      debug.field('Callback body'),
      debug.page.getByRole('button', { name: 'Try it with a signed payin' }),
    ],
  },
  valid: {
    callback: payin,
    verdict: /^The signature is valid\.$/,
    always: () => [],
    large: (debug) => [debug.canonicalString, debug.entry('amount')],
  },
  'invalid with a reason': {
    callback: pickDiagnosis('signed', 'amount.as-number'),
    verdict: /^Invalid: the signed string has amounts as numbers: \S+, not \S+0\.$/,
    always: (debug) => [move(debug), proof(debug)],
    large: (debug) => [0, 1, 2].map((position) => signedDifferences(debug).nth(position)),
  },
  'invalid unexplained': {
    callback: pickDiagnosis('signed', 'string.unknown'),
    verdict: /^The signature is invalid\.$/,
    always: (debug) => [move(debug), proof(debug)],
    large: (debug) => [debug.page.getByText('By symptom')],
  },
  'not checked': {
    callback: { ...payin, headersText: payin.headersText.replace(/X-Nonce: .*\n/, '') },
    verdict: /^Could not check the signature: X-Nonce is missing\.$/,
    always: (debug) => [debug.page.getByRole('button', { name: 'Go to Request headers' })],
    large: () => [],
  },
  'valid, own string differs': {
    callback: pickDiagnosis('own', 'string.timestamp-missing'),
    verdict: /^Signature valid\. Your string leaves out timestamp\.$/,
    always: (debug) => [move(debug), proof(debug)],
    large: (debug) => [debug.comparison.getByTestId('difference')],
  },
};

const widths = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

for (const [name, { callback, verdict, always, large }] of Object.entries(states)) {
  test(`in view: ${name}`, async ({ shared: debug }) => {
    if (callback !== null) await debug.startSetCallback(callback);
    await debug.cancelSearch();
    await expect(debug.verdict).toHaveText(verdict);
    for (const size of widths) {
      await debug.page.setViewportSize(size);
      await debug.page.evaluate(() => scrollTo(0, 0));
      const seen = [debug.verdict, ...always(debug), ...(size.width === 1440 ? large(debug) : [])];
      for (const one of seen) await expect(one).toBeInViewport({ ratio: 1 });
      expect(await debug.readOverflow(), `${size.width} px`).toBe(0);
    }
  });
}

test('on a phone the reason follows the verdict directly', async ({ shared: debug }) => {
  await debug.page.setViewportSize({ width: 390, height: 844 });
  await debug.setCallback(pickDiagnosis('signed', 'string.nonce-missing'));
  await debug.settle();
  await debug.page.evaluate(() => scrollTo(0, 0));
  const readBox = (one: Locator) =>
    one.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });
  const band = await readBox(debug.page.getByRole('region', { name: 'Verdict' }));
  const reason = await readBox(debug.findings.first());
  expect(reason.top - band.bottom).toBeLessThan(100);
  for (const name of ['Platform public key', 'Request headers', 'Callback body'] as const) {
    expect((await readBox(debug.field(name))).top).toBeGreaterThan(reason.bottom);
  }
  // Half of what it was before the inputs stepped back: 5,007.
  const height = await debug.page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(2504);
});

test('a headline of several causes is told whole on a phone', async ({ shared: debug }) => {
  const pairs = [...Object.keys(JSON.parse(payin.bodyText)), 'timestamp'].flatMap(
    (key) => payin.canonical.split('&').find((one) => one.startsWith(`${key}=`)) ?? [],
  );
  const ownString = `${pairs.join('&')}&`;
  await debug.setCallback({ ...payin, ownString });
  await debug.settle();
  await expect(debug.verdict).toHaveText(
    /leaves out nonce; is not .*; and ends with a separator\.$/,
  );
  for (const width of [390, 320]) {
    await debug.page.setViewportSize({ width, height: 844 });
    const hidden = await debug.verdict.evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(hidden, `${width} px`).toBe(0);
    expect(await debug.readOverflow()).toBe(0);
  }
});

test('the fields stay where they are while the verdict changes', async ({ shared: debug }) => {
  await debug.page.setViewportSize({ width: 1440, height: 900 });
  const band = debug.page.getByRole('region', { name: 'Verdict' });
  const readHeight = () => band.evaluate((one) => one.getBoundingClientRect().height);
  const empty = await readHeight();
  for (const { callback, verdict } of Object.values(states)) {
    // What could not be checked may have more to tell: a nonce that was found.
    if (callback === null || verdict.test('Could not check the signature: X-Nonce is missing.'))
      continue;
    await debug.startSetCallback(callback);
    await debug.cancelSearch();
    await expect(debug.verdict).toHaveText(verdict);
    expect(await readHeight(), verdict.source).toBe(empty);
  }
});

test('nothing stays over the text in a low window, as at 400 %', async ({ shared: debug }) => {
  await debug.page.setViewportSize({ width: 320, height: 256 });
  await debug.setCallback(pickDiagnosis('signed', 'string.nonce-missing'));
  await debug.settle();
  expect(await debug.readOverflow()).toBe(0);
  await debug.entry('amount').scrollIntoViewIfNeeded();
  await expect(debug.verdict).not.toBeInViewport();
});

test('a step in the band leads to the details', async ({ shared: debug }) => {
  await debug.page.setViewportSize({ width: 390, height: 600 });
  await debug.setCallback(pickDiagnosis('signed', 'string.nonce-missing'));
  await debug.settle();
  await debug.page.getByRole('button', { name: 'Details' }).click();
  const title = debug.page.getByRole('heading', { name: 'Why it fails' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
});

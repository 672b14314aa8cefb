import { expect } from '@playwright/test';
import { pickCallback } from './callbacks';
import { test } from './fixtures';

const payin = pickCallback('payin');

/** Bodies far beyond any callback; `verdict` and `code` are what the page must come to. */
const bodies = [
  {
    name: '10 MB in one string',
    bodyText: `{"note":"${'x'.repeat(10_000_000)}"}`,
    verdict: 'invalid',
    code: 'body.field-missing',
  },
  {
    name: '10 MB of nested numbers',
    bodyText: `{"rows":[${Array(240_000)
      .fill(`{"amount":1.${'5'.repeat(28)}}`)
      .join(',')}]}`,
    verdict: 'invalid',
    code: 'body.field-missing',
  },
  {
    name: '100,000 keys',
    bodyText: `{${Array.from({ length: 100_000 }, (_, index) => `"key${index}":"${index}"`).join(',')}}`,
    verdict: 'invalid',
    code: 'body.field-missing',
  },
  {
    name: 'half a million values',
    bodyText: `{"rows":[${Array(500_000).fill(0).join(',')}]}`,
    verdict: 'unverifiable',
    code: 'body.too-many-values',
  },
  {
    name: '5,001 levels',
    bodyText: `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    verdict: 'unverifiable',
    code: 'body.too-deep',
  },
  {
    name: 'a number of a billion digits',
    bodyText: '{"amount":1e999999999}',
    verdict: 'unverifiable',
    code: 'body.number-too-long',
  },
  {
    name: 'lone surrogates',
    bodyText: `{${Array.from({ length: 200 }, (_, index) => `"k${index}":"\\ud83d"`).join(',')}}`,
    verdict: 'invalid',
    code: 'body.lone-surrogate',
  },
] as const;

// A trace would hold these texts many times over. Said without need, that would take a worker of its own.
if (process.env.E2E_TRACE === '1') test.use({ trace: 'off' });

test.describe('the page takes the whole text and answers to a body with', () => {
  for (const { name, bodyText, verdict, code } of bodies) {
    test(name, async ({ shared: debug }) => {
      await debug.startCallback({ ...payin, bodyText });
      await expect(debug.verdict).toHaveAttribute('data-verdict', verdict);
      await expect(debug.problem(code).first()).toBeVisible();
      const shown = await debug.field('Callback body').inputValue();
      if (bodyText.length < 200_000) expect(shown).toBe(bodyText);
      else {
        expect(bodyText.startsWith(shown)).toBe(true);
        const facts = { 'data-shown': shown.length, 'data-length': bodyText.length };
        for (const [fact, value] of Object.entries(facts)) {
          await expect(debug.cut).toHaveAttribute(fact, String(value));
        }
      }

      await debug.fill('Callback body', payin.bodyText);
      await debug.settle();
      await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
      await expect(debug.cut).toHaveCount(0);
    });
  }
});

test('a text that is too long to be shown is read, copied and cleared as a whole', async ({
  shared: debug,
}) => {
  const value = `${'x'.repeat(300_000)}.`;
  await debug.paste('Callback body', `{"note":"${value}"}`);
  await expect(debug.canonicalString).toHaveText(`note=${value}`);
  await debug.field('Callback body').press('a');
  await debug.field('Callback body').press('ControlOrMeta+A');
  await debug.field('Callback body').press('ControlOrMeta+C');
  expect(await debug.page.evaluate(() => navigator.clipboard.readText())).toBe(
    `{"note":"${value}"}`,
  );
  await debug.page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(debug.field('Callback body')).toHaveValue('');
  await expect(debug.field('Callback body')).toBeFocused();
});

test('Monaco never gets such a text: a text area shows its beginning', async ({
  sharedRich: debug,
}) => {
  await debug.paste('Callback body', `{"note":"${'x'.repeat(300_000)}"}`);
  await expect(debug.page.locator('[data-editor=rich]')).toHaveCount(2);
  await expect(debug.cut).toHaveAttribute('data-length', '300011');
  await debug.settle();
  await expect(debug.problem('body.field-missing').first()).toBeVisible();
  await debug.fill('Callback body', payin.bodyText);
  await expect(debug.page.locator('[data-editor=rich]')).toHaveCount(3);
});

test('a long answer of an endpoint is judged as a whole, and its beginning is shown', async ({
  debug,
}) => {
  await debug.open('?editor=plain#/delivery');
  const answer = debug.page.getByRole('textbox', { name: 'Endpoint’s answer' });
  await answer.fill(`HTTP/1.1 200 OK\n\n${'OK\n'.repeat(100_000)}`);
  await expect(debug.page.getByTestId('acknowledgement')).toHaveAttribute('data-result', 'refused');
  await expect(debug.cut).toHaveAttribute('data-length', '300017');
  await answer.fill('HTTP/1.1 200 OK\n\nOK');
  await expect(debug.page.getByTestId('acknowledgement')).toHaveAttribute(
    'data-result',
    'accepted',
  );
});

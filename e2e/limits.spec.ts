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

// A trace would hold these texts many times over.
test.use({ trace: 'off' });

test.describe('the page keeps the text and answers to a body with', () => {
  for (const { name, bodyText, verdict, code } of bodies) {
    test(name, async ({ debug }) => {
      await debug.openPlain();
      await debug.startCallback({ ...payin, bodyText });
      await expect(debug.verdict).toHaveAttribute('data-verdict', verdict);
      await expect(debug.problem(code).first()).toBeVisible();
      const kept = await debug.field('Callback body').inputValue();
      expect(kept.length).toBe(bodyText.length);
      expect(kept === bodyText).toBe(true);

      await debug.fill('Callback body', payin.bodyText);
      await debug.settle();
      await expect(debug.verdict).toHaveAttribute('data-verdict', 'valid');
    });
  }
});

test('a paste that Monaco would take seconds for stands in a text area', async ({ debug }) => {
  await debug.openRich();
  const text = `{"note":"${'x'.repeat(1_000_000)}"}`;
  await debug.paste('Callback body', text);
  await expect(debug.page.locator('[data-editor=rich]')).toHaveCount(2);
  expect((await debug.field('Callback body').inputValue()) === text).toBe(true);
  await debug.settle();
  await expect(debug.problem('body.field-missing').first()).toBeVisible();
});

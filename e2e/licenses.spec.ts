import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { root } from '../scripts/run.mjs';
import { test } from './fixtures';

const dist = join(root, 'dist');
const name = 'Third-party licenses';

/** One of each way into the built files, with words of its licence. */
const parties: readonly (readonly [title: RegExp, words: string])[] = [
  [/^react-dom [\d.]+ \(MIT\)$/m, 'Copyright (c) Meta Platforms'],
  // In a worker alone.
  [/^@noble\/hashes [\d.]+ \(MIT\)$/m, 'Paul Miller'],
  // Loaded when it is needed.
  [/^uplot [\d.]+ \(MIT\)$/m, 'Leon Sorokin'],
  [/^asn1js [\d.]+ \(BSD-3-Clause\)$/m, 'Yury Strozhevsky'],
  // With its own notices, its font, and the packages that it has copies of.
  [/^monaco-editor [\d.]+ \(MIT\)$/m, 'END OF nodejs path library NOTICES AND INFORMATION'],
  [/^monaco-editor [\d.]+ \(MIT\)$/m, 'The font codicon.ttf'],
  [/^dompurify [\d.]+ \(/m, 'Apache License'],
  [/^marked [\d.]+ \(MIT\)$/m, 'MarkedJS'],
  // A few lines that the bundler adds.
  [/^rolldown [\d.]+ \(MIT\)$/m, 'VoidZero'],
];

function expectParties(notices: string): void {
  for (const [title, words] of parties) {
    expect(notices).toMatch(title);
    expect(notices).toContain(words);
  }
}

test('the page leads to the licences of what it is made of', async ({ debug }) => {
  await debug.openPlain();
  const opened = debug.page.waitForEvent('popup');
  await debug.page.getByRole('link', { name }).click();
  const notices = await opened;
  expectParties((await notices.locator('body').textContent()) ?? '');
  // What was pasted stays where it was.
  await expect(debug.report).toBeVisible();
});

test('every part of the service worker is among them', async () => {
  const notices = readFileSync(join(dist, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const parts = Array.from(worker.matchAll(/"workbox:([a-z-]+):/g), ([, part]) => part);
  expect(parts).toContain('precaching');
  for (const part of parts) expect(notices).toMatch(new RegExp(`^workbox-${part} `, 'm'));
});

test('the tool in one file has them in itself', async ({ debug }) => {
  await debug.page.goto(pathToFileURL(join(dist, 'callback-debugger.html')).href);
  const notices = debug.page.getByRole('contentinfo').locator('pre');
  await expect(notices).toBeHidden();
  await debug.page.getByText(name).click();
  await expect(notices).toBeVisible();
  expectParties((await notices.textContent()) ?? '');
});

/** The verification code on the page: the files as they are, and the way from a finding to the line that does it right. */
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { codeLanguages } from '../src/core/code-language';
import { pickDiagnosis } from './callbacks';
import { expectNoViolations } from './expect-no-violations';
import { test } from './fixtures';
import { CodePart } from './pages/code-part';

const readFile = (name: string) =>
  readFileSync(new URL(`../verification-code/${name}`, import.meta.url), 'utf8');

test('shows the code of every language as the file is, and hands it over', async ({ debug }) => {
  const code = new CodePart(debug.page);
  await debug.openPlain();
  for (const language of codeLanguages) {
    await code.choose(language);
    const { name, path } = await code.download();
    const file = readFile(name);
    expect(readFileSync(path, 'utf8')).toBe(file);
    expect(await code.code.evaluate((element) => element.textContent)).toBe(file);
    // It is coloured, and scrolls in its own place.
    await expect(code.code.locator('.hljs-keyword').first()).toBeVisible();
    expect(await code.frame.evaluate((frame) => frame.scrollHeight > frame.clientHeight)).toBe(
      true,
    );
  }
  await expect(debug.page.getByTestId('code')).toHaveCount(1);
});

test('a finding on the reader’s own code leads to the line that does it right', async ({
  debug,
}) => {
  const code = new CodePart(debug.page);
  await debug.openPlain();
  await code.choose('PHP');
  await debug.fillCallback(pickDiagnosis('own', 'number.double'));
  await expect(debug.findings.first()).toHaveAttribute('data-owner', 'merchant');
  await code.followFinding();
  await expect(code.frame).toBeFocused();
  await expect(code.marked.first()).toContainText('[numbers]');
  await expect(code.marked.first()).toBeInViewport();
  await expectNoViolations(debug.page, '.code');

  // The language is kept, the way is not.
  await debug.openPlain();
  await expect(code.code).toHaveAttribute('data-language', 'PHP');
  await expect(code.marked).toHaveCount(0);
});

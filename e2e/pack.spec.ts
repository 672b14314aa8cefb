import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startReceiver } from '../conformance/receiver';
import { runScript } from '../conformance/run-script';
import { unzipPack } from '../conformance/unzip-pack';
import { expectNoViolations } from './expect-no-violations';
import { test } from './fixtures';

test('the conformance pack is downloaded, and a correct endpoint passes it', async ({
  shared: debug,
}) => {
  const { page } = debug;
  await page.goto('./?editor=plain#/sender');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the conformance pack' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('callback-conformance-pack.zip');
  await expect(page.getByTestId('pack')).toHaveAttribute('aria-busy', 'false');
  await expectNoViolations(page, '[data-testid=pack]');
  const folder = unzipPack(readFileSync(await download.path()));
  const key = readFileSync(join(folder, 'platform-public-key.pem'), 'utf8');
  const receiver = await startReceiver(key);
  const { stdout, exitCode } = await runScript(folder, 'send.mjs', [receiver.address, '--strict']);
  await receiver.close();
  rmSync(folder, { recursive: true });
  expect(stdout).toContain(' passed, 0 failed\n');
  expect(exitCode).toBe(0);
});

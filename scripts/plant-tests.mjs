/** Runs tests that are made up for a test, with the runners themselves. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { root } from './run.mjs';

const results = join(root, 'test-results');
mkdirSync(results, { recursive: true });
/** Below the project, so that the planted tests find its runners. */
const folder = mkdtempSync(join(results, 'planted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs planted tests with the runner itself.
 * @param {string} config the name and the options of the runner's configuration
 * @param {Readonly<Record<string, string>>} files by name
 * @param {readonly string[]} command
 * @returns its report
 */
function runPlanted(config, files, command) {
  // Another file's tests share this module and may have ended already.
  mkdirSync(folder, { recursive: true });
  const own = mkdtempSync(join(folder, 'run-'));
  const report = join(own, 'report.json');
  const [name = '', options = ''] = config.split('=');
  writeFileSync(join(own, name), `export default ${options}`);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(own, file), text);
  const [script = '', ...args] = command;
  const env = { PATH: process.env.PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  spawnSync(
    process.execPath,
    [join(root, 'node_modules', script), ...args, `--config=${join(own, name)}`],
    { cwd: own, env, stdio: 'ignore' },
  );
  return JSON.parse(readFileSync(report, 'utf8'));
}

export const vitestImport = "import { beforeAll, describe, it } from 'vitest';\n";
export const runVitest = (/** @type {Readonly<Record<string, string>>} */ files, options = '{}') =>
  runPlanted(`vitest.config.mjs={ test: ${options} }`, files, [
    'vitest/vitest.mjs',
    'run',
    '--reporter=json',
    '--outputFile.json=report.json',
  ]);

const playwrightImport = "import { test } from '@playwright/test';\n";
export const runPlaywright = (/** @type {string} */ text, options = '') =>
  runPlanted(
    `playwright.config.mjs={ testDir: '.', outputDir: 'results', workers: 1, ${options} }`,
    { 'planted.spec.mjs': playwrightImport + text },
    ['@playwright/test/cli.js', 'test', '--reporter=json'],
  );

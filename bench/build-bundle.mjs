import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../scripts/run.mjs';

/** What both measurements of the core run. */
export const coreEntry = join(root, 'bench/core-contenders.mjs');

/** What the measurements of the diagnosis run. */
export const diagnosisEntry = join(root, 'bench/diagnosis-contenders.mjs');

/**
 * Bundles a module and everything it imports, minified as in the built app.
 * @param {string} entry
 * @param {'browser' | 'node'} platform
 * @returns {Promise<{ readonly source: string, readonly load: () => Promise<any> }>}
 */
export async function buildBundle(entry, platform) {
  const folder = mkdtempSync(join(tmpdir(), 'callback-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      target: 'es2022',
      minify: true,
      ...(platform === 'node'
        ? { ssr: entry }
        : { lib: { entry, formats: ['es'], fileName: () => 'bundle.mjs' } }),
      rolldownOptions: {
        output: { entryFileNames: 'bundle.mjs', codeSplitting: false },
      },
    },
  });
  const file = join(folder, 'bundle.mjs');
  return {
    source: readFileSync(file, 'utf8'),
    load: () => import(pathToFileURL(file).href),
  };
}

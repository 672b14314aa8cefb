/** One callback's parse, string and verify in a browser's worker, beside the bare subtle.verify and jose. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { openBrowser, serveScripts } from './browser.mjs';
import { buildBundle, coreEntry } from './build-bundle.mjs';
import { locatePeer, readPeerVersion } from './peers/load-peer.mjs';
import { printBesideFirst } from './print-rows.mjs';
import { signCallbacks } from './signed-callbacks.mjs';

const count = 2000;

export async function measureVerifyInWorker() {
  console.log(
    `\nOne of ${count} callbacks in a worker of Chromium, RSA-2048 (median of interleaved rounds)`,
  );
  const read = (/** @type {string} */ name) => readFileSync(join(root, 'bench', name), 'utf8');
  const jose = join(locatePeer('jose'));
  const address = await serveScripts({
    '/worker-contenders.mjs': read('worker-contenders.mjs'),
    '/statistics.mjs': read('statistics.mjs'),
    '/core.mjs': (await buildBundle(coreEntry, 'browser')).source,
    '/jose.mjs': (await buildBundle(jose, 'browser')).source,
  });
  const page = await (await openBrowser()).newPage();
  await page.goto(address);
  const task = { ...signCallbacks(count), joseName: readPeerVersion('jose') };
  const results = await page.evaluate(
    (message) =>
      new Promise((resolve, reject) => {
        const worker = new Worker('/worker-contenders.mjs', { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message: cause }) => reject(new Error(cause));
        worker.postMessage(message);
      }),
    task,
  );
  await page.context().close();
  printBesideFirst(/** @type {Parameters<typeof printBesideFirst>[0]} */ (results));
}

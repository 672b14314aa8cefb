/** `npm run bench`: every measurement, or those named: `npm run bench -- edit size`. */
import { cpus, release, totalmem, type } from 'node:os';
import { runNpm } from '../scripts/run.mjs';
import { closeBrowser, openBrowser } from './browser.mjs';
import { measureEdit } from './edit.mjs';
import { measureFirstLoad, measureSize } from './first-load.mjs';
import { measureLargeBodies } from './large-bodies.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureLimits } from './limits.mjs';
import { measureMainThreadGap } from './main-thread-gap.mjs';
import { measureOpenSignature } from './open-signature.mjs';
import { measureSearchDeviations } from './search-deviations.mjs';
import { measureSweepValues } from './sweep-values.mjs';
import { measureVerifyInNode } from './verify-in-node.mjs';
import { measureVerifyInWorker } from './verify-in-worker.mjs';

/** @type {Readonly<Record<string, () => void | Promise<void>>>} */
const measurements = {
  size: measureSize,
  load: measureFirstLoad,
  edit: measureEdit,
  worker: measureVerifyInWorker,
  node: measureVerifyInNode,
  large: measureLargeBodies,
  limits: measureLimits,
  open: measureOpenSignature,
  catalogue: measureSearchDeviations,
  sweep: measureSweepValues,
  gap: measureMainThreadGap,
  lighthouse: measureLighthouse,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. There are: ${Object.keys(measurements).join(', ')}.`,
  );
  process.exit(1);
}
// An older build's figures would be another program's.
if (!runNpm(['run', '--silent', 'build', '--', '--logLevel', 'error'])) process.exit(1);
try {
  await printMachine();
  for (const name of named.length > 0 ? named : Object.keys(measurements)) {
    await measurements[name]?.();
  }
} finally {
  await closeBrowser();
}

async function printMachine() {
  const processors = cpus();
  const memory = `${(totalmem() / 2 ** 30).toFixed(1)} GiB`;
  console.log(`${processors[0]?.model.trim()}, ${processors.length} cores, ${memory}`);
  const chromium = (await openBrowser()).version();
  console.log(`${type()} ${release()}, Node ${process.version}, Chromium ${chromium}`);
}

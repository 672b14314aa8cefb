/**
 * `npm run bench`: every measurement, or those named: `npm run bench -- edit size`; of the limits some:
 * `limits=Request headers`; the load, or the first reason, by turns with another commit's, which was built there:
 * `load=../other/dist`.
 */
import { cpus, release, totalmem, type } from 'node:os';
import { runNpm } from '../scripts/run.mjs';
import { closeBrowser, openBrowser } from './browser.mjs';
import { measureEdit } from './edit.mjs';
import { measureFirstLoad, measureSize } from './first-load.mjs';
import { measureFirstReason } from './first-reason.mjs';
import { measureLab } from './lab.mjs';
import { measureLargeBodies } from './large-bodies.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureLimits } from './limits.mjs';
import { measureMainThreadGap } from './main-thread-gap.mjs';
import { measureOpenSignature } from './open-signature.mjs';
import { measureSearchDeviations } from './search-deviations.mjs';
import { measureSweepValues } from './sweep-values.mjs';
import { measureVerifyInNode } from './verify-in-node.mjs';
import { measureVerifyInWorker } from './verify-in-worker.mjs';

/** @type {Readonly<Record<string, (option?: string) => void | Promise<void>>>} */
const measurements = {
  size: measureSize,
  load: measureFirstLoad,
  reason: measureFirstReason,
  edit: measureEdit,
  worker: measureVerifyInWorker,
  node: measureVerifyInNode,
  large: measureLargeBodies,
  limits: measureLimits,
  open: measureOpenSignature,
  catalogue: measureSearchDeviations,
  sweep: measureSweepValues,
  lab: measureLab,
  gap: measureMainThreadGap,
  lighthouse: measureLighthouse,
};

const wanted = process.argv.slice(2).map((argument) => {
  const [name = '', option] = argument.split('=', 2);
  return { name, option };
});
const unknown = wanted.map(({ name }) => name).filter((name) => !(name in measurements));
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
  const all = Object.keys(measurements).map((name) => ({ name, option: undefined }));
  for (const { name, option } of wanted.length > 0 ? wanted : all)
    await measurements[name]?.(option);
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

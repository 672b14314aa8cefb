/** A search for a changed value in the page's workers, beside bare hashes of as many strings in one thread. */
import { openBrowser, serveScripts } from './browser.mjs';
import { buildBundle, diagnosisEntry } from './build-bundle.mjs';
import { printRatio, printRow } from './print-rows.mjs';
import { pickQuantile } from './statistics.mjs';
import { openUnexplained } from './unexplained-page.mjs';

const rounds = 3;
const million = 1_000_000;

export async function measureSweepValues() {
  const address = await serveScripts({
    '/diagnosis.mjs': (await buildBundle(diagnosisEntry, 'browser')).source,
  });
  /** @type {number[]} */
  const sweeps = [];
  /** @type {number[]} */
  const hashes = [];
  let searched = 0;
  for (let round = 0; round < rounds; round++) {
    hashes.push(await timeBareHashes(address));
    const sweep = await timeSweep();
    searched = sweep.values;
    sweeps.push((sweep.searched / sweep.values) * million);
  }
  console.log(
    `\nA million values of a search of ${searched.toLocaleString('en')}, in Chromium (median of ${rounds})`,
  );
  const reference = pickQuantile(hashes, 0.5);
  for (const [label, times, note] of /** @type {const} */ ([
    ['SHA-256 of a million such strings, one thread', hashes, ''],
    ['the page, one worker a core', sweeps, 'goal: 2 s on two cores'],
  ])) {
    const median = pickQuantile(times, 0.5);
    printRow(label, [`${(median / 1000).toFixed(2)} s`, printRatio(median / reference)], note);
  }
}

/** From the search's first sight on the page to the settled report. */
async function timeSweep() {
  const { page, bodyText } = await openUnexplained();
  const result = await page.evaluate(
    (text) => Reflect.get(window, 'bench').runDiagnosis(text),
    bodyText,
  );
  await page.context().close();
  return result;
}

/** @param {string} address */
async function timeBareHashes(address) {
  const page = await (await openBrowser()).newPage();
  await page.goto(address);
  const time = await page.evaluate(async (count) => {
    // Bundled when it is served, so no checkout has it as a file.
    const path = '/diagnosis.mjs';
    const { timeBareHashes: timeInPage } = await import(path);
    return timeInPage('amount=', `&rest=${'x'.repeat(200)}`, count);
  }, million);
  await page.context().close();
  return time;
}

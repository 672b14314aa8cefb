/** The whole catalogue of deviations, alone, in pairs and in triples, where none matches; beside the bare hashes of the same strings. */
import { openBrowser, serveScripts } from './browser.mjs';
import { buildBundle, diagnosisEntry } from './build-bundle.mjs';
import { printRatio, printRow } from './print-rows.mjs';
import { signUnexplained } from './signed-callbacks.mjs';
import { pickQuantile } from './statistics.mjs';

const pages = 5;
const roundsInPage = 6;
const goalStrings = 20_000;

export async function measureSearchDeviations() {
  const address = await serveScripts({
    '/diagnosis.mjs': (await buildBundle(diagnosisEntry, 'browser')).source,
  });
  /** @type {number[]} */
  const cold = [];
  /** @type {number[]} */
  const warm = [];
  /** @type {number[]} */
  const bare = [];
  let strings = 0;
  for (let round = 0; round < pages; round++) {
    const page = await (await openBrowser()).newPage();
    await page.goto(address);
    const { searches, hashes, ...rest } = await page.evaluate(
      async ({ callback, rounds }) => {
        // Bundled when it is served, so no checkout has it as a file.
        const path = '/diagnosis.mjs';
        const { timeSearch } = await import(path);
        return timeSearch(callback, rounds);
      },
      { callback: signUnexplained(), rounds: roundsInPage },
    );
    strings = rest.strings;
    cold.push(searches[0]);
    warm.push(...searches.slice(1));
    bare.push(...hashes.slice(1));
    await page.context().close();
  }
  console.log(
    `\nThe catalogue to depth 3 without a match, ${strings.toLocaleString('en')} strings, in Chromium (median of ${pages} pages)`,
  );
  const reference = pickQuantile(bare, 0.5);
  for (const [label, times, note] of /** @type {const} */ ([
    ['SHA-256 of the same strings alone, warm', bare, ''],
    ['the first search in a new page', cold, ''],
    ['later searches', warm, '; goal: 100 ms'],
  ])) {
    const median = pickQuantile(times, 0.5);
    const scaled = ((median * goalStrings) / strings).toFixed(0);
    const figures = [`${median.toFixed(0)} ms`, printRatio(median / reference)];
    printRow(label, figures, `${scaled} ms for 20,000${note}`);
  }
}

/** What a visit costs: bytes before the page can be used, and the time until it can. */
import { join, resolve } from 'node:path';
import { listFiles, measureGzip, pickFirstLoad } from '../scripts/measure-first-load.mjs';
import { root } from '../scripts/run.mjs';
import { openBrowser, serveApp } from './browser.mjs';
import { printRow } from './print-rows.mjs';
import { pickQuantile } from './statistics.mjs';

const rounds = 21;

/** @typedef {{ usable: number, painted: number, settled: number, rich: number }} Load milliseconds from navigation */

export function measureSize() {
  const dist = join(root, 'dist');
  const { scripts, styles } = pickFirstLoad(dist);
  const first = new Set([...scripts, ...styles]);
  const later = listFiles(dist).filter((name) => !first.has(name));
  const pickLater = (/** @type {string} */ ending) => later.filter((name) => name.endsWith(ending));
  console.log('\nSize of the built app, gzip, each file on its own (1 kB = 1,000 bytes)');
  for (const [label, names, note] of /** @type {const} */ ([
    ['JavaScript of the first load', scripts, 'goal: 100 kB; jwt.io 439, the lightest peer 245'],
    ['CSS of the first load', styles, ''],
    ['JavaScript loaded later (Monaco, certificates)', pickLater('.js'), ''],
    ['CSS loaded later', pickLater('.css'), ''],
    ['fonts loaded later', pickLater('.ttf'), ''],
  ])) {
    printRow(label, [`${(measureGzip(dist, names) / 1000).toFixed(1)} kB`], note);
  }
}

/**
 * @param {string} [other] where another commit's app was built: loaded by turns with this one, as runs on one machine
 * are further apart than most changes
 */
export async function measureFirstLoad(other) {
  const browser = await openBrowser();
  const builds = [{ name: '', address: await serveApp(), loads: /** @type {Load[]} */ ([]) }];
  if (other !== undefined) {
    builds.push({ name: `, ${other}`, address: await serveApp(resolve(other)), loads: [] });
  }
  for (let round = 0; round < rounds; round++) {
    for (const { address, loads } of builds) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.addInitScript(watchFields);
      await page.goto(address);
      await page.waitForFunction(() => {
        const { rich, settled } = Reflect.get(window, 'benchLoad') ?? {};
        return rich !== undefined && settled !== undefined;
      });
      loads.push(
        await page.evaluate(() => ({
          ...Reflect.get(window, 'benchLoad'),
          painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        })),
      );
      await context.close();
    }
  }
  console.log(
    `\nFrom navigation, ${rounds} cold loads, uncompressed from this machine (median, slowest)`,
  );
  for (const [label, key, note] of /** @type {const} */ ([
    ['the body can be typed', 'usable', 'goal: 300 ms; the best peer 486'],
    ['the first text is painted', 'painted', ''],
    ['the first report is settled', 'settled', ''],
    ['Monaco has taken its place', 'rich', ''],
  ])) {
    for (const { name, loads } of builds) {
      const values = loads.map((one) => one[key]);
      const shown = [pickQuantile(values, 0.5), Math.max(...values)];
      printRow(
        `${label}${name}`,
        shown.map((time) => `${time.toFixed(0)} ms`),
        note,
      );
    }
  }
}

/** Runs in the page before anything of it: notes when the body's field is there, and when Monaco's is. */
function watchFields() {
  /** @type {Partial<Omit<Load, 'painted'>>} */
  const load = {};
  Reflect.set(window, 'benchLoad', load);
  const look = () => {
    // React attaches the listeners in the task that adds the field; observers run after it.
    if (document.querySelector('textarea[aria-label="Callback body"]') !== null) {
      load.usable ??= performance.now();
    }
    if (document.querySelector('[data-testid=report][aria-busy=false]') !== null) {
      load.settled ??= performance.now();
    }
    if (document.querySelector('[data-input-panel=body] [data-editor=rich]') !== null) {
      load.rich ??= performance.now();
    }
    if (load.rich !== undefined && load.settled !== undefined) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

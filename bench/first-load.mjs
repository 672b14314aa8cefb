/** What a visit costs: bytes before the page can be used, and the time until it can. */
import { join } from 'node:path';
import { listFiles, measureGzip, pickFirstLoad } from '../scripts/measure-first-load.mjs';
import { root } from '../scripts/run.mjs';
import { openBrowser, serveApp } from './browser.mjs';
import { printRow } from './print-rows.mjs';
import { pickQuantile } from './statistics.mjs';

const loads = 9;

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

export async function measureFirstLoad() {
  const browser = await openBrowser();
  const address = await serveApp();
  /** @type {{ usable: number, rich: number }[]} */
  const times = [];
  for (let load = 0; load < loads; load++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(watchFields);
    await page.goto(address);
    await page.waitForFunction(() => Reflect.get(window, 'benchTimes')?.rich !== undefined);
    times.push(await page.evaluate(() => Reflect.get(window, 'benchTimes')));
    await context.close();
  }
  console.log(
    `\nFrom navigation, ${loads} cold loads, uncompressed from this machine (median, slowest)`,
  );
  for (const [label, key, note] of /** @type {const} */ ([
    ['the body can be typed', 'usable', 'goal: 300 ms; the best peer 486'],
    ['Monaco has taken its place', 'rich', ''],
  ])) {
    const values = times.map((one) => one[key]);
    const shown = [pickQuantile(values, 0.5), Math.max(...values)];
    printRow(
      label,
      shown.map((time) => `${time.toFixed(0)} ms`),
      note,
    );
  }
}

/** Runs in the page before anything of it: notes when the body's field is there, and when Monaco's is. */
function watchFields() {
  /** @type {{ usable?: number, rich?: number }} */
  const times = {};
  Reflect.set(window, 'benchTimes', times);
  const look = () => {
    // React attaches the listeners in the task that adds the field; observers run after it.
    if (document.querySelector('textarea[aria-label="Callback body"]') !== null) {
      times.usable ??= performance.now();
    }
    if (document.querySelector('[data-input-panel=body] [data-editor=rich]') === null) return;
    times.rich = performance.now();
    observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

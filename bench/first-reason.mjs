/** How long the reason takes once a callback is pasted: the first of a page, and a later one. */
import { resolve } from 'node:path';
import { openBrowser, serveApp } from './browser.mjs';
import { printRow } from './print-rows.mjs';
import { signWithoutNonce } from './signed-callbacks.mjs';
import { pickQuantile } from './statistics.mjs';

const rounds = 9;
/** Milliseconds from the load to the first paste: as long as a user takes at least. */
const patience = 6000;

/** @param {string} [other] where another commit's app was built: by turns with this one */
export async function measureFirstReason(other) {
  const browser = await openBrowser();
  const builds = [{ name: '', address: await serveApp(), firsts: none(), laters: none() }];
  if (other !== undefined) {
    const address = await serveApp(resolve(other));
    builds.push({ name: `, ${other}`, address, firsts: none(), laters: none() });
  }
  for (let round = 0; round < rounds; round++) {
    const { keyText, callbacks } = signWithoutNonce(2);
    for (const { address, firsts, laters } of builds) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${address}?editor=plain`);
      await page.waitForTimeout(patience);
      const times = [];
      for (const { headersText, bodyText } of callbacks) {
        const texts = { key: keyText, headers: headersText, body: bodyText };
        times.push(await page.evaluate(pasteAndWait, texts));
      }
      const [first = Number.NaN, later = Number.NaN] = times;
      firsts.push(first);
      laters.push(later);
      await context.close();
    }
  }
  console.log(
    `\nFrom a paste to its reason (signed without the nonce), ${rounds} new pages, ${patience / 1000} s after the load (median, slowest)`,
  );
  for (const { name, firsts, laters } of builds) {
    printTimes(`the first callback of a page${name}`, firsts, 'reference: the second one');
    printTimes(`the second one${name}`, laters, '');
  }
}

/** @returns {number[]} */
function none() {
  return [];
}

/**
 * @param {string} label
 * @param {readonly number[]} times
 * @param {string} note
 */
function printTimes(label, times, note) {
  const shown = [pickQuantile(times, 0.5), Math.max(...times)];
  printRow(
    label,
    shown.map((time) => `${time.toFixed(0)} ms`),
    note,
  );
}

/**
 * Runs in the page: empties the body, then puts all texts into their fields.
 *
 * @param {Readonly<Record<string, string>>} texts by input
 * @returns {Promise<number>} milliseconds to the reason on the page
 */
async function pasteAndWait(texts) {
  const find = (/** @type {string} */ id) => document.querySelector(`[data-testid=${id}]`);
  const write = (/** @type {string} */ input, /** @type {string} */ text) => {
    const area = /** @type {HTMLTextAreaElement} */ (
      document.querySelector(`[data-input-panel=${input}] textarea`)
    );
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(area, text);
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const wait = (/** @type {() => boolean} */ isThere) =>
    new Promise((done) => {
      const observer = new MutationObserver(look);
      function look() {
        if (!isThere()) return;
        observer.disconnect();
        done(null);
      }
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    });
  write('body', '');
  await wait(() => find('finding') === null);
  const start = performance.now();
  for (const [input, text] of Object.entries(texts)) write(input, text);
  await wait(() => find('finding') !== null);
  return performance.now() - start;
}

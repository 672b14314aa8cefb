/** An edit in the body, by a real key press, to the settled verdict in the page. */
import { openBrowser, serveApp } from './browser.mjs';
import { signCallbacks } from './signed-callbacks.mjs';
import { pickQuantile } from './statistics.mjs';

const warmUps = 20;
const edits = 200;

export async function measureEdit() {
  console.log(
    `\nFrom a key press in the body to the settled verdict, ${edits} edits (median, p95, slowest)`,
  );
  console.log('  goal: median under 6 ms, p95 under 16 ms; jwt.io 6 ms, CyberChef 36 ms');
  for (const editor of /** @type {const} */ (['plain', 'rich'])) {
    const times = await timeEdits(editor);
    const [median, late] = [pickQuantile(times, 0.5), pickQuantile(times, 0.95)];
    const shown = [median, late, Math.max(...times)].map((time) => `${time.toFixed(1)} ms`);
    const label = editor === 'plain' ? 'in a text area' : 'in Monaco';
    console.log(`  ${label.padEnd(50)}${shown.map((time) => time.padStart(9)).join('')}`);
  }
}

/**
 * @param {'plain' | 'rich'} editor
 * @returns {Promise<readonly number[]>} milliseconds
 */
async function timeEdits(editor) {
  const { publicKeyPem, callbacks } = signCallbacks(1);
  const [callback] = callbacks;
  if (callback === undefined) throw new Error('No callback was signed.');
  const page = await (await openBrowser()).newPage();
  const address = await serveApp();
  await page.goto(`${address}?editor=plain`);
  const fill = (/** @type {string} */ name, /** @type {string} */ text) =>
    page.getByRole('textbox', { name, exact: true }).fill(text);
  await fill('Platform public key', publicKeyPem);
  await fill('Request headers', callback.headersText);
  await fill('Callback body', JSON.stringify(JSON.parse(callback.bodyText), null, 2));
  await page.locator('[data-testid=verdict][data-verdict=valid]').waitFor();
  if (editor === 'rich') {
    await page.getByRole('button', { name: 'Plain text editors' }).click();
    await page.locator('[data-input-panel=body] [data-editor=rich]').waitFor();
  }
  await page.getByRole('textbox', { name: 'Callback body', exact: true }).focus();
  // Into the order type: first line the brace, then `  "orderType": "payin",`.
  for (const key of ['Control+Home', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key);
  }
  await page.evaluate(watchEdits);
  for (let edit = 1; edit <= warmUps + edits; edit++) {
    // Valid and invalid by turns: a verdict that did not change could be the one of before.
    await page.keyboard.press(edit % 2 === 1 ? 'x' : 'Backspace');
    await page.waitForFunction(
      (wanted) => Reflect.get(window, 'benchEdits').length === wanted,
      edit,
    );
  }
  const times = await page.evaluate(() => Reflect.get(window, 'benchEdits'));
  await page.context().close();
  return times.slice(warmUps);
}

/**
 * Runs in the page. From the key's arrival (a capturing listener, before the text changes) to the moment
 * when the report is no longer busy and both the verdict and the string in the document are new ones.
 */
function watchEdits() {
  /** @type {number[]} */
  const times = [];
  Reflect.set(window, 'benchEdits', times);
  const find = (/** @type {string} */ id) => document.querySelector(`[data-testid=${id}]`);
  const read = () => ({
    verdict: find('verdict')?.getAttribute('data-verdict'),
    text: find('canonical-string')?.textContent,
  });
  let before = read();
  /** @type {number | null} */
  let start = null;
  window.addEventListener(
    'keydown',
    () => {
      start = performance.now();
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (start === null || find('report')?.getAttribute('aria-busy') !== 'false') return;
    const after = read();
    if (after.verdict === before.verdict || after.text === before.text) return;
    times.push(performance.now() - start);
    before = after;
    start = null;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

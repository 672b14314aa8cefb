/** What the page has to do in every engine. In this order: a check may go on where the one before it ended. */
import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from './patience.mjs';

/** @typedef {import('./engine').Engine} Engine */

const verdict = `document.querySelector('[data-testid=verdict]').dataset.verdict`;

/** @type {ReadonlyMap<string, (engine: Engine) => Promise<void>>} by name */
export const pageChecks = new Map([
  [
    'Monaco takes the place of every text area that it may',
    (engine) => waitFor(engine, `document.querySelectorAll('[data-editor=rich]').length === 3`),
  ],
  [
    'a signed sample is valid',
    async (engine) => {
      await loadSample(engine, 'Signed payin');
      await waitFor(engine, `${verdict} === 'valid'`);
    },
  ],
  [
    'Monaco shows it in colours',
    (engine) =>
      waitFor(
        engine,
        `new Set(Array.from(document.querySelectorAll('[data-input-panel=body] .view-line span span'),
          (token) => getComputedStyle(token).color)).size > 1`,
      ),
  ],
  [
    'what is typed into Monaco is checked',
    async (engine) => {
      // What was filled in and is right is folded.
      await engine.click('//*[@data-input-panel="body"]//button[contains(., "Edit")]');
      // WebKit's driver clicks nothing that the page has to be scrolled to.
      await engine.evaluate(
        `document.querySelector('[data-input-panel=body]').scrollIntoView({ block: 'center' })`,
      );
      // A line itself: what holds the lines may still be taller than the editor, its middle out of sight.
      await engine.click(
        '//*[@data-input-panel="body"]//*[@class="view-line"][contains(., "completedAt")]',
      );
      // A digit more of a number: of what is no JSON the same body may be read all the same.
      await engine.type('0');
      await waitFor(engine, `${verdict} !== 'valid'`);
    },
  ],
  [
    'a changed sample is invalid',
    async (engine) => {
      await loadSample(engine, 'Changed amount');
      await waitFor(engine, `${verdict} === 'invalid'`);
    },
  ],
  [
    'the diagnosis finds what was changed',
    (engine) =>
      waitFor(
        engine,
        `document.querySelector('[data-testid=finding][data-codes="value.changed"]') !== null`,
      ),
  ],
]);

/**
 * @param {Engine} engine
 * @param {string} address
 * @param {() => Promise<void>} stopServer
 */
export async function openWithoutNetwork(engine, address, stopServer) {
  await waitFor(engine, 'navigator.serviceWorker.controller !== null');
  await stopServer();
  await engine.open(address);
  await loadSample(engine, 'Signed payout');
  await waitFor(engine, `${verdict} === 'valid'`);
}

/**
 * @param {Engine} engine
 * @param {string} name
 */
async function loadSample(engine, name) {
  await engine.click('//button[contains(., "Load sample")]');
  await engine.click(`//*[@role="menuitem"][contains(., "${name}")]`);
}

/**
 * @param {Engine} engine
 * @param {string} condition an expression
 */
async function waitFor(engine, condition) {
  const end = Date.now() + patience;
  while ((await engine.evaluate(condition)) !== true) {
    if (Date.now() > end) throw new Error(`This did not become true: ${condition}`);
    await sleep(100);
  }
}

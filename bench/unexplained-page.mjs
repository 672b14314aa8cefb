import { openBrowser, serveApp } from './browser.mjs';
import { signUnexplained } from './signed-callbacks.mjs';

/**
 * The built page in a new context with key and headers of a callback that nothing explains; its body, still
 * to come, starts a full diagnosis with a search of values.
 */
export async function openUnexplained() {
  const { keyText, headersText, bodyText } = signUnexplained();
  const page = await (await openBrowser()).newPage();
  await page.goto(`${await serveApp()}?editor=plain`);
  await page.getByRole('textbox', { name: 'Platform public key', exact: true }).fill(keyText);
  await page.getByRole('textbox', { name: 'Request headers', exact: true }).fill(headersText);
  await page.locator('[data-testid=report][aria-busy=false]').waitFor();
  await page.evaluate(defineRun);
  return { page, bodyText };
}

/** Runs in the page: adds what the measurements start there. */
function defineRun() {
  const find = (/** @type {string} */ id) => document.querySelector(`[data-testid=${id}]`);

  /**
   * Puts the body into its field and waits for the settled report.
   * @param {string} text
   * @returns when the verdict stood on the page (the page's clock), how many values were searched and for how long, ms
   */
  async function runDiagnosis(text) {
    const area = /** @type {HTMLTextAreaElement} */ (
      document.querySelector('textarea[aria-label="Callback body"]')
    );
    let answered = Number.NaN;
    let searchStart = Number.NaN;
    let values = 0;
    /** @type {Promise<void>} */
    const settled = new Promise((resolve, reject) => {
      const observer = new MutationObserver(() => {
        if (find('verdict')?.getAttribute('data-verdict') === 'invalid') {
          answered ||= performance.now();
        }
        const progress = document.querySelector('progress');
        if (progress !== null && values === 0) {
          searchStart = performance.now();
          values = progress.max;
        }
        const isBusy = find('report')?.getAttribute('aria-busy') !== 'false';
        if (isBusy || Number.isNaN(answered)) return;
        observer.disconnect();
        if (find('finding') === null) reject(new Error('The diagnosis failed.'));
        else resolve();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
    area.value = text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
    await settled;
    return { answered, values, searched: performance.now() - searchStart };
  }
  Reflect.set(window, 'bench', { runDiagnosis });
}

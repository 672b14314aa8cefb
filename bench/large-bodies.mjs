/** Bodies far beyond any callback: how long the answer takes, beside JSON.parse of the same text. */
import { openBrowser, serveApp } from './browser.mjs';
import { buildBundle, coreEntry } from './build-bundle.mjs';
import { printRow } from './print-rows.mjs';
import { signCallbacks } from './signed-callbacks.mjs';
import { pickQuantile } from './statistics.mjs';

const rounds = 5;

/** @type {readonly (readonly [string, string])[]} */
const bodies = [
  [
    '10 MB, nested',
    `{"rows":[${Array(100_000)
      .fill(`{"no":"${'x'.repeat(60)}","amount":1.50,"ok":true}`)
      .join(',')}]}`,
  ],
  ['10 MB, one string', `{"note":"${'x'.repeat(10_000_000)}"}`],
  [
    '100,000 keys',
    `{${Array.from({ length: 100_000 }, (_, index) => `"key${index}":"${index}"`).join(',')}}`,
  ],
];

export async function measureLargeBodies() {
  const { publicKeyPem, callbacks } = signCallbacks(1);
  const headersText = callbacks[0]?.headersText ?? '';
  const { inspectCallback } = await (await buildBundle(coreEntry, 'node')).load();
  console.log(`\nLarge bodies, median of ${rounds} (goal: an answer within 1,000 ms)`);
  printRow(
    '',
    ['JSON.parse', 'the core', 'text area', 'verdict', 'settled'],
    'in Node, in Node, a bare one, both of the built page',
  );
  for (const [label, bodyText] of bodies) {
    const input = { keyText: publicKeyPem, headersText, bodyText, ownString: '' };
    /** @type {number[][]} */
    const times = [[], []];
    for (let round = 0; round < rounds; round++) {
      times[0]?.push(await time(() => JSON.parse(bodyText)));
      times[1]?.push(await time(() => inspectCallback(input)));
    }
    const inPage = await timeInPage(publicKeyPem, headersText, bodyText);
    const bare = await timeBareArea(bodyText);
    const [parse, core] = times.map((one) => pickQuantile(one, 0.5));
    printRow(
      `${label} (${(bodyText.length / 1e6).toFixed(1)} MB)`,
      [parse, core, bare, inPage.verdict, inPage.settled].map(
        (milliseconds) => `${milliseconds?.toFixed(0)} ms`,
      ),
    );
  }
}

/** @param {() => unknown} work */
async function time(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * From the text's arrival in the plain field to the verdict, and to the end of the search for a cause, too; the pause
 * that the page makes before it reads a large text is in both.
 * @param {string} key
 * @param {string} headers
 * @param {string} body
 */
async function timeInPage(key, headers, body) {
  const page = await (await openBrowser()).newPage();
  await page.goto(`${await serveApp()}?editor=plain`);
  await page.getByRole('textbox', { name: 'Platform public key', exact: true }).fill(key);
  await page.getByRole('textbox', { name: 'Request headers', exact: true }).fill(headers);
  const settled = '[data-testid=report][aria-busy=false]';
  await page.locator(settled).waitFor();
  const field = await page
    .getByRole('textbox', { name: 'Callback body', exact: true })
    .elementHandle();
  /** @type {number[][]} */
  const times = [];
  for (let round = 0; round < rounds; round++) {
    times.push(
      await page.evaluate(
        async ({ area, text, selectors }) => {
          const inputArea = /** @type {HTMLTextAreaElement} */ (area);
          const start = performance.now();
          inputArea.value = text;
          inputArea.dispatchEvent(new Event('input', { bubbles: true }));
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          const moments = [];
          for (const selector of selectors) {
            do await frame();
            while (document.querySelector(selector) === null);
            moments.push(performance.now() - start);
          }
          return moments;
        },
        {
          area: field,
          text: `${body}${' '.repeat(round)}`,
          selectors: ['[data-testid=verdict][aria-busy=false]', settled],
        },
      ),
    );
  }
  await page.context().close();
  const [verdict = Number.NaN, whole = Number.NaN] = [0, 1].map((moment) =>
    pickQuantile(
      times.map((one) => one[moment] ?? Number.NaN),
      0.5,
    ),
  );
  return { verdict, settled: whole };
}

/**
 * What the browser alone needs to lay such a text out and draw it: an empty page with one text area.
 * @param {string} body
 */
async function timeBareArea(body) {
  const page = await (await openBrowser()).newPage();
  await page.setContent('<textarea rows="24" style="width: 600px"></textarea>');
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < rounds; round++) {
    times.push(
      await page.evaluate(
        async (text) => {
          const area = document.querySelector('textarea');
          const start = performance.now();
          if (area !== null) area.value = text;
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          await frame();
          await frame();
          return performance.now() - start;
        },
        `${body}${' '.repeat(round)}`,
      ),
    );
  }
  await page.context().close();
  return pickQuantile(times, 0.5);
}

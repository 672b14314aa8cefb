/** The page's longest pause while a full diagnosis with a search of values runs, beside that of a page with nothing to do. */
import { openBrowser, serveScripts } from './browser.mjs';
import { printRow } from './print-rows.mjs';
import { pickQuantile } from './statistics.mjs';
import { openUnexplained } from './unexplained-page.mjs';

const rounds = 5;
const idleMilliseconds = 5000;

export async function measureMainThreadGap() {
  const address = await serveScripts({ '/spin.mjs': 'for (;;);' });
  /** @type {number[]} */
  const idle = [];
  /** @type {number[]} */
  const contended = [];
  /** @type {number[]} */
  const answering = [];
  /** @type {number[]} */
  const diagnosing = [];
  for (let round = 0; round < rounds; round++) {
    contended.push(await timeBesideBusyWorkers(address));
    const { page, bodyText } = await openUnexplained();
    await page.evaluate(defineWatch);
    idle.push(await page.evaluate(waitAndWatch, idleMilliseconds));
    const longest = await page.evaluate(async (text) => {
      const stop = Reflect.get(window, 'watchGaps')();
      const { answered } = await Reflect.get(window, 'bench').runDiagnosis(text);
      return stop(answered);
    }, bodyText);
    answering.push(longest.before);
    diagnosing.push(longest.after);
    await page.context().close();
  }
  console.log(
    `\nThe main thread's longest pause between two messages to itself, ${rounds} new pages (median, longest)`,
  );
  const seconds = `${idleMilliseconds / 1000} s`;
  for (const [label, times, note] of /** @type {const} */ ([
    [`the idle page, ${seconds}`, idle, ''],
    [`an empty page beside one busy worker a core, ${seconds}`, contended, ''],
    ['the first body until its verdict is drawn', answering, ''],
    ['the diagnosis with its search, from there on', diagnosing, 'goal: 16 ms'],
  ])) {
    const shown = [pickQuantile(times, 0.5), Math.max(...times)];
    printRow(
      label,
      shown.map((time) => `${time.toFixed(1)} ms`),
      note,
    );
  }
}

/**
 * What the operating system alone makes of as many busy threads as the search has.
 * @param {string} address of an empty page
 */
async function timeBesideBusyWorkers(address) {
  const page = await (await openBrowser()).newPage();
  await page.goto(address);
  await page.evaluate(defineWatch);
  await page.evaluate(() => {
    for (let core = 0; core < navigator.hardwareConcurrency; core++) new Worker('/spin.mjs');
  });
  const longest = await page.evaluate(waitAndWatch, idleMilliseconds);
  await page.context().close();
  return longest;
}

/** @param {number} milliseconds */
async function waitAndWatch(milliseconds) {
  const stop = Reflect.get(window, 'watchGaps')();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return stop(Number.POSITIVE_INFINITY).before;
}

/** Runs in the page: adds a loop of messages to itself that notes the longest time between two. */
function defineWatch() {
  Reflect.set(window, 'watchGaps', () => {
    const { port1, port2 } = new MessageChannel();
    /** @type {[end: number, length: number][]} */
    const gaps = [];
    let last = performance.now();
    port1.onmessage = () => {
      const now = performance.now();
      if (now - last > 1) gaps.push([now, now - last]);
      last = now;
      port2.postMessage(null);
    };
    port2.postMessage(null);
    /** @param {number} moment the pause in which it falls is one before it */
    return (moment) => {
      port1.close();
      const pick = (/** @type {boolean} */ isAfter) =>
        gaps
          .filter(([end, length]) => end - length > moment === isAfter)
          .reduce((longest, [, length]) => Math.max(longest, length), 0);
      return { before: pick(false), after: pick(true) };
    };
  });
}

/** Runs of the delivery lab in Chromium beside bare WebCrypto, and the page's frames while 200 attempts play. */
import { join } from 'node:path';
import { root } from '../scripts/run.mjs';
import { openBrowser, serveApp, serveScripts } from './browser.mjs';
import { buildBundle } from './build-bundle.mjs';
import { printRatio, printRow } from './print-rows.mjs';
import { pickQuantile } from './statistics.mjs';

const rounds = 9;

/** @type {readonly { name: string, goal: number, orders: number, endpoint: 'correct' | 'crash-after-crediting' | 'ok' | 'down', attempts: number }[]} */
const runs = [
  {
    name: 'one order, acknowledged at once',
    goal: 50,
    orders: 1,
    endpoint: 'correct',
    attempts: 1,
  },
  { name: 'one order, down for 2 hours', goal: 50, orders: 1, endpoint: 'down', attempts: 34 },
  { name: 'one order, never acknowledged', goal: 50, orders: 1, endpoint: 'ok', attempts: 200 },
  {
    name: '1,000 orders, acknowledged at once',
    goal: 5000,
    orders: 1000,
    endpoint: 'correct',
    attempts: 1000,
  },
  {
    name: '1,000 orders, each booked, lost and retried',
    goal: 5000,
    orders: 1000,
    endpoint: 'crash-after-crediting',
    attempts: 2000,
  },
];

export async function measureLab() {
  console.log(
    '\nA run of the lab to its end in Chromium, RSA-2048, beside one bare sign and verify an attempt (median of interleaved rounds)',
  );
  const { source } = await buildBundle(join(root, 'bench/lab-contenders.mjs'), 'browser');
  const page = await (await openBrowser()).newPage();
  await page.goto(await serveScripts({ '/lab.mjs': source }));
  const results = await page.evaluate(
    async ([path, ...task]) => (await import(path)).timeLab(...task),
    /** @type {const} */ (['/lab.mjs', runs, rounds]),
  );
  await page.context().close();
  for (const [index, { name, goal, attempts }] of runs.entries()) {
    const { lab, bare } = results[index];
    const figures = [`${lab.toFixed(1)} ms`, `${bare.toFixed(1)} ms`, printRatio(lab / bare)];
    printRow(`${name}, ${attempts} attempts`, figures, `goal ${goal} ms`);
  }
  await measureFrames();
}

/** From one frame to the next while every attempt is drawn, and beside them on the same page with nothing to do. */
async function measureFrames() {
  const context = await (await openBrowser()).newContext({
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${await serveApp()}#/lab`);
  await page.getByRole('combobox', { name: 'Endpoint behaviour' }).selectOption('ok');
  await page.getByRole('button', { name: 'Step' }).click();
  await page.locator('[data-testid=attempt]').waitFor();
  await page.waitForTimeout(3000);
  const idle = await page.evaluate(watchFrames, 0);
  await page.getByRole('button', { name: 'Play' }).click();
  const playing = await page.evaluate(watchFrames, 200);
  for (const [name, frames] of /** @type {const} */ ([
    ['200 attempts playing', playing],
    ['the same page, idle for 5 s', idle],
  ])) {
    const figures = [0.5, 0.95, 1].map((share) => `${pickQuantile(frames, share).toFixed(1)} ms`);
    const rate = (1000 * frames.length) / frames.reduce((sum, frame) => sum + frame, 0);
    printRow(`${name}: a frame, median, p95, longest`, figures, `${rate.toFixed(1)} a second`);
  }
  await context.close();
}

/**
 * Runs in the page.
 * @param {number} attempts until there are as many; for 5 seconds where it is 0
 * @returns {Promise<readonly number[]>} milliseconds from frame to frame
 */
function watchFrames(attempts) {
  return new Promise((resolve) => {
    /** @type {number[]} */
    const frames = [];
    const start = performance.now();
    let last = start;
    /** @param {number} now */
    function watch(now) {
      frames.push(now - last);
      last = now;
      const isDone =
        attempts === 0
          ? now - start > 5000
          : document.querySelector(`[data-testid=attempt][data-number="${attempts}"]`) !== null;
      if (isDone) resolve(frames.slice(1));
      else requestAnimationFrame(watch);
    }
    requestAnimationFrame(watch);
  });
}

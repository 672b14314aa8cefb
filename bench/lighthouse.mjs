/** Lighthouse on the built page, served compressed and with its headers: the median of some runs, phone and desktop. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from '../scripts/find-chromium.mjs';
import { servePage } from '../scripts/serve-page.mjs';
import { locateProgramOfPeer, readPeerVersion } from './peers/load-peer.mjs';
import { printRow } from './print-rows.mjs';
import { pickQuantile } from './statistics.mjs';

const runs = 3;

/** Lighthouse's own ways to look at a page, and the score that each category should have. */
const presets = [
  { name: 'mobile', flags: [], goals: { performance: 0.95 } },
  { name: 'desktop', flags: ['--preset=desktop'], goals: { performance: 0.98 } },
];
const goalsOfBoth = { accessibility: 1, 'best-practices': 1, seo: 1 };

/** What the performance is made of. */
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

/**
 * What is read of a report; https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md
 * @typedef {object} Report
 * @property {Record<string, { score: number, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { score: number | null, numericValue?: number, displayValue?: string }>} audits
 */

export async function measureLighthouse() {
  console.log(`\n${readPeerVersion('lighthouse')}, compressed, median of ${runs} runs`);
  const page = await servePage();
  for (const { name, flags, goals } of presets) {
    /** @type {Report[]} */
    const reports = [];
    for (let run = 0; run < runs; run++) reports.push(await runLighthouse(page.address, flags));
    for (const [category, goal] of Object.entries({ ...goals, ...goalsOfBoth })) {
      const scores = reports.map(({ categories }) => categories[category]?.score ?? 0);
      const median = pickQuantile(scores, 0.5);
      const note = `goal: ${goal}; seen: ${scores.join(', ')}`;
      printRow(`${name}, ${category}`, [median.toFixed(2)], note);
      if (median < goal) printLosses(reports, category);
    }
    for (const metric of metrics) {
      const values = reports.map(({ audits }) => audits[metric]?.numericValue ?? Number.NaN);
      const isShare = metric === 'cumulative-layout-shift';
      const median = pickQuantile(values, 0.5).toFixed(isShare ? 3 : 0);
      printRow(`  ${metric}`, [`${median}${isShare ? '' : ' ms'}`]);
    }
  }
  await page.stop();
}

/**
 * The audits that cost a category its score in any run.
 * @param {readonly Report[]} reports
 * @param {string} category
 */
function printLosses(reports, category) {
  /** @type {Set<string>} */
  const losses = new Set();
  for (const { categories, audits } of reports) {
    for (const { id } of categories[category]?.auditRefs ?? []) {
      const { score = null, displayValue = '' } = audits[id] ?? {};
      if (score !== null && score < 1) losses.add(`${id} ${score} ${displayValue}`);
    }
  }
  for (const loss of [...losses].sort()) console.log(`      ${loss}`);
}

/**
 * @param {string} address
 * @param {readonly string[]} flags
 * @param {number} spares how often it may fail: on a busy machine the browser loses the beginning of a trace now and then
 * @returns {Promise<Report>}
 */
async function runLighthouse(address, flags, spares = 2) {
  const program = locateProgramOfPeer('lighthouse', 'cli/index.js');
  const args = [
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    `--only-categories=${['performance', ...Object.keys(goalsOfBoth)].join(',')}`,
    ...flags,
  ];
  try {
    const { stdout } = await promisify(execFile)(findNode(), [program, address, ...args], {
      maxBuffer: 64 * 2 ** 20,
      env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
    });
    return JSON.parse(stdout);
  } catch (error) {
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    if (spares === 0) throw new Error(`Lighthouse failed. ${words}`, { cause: error });
    console.log(`  A run failed and is made again. ${words.trim()}`);
    return runLighthouse(address, flags, spares - 1);
  }
}

/** Lighthouse needs Node 22.19; the package `node` is one, where this one is older. */
function findNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > 22 || (major === 22 && minor >= 19);
  return isNewEnough ? process.execPath : locateProgramOfPeer('node', 'bin/node');
}

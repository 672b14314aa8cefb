/** Where a Chromium may stand on this machine, and how to get one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { listOnPath } from './list-on-path.mjs';
import { run, runNpm } from './run.mjs';

/** Of a Chromium that has no windows. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

const knownPaths = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The first Chromium that runs: CHROMIUM_PATH, else by name on PATH, else in a known place, else
 * Playwright's own download. Needs the dependencies installed to know of the last.
 * @returns {string | null} its path
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  // Whoever names one means that one; another would hide the mistake.
  if (named) return isChromium(named) ? named : null;
  return [...listOnPath(names), ...knownPaths, ...playwrightsOwn()].find(isChromium) ?? null;
}

/**
 * The one that tests run in: without windows where there is such a one, which takes a fifth less processor time, else as
 * `findChromium`.
 * @returns {string | null} its path
 */
export function findTestChromium() {
  if (process.env.CHROMIUM_PATH) return findChromium();
  return listOnPath(shellNames).find(isChromium) ?? findChromium();
}

/**
 * Gets one that tests run in: Debian's package where this user may install it, else Playwright's download.
 * @returns {string | null} its path
 */
export function installTestChromium() {
  if (process.env.CHROMIUM_PATH) return null;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['-q', 'update']);
    // Not every Debian has the first, and Ubuntu has none.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      console.log(`No Chromium found. Installing the package ${name} …`);
      run('apt-get', ['-qq', '-y', 'install', '--no-install-recommends', name]);
      const packaged = findTestChromium();
      if (packaged) return packaged;
    }
  }
  console.log('No Chromium found. Downloading the one of Playwright …');
  runNpm(['exec', '--no', '--', 'playwright', 'install', 'chromium']);
  return findTestChromium();
}

/** What a user can do when there is no Chromium and none could be installed. */
export function adviseOnChromium() {
  const named = process.env.CHROMIUM_PATH;
  return named
    ? `CHROMIUM_PATH names ${named}, which is not a browser that runs. Correct it or unset it.`
    : 'No Chromium was found and none could be installed. Install Chromium or Chrome yourself, or set CHROMIUM_PATH to the program of one, and run npm test again.';
}

/** @param {string} path */
function isChromium(path) {
  if (!existsSync(path)) return false;
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  // Some systems have a stub of that name that only says what to install.
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function playwrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    return [/** @type {string} */ (chromium.executablePath())];
  } catch {
    return []; // Playwright knows no browser for this platform.
  }
}

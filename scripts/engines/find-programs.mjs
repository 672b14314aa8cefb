/** The programs of the other engines: found on PATH, or installed as packages of Debian where this user may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { listOnPath } from '../list-on-path.mjs';
import { run } from '../run.mjs';

/** What a package is installed for. */
const programs = {
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
};

/** @typedef {keyof typeof programs} Package */

/** @param {readonly Package[]} packages */
export function installMissing(packages) {
  const missing = packages.filter((name) => findProgram(name) === null);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${missing.join(', ')} …`);
  run('apt-get', ['-q', 'update']);
  run('apt-get', ['-qq', '-y', 'install', '--no-install-recommends', ...missing]);
}

/**
 * @param {Package} name
 * @returns {string} the path of its program
 */
export function locateProgram(name) {
  const found = findProgram(name);
  if (found !== null) return found;
  throw new Error(
    `${programs[name][0]} is not installed. On Debian: apt-get install ${name}. Elsewhere, put it on PATH.`,
  );
}

/**
 * @param {Package} name
 * @returns {string | null}
 */
function findProgram(name) {
  // Some systems have a stub of that name that only says what to install. The other two know no --version.
  const runs = (/** @type {string} */ path) =>
    name !== 'firefox-esr' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
  return listOnPath(programs[name]).find((path) => existsSync(path) && runs(path)) ?? null;
}

/** The packages that are measured beside this project. They are no dependencies of it, so they have their own folder. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { areInstalled } from '../../scripts/install-dependencies.mjs';
import { runNpm } from '../../scripts/run.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const resolveFrom = createRequire(import.meta.url);

/** Installs them, if they are not there. */
function installPeers() {
  if (areInstalled(folder)) return;
  console.log('Installing the packages to measure beside …');
  const installed = runNpm(['ci', '--prefix', folder, '--no-audit', '--no-fund']);
  if (!installed) throw new Error('The packages to measure beside could not be installed.');
}

/**
 * Where a package begins: what a bundler takes as its entry.
 * @param {string} name
 */
export function locatePeer(name) {
  installPeers();
  return resolveFrom.resolve(name);
}

/**
 * Imported by path: a checkout in which they are not installed still passes the type check.
 * @param {string} name
 */
export async function loadPeer(name) {
  return import(pathToFileURL(locatePeer(name)).href);
}

/**
 * Where a package's program is.
 * @param {string} name
 * @param {string} program its path inside the package
 */
export function locateProgramOfPeer(name, program) {
  installPeers();
  return `${folder}node_modules/${name}/${program}`;
}

/** @param {string} name */
export function readPeerVersion(name) {
  installPeers();
  const file = `${folder}node_modules/${name}/package.json`;
  return `${name} ${JSON.parse(readFileSync(file, 'utf8')).version}`;
}

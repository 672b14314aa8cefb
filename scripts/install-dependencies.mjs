/** Node's own modules only: this runs before anything is installed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm } from './run.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage */

/**
 * Installs what the lock file names, if node_modules holds anything else.
 * @returns {boolean} whether node_modules is now as the lock file has it
 */
export function installDependencies() {
  if (areInstalled(root)) return true;
  console.log('Installing the dependencies …');
  return runNpm(['ci', '--no-audit', '--no-fund']);
}

/**
 * @param {string} folder
 * @returns {boolean} whether its node_modules holds what its lock file names
 */
export function areInstalled(folder) {
  // npm writes this second lock file last, so an interrupted installation has none.
  const installedLock = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(installedLock);
  return Object.entries(wanted).every(([path, locked]) => {
    if (path === '') return true;
    const found = installed[path];
    // Optional packages are mostly other platforms' binaries.
    if (!found) return locked.optional === true;
    return found.version === locked.version && found.integrity === locked.integrity;
  });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, LockedPackage>} by path
 */
function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

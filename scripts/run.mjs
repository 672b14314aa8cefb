/** Running the project's own commands, from the project's folder, whatever the folder it was called from. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The checkout's folder, with a separator at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a program with this terminal as its own and waits for it.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {boolean} whether it ended with exit code 0
 */
export function run(program, args) {
  return spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

/**
 * Runs npm. Through the npm that runs this script where there is one: `npm` is not a program on Windows.
 * @param {readonly string[]} args
 */
export function runNpm(args) {
  const npm = process.env.npm_execpath;
  return npm ? run(process.execPath, [npm, ...args]) : run('npm', args);
}

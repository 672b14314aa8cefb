/** Running the project's own commands, from the project's folder, whatever the folder it was called from. */
import { spawn, spawnSync } from 'node:child_process';
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
  return run(...toNpmCommand(args));
}

/**
 * Runs npm beside other work: what it prints comes back in one piece.
 * @param {readonly string[]} args
 * @returns {Promise<{ isOk: boolean, printed: string }>}
 */
export async function runNpmAside(args) {
  const child = spawn(...toNpmCommand(args), { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {Buffer[]} */
  const pieces = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => pieces.push(piece));
  }
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', ({ message }) => {
      pieces.push(Buffer.from(message));
      resolve(null);
    });
  });
  return { isOk: code === 0, printed: Buffer.concat(pieces).toString() };
}

/**
 * @param {readonly string[]} args
 * @returns {[program: string, args: readonly string[]]}
 */
function toNpmCommand(args) {
  const npm = process.env.npm_execpath;
  return npm ? [process.execPath, [npm, ...args]] : ['npm', args];
}

/** `npm start` serves the built page, and its server ends with it. */
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { isListening } from './is-listening.mjs';
import { root } from './run.mjs';

const npm = process.env.npm_execpath;
const [program, args] = npm ? [process.execPath, [npm, 'start']] : ['npm', ['start']];
const started = spawn(program, args, {
  cwd: root,
  env: { ...process.env, PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});

const address = await readAddress();
const { ok, status } = await fetch(address);
if (!ok) throw new Error(`${address} answers with status ${status}.`);
console.log(`npm start serves the page at ${address}`);
started.kill('SIGKILL');
const port = Number(new URL(address).port);
// It takes a fraction of a second; a slow machine is given minutes.
for (let looks = 0; await isListening(port); looks += 1) {
  if (looks === 1000) throw new Error('Its server outlives it.');
  await sleep(100);
}
console.log('Its server ended with it.');

/** @returns {Promise<string>} as `npm start` prints it */
async function readAddress() {
  let printed = '';
  for await (const text of started.stdout) {
    printed += text;
    const [found] = /http:\/\/localhost:\d+\//.exec(printed) ?? [];
    if (found !== undefined) return found;
  }
  throw new Error(`npm start ended without an address:\n${printed}`);
}

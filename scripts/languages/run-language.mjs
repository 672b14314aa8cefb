/** A language's verification code over cases: compiled once as long as it stays the same, then one process for all of them. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.mjs';
import { locateFiles } from './languages.mjs';

/** @typedef {import('./languages.mjs').Language} Language */
/** @typedef {{ key: string, headers: string, body: string | Uint8Array, merchantNo?: string, nowSeconds?: number }} Case */
/** @typedef {{ canonical: string | null, verdict: string, status: number, answer: string }} Outcome `canonical`: null where the body is refused */

/**
 * @param {Language} language
 * @param {readonly Case[]} cases nonces are remembered from one to the next
 * @returns {Promise<readonly Outcome[]>}
 */
export async function runLanguage(language, cases) {
  const folder = await compile(language);
  const [program = '', ...args] = language.command(locateFiles(language), folder);
  const printed = await pipe(program, args, cases.map(printCase).join(''));
  return printed.trimEnd().split('\n').map(readOutcome);
}

/**
 * @param {Language} language
 * @returns {Promise<string>} the folder of what was made
 */
async function compile(language) {
  const files = locateFiles(language);
  const hash = createHash('sha256');
  for (const file of Object.values(files)) hash.update(readFileSync(file)).update('\0');
  hash.update(readFileSync(new URL('languages.mjs', import.meta.url)));
  const made = join(root, 'node_modules', '.cache', 'languages', hash.digest('hex').slice(0, 20));
  if (existsSync(made)) return made;
  mkdirSync(dirname(made), { recursive: true });
  // Nobody finds it half made.
  const folder = mkdtempSync(`${made}.`);
  try {
    await language.compile?.(files, folder);
    if (!existsSync(made)) renameSync(folder, made);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return made;
}

/** @param {Case} one */
function printCase({ key, headers, body, merchantNo = 'M10086', nowSeconds }) {
  const lines = headers.split(/\r?\n/).filter((line) => line.trim() !== '');
  const sentAt = /^x-timestamp:\s*(\d+)/im.exec(headers)?.[1] ?? '0';
  const texts = [key, lines.join('\n'), body].map((text) => Buffer.from(text).toString('base64'));
  return `${[...texts, merchantNo, nowSeconds ?? sentAt].join('\t')}\n`;
}

/**
 * @param {string} line
 * @returns {Outcome}
 */
function readOutcome(line) {
  const [text = '', verdict = '', status = '', answer = ''] = line.split('\t');
  const canonical = text === '-' ? null : Buffer.from(text, 'base64').toString();
  return { canonical, verdict, status: Number(status), answer };
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} input
 * @returns {Promise<string>} what it printed
 */
function pipe(program, args, input) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'pipe' });
    /** @type {Buffer[]} */
    const printed = [];
    /** @type {Buffer[]} */
    const faults = [];
    child.stdout.on('data', (piece) => printed.push(piece));
    child.stderr.on('data', (piece) => faults.push(piece));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(printed).toString());
      else reject(new Error(`${program} ended with ${code}:\n${Buffer.concat(faults)}`));
    });
    // One that ends early is told by its exit code.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

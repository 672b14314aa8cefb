/** Runs a script of the pack as its user does. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface Run {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** The lines of the cases. */
  readonly rows: readonly string[];
  /** The names of the cases that failed. */
  readonly failed: readonly string[];
}

export const scripts = ['send.sh', 'send.mjs'] as const;

/** `no-sha-1`: as some systems have it, whose policy forbids signatures with SHA-1. */
type Machine = 'plain' | 'no-sha-1';

/** In the folder, and with no more programs than the pack asks for. */
export function runScript(
  folder: string,
  script: (typeof scripts)[number],
  args: readonly string[],
  machine: Machine = 'plain',
): Promise<Run> {
  if (script === 'send.sh') return runInShell(folder, ['bash'], args, machine);
  const options =
    machine === 'plain' ? [] : ['--require', writeFile(folder, 'policy.cjs', noSha1InNode)];
  return runProgram([process.execPath, ...options, join(folder, script), ...args], folder, '');
}

/** @param shell the program that reads `send.sh`, and its options */
export function runInShell(
  folder: string,
  [shell, ...options]: readonly [string, ...string[]],
  args: readonly string[],
  machine: Machine = 'plain',
): Promise<Run> {
  const command = [findProgram(shell), ...options, join(folder, 'send.sh'), ...args] as const;
  return runProgram(command, folder, linkPrograms(folder, machine));
}

function runProgram(
  [program, ...args]: readonly [string, ...string[]],
  folder: string,
  path: string,
): Promise<Run> {
  const options = { cwd: folder, env: { PATH: path } };
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : error.code;
      if (typeof exitCode !== 'number') return reject(error);
      const rows = stdout.split('\n').filter((line) => /^(?:ok|FAIL)\b/.test(line));
      const failed = rows.flatMap((row) => /^FAIL +(\S+)/.exec(row)?.[1] ?? []);
      resolve({ exitCode, stdout, stderr, rows, failed });
    });
  });
}

/** @returns a folder that holds what the shell script needs, and nothing else */
function linkPrograms(folder: string, machine: Machine): string {
  const programs = join(folder, `programs-${machine}`);
  if (existsSync(programs)) return programs;
  mkdirSync(programs);
  symlinkSync(findProgram('curl'), join(programs, 'curl'));
  if (machine === 'plain') symlinkSync(findProgram('openssl'), join(programs, 'openssl'));
  else writeFile(programs, 'openssl', noSha1InShell());
  return programs;
}

function writeFile(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o755 });
  return path;
}

const noSha1InNode = `const crypto = require('node:crypto');
const { sign } = crypto;
crypto.sign = (algorithm, ...rest) => {
  if (algorithm === 'sha1') throw new Error('error:03000098:digital envelope routines::invalid digest');
  return sign(algorithm, ...rest);
};
require('node:module').syncBuiltinESMExports();
`;

function noSha1InShell(): string {
  return `#!${findProgram('bash')}
if [ "$1 $2 $3" = 'dgst -sha1 -sign' ]; then
  echo 'error:03000098:digital envelope routines::invalid digest' >&2
  exit 1
fi
exec ${findProgram('openssl')} "$@"
`;
}

export function hasProgram(name: string): boolean {
  return listPaths(name).some((path) => existsSync(path));
}

function findProgram(name: string): string {
  const found = listPaths(name).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
}

function listPaths(name: string): readonly string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

/** Runs a script of the pack as its user does. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
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

/** In the folder, and with no more programs than the pack asks for. */
export function runScript(
  folder: string,
  script: (typeof scripts)[number],
  args: readonly string[],
): Promise<Run> {
  const isShell = script === 'send.sh';
  const program = isShell ? findProgram('bash') : process.execPath;
  const options = { cwd: folder, env: { PATH: isShell ? linkPrograms(folder) : '' } };
  return new Promise((resolve, reject) => {
    execFile(program, [join(folder, script), ...args], options, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : error.code;
      if (typeof exitCode !== 'number') return reject(error);
      const rows = stdout.split('\n').filter((line) => /^(?:ok|FAIL)\b/.test(line));
      const failed = rows.flatMap((row) => /^FAIL +(\S+)/.exec(row)?.[1] ?? []);
      resolve({ exitCode, stdout, stderr, rows, failed });
    });
  });
}

/** @returns a folder that holds what the shell script needs, and nothing else */
function linkPrograms(folder: string): string {
  const programs = join(folder, 'programs');
  if (existsSync(programs)) return programs;
  mkdirSync(programs);
  for (const name of ['curl', 'openssl']) symlinkSync(findProgram(name), join(programs, name));
  return programs;
}

function findProgram(name: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, name)).find(existsSync);
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
}

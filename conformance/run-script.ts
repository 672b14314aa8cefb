/** Runs a script of the pack as its user does. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';

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

export function runScript(
  folder: string,
  script: (typeof scripts)[number],
  args: readonly string[],
  cwd = folder,
): Promise<Run> {
  const program = script === 'send.sh' ? 'bash' : process.execPath;
  return new Promise((resolve, reject) => {
    execFile(program, [join(folder, script), ...args], { cwd }, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : error.code;
      if (typeof exitCode !== 'number') return reject(error);
      const rows = stdout.split('\n').filter((line) => /^(?:ok|FAIL)\b/.test(line));
      const failed = rows.flatMap((row) => /^FAIL +(\S+)/.exec(row)?.[1] ?? []);
      resolve({ exitCode, stdout, stderr, rows, failed });
    });
  });
}

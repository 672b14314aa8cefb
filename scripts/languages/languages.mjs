/** How the verification code is run, a language each: with which programs, and how those are got on Debian. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { root } from '../run.mjs';

/**
 * @typedef {object} Language
 * @property {string} name
 * @property {string} sample in verification-code
 * @property {string} harness in testing/verification-code
 * @property {string} needs what has to be installed, in words
 * @property {readonly string[]} packages Debian's
 * @property {() => boolean} isThere
 * @property {(files: { sample: string, harness: string }, folder: string) => unknown} [compile] throws where that fails
 * @property {(files: { sample: string, harness: string }, folder: string) => readonly string[]} command
 */

/** Python with the one package that its code needs: the machine's first, or Debian's own. */
const pythons = ['python3', '/usr/bin/python3'];

/** @type {readonly Language[]} */
export const languages = [
  {
    name: 'Java',
    sample: 'CallbackVerifier.java',
    harness: 'Run.java',
    needs: 'a JDK 17 or later',
    packages: ['openjdk-17-jdk-headless'],
    isThere: () => runs('javac', '-version'),
    compile: ({ sample, harness }, folder) => must('javac', ['-d', folder, sample, harness]),
    command: (_, folder) => ['java', '-XX:+UseSerialGC', '-cp', folder, 'Run'],
  },
  {
    name: 'Kotlin',
    sample: 'CallbackVerifier.kt',
    harness: 'Run.kt',
    needs: 'kotlinc',
    packages: ['kotlin'],
    isThere: () => runs('kotlinc', '-version'),
    compile: ({ sample, harness }, folder) =>
      must('kotlinc', ['-nowarn', '-d', join(folder, 'classes'), sample, harness]),
    command: (_, folder) => ['kotlin', '-cp', join(folder, 'classes'), 'RunKt'],
  },
  {
    name: 'PHP',
    sample: 'CallbackVerifier.php',
    harness: 'run.php',
    needs: 'PHP 8.1 or later',
    packages: ['php-cli'],
    isThere: () => runs('php', '-v'),
    command: ({ sample, harness }) => ['php', '-d', 'xdebug.mode=off', harness, sample],
  },
  {
    name: 'Python',
    sample: 'callback_verifier.py',
    harness: 'run.py',
    needs: 'Python 3 with the package cryptography',
    packages: ['python3', 'python3-cryptography'],
    isThere: () => findPython() !== undefined,
    command: ({ sample, harness }) => [findPython() ?? '', '-B', harness, sample],
  },
  {
    name: 'Go',
    sample: 'callback_verifier.go',
    harness: 'run.go',
    needs: 'Go 1.19 or later',
    packages: ['golang-go'],
    isThere: () => runs('go', 'version'),
    compile({ sample, harness }, folder) {
      writeFileSync(join(folder, 'go.mod'), 'module run\n\ngo 1.19\n');
      mkdirSync(join(folder, 'callback'), { recursive: true });
      copyFileSync(sample, join(folder, 'callback', 'callback_verifier.go'));
      copyFileSync(harness, join(folder, 'run.go'));
      must('go', ['build', '-o', 'run', '.'], folder);
    },
    command: (_, folder) => [join(folder, 'run')],
  },
  {
    name: 'C#',
    sample: 'CallbackVerifier.cs',
    harness: 'Run.cs',
    needs: 'Mono with its compiler mcs',
    packages: ['mono-mcs', 'mono-runtime'],
    isThere: () => runs('mcs', '--version') && runs('mono', '--version'),
    compile: ({ sample, harness }, folder) =>
      must('mcs', ['-warnaserror', `-out:${join(folder, 'run.exe')}`, sample, harness]),
    command: (_, folder) => ['mono', join(folder, 'run.exe')],
  },
  {
    name: 'Ruby',
    sample: 'callback_verifier.rb',
    harness: 'run.rb',
    needs: 'Ruby 3.0 or later',
    packages: ['ruby'],
    isThere: () => runs('ruby', '-v'),
    command: ({ sample, harness }) => ['ruby', harness, sample],
  },
  {
    name: 'TypeScript',
    sample: 'callback-verifier.ts',
    harness: 'run.mjs',
    needs: 'Node.js',
    packages: [],
    isThere: () => true,
    async compile({ sample }, folder) {
      const { code } = await transformWithOxc(readFileSync(sample, 'utf8'), sample);
      writeFileSync(join(folder, 'callback-verifier.mjs'), code);
    },
    command: ({ harness }, folder) => [
      process.execPath,
      harness,
      join(folder, 'callback-verifier.mjs'),
    ],
  },
];

/** @param {Language} language */
export function locateFiles({ sample, harness }) {
  return {
    sample: join(root, 'verification-code', sample),
    harness: join(root, 'testing', 'verification-code', harness),
  };
}

function findPython() {
  return pythons.find((python) => runs(python, '-c', 'import cryptography'));
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
function runs(program, ...args) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
function must(program, args, cwd = root) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed:\n${stdout}${stderr}`);
}

/**
 * Runs the programs beside it over the callbacks and writes what they print to src/testing/vectors/dumps.json:
 * of each implementation what it makes of two callbacks, so that each of the 18 is there in each language. With an
 * argument everything is written to that file instead, a row a line. What is not installed keeps its rows.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const here = import.meta.dirname;
const vectors = join(here, '../../src/testing/vectors/dumps.json');
const callbacksFile = join(here, 'callbacks.json');
const callbacks = JSON.parse(readFileSync(callbacksFile, 'utf8'));
const scratch = mkdtempSync(join(tmpdir(), 'dumps-'));
const { JSON_NET = '/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll', JAVA_CLASSPATH = '' } =
  process.env;

/** @type {Readonly<Record<string, readonly (readonly string[])[]>>} the last command of each prints */
const programs = {
  Python: [['python3', 'python/dumps.py']],
  Node: [['node', 'node/dumps.mjs']],
  PHP: [['php', '-d', 'xdebug.mode=off', 'php/dumps.php']],
  'PHP with Xdebug': [['php', '-d', 'xdebug.mode=develop', 'php/dumps.php']],
  Ruby: [['ruby', 'ruby/dumps.rb']],
  Go: [['go', 'run', 'go/dumps.go']],
  Perl: [['perl', 'perl/dumps.pl']],
  Lua: [['lua5.3', 'lua/dumps.lua']],
  Java: [
    [
      'javac',
      '-nowarn',
      '-encoding',
      'UTF-8',
      '-cp',
      JAVA_CLASSPATH,
      '-d',
      scratch,
      'java/Dumps.java',
    ],
    ['java', '-Dstdout.encoding=UTF-8', '-cp', `${scratch}:${JAVA_CLASSPATH}`, 'Dumps'],
  ],
  'C#': [
    ['cp', JSON_NET, scratch],
    [
      'mcs',
      `-out:${scratch}/dumps.exe`,
      `-r:${JSON_NET}`,
      '-r:System.Net.Http.dll',
      'csharp/Dumps.cs',
    ],
    ['mono', `${scratch}/dumps.exe`],
  ],
};

const env = {
  ...process.env,
  GO111MODULE: 'off',
  GOPATH: '/usr/share/gocode',
  GOCACHE: join(scratch, 'go'),
  PERL_HASH_SEED: '1',
};

/** @returns {string | null} what the program printed; null where it did not run */
function runProgram(/** @type {readonly (readonly string[])[]} */ commands) {
  let output = null;
  for (const [index, [command = '', ...parameters]] of commands.entries()) {
    const isLast = index === commands.length - 1;
    const run = spawnSync(command, isLast ? [...parameters, callbacksFile] : parameters, {
      cwd: here,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (run.status !== 0) return null;
    output = run.stdout;
  }
  return output;
}

const rows = Object.entries(programs).flatMap(([language, commands]) => {
  const output = runProgram(commands);
  console.log(`${language}: ${output === null ? 'did not run' : 'ran'}`);
  const printed = (output ?? '').trim().split('\n').filter(Boolean);
  return printed.map((line) => {
    const row = JSON.parse(line);
    // Xdebug prints where the program stands; that is another place on each machine.
    const text = row.text.replaceAll(`${here}/php/`, '/var/www/callback/');
    return { language: language.split(' ')[0], ...row, text };
  });
});

const [, , everything] = process.argv;
if (everything === undefined) writeVectors();
else writeFileSync(everything, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

function writeVectors() {
  const ran = new Set(rows.map(({ language }) => language));
  const kept = readVectors().filter(({ language }) => !ran.has(language));
  const dumps = [...kept, ...pickRows()];
  const lines = dumps.map((dump) => `  ${JSON.stringify(dump)}`).join(',\n');
  writeFileSync(
    vectors,
    `{\n "callbacks": ${JSON.stringify(callbacks)},\n "dumps": [\n${lines}\n ]\n}\n`,
  );
  console.log(`${dumps.length} dumps`);
}

function readVectors() {
  try {
    return JSON.parse(readFileSync(vectors, 'utf8')).dumps;
  } catch {
    return [];
  }
}

/** Two of each implementation's rows, other callbacks each time; of headers one. */
function pickRows() {
  /** @type {Map<string, { kind: string, callback: string }[]>} */
  const byImplementation = new Map();
  for (const row of rows) {
    const key = `${row.language} ${row.kind} ${row.implementation}`;
    byImplementation.set(key, [...(byImplementation.get(key) ?? []), row]);
  }
  return [...byImplementation].flatMap(([name, all]) => {
    // By the name, so that one more implementation changes no other's.
    const turn = [...name].reduce((sum, character) => sum + character.charCodeAt(0), 0);
    const count = Math.min(all[0]?.kind === 'headers' ? 1 : 2, all.length);
    return Array.from({ length: count }, (_, index) => all[(turn + index * 7) % all.length]);
  });
}

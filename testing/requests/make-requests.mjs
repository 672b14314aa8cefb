/**
 * Runs the programs beside it over the callbacks and writes what they print to src/testing/vectors/real-requests.json: of each
 * tool a few rows, the callbacks in turn. With an argument everything is written to that file instead, a row a line. What is not
 * installed keeps its rows. `NODE_PACKAGES` names a folder with npm's packages, `JAVA_CLASSPATH` the files of Java's.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const here = import.meta.dirname;
const vectors = join(here, '../../src/testing/vectors/real-requests.json');
const callbacksFile = join(here, 'callbacks.json');
const scratch = mkdtempSync(join(tmpdir(), 'requests-'));
const {
  JSON_NET = '/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll',
  JAVA_CLASSPATH = '',
  NODE_PACKAGES = '',
} = process.env;

/** @type {Readonly<Record<string, readonly (readonly string[])[]>>} the last command of each prints */
const programs = {
  Node: [['node', 'node/print-requests.mjs', callbacksFile, NODE_PACKAGES]],
  Commands: [['node', 'node/print-commands.mjs', callbacksFile, NODE_PACKAGES]],
  Tools: [['node', 'node/print-tools.mjs', callbacksFile]],
  Documented: [['node', 'node/write-documented.mjs', callbacksFile]],
  Python: [['/usr/bin/python3', 'python/print_requests.py', callbacksFile]],
  PHP: [['php', '-d', 'xdebug.mode=off', 'php/print-requests.php', callbacksFile]],
  Ruby: [['ruby', 'ruby/print-requests.rb', callbacksFile]],
  Go: [['go', 'run', 'go/print_requests.go', callbacksFile]],
  Java: [
    ['javac', '-nowarn', '-cp', JAVA_CLASSPATH, '-d', scratch, 'java/PrintRequests.java'],
    ['java', '-cp', `${scratch}:${JAVA_CLASSPATH}`, 'PrintRequests', callbacksFile],
  ],
  'C#': [
    ['cp', JSON_NET, scratch],
    [
      'mcs',
      `-out:${scratch}/p.exe`,
      `-r:${JSON_NET}`,
      '-r:System.Net.Http.dll',
      'csharp/PrintRequests.cs',
    ],
    ['mono', `${scratch}/p.exe`, callbacksFile],
  ],
};

const env = { ...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode', GOFLAGS: '' };

/** @returns {string} what the program printed; empty where it did not run */
function runProgram(/** @type {readonly (readonly string[])[]} */ commands) {
  let output = '';
  for (const [command = '', ...parameters] of commands) {
    const run = spawnSync(command, parameters, {
      cwd: here,
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (run.status !== 0) return '';
    output = run.stdout;
  }
  return output;
}

const rows = Object.entries(programs).flatMap(([language, commands]) => {
  const printed = runProgram(commands).trim().split('\n').filter(Boolean);
  console.log(`${language}: ${printed.length} rows`);
  return printed.map((line) => JSON.parse(line));
});

const [, , everything] = process.argv;
if (everything === undefined) writeVectors();
else writeFileSync(everything, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

function writeVectors() {
  const ran = new Set(rows.map(({ language }) => language));
  const kept = readVectors().filter(({ language }) => !ran.has(language));
  const requests = [...kept, ...pickRows()];
  const callbacks = JSON.parse(readFileSync(callbacksFile, 'utf8'));
  const lines = requests.map((one) => `  ${JSON.stringify(one)}`).join(',\n');
  writeFileSync(
    vectors,
    `{\n "callbacks": ${JSON.stringify(callbacks)},\n "requests": [\n${lines}\n ]\n}\n`,
  );
  console.log(`${requests.length} requests`);
}

function readVectors() {
  try {
    return JSON.parse(readFileSync(vectors, 'utf8')).requests;
  } catch {
    return [];
  }
}

/** Of each call one callback, in turn; where the programs stand is said of no machine. */
function pickRows() {
  const codes = [...new Set(rows.map(toName))];
  return codes.map((name, index) => {
    const all = rows.filter((row) => toName(row) === name);
    const row = all[index % all.length];
    return { ...row, text: row.text.replaceAll(here, '/srv/pay') };
  });
}

function toName({ language, tool, code }) {
  return [language, tool, code].join(' ');
}

/** The pack's own scripts, run with the real curl, openssl and node against endpoints on the loopback interface. */
import { createPublicKey } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideVerdict, readPaste } from '../fuzz/second-reading';
import type { ExplainedCase } from '../src/core/pack/pack-words';
import { makePack } from './make-pack';
import { listen, mandatoryAlone, startReceiver } from './receiver';
import { hasProgram, type Run, runInShell, runScript, scripts } from './run-script';
import { copyFewCases, unzipPack } from './unzip-pack';
import { wrongReceivers } from './wrong-receivers';

let folder = '';
/** The same pack with few of its cases: what the scripts write of one they write of all. */
let fewFolder = '';
let cases: readonly ExplainedCase[] = [];
let publicKey = '';

const read = (name: string, pack = folder) => readFileSync(join(pack, name), 'utf8');

beforeAll(async () => {
  folder = unzipPack(await makePack(Math.floor(Date.now() / 1000)));
  cases = JSON.parse(read('cases.json'));
  publicKey = read('platform-public-key.pem');
  fewFolder = copyFewCases(folder, fewNames);
});

afterAll(() => {
  for (const made of [folder, fewFolder]) rmSync(made, { recursive: true });
});

/** Of both answers, at both levels. */
const fewNames = ['payin', 'payout', 'sha-1', 'merchant-other', 'time-stale', 'time-future'];

type Script = (typeof scripts)[number];

/** Against a new endpoint with these habits. */
async function run(
  script: Script,
  habits: Parameters<typeof startReceiver>[1],
  args: readonly string[] = [],
  pack = folder,
): Promise<Run> {
  const receiver = await startReceiver(publicKey, habits);
  try {
    return await runScript(pack, script, [receiver.address, ...args]);
  } finally {
    await receiver.close();
  }
}

describe('the cases', () => {
  it('have the string and the verdict of the second reading', () => {
    const key = createPublicKey(publicKey);
    for (const { name, headers, body, canonical, verdict } of cases) {
      const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
      const reading = readPaste(lines.join('\n'), body);
      expect(canonical, name).toBe(reading.canonical);
      expect(verdict, name).toBe(decideVerdict(reading, key).kind);
    }
  });

  it('are to be acknowledged where the signature is valid, and nothing else speaks against it', () => {
    const others = cases.filter(
      ({ verdict, answer }) => (verdict === 'valid') !== (answer === 'ok'),
    );
    expect(others.map(({ name }) => name)).toEqual([
      'merchant-missing',
      'merchant-blank',
      'merchant-other',
      'merchant-longer',
      'time-stale',
      'time-future',
      'time-milliseconds',
      'nonce-replayed',
    ]);
  });

  it('recommend the checks of time and nonce alone', () => {
    const recommended = cases.filter(({ level }) => level === 'recommended');
    expect(recommended.map(({ name }) => name.split('-')[0])).toEqual([
      'time',
      'time',
      'time',
      'nonce',
    ]);
  });

  it('have a name and a nonce each, but for the nonce that is replayed', () => {
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    const nonces = cases.flatMap(({ headers }) => headers['X-Nonce'] || []);
    expect(nonces.length - new Set(nonces).size).toBe(1);
  });

  it('stand byte for byte in the files of the shell script', () => {
    const rows = read('cases/list.tsv').trimEnd().split('\n');
    expect(rows.length).toBe(cases.length);
    for (const [index, { name, body, recipe, why }] of cases.entries()) {
      const cells = rows[index]?.split('\t') ?? [];
      expect([cells[1], cells.at(-1), cells.length]).toEqual([name, why, 9]);
      expect(read(`cases/${cells[0]}/body.txt`)).toBe(body);
      expect(read(`cases/${cells[0]}/string.txt`)).toBe(recipe.string);
      // $(<file) would lose it.
      expect(recipe.string.endsWith('\n')).toBe(false);
    }
  });
});

it('the README says when its keys were made and how many cases there are, with no mark left', () => {
  const readme = read('README.md');
  expect(readme).toMatch(/made for this pack, in the browser that downloaded it, at 20\d\d-\d\d-/);
  expect(readme).toContain(`${cases.length} signed callbacks`);
  expect(readme).not.toContain('{{madeAt}}');
});

it('the README names the cases that readings 1, 4, 6, 8 and 10 decide', () => {
  const rows = read('README.md').match(/^\| `[^|]+\| .*$/gm) ?? [];
  const names = new Set<string>(cases.map(({ name }) => name));
  const named = rows.flatMap((row) => row.match(/(?<=`)[a-z-]+(?=`)/g) ?? []);
  expect(named.filter((name) => names.has(name))).toEqual([
    'number-precise',
    'nested-order',
    'nested-unicode',
    'keys-of-both-cases',
    'own-timestamp-and-nonce',
    'unicode-chinese',
    'unicode-escaped',
    'unicode-emoji',
    'unicode-combining',
  ]);
});

describe('a correct endpoint', () => {
  it.each(scripts)('passes every case of %s, also the recommended ones', async (script) => {
    const { failed, exitCode, stdout, rows } = await run(script, {}, ['--strict']);
    expect(failed).toEqual([]);
    expect(exitCode).toBe(0);
    expect(rows.length).toBe(cases.length);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(`${cases.length} passed, 0 failed`);
  });

  it('passes without the recommended checks, unless they are asked for', async () => {
    const lenient = await run('send.mjs', mandatoryAlone);
    expect([lenient.failed, lenient.exitCode]).toEqual([[], 0]);
    const strict = await run('send.mjs', mandatoryAlone, ['--strict']);
    const recommended = cases.filter(({ level }) => level === 'recommended');
    expect(strict.failed).toEqual(recommended.map(({ name }) => name));
    expect(strict.exitCode).toBe(1);
  });

  it('passes again, its orders completed', async () => {
    const receiver = await startReceiver(publicKey);
    const first = await runScript(folder, 'send.mjs', [receiver.address, '--strict']);
    const again = await runScript(folder, 'send.mjs', [receiver.address, '--strict']);
    await receiver.close();
    expect([first.failed, again.failed]).toEqual([[], []]);
    const names = cases.filter(({ answer }) => answer === 'ok').map(({ name }) => `PACK-${name}`);
    expect([...receiver.completed]).toEqual(
      names.filter((name) => name !== 'PACK-same-order-again'),
    );
  });

  it('may have another merchant number', async () => {
    const receiver = await startReceiver(publicKey, {}, '20086');
    const { failed } = await runScript(folder, 'send.mjs', [
      receiver.address,
      '--merchant',
      '20086',
    ]);
    await receiver.close();
    expect(failed).toEqual([]);
  });
});

describe('an endpoint with a fault', () => {
  it.each(wrongReceivers)(
    'that $name fails what this explains, and nothing else',
    async (wrong) => {
      const { fails, habits } = wrong;
      const { failed, exitCode, stdout } = await run('send.mjs', habits, ['--strict']);
      const expected =
        typeof fails === 'string'
          ? cases.filter(({ answer }) => answer === fails).map(({ name }) => name)
          : fails;
      expect(failed.toSorted()).toEqual(expected.toSorted());
      expect(exitCode).toBe(1);
      expect(stdout).toContain(`${cases.length - failed.length} passed, ${failed.length} failed`);
    },
  );

  it('has the same table of 80 columns and the same JUnit XML from both scripts', async () => {
    const habits = {
      acknowledgement: '{"code":"<0>","message":"thanks & bye"}',
      checksTime: false,
    };
    const one = await run('send.sh', habits, ['--strict', '--junit', 'shell.xml'], fewFolder);
    const other = await run('send.mjs', habits, ['--strict', '--junit', 'node.xml'], fewFolder);
    expect(one.stdout).toBe(other.stdout);
    expect(one.rows.filter((row) => row.length > 80)).toEqual([]);
    expect(one.stdout).toContain('\n      The plain callback of a payin was not answered with 200');
    expect(one.exitCode).toBe(other.exitCode);
    const xml = read('shell.xml', fewFolder);
    expect(xml).toBe(read('node.xml', fewFolder));
    expect(one.failed).toEqual(['payin', 'payout']);
    expect(xml).toContain(`tests="${fewNames.length}" failures="2" errors="0" skipped="0">`);
    const message = 'should be ok, answered 200 &quot;{&quot;code&quot;:&quot;&lt;0&gt;&quot;';
    expect(xml).toContain(`name="payin"><failure message="${message}`);
    expect(xml.match(/<testcase [^>]*><failure /g)?.length).toBe(2);
    expect(xml.match(/<testcase [^>]*><\/testcase>/g)?.length).toBe(fewNames.length - 2);
  });
});

const nowhere = 'http://127.0.0.1:1/callback';

const misuses: readonly (readonly [args: readonly string[], stderr: RegExp])[] = [
  [[], /^The address of the endpoint is missing\.\n\nUsage: /],
  [['localhost:8080'], /^localhost:8080 is no address that begins with http/],
  [['http://'], /^http:\/\/ is no address/],
  [[nowhere, nowhere], /^Give one address\./],
  [[nowhere, '--loose'], /--loose/],
  [[nowhere, '--merchant'], /--merchant/],
  [[nowhere, '--merchant', 'a b'], /^--merchant takes a number without spaces\./],
  [[nowhere, '--timeout=soon'], /^--timeout takes a whole number of seconds\./],
  [[nowhere, '--tolerance', '-1'], /--tolerance/],
  [[nowhere, '--junit', 'no-such-folder/x.xml'], /^no-such-folder\/x\.xml cannot be written\./],
  [[nowhere], /^http:\/\/127\.0\.0\.1:1\/callback cannot be reached: no connection can be made\./],
];

describe.each(scripts)('%s', (script) => {
  it.each(misuses)('ends with 2 and says why: %j', async (args, stderr) => {
    const { exitCode, failed, ...run } = await runScript(folder, script, args);
    expect(run.stderr).toMatch(stderr);
    expect([exitCode, failed]).toEqual([2, []]);
  });

  it('ends where the endpoint is gone in the middle, and says at which case', async () => {
    const server = createServer((_, response) => {
      server.close();
      response.end('OK');
    });
    const { exitCode, stderr, rows } = await runScript(folder, script, [await listen(server)]);
    expect(exitCode).toBe(2);
    expect(rows.length).toBe(1);
    expect(stderr).toContain(
      'cannot be reached: no connection can be made. It happened at the case payout',
    );
  });
});

/** What an endpoint may answer beside `OK`, and how the table shows it. */
const answers: readonly (readonly [status: number, body: string | Buffer, shown: string])[] = [
  [200, 'OK\n', '200 "OK\\n"'],
  [201, 'OK', '201 "OK"'],
  [200, '', '200 ""'],
  [200, Buffer.from('OK\0'), '200 3 bytes'],
  [200, 'é', '200 2 bytes'],
  [500, 'x'.repeat(26), `500 "${'x'.repeat(26)}"`],
  [500, 'x'.repeat(27), `500 "${'x'.repeat(26)}..."`],
  [302, 'moved', '302 redirect'],
];

/** What is no answer: nothing, no HTTP, and one that ends early. */
const noAnswers: readonly (readonly [written: string, shown: string])[] = [
  ['', 'closed without a complete answer'],
  ['hello\r\n\r\n', 'an answer that is not HTTP'],
  ['HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nO', 'closed without a complete answer'],
];

/** Gives one after the other, then what is none, then nothing at all, and is gone. */
function createMute() {
  let count = 0;
  const server = createServer(({ socket }, response) => {
    const [status, body] = answers[count] ?? [];
    const [written] = noAnswers[count - answers.length] ?? [];
    count += 1;
    if (written !== undefined) socket.end(written);
    else if (status === undefined) server.close();
    else response.writeHead(status, { Location: '/elsewhere' }).end(body);
  });
  return server;
}

describe('the table', () => {
  it.each(scripts)('of %s shows every answer, and that there is none', async (script) => {
    const address = await listen(createMute());
    const { rows } = await runScript(folder, script, [address, '--timeout', '3']);
    expect(rows.map((row) => row.slice(42))).toEqual([
      ...answers.map(([, , shown]) => shown),
      ...noAnswers.map(([, shown]) => shown),
      'no complete answer within 3 s',
    ]);
  });
});

/** What a machine does whose policy forbids signatures with SHA-1, as some systems have it. */
describe('a machine that signs nothing with SHA-1', () => {
  it.each(scripts)(
    'is told by %s, which goes on, and counts the case as neither',
    async (script) => {
      const receiver = await startReceiver(publicKey);
      const run = await runScript(
        fewFolder,
        script,
        [receiver.address, '--strict', '--junit', 'no-sha-1.xml'],
        'no-sha-1',
      );
      await receiver.close();
      expect([run.failed, run.exitCode, run.stderr]).toEqual([[], 0, '']);
      expect(run.rows.length).toBe(fewNames.length - 1);
      expect(run.stdout).toMatch(
        /^skip {2}sha-1 +reject {2}not sent: (?:openssl|node) cannot sign it here$/m,
      );
      expect(run.stdout).toContain(`\n${fewNames.length - 1} passed, 0 failed, 1 not sent\n`);
      const xml = read('no-sha-1.xml', fewFolder);
      expect(xml).toContain(`tests="${fewNames.length}" failures="0" errors="0" skipped="1">`);
      expect(xml).toMatch(/name="sha-1"><skipped message="not sent: /);
    },
  );
});

describe('send.sh', () => {
  const shells = ['dash', 'busybox', 'mksh', 'zsh'];
  it.each(shells.filter(hasProgram))('says in %s that it needs bash', async (shell) => {
    const { exitCode, stderr, stdout } = await runInShell(
      folder,
      shell === 'busybox' ? [shell, 'sh'] : [shell],
      [nowhere],
    );
    expect([exitCode, stderr, stdout]).toEqual([
      2,
      'This script needs bash: bash send.sh ADDRESS\n',
      '',
    ]);
  });

  it('does the same where bash keeps to POSIX, as sh does on macOS', async () => {
    const { stderr, exitCode } = await runInShell(
      folder,
      ['bash', '--posix'],
      [nowhere, '--junit', 'no-such-folder/x.xml'],
    );
    expect(stderr).toMatch(/^no-such-folder\/x\.xml cannot be written\./);
    expect(exitCode).toBe(2);
  });
});

describe.each(scripts)('%s, to an endpoint without TLS by https', (script) => {
  it('says that TLS fails', async () => {
    const receiver = await startReceiver(publicKey);
    const address = receiver.address.replace('http:', 'https:');
    const { stderr, exitCode } = await runScript(folder, script, [address]);
    await receiver.close();
    expect(stderr).toContain('cannot be reached: TLS fails');
    expect(exitCode).toBe(2);
  });
});

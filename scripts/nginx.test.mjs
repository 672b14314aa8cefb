/** deploy/nginx.conf in a real nginx, with files as a build leaves them. Where no nginx is installed there is nothing to run. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needing } from '../src/testing/needing';
import { contentPolicyHeader } from './content-policy.mjs';
import { isListening } from './is-listening.mjs';
import { listOnPath } from './list-on-path.mjs';
import { root } from './run.mjs';

// Debian has it where only root's PATH leads.
const nginx = [...listOnPath(['nginx']), '/usr/sbin/nginx'].find((path) => existsSync(path));

const forever = 'public, max-age=31536000, immutable';
const content = 'as long as nginx wants it to be before it compresses anything';
const files = [
  'index.html',
  'sw.js',
  'config.json',
  'callback-debugger.html',
  'THIRD-PARTY-LICENSES.txt',
  'assets/index-C8iZrAAg.js',
  'assets/codicon-DF1abBS2.ttf',
];

describe('deploy/nginx.conf', needing('nginx', nginx !== undefined), () => {
  const folder = mkdtempSync(join(tmpdir(), 'callback-debugger-nginx-'));
  /** @type {import('node:child_process').ChildProcess} */
  let server;
  let address = '';

  beforeAll(async () => {
    const port = await findFreePort();
    address = `http://127.0.0.1:${port}/portal/debugger/`;
    for (const file of files) {
      mkdirSync(dirname(join(folder, 'dist', file)), { recursive: true });
      writeFileSync(join(folder, 'dist', file), content);
    }
    writeFileSync(join(folder, 'nginx.conf'), buildConfiguration(folder, port));
    server = spawn(String(nginx), ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await waitForPort(port, server);
  });
  afterAll(() => {
    server.kill();
    rmSync(folder, { recursive: true });
  });

  const ask = (/** @type {string} */ name) =>
    fetch(address + name, { headers: { 'Accept-Encoding': 'gzip' }, redirect: 'manual' });

  it.each(files)('serves %s compressed, under a type that browsers take', async (name) => {
    const response = await ask(name);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(content);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': expect.stringMatching(types[name.replace(/^.*\./, '')] ?? /^$/),
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
  });

  it.each(files)('lets %s stay for as long as its name tells of its content', async (name) => {
    const { headers } = await ask(name);
    expect(headers.get('cache-control')).toBe(name.startsWith('assets/') ? forever : 'no-cache');
  });

  it.each(files.filter((name) => name !== 'callback-debugger.html'))(
    'sends the policy with %s',
    async (name) => {
      const { headers } = await ask(name);
      expect(headers.get('content-security-policy')).toBe(contentPolicyHeader);
    },
  );

  it.each(['assets/index-gone.js', 'assets/codicon-gone.ttf', 'gone.html'])(
    'lets no answer stay that %s is not there',
    async (name) => {
      const { status, headers } = await ask(name);
      expect(status).toBe(404);
      expect([null, 'no-cache']).toContain(headers.get('cache-control'));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('offers the tool in one file as a download', async () => {
    const { headers } = await ask('callback-debugger.html');
    expect(headers.get('content-disposition')).toBe('attachment');
  });

  it('serves the page at its folder, and leads there', async () => {
    expect(await (await ask('')).text()).toBe(content);
    const { status, headers } = await fetch(address.slice(0, -1), { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, '/portal/debugger/']);
  });
});

/** @type {Readonly<Record<string, RegExp>>} */
const types = {
  html: /^text\/html; charset=utf-8$/,
  js: /^(?:text|application)\/javascript/,
  json: /^application\/json/,
  txt: /^text\/plain; charset=utf-8$/,
  ttf: /^font\/ttf$/,
};

/**
 * @param {string} folder
 * @param {number} port
 */
function buildConfiguration(folder, port) {
  const ours = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  const { stderr } = spawnSync(String(nginx), ['-V'], { encoding: 'utf8' });
  const installed = dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
  include ${installed}/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    ${ours.replaceAll('/var/www/callback-debugger/', `${folder}/dist/`)}
  }
}
`;
}

/** @returns {Promise<number>} */
async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}

/**
 * @param {number} port
 * @param {import('node:child_process').ChildProcess} server
 */
async function waitForPort(port, server) {
  while (!(await isListening(port))) {
    if (server.exitCode !== null) throw new Error('nginx refused the configuration');
    await setTimeout(50);
  }
}

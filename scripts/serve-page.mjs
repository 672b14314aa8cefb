/** The built page on a server of this machine, as `docs/hosting.md` has it: policy and cache headers, compressed. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contentPolicyHeader } from './content-policy.mjs';
import { root } from './run.mjs';

/** Where the page is, below the server's address. */
export const pagePath = '/portal/debugger/';

/** Where browsers tell what the policy refused, and `watch-page.js` what went wrong otherwise. */
const complaintsPath = `${pagePath}complaints`;

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.ttf': 'font/ttf',
};

const headers = {
  'Content-Security-Policy': contentPolicyHeader,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** @type {Map<string, Promise<Buffer>>} files whose name holds a hash of their content, compressed */
const compressed = new Map();

/**
 * Answers with a file of the built page, or with 404. A header that is set already stays.
 * @param {string} path below the page's own; empty for the page itself
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {ReadonlyMap<string, string>} deployed what stands there instead of, or beside, what was built, by name
 */
export async function answerFile(path, request, response, deployed) {
  const name = path === '' ? 'index.html' : path;
  try {
    const content = deployed.get(name) ?? (await readFile(join(root, 'dist', name)));
    for (const [header, value] of Object.entries(headers)) {
      if (!response.hasHeader(header)) response.setHeader(header, value);
    }
    const caching = hasHash(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.setHeader('Cache-Control', caching);
    response.setHeader('Content-Type', types[extname(name)] ?? 'text/plain; charset=utf-8');
    response.setHeader('Vary', 'Accept-Encoding');
    if (!String(request.headers['accept-encoding']).includes('gzip')) {
      response.end(content);
      return;
    }
    response.setHeader('Content-Encoding', 'gzip');
    response.end(await compress(name, content));
  } catch {
    response.writeHead(404).end();
  }
}

/** @param {string} name */
function hasHash(name) {
  return name.startsWith('assets/');
}

/**
 * @param {string} name
 * @param {string | Buffer} content
 */
function compress(name, content) {
  const made = compressed.get(name) ?? promisify(gzip)(content);
  if (hasHash(name)) compressed.set(name, made);
  return made;
}

/**
 * So that pages that are opened one after another share a process, and what it has compiled: with the usual header each
 * gets its own.
 */
export const sharedProcess = /** @type {const} */ (['Cross-Origin-Opener-Policy', 'unsafe-none']);

/**
 * Serves the page under a path of its own.
 * @param {{ port?: number, isProcessShared?: boolean }} [options] a free port where none is given
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export function servePage({ port, isProcessShared = false } = {}) {
  const deployed = new Map();
  return listen((pathname, request, response) => {
    if (isProcessShared) response.setHeader(...sharedProcess);
    void answerFile(pathname.slice(pagePath.length), request, response, deployed);
  }, port);
}

/**
 * The same, with a script before the page's own that watches it.
 * @returns {Promise<{ address: string, complaints: string[], stop: () => Promise<void> }>} complaints: what the
 *   policy refused, what the page threw, and what it wrote to the console as an error or a warning
 */
export async function serveWatchedPage() {
  /** @type {string[]} */
  const complaints = [];
  const page = await readFile(join(root, 'dist/index.html'), 'utf8');
  const watcher = await readFile(new URL('engines/watch-page.js', import.meta.url), 'utf8');
  const deployed = new Map([
    ['index.html', page.replace('</head>', '<script src="./watch-page.js"></script></head>')],
    ['watch-page.js', watcher],
  ]);
  const server = await listen((pathname, request, response) => {
    if (pathname === complaintsPath) {
      request.setEncoding('utf8');
      request.on('data', (text) => complaints.push(text));
      request.on('end', () => response.writeHead(204).end());
      return;
    }
    const policy = `${contentPolicyHeader}; report-uri ${complaintsPath}`;
    response.setHeader('Content-Security-Policy', policy);
    void answerFile(pathname.slice(pagePath.length), request, response, deployed);
  });
  return { ...server, complaints };
}

/**
 * @param {(path: string, ...exchange: Parameters<import('node:http').RequestListener>) => void} answer for paths
 *   below the page's own; nothing else is there
 */
async function listen(answer, wantedPort = 0) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://portal');
    if (pathname.startsWith(pagePath)) answer(pathname, request, response);
    else response.writeHead(404).end();
  });
  await new Promise((resolve) => server.listen(wantedPort, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return {
    address: `http://localhost:${port}${pagePath}`,
    async stop() {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

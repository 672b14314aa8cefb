/** A Chromium, and the built app on a local port: what the measurements in a browser share. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findChromium } from '../scripts/find-chromium.mjs';
import { root } from '../scripts/run.mjs';

/** @type {import('@playwright/test').Browser | null} */
let browser = null;
/** @type {Map<string, Promise<import('vite').PreviewServer>>} by the folder they serve */
const servers = new Map();

export async function openBrowser() {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium was found. Set CHROMIUM_PATH.');
  browser ??= await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  return browser;
}

/**
 * @param {string} dist where an app was built: this one, or another commit's
 * @returns {Promise<string>} the address of the app, served uncompressed from this machine
 */
export async function serveApp(dist = join(root, 'dist')) {
  const started =
    servers.get(dist) ??
    preview({
      root,
      logLevel: 'error',
      build: { outDir: dist },
      preview: { host: '127.0.0.1', port: 4373 + servers.size },
    });
  servers.set(dist, started);
  const address = (await started).httpServer.address();
  if (typeof address !== 'object' || address === null) throw new Error('The app is not served.');
  return `http://localhost:${address.port}/`;
}

/**
 * @param {Readonly<Record<string, string>>} scripts by path
 * @returns {Promise<string>} the address of an empty page beside them
 */
export function serveScripts(scripts) {
  const server = createServer((request, response) => {
    const script = scripts[request.url ?? ''];
    response.setHeader('Content-Type', script === undefined ? 'text/html' : 'text/javascript');
    response.end(script ?? '<!doctype html><title>bench</title>');
  });
  server.unref();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`);
    });
  });
}

export async function closeBrowser() {
  await browser?.close();
  for (const server of servers.values()) await (await server).close();
}

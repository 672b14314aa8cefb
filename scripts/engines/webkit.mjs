/** WebKitGTK in a screen of its own (Xvfb), through WebDriver: plain HTTP, https://www.w3.org/TR/webdriver2/. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { locateProgram } from './find-programs.mjs';
import { patience } from './patience.mjs';

/** The key under which WebDriver names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** @returns {Promise<import('./engine').Engine>} */
export async function openWebKit() {
  const [driverPath, screenPath] = [locateProgram('webkit2gtk-driver'), locateProgram('xvfb')];
  const { screen, display } = await openScreen(screenPath);
  const port = await findFreePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      // Its sandbox does not start as root or in a container; it opens nothing but this page.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  try {
    const server = `http://127.0.0.1:${port}`;
    await waitForDriver(server);
    return await openSession(server, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

/**
 * @param {string} server
 * @param {() => void} stop
 * @returns {Promise<import('./engine').Engine>}
 */
async function openSession(server, stop) {
  const opened = await send('POST', `${server}/session`, { capabilities: {} });
  const { sessionId, capabilities } = opened;
  const session = `${server}/session/${sessionId}`;
  const post = (/** @type {string} */ command, /** @type {unknown} */ body) =>
    send('POST', `${session}/${command}`, body);
  await post('window/rect', { width: 1280, height: 900 });
  await post('timeouts', { implicit: patience, pageLoad: patience, script: patience });
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: (address) => post('url', { url: address }),
    evaluate: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
    async click(path) {
      const element = await post('element', { using: 'xpath', value: path });
      await post(`element/${element[elementKey]}/click`, {});
    },
    async type(character) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: character }));
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async close() {
      await send('DELETE', session);
      stop();
    },
  };
}

/**
 * @param {string} method
 * @param {string} address
 * @param {unknown} [body]
 */
async function send(method, address, body) {
  const options = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(address, { method, ...options });
  const { value } = /** @type {{ value: any }} */ (await response.json());
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** @param {string} server */
async function waitForDriver(server) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    try {
      return await send('GET', `${server}/status`);
    } catch {
      await sleep(100);
    }
  }
  throw new Error('WebKitWebDriver does not answer.');
}

/**
 * Xvfb picks a free display itself and writes its number.
 * @param {string} path
 */
async function openScreen(path) {
  const args = ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(path, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise((resolve, reject) => {
    screen.stdout.once('data', (text) => resolve(String(text).trim()));
    screen.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  return { screen, display: `:${number}` };
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/** 20 MB of anything in any field of the built page: the longest task of its main thread, the time to an answer, and memory. */
import { readFileSync, writeFileSync } from 'node:fs';
import { openBrowser, serveApp, serveScripts } from './browser.mjs';
import { printRow } from './print-rows.mjs';
import { signCallbacks } from './signed-callbacks.mjs';

/** A page that takes longer is ended. */
const mostSeconds = 60;

const { publicKeyPem, callbacks } = signCallbacks(1);
const { headersText = '', bodyText = '' } = callbacks[0] ?? {};

/** Made in the page: sent there, they would be held in memory on the way. Some are shorter, where that takes more. */
const shapes = {
  'one string': `'{"note":"' + 'x'.repeat(2e7 - 11) + '"}'`,
  letters: `'x'.repeat(2e7)`,
  'line ends': `'\\n'.repeat(2e7)`,
  separators: `'&'.repeat(2e7)`,
  lines: `'X-Any: b\\n'.repeat(2.2e6)`,
  'lines of no headers': `'a\\n'.repeat(1e7)`,
  'X-Sign': `'X-Sign: ' + 'A'.repeat(2e7 - 8)`,
  // The signature is left, so that what was signed is looked for.
  'X-Nonce': `${JSON.stringify(headersText)}.replace(/(?<=X-Nonce: ).*/, 'a'.repeat(2e7 - 1000))`,
  Base64: `('MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A'.repeat(2) + '\\n').repeat(3e5)`,
  'PEM markers': `'-----BEGIN PUBLIC KEY-----\\n'.repeat(7.4e5)`,
  'ten million values': `'{"a":[' + '0,'.repeat(1e7 - 5) + '0]}'`,
  '500,000 values': `'{"a":[' + '1,'.repeat(499_990) + '1]}'`,
  'a million fields': `'{' + Array.from({ length: 1e6 }, (_, i) => '"k' + i + '":' + i).join(',') + '}'`,
  '100,000 fields': `'{' + Array.from({ length: 100e3 }, (_, i) => '"k' + i + '":' + i).join(',') + '}'`,
  '100,000 fields of 80': `'{' + Array.from({ length: 100e3 }, (_, i) => '"k' + i + '":"' + 'v'.repeat(80) + '"').join(',') + '}'`,
  '100,000 objects': `'{' + Array.from({ length: 100e3 }, (_, i) => '"k' + i + '":{"a":[1,{}]}').join(',') + '}'`,
  'one nested value': `'{"a":' + JSON.stringify(Array.from({ length: 160e3 }, (_, i) => ({ a: i, b: 'x'.repeat(30) }))) + '}'`,
  'JSON in strings': `'{' + Array.from({ length: 1000 }, (_, i) => '"k' + i + '":' + JSON.stringify(JSON.stringify({ a: 'x'.repeat(19_900) }))).join(',') + '}'`,
  'one key': `'{"' + 'k'.repeat(2e7 - 8) + '":1}'`,
  'one number': `'{"n":' + '1'.repeat(2e7 - 6) + '}'`,
  escapes: `'{"a":"' + '\\\\u00e9'.repeat(3.3e6) + '"}'`,
  // Longer ones are verified, and the catalogue is not tried on them.
  accents: `'{"a":"' + '\\u00e9'.repeat(3.3e6) + '"}'`,
  'six million letters': `'{"a":"' + 'x'.repeat(6e6) + '"}'`,
  Chinese: `'{"a":"' + '\u8ba2'.repeat(3.3e6) + '"}'`,
  'open brackets': `'['.repeat(2e7)`,
  emoji: `'\u{1f600}'.repeat(5e6)`,
  tabs: `'\t'.repeat(2e7)`,
  pairs: `'key=value&'.repeat(2e6)`,
  'status lines': `'HTTP/1.1 200 OK\\r\\n'.repeat(1.1e6)`,
  'a request': `'POST /callback HTTP/1.1\\r\\nX-Nonce: a\\r\\n\\r\\n{"note":"' + 'x'.repeat(19_999_900) + '"}'`,
  'a response': `'HTTP/1.1 200 OK\\r\\n\\r\\n' + 'x'.repeat(19_999_900)`,
};

/** @typedef {keyof typeof shapes} Shape */

/** @type {readonly (readonly [field: string, place: string, shapes: readonly Shape[]])[]} */
const fields = [
  [
    'Callback body',
    '',
    [
      'one string',
      'line ends',
      'ten million values',
      '500,000 values',
      'a million fields',
      '100,000 fields',
      '100,000 fields of 80',
      '100,000 objects',
      'one nested value',
      'JSON in strings',
      'one key',
      'one number',
      'escapes',
      'accents',
      'six million letters',
      'Chinese',
      'open brackets',
    ],
  ],
  [
    'Request headers',
    '',
    ['line ends', 'lines', 'lines of no headers', 'X-Sign', 'X-Nonce', 'tabs', 'pairs'],
  ],
  ['Platform public key', '', ['letters', 'line ends', 'Base64', 'PEM markers']],
  [
    'Your string to be signed',
    '',
    ['letters', 'line ends', 'separators', 'one string', 'pairs', 'emoji', 'tabs'],
  ],
  ['My merchant public key', '', ['letters', 'Base64']],
  ['Local order', '', ['letters', 'ten million values']],
  ['Merchant number', '', ['letters']],
  [
    'Endpoint’s answer',
    '#/delivery',
    ['letters', 'line ends', 'ten million values', 'status lines', 'a response'],
  ],
  ['notifyUrl', '#/delivery', ['letters']],
  [
    'Paste a whole request',
    '',
    [
      'letters',
      'line ends',
      'one string',
      'lines',
      'a request',
      'emoji',
      'tabs',
      'pairs',
      'Base64',
      'JSON in strings',
    ],
  ],
  ['Body to sign', '#/sender', ['letters', '500,000 values']],
];

/** The buttons behind which a field is. @type {Readonly<Record<string, string>>} */
const openers = {
  'Local order': 'What your endpoint should do',
  'Paste a whole request': 'Paste a whole request',
};

/** @param {string} pattern of which cases, by field and shape */
export async function measureLimits(pattern = '.') {
  const wanted = new RegExp(pattern);
  const given = {
    'Platform public key': publicKeyPem,
    'Request headers': headersText,
    'Callback body': bodyText,
  };
  console.log('\n20 MB pasted into a field (goals: 200 ms, 10 s, 300 MB)');
  const columns = ['task', 'bare page', 'ours', 'answer', 'memory', 'bare page'];
  printRow('', columns, 'task: processor time of the longest; answer: by the clock');
  /** @type {Map<Shape, Figures>} */
  const bare = new Map();
  for (const [field, place, names] of fields) {
    for (const shape of names) {
      const label = `${field}: ${shape}`;
      if (!wanted.test(label)) continue;
      try {
        const page = bare.get(shape) ?? (await measureBare(shape));
        bare.set(shape, page);
        printFigures(label, await measure(place === '' ? given : {}, field, place, shape), page);
      } catch (cause) {
        printRow(label, [], `ended after ${mostSeconds} s: ${String(cause).split('\n')[0]}`);
      }
    }
  }
}

/** @typedef {{ readonly longest: number, readonly answer: number, readonly memory: number }} Figures in ms and MB */

/**
 * @param {string} label
 * @param {Figures} figures
 * @param {Figures} bare of the same text, in the same run: what is above it is the page's own
 */
function printFigures(label, { longest, answer, memory }, bare) {
  printRow(label, [
    `${longest.toFixed(0)} ms`,
    `${bare.longest.toFixed(0)} ms`,
    `${Math.max(0, longest - bare.longest).toFixed(0)} ms`,
    `${(answer / 1000).toFixed(1)} s`,
    `${memory.toFixed(0)} MB`,
    `${bare.memory.toFixed(0)} MB`,
  ]);
}

/**
 * What the text alone costs: a page that takes it from the clipboard, keeps it and hands it to a worker, which keeps it too.
 * Nothing is drawn of it.
 * @param {Shape} shape
 */
async function measureBare(shape) {
  const script = 'onmessage = ({ data }) => { self.kept = data; postMessage(data.length); };';
  const address = await serveScripts({ '/keep.js': script });
  return measurePaste(shape, address, async (page) => {
    await page.evaluate(takePastes);
    await page.locator('textarea').focus();
    return () => page.locator('[data-kept]').waitFor();
  });
}

/** Runs in the page. */
function takePastes() {
  document.body.append(document.createElement('textarea'));
  const worker = new Worker('/keep.js');
  worker.onmessage = () => {
    document.body.dataset.kept = '';
  };
  addEventListener('paste', (event) => {
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    Object.assign(window, { kept: text });
    setTimeout(() => worker.postMessage(text));
  });
}

/**
 * @param {Readonly<Record<string, string>>} given what stands in the other fields
 * @param {string} field
 * @param {string} place
 * @param {Shape} shape
 */
async function measure(given, field, place, shape) {
  const address = await serveApp();
  return measurePaste(shape, `${address}?editor=plain${place}`, async (page) => {
    const find = (/** @type {string} */ name) => page.getByRole('textbox', { name, exact: true });
    const settled = () => page.locator('[data-testid=report][aria-busy=false]').waitFor();
    for (const [name, text] of Object.entries(given)) await find(name).fill(text);
    await settled();
    const opener = openers[field];
    if (opener !== undefined) await page.getByRole('button', { name: opener }).click();
    await page.evaluate(waitForFrames);
    await find(field).selectText();
    return settled;
  });
}

/**
 * @param {Shape} shape
 * @param {string} address of the page
 * @param {(page: import('@playwright/test').Page) => Promise<() => Promise<void>>} prepare
 *   puts the focus where the text goes, and returns how to wait until everything came of it
 */
async function measurePaste(shape, address, prepare) {
  const browser = await openBrowser();
  await copy(shape, new URL(address).origin);
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(mostSeconds * 1000);
  const renderers = await listRenderers(browser);
  // Nothing else ends a page that hangs: what is waited for below fails then.
  const patience = setTimeout(() => {
    for (const id of renderers) process.kill(id);
  }, mostSeconds * 1000);
  try {
    await page.goto(address);
    const settled = await prepare(page);
    const client = await context.newCDPSession(page);
    await client.send('HeapProfiler.collectGarbage');
    const memory = watchMemory(renderers);
    const tasks = await traceTasks(client);
    const start = performance.now();
    const told = await page.evaluateHandle(awaitPaste);
    await page.keyboard.press('ControlOrMeta+V');
    await told.evaluate(({ promise }) => promise);
    await settled();
    const answer = performance.now() - start;
    const crash = await page.locator('.crash').allInnerTexts();
    if (crash.length > 0) throw new Error(`no answer: ${crash.join()}`);
    await page.evaluate(waitForFrames);
    const { processId, longest } = await tasks.end();
    return { longest, answer, memory: memory.read(processId) };
  } finally {
    clearTimeout(patience);
    await context.close();
  }
}

/**
 * Puts the text on the clipboard, from a page whose process does not count.
 * @param {Shape} shape
 * @param {string} address
 */
async function copy(shape, address) {
  const browser = await openBrowser();
  const context = await browser.newContext({ permissions: ['clipboard-write'] });
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(`navigator.clipboard.writeText(${shapes[shape]})`);
  await context.close();
}

/** Runs in the page. @returns what is resolved once the page has answered to a paste */
function awaitPaste() {
  const promise = new Promise((resolve) => {
    addEventListener(
      'paste',
      () => {
        performance.mark('told');
        setTimeout(resolve);
      },
      { capture: true, once: true },
    );
  });
  // A promise itself would be waited for.
  return { promise };
}

/** Runs in the page: until what was changed is drawn. */
function waitForFrames() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 200)));
  });
}

/**
 * The process ids of the pages: one is the page's, the others do nothing.
 * @param {import('@playwright/test').Browser} browser
 */
async function listRenderers(browser) {
  const client = await browser.newBrowserCDPSession();
  const { processInfo } = await client.send('SystemInfo.getProcessInfo');
  await client.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/**
 * How much more a process holds in memory at its peak than now, in MB, as Linux counts it: code, the garbage that is
 * not collected yet, everything.
 * @param {readonly number[]} ids
 */
function watchMemory(ids) {
  /** @param {number} id @param {string} name */
  function read(id, name) {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status) ?? [];
    return Number(kilobytes) / 1000;
  }
  for (const id of ids) writeFileSync(`/proc/${id}/clear_refs`, '5');
  const before = new Map(ids.map((id) => [id, read(id, 'VmRSS')]));
  return {
    read: (/** @type {number} */ id) => read(id, 'VmHWM') - (before.get(id) ?? Number.NaN),
  };
}

/**
 * @param {import('@playwright/test').CDPSession} client
 * @returns how to end it: with the page's process, and the processor time in ms of its main thread's longest task since the paste
 */
async function traceTasks(client) {
  /** @type {any[]} */
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing'] };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return {
    async end() {
      const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
      await client.send('Tracing.end');
      await complete;
      const told = events.find(({ name }) => name === 'told');
      const times = events
        .filter(
          ({ name, pid, tid, ts, dur }) =>
            name === 'ThreadControllerImpl::RunTask' &&
            pid === told.pid &&
            tid === told.tid &&
            ts + dur >= told.ts,
        )
        .map(({ tdur = 0 }) => tdur / 1000);
      return { processId: told.pid, longest: Math.max(...times) };
    },
  };
}

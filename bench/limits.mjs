/** 20 MB of anything in any field of the built page: the longest task of its main thread, the time to an answer, and memory. */
import { readFileSync, writeFileSync } from 'node:fs';
import { openBrowser, serveApp } from './browser.mjs';
import { printRow } from './print-rows.mjs';
import { signCallbacks } from './signed-callbacks.mjs';

/** A page that takes longer is ended. */
const mostSeconds = 60;

/** Made in the page: sent there, they would be held in memory on the way. */
const shapes = {
  'one string': `'{"note":"' + 'x'.repeat(2e7 - 11) + '"}'`,
  letters: `'x'.repeat(2e7)`,
  'line ends': `'\\n'.repeat(2e7)`,
  separators: `'&'.repeat(2e7)`,
  lines: `'X-Any: b\\n'.repeat(2.2e6)`,
  'X-Sign': `'X-Sign: ' + 'A'.repeat(2e7 - 8)`,
  Base64: `('MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A'.repeat(2) + '\\n').repeat(3e5)`,
  'PEM markers': `'-----BEGIN PUBLIC KEY-----\\n'.repeat(7.4e5)`,
  'ten million values': `'{"a":[' + '0,'.repeat(1e7 - 5) + '0]}'`,
  '500,000 values': `'{"a":[' + '1,'.repeat(499_990) + '1]}'`,
  'a million fields': `'{' + Array.from({ length: 1e6 }, (_, i) => '"k' + i + '":' + i).join(',') + '}'`,
  '100,000 fields': `'{' + Array.from({ length: 100e3 }, (_, i) => '"k' + i + '":' + i).join(',') + '}'`,
  'status lines': `'HTTP/1.1 200 OK\\r\\n'.repeat(1.1e6)`,
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
    ],
  ],
  ['Request headers', '', ['line ends', 'lines', 'X-Sign']],
  ['Platform public key', '', ['letters', 'line ends', 'Base64', 'PEM markers']],
  ['Your string to be signed', '', ['letters', 'line ends', 'separators', 'one string']],
  ['My merchant public key', '', ['letters', 'Base64']],
  ['Local order', '', ['letters', 'ten million values']],
  ['Merchant number', '', ['letters']],
  [
    'Endpoint’s answer',
    '#/delivery',
    ['letters', 'line ends', 'ten million values', 'status lines', 'a response'],
  ],
  ['notifyUrl', '#/delivery', ['letters']],
];

/** @param {RegExp} wanted of which cases, by field and shape */
export async function measureLimits(wanted = /./) {
  const { publicKeyPem, callbacks } = signCallbacks(1);
  const [callback] = callbacks;
  if (callback === undefined) throw new Error('No callback was signed.');
  const { headersText, bodyText } = callback;
  const given = {
    'Platform public key': publicKeyPem,
    'Request headers': headersText,
    'Callback body': bodyText,
  };
  console.log(
    '\n20 MB in a field (goals: 200 ms, 10 s, 300 MB beside what the browser needs for the field)',
  );
  const columns = ['longest task', 'answer', 'memory', 'the field'];
  printRow('', columns, 'task: its processor time; answer: by the clock');
  for (const [field, place, names] of fields) {
    for (const shape of names) {
      const label = `${field}: ${shape}`;
      if (!wanted.test(label)) continue;
      try {
        printRow(label, await measure(place === '' ? given : {}, field, place, shape));
      } catch (cause) {
        printRow(label, [], `ended after ${mostSeconds} s: ${cause}`);
      }
    }
  }
}

/**
 * @param {Readonly<Record<string, string>>} given what stands in the other fields
 * @param {string} field
 * @param {string} place
 * @param {Shape} shape
 */
async function measure(given, field, place, shape) {
  const browser = await openBrowser();
  const page = await browser.newPage();
  page.setDefaultTimeout(mostSeconds * 1000);
  const find = (/** @type {string} */ name) => page.getByRole('textbox', { name, exact: true });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let patience;
  let stage = 'the browser alone, with the text in its field';
  const settled = () => page.locator('[data-testid=report][aria-busy=false]').waitFor();
  try {
    await page.goto(`${await serveApp()}?editor=plain${place}`);
    for (const [name, text] of Object.entries(given))
      if (name !== field) await find(name).fill(text);
    await settled();
    const handle = await find(field).elementHandle();
    const client = await page.context().newCDPSession(page);
    const renderers = await listRenderers(browser);
    // Nothing else ends a page that hangs: what is waited for below fails then.
    patience = setTimeout(() => {
      for (const id of renderers) process.kill(id);
    }, mostSeconds * 1000);
    const memory = watchMemory(renderers);
    const before = memory.now();
    const text = await page.evaluateHandle(shapes[shape]);
    await handle?.evaluate(putText, text);
    await text.dispose();
    await page.evaluate(waitForFrames);
    const filled = memory.now();
    memory.forgetPeak();
    stage = 'the page';
    const tasks = await traceTasks(client);
    const start = performance.now();
    await handle?.evaluate(tellOfText);
    await settled();
    const answer = performance.now() - start;
    await page.evaluate(waitForFrames);
    const task = await tasks.end();
    return [
      `${task.toFixed(0)} ms`,
      `${(answer / 1000).toFixed(1)} s`,
      `${(memory.peak() - filled).toFixed(0)} MB`,
      `${(filled - before).toFixed(0)} MB`,
    ];
  } catch (cause) {
    throw new Error(`${stage}: ${String(cause).split('\n')[0]}`, { cause });
  } finally {
    clearTimeout(patience);
    await page.context().close();
  }
}

/**
 * Runs in the page. As the browser does it on a paste, before the page hears of it.
 * @param {SVGElement | HTMLElement} field
 * @param {string} text
 */
function putText(field, text) {
  // Long lines are not wrapped: the page does the same once it hears of the text.
  field.classList.add('is-unwrapped');
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
}

/**
 * Runs in the page, in a task of its own.
 * @param {Element} field
 */
function tellOfText(field) {
  return new Promise((resolve) => {
    setTimeout(() => {
      performance.mark('told');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      resolve(null);
    });
  });
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
 * What processes hold in memory, in MB, as Linux counts it: code, the garbage that is not collected yet, everything.
 * @param {readonly number[]} ids
 */
function watchMemory(ids) {
  const read = (/** @type {string} */ name) =>
    ids.reduce((sum, id) => {
      const [, kilobytes] =
        new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${id}/status`, 'utf8')) ??
        [];
      return sum + Number(kilobytes) / 1000;
    }, 0);
  return {
    now: () => read('VmRSS'),
    peak: () => read('VmHWM'),
    forgetPeak() {
      for (const id of ids) writeFileSync(`/proc/${id}/clear_refs`, '5');
    },
  };
}

/**
 * @param {import('@playwright/test').CDPSession} client
 * @returns how to end it: then with the processor time, in ms, of the main thread's longest task since it was told of the text
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
        .map(({ tdur }) => tdur / 1000);
      return Math.max(...times);
    },
  };
}

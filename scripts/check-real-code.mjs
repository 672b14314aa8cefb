/**
 * Every case of `real-code.json` through the built page, in one page, against the core's table
 * (`src/testing/vectors/real-code-left.json`): the page must explain what the core explains, and nothing else.
 * No part of `npm test`: it takes minutes. `npm run real-code -- own 100 50`: of one kind, 50 cases from the 100th on.
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';
import { servePage } from './serve-page.mjs';

/**
 * @typedef {{ kind: string, language: string, implementation: string, callback: string, causes?: string[], sign?: string, headers?: string, body?: string, ownString?: string }} Case
 * @typedef {{ codes: string, subject: string, proof: string }} Shown
 */

/** @param {string} name */
function readVectors(name) {
  return JSON.parse(
    readFileSync(new URL(`../src/testing/vectors/${name}`, import.meta.url), 'utf8'),
  );
}

const { key, callbacks, cases } = readVectors('real-code.json');
const left = readVectors('real-code-left.json');
const [kind = '', from = '0', count = 'Infinity'] = process.argv.slice(2);
/** @type {Case[]} */
const chosen = cases
  .filter((/** @type {Case} */ one) => kind === '' || one.kind === kind)
  .slice(Number(from), Number(from) + Number(count));

/** What the table says of a case: null where a cause that the vectors name explains it. */
function pickExpected(/** @type {Case} */ one) {
  const entry = left[`${one.kind} · ${one.language} · ${one.implementation}`] ?? {};
  return entry.unexplained?.includes(one.callback)
    ? ''
    : (entry.otherCodes?.[one.callback] ?? null);
}

/** As `src/core/real-code.test.ts` has it, of what stands on the page. */
function judge(
  /** @type {Case} */ { kind: of, causes = [] },
  /** @type {{ verdict: string | null, comparison: string | null, findings: Shown[] }} */ shown,
) {
  const isValid = shown.verdict === 'valid';
  if (of === 'headers' || of === 'harmless') return isValid ? null : '';
  if (of === 'body' && isValid) return null;
  if (of === 'own' && (!isValid || shown.comparison === 'same')) return isValid ? null : '';
  const subject = of === 'own' ? 'own-string' : 'signature';
  const first = shown.findings.find((finding) => finding.subject === subject);
  const codes = first?.codes.split(' ') ?? [];
  const proofs = of === 'own' ? ['string'] : ['digest', 'signature'];
  if (!proofs.includes(first?.proof ?? '') || (of === 'own' && codes.includes('value.changed')))
    return '';
  const isNamed = causes.some((cause) =>
    codes.some((code) =>
      cause.endsWith('*') ? code.startsWith(cause.slice(0, -1)) : code === cause,
    ),
  );
  return isNamed || causes.length === 0 ? null : codes.join(' ');
}

const server = await servePage();
const browser = await chromium.launch({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage();
page.setDefaultTimeout(0);
await page.goto(`${server.address}?editor=plain`);

async function show(/** @type {Case} */ one) {
  const callback = callbacks[one.callback];
  const headers = one.headers ?? callback.headers;
  const { sign } = one;
  const texts = {
    'Request headers':
      sign === undefined ? headers : headers.replace(/(?<=X-Sign: ).*/, () => sign),
    'Callback body': one.body ?? callback.body,
    'Your string to be signed': one.ownString ?? '',
  };
  for (const [name, text] of Object.entries({ 'Platform public key': key, ...texts }))
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  await page.locator('[data-testid=report][aria-busy=false]').waitFor({ state: 'attached' });
  await page.locator('[data-testid=verdict][aria-busy=false]').waitFor({ state: 'attached' });
  // A search of ranges says nothing that the table is about.
  await page.waitForFunction(
    () =>
      document.querySelector('[data-testid=report]')?.getAttribute('aria-busy') === 'false' ||
      document.querySelector('[data-testid=finding]') !== null,
  );
  return page.evaluate(() => ({
    verdict: document.querySelector('[data-testid=verdict]')?.getAttribute('data-verdict') ?? null,
    comparison:
      document.querySelector('[data-testid=comparison]')?.getAttribute('data-result') ?? null,
    findings: [...document.querySelectorAll('[data-testid=finding]')].map((finding) => ({
      codes: finding.getAttribute('data-codes') ?? '',
      subject: finding.getAttribute('data-subject') ?? '',
      proof: finding.getAttribute('data-proof') ?? '',
    })),
  }));
}

let wrong = 0;
for (const one of chosen) {
  const expected = pickExpected(one);
  const found = judge(one, await show(one));
  if (found === expected) continue;
  wrong++;
  const say = (/** @type {string | null} */ codes) => codes ?? 'explained';
  console.log(
    `${one.kind} · ${one.language} · ${one.implementation} · ${one.callback}: ${say(found) || 'not explained'}, the core: ${say(expected) || 'not explained'}`,
  );
}
await browser.close();
await server.stop();
console.log(`${chosen.length} cases through the page, ${wrong} otherwise than in the core`);
process.exitCode = wrong > 0 ? 1 : 0;

/**
 * The verification code of every language that is installed, run: the same strings and the same verdicts as the vectors, and the
 * answer of the endpoint. With LANGUAGES=all (`npm run test:languages`) over all vectors and thousands of bodies, and none may be missing.
 */
import { describe, expect, it } from 'vitest';
import { parseBody } from '../../src/core/body/parse-body';
import { buildCanonical } from '../../src/core/canonical/build-canonical';
import { parseHeaders } from '../../src/core/headers/parse-headers';
import { needing } from '../../src/testing/needing';
import {
  callbackKeys,
  callbackVectors,
  diagnosisKeys,
  diagnosisVectors,
} from '../../src/testing/vectors';
import realCode from '../../src/testing/vectors/real-code.json' with { type: 'json' };
import { buildRandomBody } from './build-random-body.mjs';
import { endpointCases } from './endpoint-cases.mjs';
import { languages } from './languages.mjs';
import { runLanguage } from './run-language.mjs';

const isWhole = process.env.LANGUAGES === 'all';

/** @typedef {import('./run-language.mjs').Case & { name: string, expected: { canonical: string | null, verdict: string, status: number } }} Row */

/** @type {readonly Row[]} */
const vectorRows = callbackVectors.map(({ name, key, headers, body, canonical, verdict }) => ({
  name,
  key: callbackKeys[key] ?? '',
  headers,
  body,
  expected: { canonical, verdict, status: verdict === 'valid' ? 200 : 401 },
}));

/** Right callbacks that fail for what is around them: their strings are right all the same. */
function listDiagnosisRows() {
  return diagnosisVectors.map(({ name, keys, headers, body, canonical, verdict }) => ({
    name,
    key: diagnosisKeys[keys[0] ?? ''] ?? '',
    headers,
    body,
    // For an endpoint that has no second reading of X-Sign, what cannot be decoded does not verify.
    expected: { canonical, verdict: verdict === 'valid' ? 'valid' : 'invalid' },
  }));
}

function listRealRows() {
  return Object.entries(realCode.callbacks).map(([name, { headers, body, canonical }]) => ({
    name,
    key: realCode.key,
    headers,
    body,
    expected: { canonical, verdict: 'valid' },
  }));
}

/** Held against the core, whose string is proven elsewhere. */
function listRandomRows() {
  const headers = 'X-Merchant-No: M10086\nX-Timestamp: 1790000123\nX-Nonce: abc\nX-Sign: QUJD';
  const key = callbackKeys.platform ?? '';
  return Array.from({ length: 2000 }, (_, seed) => {
    const body = buildRandomBody(seed);
    const read = parseBody(body);
    if (!read.ok) throw new Error(`no JSON object: ${body}`);
    const source = { headers: parseHeaders(headers).headers, body: read.value, bodyText: body };
    const canonical = buildCanonical(source).canonical.text;
    return { name: body, key, headers, body, expected: { canonical, verdict: 'invalid' } };
  });
}

for (const language of languages) {
  const { name, needs, isThere } = language;
  const isLeftOut = !isWhole && !isThere();
  describe(`the verification code in ${name}`, isLeftOut ? needing(needs, false) : {}, () => {
    it('gives the strings, the verdicts and the answers of all vectors', async () => {
      expect(await compare(language, vectorRows)).toEqual([]);
    });

    it('answers as the contract has it, and refuses what is no JSON object', async () => {
      expect(await compare(language, endpointCases)).toEqual([]);
    });

    if (!isWhole) return;
    it('gives the strings of callbacks that were signed wrongly, and of random bodies', async () => {
      const rows = [...listDiagnosisRows(), ...listRealRows(), ...listRandomRows()];
      expect(await compare(language, rows)).toEqual([]);
    });
  });
}

/**
 * @param {import('./languages.mjs').Language} language
 * @param {readonly (Omit<Row, 'expected'> & { expected: Partial<Row['expected']> })[]} rows
 * @returns those that came out otherwise
 */
async function compare(language, rows) {
  const outcomes = await runLanguage(language, rows);
  if (outcomes.length !== rows.length)
    throw new Error(`${outcomes.length} lines, not ${rows.length}`);
  return rows.flatMap(({ name, expected }, index) => {
    const { canonical, verdict, status, answer } = outcomes[index] ?? {};
    /** @type {Record<string, unknown>} */
    const found = { canonical, verdict, status };
    const isOtherwise = Object.entries(expected).some(([fact, value]) => found[fact] !== value);
    const isAcknowledged = answer === 'OK';
    return isOtherwise || isAcknowledged !== (status === 200)
      ? [{ name, expected, found, answer }]
      : [];
  });
}

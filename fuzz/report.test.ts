/** The reports and links of the vectors: valid by their schema; masked, without a trace of a value. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CallbackInput } from '../src/core/callback-report';
import { buildCaseFile } from '../src/core/case/build-case-file';
import type { CaseContent } from '../src/core/case/case-content';
import { buildCaseLink } from '../src/core/case/case-link';
import { maskContent } from '../src/core/case/mask-content';
import { buildReportSource, littleEffort } from '../src/testing/build-report-source';
import { expectNoTrace } from '../src/testing/expect-no-trace';
import { buildHostileCase } from '../src/testing/hostile-case';
import { plainCase } from '../src/testing/random-cases';
import { callbackKeys, callbackVectors, diagnosisVectors } from '../src/testing/vectors';
import { expectGoodReports } from './expect-good-reports';

/** The names of a case file, and those of the fields that a hostile case adds. */
const caseWords = `${buildCaseFile(plainCase, 0)} receivedAt localOrder note nested list card again said`;

/** What a link holds, read as anybody can, without the core: the file's own text, and every text in it. */
async function readMaskedLink(content: CaseContent): Promise<string> {
  const link = await buildCaseLink(maskContent(content), async (bytes) => gzipSync(bytes));
  const file = gunzipSync(Buffer.from(link, 'base64url')).toString();
  const { masked, inputs, receiver, reference } = JSON.parse(file);
  expect({ masked, reference }).toEqual({ masked: true, reference: null });
  expect(inputs.key + inputs['own-key']).toBe('');
  return [file, ...Object.values(inputs), ...Object.values(receiver)].join('\n');
}

async function expectGoodLinks(callback: Omit<CallbackInput, 'keyText'>): Promise<void> {
  const { headersText, bodyText, ownString } = callback;
  const plain: CaseContent = {
    inputs: {
      key: 'a key',
      headers: headersText,
      body: bodyText,
      'own-string': ownString,
      'own-key': 'one more',
    },
    notices: [],
    receiver: { merchantNo: 'M20999777', receivedAt: '2031-02-03T04:05:06Z' },
    reference: { headersText, bodyText },
    isMasked: false,
  };
  const secrets = ['M20999777', '2031-02-03T04:05:06Z'];
  expectNoTrace(await readMaskedLink(plain), { ...callback, secrets }, caseWords);
  const hostile = buildHostileCase(callback);
  const told = { ...callback, secrets: hostile.secrets };
  expectNoTrace(await readMaskedLink(hostile.content), told, caseWords);
}

describe('the masked link of every vector', () => {
  it.each([
    ...callbackVectors.map(({ canonical, ...one }) => ({ ...one, ownString: canonical })),
    ...diagnosisVectors,
  ])('$name', async ({ headers, body, ownString = '' }) => {
    await expectGoodLinks({ headersText: headers, bodyText: body, ownString });
  });
});

describe('the report of every callback', () => {
  it.each(callbackVectors)('$name', async ({ key, headers, body, canonical }) => {
    const callback = { headersText: headers, bodyText: body, ownString: canonical };
    const { content, secrets } = buildHostileCase(callback);
    const input = {
      keyText: callbackKeys[key] ?? '',
      headersText: content.inputs.headers,
      bodyText: body,
      ownString: content.inputs['own-string'],
    };
    expectGoodReports(await buildReportSource(input, littleEffort), secrets);
  });
});

/** The reports and links of the vectors: valid by their schema; masked, without a trace of a value. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../docs/report.schema.json';
import type { CallbackInput } from '../src/core/callback-report';
import { buildCaseFile } from '../src/core/case/build-case-file';
import type { CaseContent } from '../src/core/case/case-content';
import { buildCaseLink } from '../src/core/case/case-link';
import { maskContent } from '../src/core/case/mask-content';
import type { Effort } from '../src/core/diagnosis/effort';
import { buildReportSource, littleEffort } from '../src/testing/build-report-source';
import { expectNoTrace } from '../src/testing/expect-no-trace';
import { buildHostileCase } from '../src/testing/hostile-case';
import { plainCase } from '../src/testing/random-cases';
import {
  callbackKeys,
  callbackVectors,
  diagnosisKeys,
  diagnosisVectors,
} from '../src/testing/vectors';
import { buildReport } from '../src/ui/debug/report/build-report';
import { printReportJson } from '../src/ui/debug/report/print-json';
import { printReportMarkdown } from '../src/ui/debug/report/print-markdown';

const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);

const options = { hasKeys: false, seconds: 1_500_000_000 };

/** The names of a case file, and those of the fields that a hostile case adds. */
const caseWords = `${buildCaseFile(plainCase, 0)} receivedAt localOrder note nested list card again said`;

/** The page's own words stand in every report, whatever its values are. */
const said = listFiles('src/words/en')
  .map((path) => readFileSync(path, 'utf8'))
  .join(' ');

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

async function expectGoodReports(
  input: CallbackInput,
  effort?: Effort,
  secrets: readonly string[] = [],
): Promise<void> {
  const source = await buildReportSource(input, effort);
  for (const isMasked of [false, true]) {
    const report = buildReport(source, { ...options, isMasked });
    const json = printReportJson(report);
    expect(validate(JSON.parse(json)), JSON.stringify(validate.errors)).toBe(true);
    if (!isMasked) continue;
    const fingerprints = report.keys.map(({ fingerprint }) => fingerprint).join(' ');
    const shown = { ...input, merchantNo: source.receiver.merchantNo, secrets };
    const free = `${said} ${fingerprints} ${report.time} ${JSON.stringify(schema)}`;
    expectNoTrace(json.replace(/\\"/g, '"'), shown, free);
    expectNoTrace(printReportMarkdown(report), shown, free);
    for (const local of ['20999777', '7731', '918273', 'INR'])
      expect(`${json}${printReportMarkdown(report)}`).not.toContain(local);
  }
}

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

describe('the report of every vector', () => {
  it.each(callbackVectors)('callbacks: $name', async ({ key, headers, body, canonical }) => {
    const callback = { headersText: headers, bodyText: body, ownString: canonical };
    const { content, secrets } = buildHostileCase(callback);
    const input = {
      keyText: callbackKeys[key] ?? '',
      headersText: content.inputs.headers,
      bodyText: body,
      ownString: content.inputs['own-string'],
    };
    await expectGoodReports(input, littleEffort, secrets);
  });

  it.each(diagnosisVectors)('diagnosis: $name', async ({ keys, headers, body, ownString = '' }) => {
    const keyText = keys.map((name) => diagnosisKeys[name] ?? '').join('');
    await expectGoodReports({ keyText, headersText: headers, bodyText: body, ownString });
  });
});

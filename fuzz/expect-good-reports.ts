/** The reports of one callback: valid by their schema; masked, without a trace of a value, and with the same words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import schema from '../docs/report.schema.json';
import type { ReportSource } from '../src/core/report/report-source';
import { expectNoTrace } from '../src/testing/expect-no-trace';
import { buildReport } from '../src/ui/debug/report/build-report';
import { printReportJson } from '../src/ui/debug/report/print-json';
import { printReportMarkdown } from '../src/ui/debug/report/print-markdown';
import type { ReportDocument } from '../src/ui/debug/report/report-document';
import { type Text, toPlainText } from '../src/words/text';

const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(schema);

const options = { hasKeys: false, seconds: 1_500_000_000 };

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

/** What is said of the findings, without what stands in it of the input. */
function listFindingWords({ findings }: ReportDocument) {
  const strip = (text: Text): string =>
    text
      .map((part) => (typeof part === 'string' || part.as === 'code' ? toPlainText([part]) : '…'))
      .join('')
      .replace(/\b(?:[\da-f]{16,}|(?:sha-256|bytes)-\d+)\b/g, '…');
  return findings.map(({ title, evidence, form, origins, fixes, equivalents }) => ({
    title: strip(title),
    evidence: strip(evidence),
    form: form && strip(form),
    origins: origins.map(strip),
    fixes: fixes.map(({ sentence }) => strip(sentence)),
    equivalents: equivalents.map(strip),
  }));
}

/** @param secrets beside what stands in the input */
export function expectGoodReports(source: ReportSource, secrets: readonly string[] = []): void {
  const { input } = source.report;
  for (const isMasked of [false, true]) {
    const report = buildReport(source, { ...options, isMasked });
    const json = printReportJson(report);
    expect(validate(JSON.parse(json)), JSON.stringify(validate.errors)).toBe(true);
    if (!isMasked) continue;
    const plain = buildReport(source, { ...options, isMasked: false });
    expect(listFindingWords(report)).toEqual(listFindingWords(plain));
    const fingerprints = report.keys.map(({ fingerprint }) => fingerprint).join(' ');
    const shown = { ...input, merchantNo: source.receiver.merchantNo, secrets };
    const free = `${said} ${fingerprints} ${report.time} ${JSON.stringify(schema)}`;
    expectNoTrace(json.replace(/\\"/g, '"'), shown, free);
    expectNoTrace(printReportMarkdown(report), shown, free);
    for (const local of ['20999777', '7731', '918273', 'INR'])
      expect(`${json}${printReportMarkdown(report)}`).not.toContain(local);
  }
}

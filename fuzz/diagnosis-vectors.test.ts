/** The failing vectors: each is diagnosed once, and all is asked of that: the cause, its proof, and what is reported of it. */
import { describe, expect, it } from 'vitest';
import type { CallbackReport } from '../src/core/callback-report';
import { concludeDiagnosis } from '../src/core/diagnosis/conclude-diagnosis';
import { diagnoseCallback } from '../src/core/diagnosis/diagnose-callback';
import type { Diagnosis } from '../src/core/diagnosis/diagnosis';
import { type Finding, listCodes, pickKey, pickValue } from '../src/core/diagnosis/finding';
import type { Owner } from '../src/core/diagnosis/owner';
import { searchRange } from '../src/core/diagnosis/search/search-values';
import { inspectCallback } from '../src/core/inspect-callback';
import { completeReportSource } from '../src/testing/build-report-source';
import { expectProof } from '../src/testing/expect-proof';
import { type DiagnosisVector, diagnosisKeys, diagnosisVectors } from '../src/testing/vectors';
import { expectGoodReports } from './expect-good-reports';

describe('the diagnosis names the cause of every vector, with proofs that hold, and reports it', () => {
  it.each(diagnosisVectors)('$name: $about', async (vector) => {
    const keyTexts = vector.keys.map((name) => diagnosisKeys[name] ?? '');
    const { ownString = '', canonical } = vector;
    const report = await inspectCallback({
      keyText: keyTexts.join(''),
      headersText: vector.headers,
      bodyText: vector.body,
      ownString,
    });
    expect(report.verdict.kind).toBe(vector.verdict);
    const diagnosis = await diagnose(report, vector.codes.includes('value.changed'));
    const { findings } = diagnosis;
    expectCause(findings, vector);
    const sign = /^X-Sign:(.*)$/im.exec(vector.headers)?.[1]?.trim() ?? '';
    for (const finding of findings) expectProof(finding, { keyTexts, sign, canonical, ownString });
    expectGoodReports(completeReportSource(report, diagnosis));
  });
});

async function diagnose(report: CallbackReport, searches: boolean): Promise<Diagnosis> {
  const diagnosis = await diagnoseCallback(report);
  const { valueSearch } = diagnosis;
  const { canonical } = report;
  if (valueSearch === null || canonical === null) return diagnosis;
  let found = null;
  // One of the page's tests searches the ranges also where nothing is in them; here that would take long.
  for (const range of searches ? valueSearch.ranges : []) {
    found ??= searchRange(canonical, valueSearch.digest, range);
  }
  return concludeDiagnosis(report, diagnosis, found, 0);
}

function expectCause(findings: readonly Finding[], vector: DiagnosisVector): void {
  const subject = vector.kind === 'own' ? 'own-string' : 'signature';
  const first = findings.find((finding) => finding.subject === subject);
  if (first === undefined) throw new Error('There is no finding.');
  expect([...listCodes(first)].sort()).toEqual([...vector.codes].sort());
  if (vector.data?.key !== undefined) expect(pickKey(first)).toBe(vector.data.key);
  if (vector.data?.signed !== undefined) expect(pickValue(first)).toBe(vector.data.signed);
  if (vector.data?.digest !== undefined) {
    const hashes = first.causes.map((cause) => ('hash' in cause ? cause.hash : null));
    expect(hashes).toContain(vector.data.digest);
  }
  expect(first.owner).toBe(pickOwner(vector) ?? first.owner);
  const ofSignature = findings.filter((finding) => finding.subject === 'signature');
  if (vector.verdict === 'valid') expect(ofSignature).toEqual([]);
}

/** No signer’s encoder writes X-Sign so. */
const onTheWayOnly: ReadonlySet<string> = new Set([
  'sign.json-escaped',
  'sign.plus-as-space',
  'sign.quoted',
  'sign.truncated',
]);

/** A second member, another order and white space around values may have come in on the way as well. */
const onEitherSide: ReadonlySet<string> = new Set([
  'body.duplicate-first-wins',
  'nested.sorted',
  'string.trimmed',
]);

/** Null where it depends on the case. */
function pickOwner({ kind, codes }: DiagnosisVector): Owner | null {
  if (kind === 'own') return 'merchant';
  if (kind === 'signature-text')
    return codes.some((code) => onTheWayOnly.has(code)) ? 'transport' : 'unknown';
  if (codes.includes('key.other-loaded')) return 'merchant';
  if (codes.some((code) => onEitherSide.has(code))) return 'unknown';
  if (codes.some((code) => /^(?:value|charset\.mojibake|text|key|string\.unknown)/.test(code)))
    return null;
  return 'platform';
}

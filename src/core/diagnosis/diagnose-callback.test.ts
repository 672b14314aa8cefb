import { describe, expect, it } from 'vitest';
import { expectProof } from '../../testing/expect-proof';
import { type DiagnosisVector, diagnosisKeys, diagnosisVectors } from '../../testing/vectors';
import type { CallbackReport } from '../callback-report';
import { inspectCallback } from '../inspect-callback';
import { concludeDiagnosis } from './conclude-diagnosis';
import { diagnoseCallback } from './diagnose-callback';
import type { Diagnosis } from './diagnosis';
import { listCodes, pickKey, pickValue } from './finding';
import type { Owner } from './owner';
import { searchRange } from './search-values';

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

describe('diagnoseCallback names the cause of every vector, with proofs that hold', () => {
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
    const { findings } = await diagnose(report, vector.codes.includes('value.changed'));
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
    const sign = /^X-Sign:(.*)$/im.exec(vector.headers)?.[1]?.trim() ?? '';
    for (const finding of findings) expectProof(finding, { keyTexts, sign, canonical, ownString });
  });
});

/** Null where it depends on the case. */
function pickOwner({ kind, codes }: DiagnosisVector): Owner | null {
  if (kind === 'own') return 'merchant';
  if (kind === 'signature-text') return 'transport';
  if (codes.includes('key.other-loaded')) return 'merchant';
  if (codes.some((code) => /^(?:value|charset\.mojibake|text|key|string\.unknown)/.test(code)))
    return null;
  return 'platform';
}

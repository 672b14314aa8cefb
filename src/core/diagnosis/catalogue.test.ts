import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SignedCase } from '../../testing/case-rows';
import { deviationCases, nearMisses } from '../../testing/deviation-cases';
import { listAllCaseVariants, printCaseHeaders, readCase } from '../../testing/list-case-variants';
import { createSigner, signRsa2 } from '../../testing/signed-callbacks';
import type { CanonicalSource } from '../canonical/list-entries';
import { inspectCallback } from '../inspect-callback';
import { catalogue } from './catalogue';
import { type Finding, listCodes } from './finding';
import { defaultEffort } from './search/effort';
import { searchStrings } from './search/search-strings';
import { contractDigest } from './search/signed-bytes';
import { runAtOnce, WorkMeter } from './search/slices';
import { searchDeviations } from './search/start-search';
import { createDigestTarget } from './search/target';
import { diagnoseSignature } from './signature/diagnose-signature';

const signer = createSigner();

async function diagnose(given: SignedCase): Promise<readonly Finding[]> {
  const { bodyText, timestamp, signed } = given;
  const headersText = `${printCaseHeaders(timestamp)}\nX-Sign: ${signRsa2(signer, signed)}`;
  const input = { keyText: signer.keyText, headersText, bodyText, ownString: '' };
  const report = await inspectCallback(input);
  expect(report.verdict.kind).toBe('invalid');
  const source = recallSource(given);
  const {
    keys: [key],
    signature,
  } = report;
  if (key === undefined || signature === null) throw new Error('unread');
  const { findings } = await diagnoseSignature({
    subtle: crypto.subtle,
    report,
    source,
    key,
    signature: Uint8Array.from(signature),
    search: async (target) =>
      runAtOnce(searchStrings(source, target, new WorkMeter(defaultEffort.signatureWork))),
  });
  return findings;
}

const sources = new Map<string, CanonicalSource>();

/** One for all cases on an input: what a search has made of it the next one need not make. */
function recallSource(given: SignedCase): CanonicalSource {
  const name = pickInput(given);
  const source = sources.get(name) ?? readCase(given);
  sources.set(name, source);
  return source;
}

function pickInput({ timestamp, bodyText }: SignedCase): string {
  return `${timestamp} ${bodyText}`;
}

describe('every deviation is recognised', () => {
  it.each(deviationCases)('$code: $form gives $signed', async (given) => {
    const { code, variant } = given;
    const findings = await diagnose(given);
    expect(
      findings.map((finding) => ({
        codes: listCodes(finding),
        subject: finding.subject,
        by: finding.proof.by,
      })),
    ).toEqual([{ codes: [code], subject: 'signature', by: 'digest' }]);
    const [finding] = findings;
    const explanations = [finding?.causes, ...(finding?.equivalents ?? [])];
    expect(explanations).toContainEqual([expect.objectContaining({ code, variant })]);
    if (typeof given.signed === 'string' && code !== 'algorithm.hashed-twice') {
      expect(finding?.variantText).toBe(given.signed);
    }
  });
});

/** Those of cases on one input whose string some combination of deviations gives: everything is tried, once for all. */
function listGiven(cases: readonly SignedCase[]): readonly SignedCase[] {
  const [first] = cases;
  if (first === undefined) return [];
  const targets = cases.map(({ signed }) =>
    createDigestTarget(createHash('sha256').update(signed).digest(), contractDigest),
  );
  const given = new Set<number>();
  const { isComplete } = searchDeviations(recallSource(first), (attempt) => {
    for (const [index, isGiven] of targets.entries()) if (isGiven(attempt)) given.add(index);
    return false;
  });
  expect(isComplete).toBe(true);
  return cases.filter((_, index) => given.has(index));
}

describe('no deviation claims a string that it only nearly gives', () => {
  it.each([...new Set(nearMisses.map(pickInput))])('%s', async (input) => {
    const cases = deviationCases.filter((one) => pickInput(one) === input);
    const misses = nearMisses.filter((one) => pickInput(one) === input);
    const given = new Set(listGiven([...cases, ...misses]));
    // That it would be seen, what a deviation does give shows.
    expect(cases.filter((one) => !given.has(one))).toEqual([]);
    // What nothing gives is claimed by nothing; the others are diagnosed.
    for (const miss of misses.filter((one) => given.has(one))) {
      const codes = (await diagnose(miss)).flatMap(listCodes);
      expect(codes, miss.form).not.toContain(miss.code);
    }
  });
});

describe('the tables are complete', () => {
  const codes = [...new Set(catalogue.map(({ code }) => code))];

  it.each(codes)('%s has a near miss', (code) => {
    expect(nearMisses.map((one) => one.code)).toContain(code);
  });

  const variants = catalogue.flatMap((deviation) =>
    typeof deviation.variants === 'function'
      ? []
      : deviation.variants.map(({ id }) => ({ code: deviation.code, id })),
  );
  it.each(variants)('$code has a case: $id', ({ code, id }) => {
    const cases = deviationCases.filter((one) => one.code === code);
    expect(cases.map(({ variant }) => variant)).toContain(id);
  });

  it.each(codes)('%s has a case', (code) => {
    expect(deviationCases.map((one) => one.code)).toContain(code);
  });

  it('has no case of a code that is not in the catalogue', () => {
    const known = new Set(codes);
    expect([...deviationCases, ...nearMisses].filter(({ code }) => !known.has(code))).toEqual([]);
  });
});

describe('what a finding is told from', () => {
  it('is a code that no other deviation has', () => {
    expect(new Set(catalogue.map(({ code }) => code)).size).toBe(catalogue.length);
  });

  it('is an id that no other variant of its deviation has, on any input', () => {
    const repeated = listAllCaseVariants().filter(
      ({ variants }) => new Set(variants.map(({ id }) => id)).size < variants.length,
    );
    expect(repeated).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  caseMerchantNo,
  caseNonce,
  type DeviationCase,
  deviationCases,
  nearMisses,
} from '../../testing/deviation-cases';
import { createSigner, signRsa2 } from '../../testing/signed-callbacks';
import { inspectCallback } from '../inspect-callback';
import { catalogue } from './catalogue';
import { diagnoseCallback } from './diagnose-callback';
import type { Finding } from './finding';

const signer = createSigner();

async function diagnose({
  bodyText,
  timestamp,
  signed,
}: DeviationCase): Promise<readonly Finding[]> {
  const headersText = [
    'Content-Type: application/json',
    `X-Merchant-No: ${caseMerchantNo}`,
    `X-Timestamp: ${timestamp}`,
    `X-Nonce: ${caseNonce}`,
    `X-Sign: ${signRsa2(signer, signed)}`,
  ].join('\n');
  const input = { keyText: signer.keyText, headersText, bodyText, ownString: '' };
  const report = await inspectCallback(input);
  expect(report.verdict.kind).toBe('invalid');
  return (await diagnoseCallback(report)).findings;
}

describe('every deviation is recognised', () => {
  it.each(deviationCases)('$code: $form gives $signed', async (given) => {
    const findings = await diagnose(given);
    expect(findings.map(({ codes, subject, proof: { by } }) => ({ codes, subject, by }))).toEqual([
      { codes: [given.code], subject: 'signature', by: 'digest' },
    ]);
    const [finding] = findings;
    expect([finding?.title, ...(finding?.equivalents ?? [])].join('\n')).toContain(given.form);
    if (typeof given.signed === 'string' && given.code !== 'algorithm.hashed-twice') {
      expect(finding?.variantText).toBe(given.signed);
    }
  });
});

describe('no deviation claims a string that it only nearly gives', () => {
  it.each(nearMisses)('$code, but $form: $signed', async (given) => {
    const codes = (await diagnose(given)).flatMap((finding) => finding.codes);
    expect(codes).not.toContain(given.code);
  });
});

describe('the tables are complete', () => {
  const codes = [...new Set(catalogue.map(({ code }) => code))];

  it.each(codes)('%s has a near miss', (code) => {
    expect(nearMisses.map((one) => one.code)).toContain(code);
  });

  const forms = catalogue.flatMap(({ code, says, variants }) =>
    typeof variants === 'function'
      ? []
      : variants.map((variant) => ({ code, form: variant.form ?? variant.says ?? says })),
  );
  it.each(forms)('$code has a case: $form', ({ code, form }) => {
    expect(deviationCases.filter((one) => one.code === code).map((one) => one.form)).toContain(
      form,
    );
  });

  it.each(codes)('%s has a case', (code) => {
    expect(deviationCases.map((one) => one.code)).toContain(code);
  });

  it('has no case of a code that is not in the catalogue', () => {
    const known = new Set(codes);
    expect([...deviationCases, ...nearMisses].filter(({ code }) => !known.has(code))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { diagnoseCallback } from '../core/diagnosis/diagnose-callback';
import type { Finding } from '../core/diagnosis/finding';
import { inspectCallback } from '../core/inspect-callback';
import { expectProof } from './expect-proof';
import { buildInput, createSigner, signRsa2 } from './signed-callbacks';

const signer = createSigner();
const canonical = 'amount=1.00&nonce=9f8e7d6c5b4a3210&timestamp=1790000123';
const withoutNonce = 'amount=1.00&timestamp=1790000123';

async function diagnose(
  sign: string,
): Promise<{ finding: Finding; check: (one: Finding) => void }> {
  const report = await inspectCallback(buildInput(signer.keyText, '{"amount":"1.00"}', sign));
  const [finding] = (await diagnoseCallback(report)).findings;
  if (finding === undefined) throw new Error('There is no finding.');
  const callback = { keyTexts: [signer.keyText], sign, canonical, ownString: '' };
  return { finding, check: (one) => expectProof(one, callback) };
}

describe('a proof that does not hold is refused', () => {
  it('of a string, by another variant, another digest or another form', async () => {
    const { finding, check } = await diagnose(signRsa2(signer, withoutNonce));
    check(finding);
    const [cause] = finding.causes;
    const { proof } = finding;
    if (cause?.kind !== 'deviation' || proof.by !== 'digest') throw new Error('another');
    expect(() => check({ ...finding, variantText: canonical })).toThrow();
    const digest = Uint8Array.from(proof.digest).reverse();
    expect(() => check({ ...finding, proof: { ...proof, digest } })).toThrow();
    const encoded = { ...cause, code: 'charset.utf-16', variant: 'big-endian' } as const;
    expect(() => check({ ...finding, causes: [cause, encoded] })).toThrow();
  });

  it('of a repaired text, by another text', async () => {
    const sound = signRsa2(signer, canonical);
    const { finding, check } = await diagnose(`"${sound}"`);
    check(finding);
    const [cause] = finding.causes;
    if (cause?.kind !== 'repair') throw new Error('another');
    const repairedText = signRsa2(signer, withoutNonce);
    expect(() => check({ ...finding, causes: [{ ...cause, repairedText }] })).toThrow();
  });

  it('of a string, by other text around the right one', async () => {
    const ownString = `${canonical}\nX-Nonce:`;
    const input = buildInput(signer.keyText, '{"amount":"1.00"}', signRsa2(signer, canonical));
    const report = await inspectCallback({ ...input, ownString });
    const { findings } = await diagnoseCallback(report);
    const finding = findings.find(({ subject }) => subject === 'own-string');
    const [cause] = finding?.causes ?? [];
    if (finding === undefined || cause?.code !== 'string.text-around') throw new Error('another');
    const callback = { keyTexts: [signer.keyText], sign: '', canonical, ownString };
    expectProof(finding, callback);
    const causes = [{ ...cause, after: '\nX-Nonce: x' }];
    expect(() => expectProof({ ...finding, causes }, callback)).toThrow();
    const other = { ...callback, canonical: withoutNonce };
    expect(() => expectProof(finding, other)).toThrow();
  });

  it('of an object as entries, by entries that are not there', async () => {
    const spread = 'extra[a]=1&extra[b]=9&nonce=9f8e7d6c5b4a3210&timestamp=1790000123';
    const right = 'extra={"a":1,"b":2}&nonce=9f8e7d6c5b4a3210&timestamp=1790000123';
    const sign = signRsa2(signer, right);
    const input = buildInput(signer.keyText, '{"extra":{"a":1,"b":2}}', sign);
    const report = await inspectCallback({ ...input, ownString: spread });
    const [finding] = (await diagnoseCallback(report)).findings;
    const [cause] = finding?.causes ?? [];
    if (finding === undefined || cause?.kind !== 'pair') throw new Error('another');
    const callback = { keyTexts: [signer.keyText], sign, canonical: right, ownString: spread };
    expectProof(finding, callback);
    const other = { ...cause, own: 'extra[a]=2' } as typeof cause;
    expect(() => expectProof({ ...finding, causes: [other] }, callback)).toThrow();
  });

  it.each([
    `\ufeff${withoutNonce}`,
    Buffer.from(withoutNonce, 'utf16le').toString('latin1'),
    Buffer.from(`\ufeff${withoutNonce}`, 'utf16le').swap16().toString('latin1'),
  ])('of a string whose bytes are shown otherwise: %j', async (ownString) => {
    const input = buildInput(signer.keyText, '{"amount":"1.00"}', signRsa2(signer, canonical));
    const report = await inspectCallback({ ...input, ownString });
    const { findings } = await diagnoseCallback(report);
    const finding = findings.find(({ subject }) => subject === 'own-string');
    if (finding?.variantText !== withoutNonce) throw new Error('another');
    const callback = { keyTexts: [signer.keyText], sign: '', canonical, ownString };
    expectProof(finding, callback);
    const other = { ...callback, ownString: withoutNonce };
    expect(() => expectProof(finding, other)).toThrow();
  });
});

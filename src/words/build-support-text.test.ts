import { createHash, createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { diagnoseCallback } from '../core/diagnosis/diagnose-callback';
import { inspectCallback } from '../core/inspect-callback';
import { buildInput, createSigner, signRsa2 } from '../testing/signed-callbacks';
import { buildSupportText } from './build-support-text';
import { findingWords } from './en/findings';
import { supportWords } from './en/support';
import { toPlainText } from './text';

const words = { finding: findingWords, support: supportWords };

function printText(...given: Parameters<typeof buildSupportText>): string | null {
  const text = buildSupportText(...given);
  return text && toPlainText(text);
}

const [platform, stranger] = [createSigner(), createSigner()];
const bodyText = '{"orderNo":"P1","status":"completed"}';
const right = 'nonce=9f8e7d6c5b4a3210&orderNo=P1&status=completed&timestamp=1790000123';
const withoutNonce = 'orderNo=P1&status=completed&timestamp=1790000123';

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

async function print(sign: string, ownString = ''): Promise<readonly (string | null)[]> {
  const report = await inspectCallback(buildInput(platform.keyText, bodyText, sign, ownString));
  const { findings } = await diagnoseCallback(report);
  return findings.map((finding) => printText(finding, report, sha256(right), words));
}

const spki = createPublicKey(platform.keyText).export({ type: 'spki', format: 'der' });
const start = `Your callback with X-Timestamp 1790000123 and X-Nonce 9f8e7d6c5b4a3210 does not verify with the platform public key (SHA-256 fingerprint ${sha256(spki)}). `;

describe('the text for support', () => {
  it('gives a signer every fact to check, and no order number of its own', async () => {
    const [text] = await print(signRsa2(platform, withoutNonce));
    expect(text).toBe(
      `${start}The signed string leaves out nonce. A string built this way gives the signed SHA-256: ${sha256(withoutNonce)}. As we have it, the string that the contract prescribes has the SHA-256 ${sha256(right)}. Please correct the signer: Add nonce with the value of X-Nonce before sorting.`,
    );
    expect(text).not.toContain('P1');
  });

  it('asks where the cause is not known', async () => {
    const [text] = await print(signRsa2(stranger, right));
    expect(text?.startsWith(start)).toBe(true);
    expect(text).toMatch(/Please compare this with what you sent and signed\.$/);
  });

  it('asks for every step where only one of them is a signer’s alone', async () => {
    const given = buildInput(platform.keyText, '{"amount":"1000","orderNo":"P1"}', '', '');
    const signed = `timestamp=1790000123&orderNo=P1&nonce=9f8e7d6c5b4a3210&amount=1000.00`;
    const headersText = given.headersText.replace(
      /^(X-Sign:).*$/m,
      `$1 ${signRsa2(platform, signed)}`,
    );
    const report = await inspectCallback({ ...given, headersText });
    const { findings } = await diagnoseCallback(report);
    const [text] = findings.map((finding) => printText(finding, report, null, words));
    expect(text).toContain(
      'Please correct the signer: Sort in ascending ASCII order. If you sent headers and body as we received them, also: Keep amounts as strings, exactly as the body has them.',
    );
  });

  it('shows the ends of a long nonce', async () => {
    const nonce = `a${'\u202e'.repeat(20_000)}z`;
    const given = buildInput(platform.keyText, bodyText, signRsa2(stranger, right), '');
    const headersText = given.headersText.replace('9f8e7d6c5b4a3210', nonce);
    const report = await inspectCallback({ ...given, headersText });
    const { findings } = await diagnoseCallback(report);
    const [text] = findings.map((finding) => printText(finding, report, null, words));
    expect(text?.length).toBeLessThan(3000);
    expect(text).toMatch(/X-Nonce a\u202e+ … \u202e+z does not verify/);
  });

  it('is not given where it is the reader’s own move', async () => {
    expect(await print(signRsa2(platform, right), withoutNonce)).toEqual([null]);
    expect(await print(`"${signRsa2(platform, right)}"`)).toEqual([null]);
  });
});

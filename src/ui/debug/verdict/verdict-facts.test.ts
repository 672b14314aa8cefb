import { createHash, privateEncrypt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verdictWords } from '#words/verdict';
import type { CallbackInput } from '../../../core/callback-report';
import { diagnoseCallback } from '../../../core/diagnosis/diagnose-callback';
import { listCodes } from '../../../core/diagnosis/finding';
import { inspectCallback } from '../../../core/inspect-callback';
import { buildInput, buildSignedInput, createSigner } from '../../../testing/signed-callbacks';
import { toPlainText } from '../../../words/text';
import { listVerdictFacts } from './verdict-facts';
import { buildVerdictWords } from './verdict-text';

const signer = createSigner();
const body = '{"amount":"1.00"}';
const right = 'amount=1.00&nonce=9f8e7d6c5b4a3210&timestamp=1790000123';
const sha256 = createHash('sha256').update(right).digest();

function printFacts(...known: Parameters<typeof listVerdictFacts>): readonly string[] {
  return listVerdictFacts(...known).map((fact) => toPlainText(verdictWords.fact(fact)));
}

async function readAll(input: CallbackInput) {
  const report = await inspectCallback(input);
  const diagnosis = await diagnoseCallback(report);
  const before = [buildVerdictWords(report, null), printFacts(report, null, null)];
  const words = buildVerdictWords(report, diagnosis);
  const facts = printFacts(report, diagnosis, sha256.toString('hex'));
  return { before: JSON.stringify(before), diagnosis, words, facts };
}

describe('beside an invalid verdict', () => {
  it('nothing says more than that it does not verify before the signature is opened', async () => {
    const { before } = await readAll(buildSignedInput(signer, body, 'another string'));
    expect(before).toContain('With this key it does not verify over this string.');
    expect(before).not.toMatch(/did not sign|made by|is not what was signed/);
  });

  it('the words and the facts agree while values are searched', async () => {
    const { diagnosis, words, facts } = await readAll(
      buildSignedInput(signer, body, 'another string'),
    );
    expect(diagnosis.valueSearch).not.toBeNull();
    expect(words).toEqual({
      sentence: 'The signature is invalid.',
      detail: 'This key made the signature, but over another SHA-256 than this string’s.',
      reason: null,
      headline: null,
    });
    expect(facts).toEqual([
      'RSA 2048 key',
      '✓ made by this key',
      '✓ signed with SHA-256',
      '✕ not this string’s SHA-256',
    ]);
  });

  it('the right string under a DigestInfo without NULL is not called another one', async () => {
    const digestInfo = Buffer.concat([
      Buffer.from('302f300b0609608648016503040201', 'hex'),
      Buffer.from('0420', 'hex'),
      sha256,
    ]);
    const sign = privateEncrypt(signer.privateKey, digestInfo).toString('base64');
    const { diagnosis, facts } = await readAll(buildInput(signer.keyText, body, sign));
    expect(diagnosis.findings.map(listCodes)).toEqual([['algorithm.digest-info']]);
    expect(facts).toEqual(['RSA 2048 key', '✓ made by this key', '✓ signed with SHA-256']);
  });

  it('a signature of another key is said not to be made by this one', async () => {
    const other = createSigner();
    const { words, facts } = await readAll(
      buildInput(
        signer.keyText,
        body,
        buildSignedInput(other, body, right).headersText.slice(-344),
      ),
    );
    expect(words.reason?.causes).toMatchObject([{ code: 'key.not-the-signer', keys: 1 }]);
    expect(facts).toEqual(['RSA 2048 key', '✕ does not fit this key']);
  });
});

import { constants, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { expectProof } from '../../../testing/expect-proof';
import { buildInput, createSigner, type Signer, signRsa2 } from '../../../testing/signed-callbacks';
import { inspectCallback } from '../../inspect-callback';
import { diagnoseCallback } from '../diagnose-callback';
import { listCodes } from '../finding';

const platform = createSigner();
const previous = createSigner();
const own = createSigner();
const longOwn = createSigner(3072);
const stranger = createSigner();

const bodyText = '{"amount":"100.00","status":"completed"}';
const right = 'amount=100.00&nonce=9f8e7d6c5b4a3210&status=completed&timestamp=1790000123';
const withoutNonce = 'amount=100.00&status=completed&timestamp=1790000123';

/** Codes and proofs of the findings, and where the platform's key is called the merchant's own. */
async function explain(
  signature: string,
  keys: readonly Signer[],
  ownKeyText: string,
  signerText = ownKeyText,
) {
  const keyTexts = keys.map(({ keyText }) => keyText);
  const input = { ...buildInput(keyTexts.join(''), bodyText, signature), ownKeyText };
  const report = await inspectCallback(input);
  const { findings } = await diagnoseCallback(report);
  for (const finding of findings) {
    const callback = {
      keyTexts,
      ownKeyText: signerText,
      sign: signature,
      canonical: right,
      ownString: '',
    };
    expectProof(finding, callback);
  }
  return {
    verdict: report.verdict.kind,
    mixUps: report.problems.flatMap(({ code, input: place, severity, span }) =>
      code === 'pem.own-key' ? [`${place} ${severity} ${span?.start}`] : [],
    ),
    findings: findings.map((one) => `${listCodes(one).join(' ')}: ${one.proof.by}`),
  };
}

describe('the merchant’s own key', () => {
  it.each<
    readonly [
      string,
      Parameters<typeof explain>,
      verdict: string,
      mixUps: readonly string[],
      findings: readonly string[],
    ]
  >([
    [
      'pasted as the platform’s',
      [signRsa2(platform, right), [own], own.keyText],
      'invalid',
      ['key warning 0'],
      ['key.own-key: none'],
    ],
    [
      'pasted before the platform’s',
      [signRsa2(platform, right), [own, platform], own.keyText],
      'invalid',
      ['key warning 0'],
      ['key.other-loaded: signature', 'key.own-key: none'],
    ],
    [
      'pasted behind the platform’s',
      [signRsa2(platform, right), [platform, own], own.keyText],
      'valid',
      [`key warning ${platform.keyText.length}`],
      [],
    ],
    [
      'that made the signature',
      [signRsa2(own, right), [platform], own.keyText],
      'invalid',
      [],
      ['key.own-signature: signature'],
    ],
    [
      'that made the signature over another string',
      [signRsa2(own, withoutNonce), [platform], own.keyText],
      'invalid',
      [],
      ['key.own-signature string.nonce-missing: digest'],
    ],
    [
      'that made the signature over something unrelated',
      [signRsa2(own, 'something else'), [platform], own.keyText],
      'invalid',
      [],
      ['key.own-signature: none'],
    ],
    [
      'of another length that made the signature',
      [signRsa2(longOwn, right), [platform], longOwn.keyText],
      'invalid',
      [],
      ['key.own-signature: signature'],
    ],
    [
      'that made it, and stands behind the platform’s',
      [signRsa2(own, right), [platform, own], own.keyText],
      'invalid',
      [`key warning ${platform.keyText.length}`],
      ['key.own-signature: signature'],
    ],
    [
      'pasted as the platform’s, and it made the signature',
      [signRsa2(own, withoutNonce), [own], own.keyText],
      'invalid',
      ['key warning 0'],
      ['string.nonce-missing: digest', 'key.own-signature: none'],
    ],
    [
      'of two that the merchant has',
      [signRsa2(own, right), [platform], longOwn.keyText + own.keyText, own.keyText],
      'invalid',
      [],
      ['key.own-signature: signature'],
    ],
    [
      'that has nothing to do with it',
      [signRsa2(stranger, right), [platform], own.keyText],
      'invalid',
      [],
      ['key.not-the-signer: none'],
    ],
    [
      'beside another loaded key that made it',
      [signRsa2(previous, right), [platform, previous], own.keyText],
      'invalid',
      [],
      ['key.other-loaded: signature'],
    ],
  ])('%s', async (_, given, verdict, mixUps, findings) => {
    expect(await explain(...given)).toEqual({ verdict, mixUps, findings });
  });

  it('is recognised however it is written, and before there is a signature', async () => {
    const asOneLine = own.keyText.replaceAll('\n', '');
    const report = await inspectCallback({
      keyText: own.keyText,
      headersText: '',
      bodyText: '',
      ownString: '',
      ownKeyText: asOneLine,
    });
    expect(report.problems.map(({ code, input }) => `${input} ${code}`)).toEqual(
      expect.arrayContaining(['key pem.own-key', 'own-key pem.repaired']),
    );
  });

  it('says at its own place what is wrong with it, and never touches the verdict', async () => {
    const signed = buildInput(platform.keyText, bodyText, signRsa2(platform, right));
    for (const [ownKeyText, codes] of [
      ['SHA256:abc', ['pem.no-markers']],
      [own.keyText.slice(0, 200), ['pem.truncated']],
      [`${own.keyText}kind regards`, ['pem.repaired']],
      ['', []],
    ] as const) {
      const { verdict, problems } = await inspectCallback({ ...signed, ownKeyText });
      expect(verdict.kind).toBe('valid');
      const found = problems.filter(({ input }) => input === 'own-key' || input === 'key');
      expect(found.map(({ code, input }) => [code, input])).toEqual(
        codes.map((code) => [code, 'own-key']),
      );
    }
    const { verdict, problems } = await inspectCallback({
      ...signed,
      ownKeyText: '',
      refused: { 'own-key': 'pem' },
    });
    expect(verdict.kind).toBe('valid');
    expect(problems.at(-1)).toMatchObject({ code: 'pem.private-key', input: 'own-key' });
  });

  it('alone is nothing to verify', async () => {
    const empty = { keyText: '', headersText: '', bodyText: '', ownString: '' };
    const report = await inspectCallback({ ...empty, ownKeyText: 'x' });
    expect(report.verdict.kind).toBe('empty');
    expect(report.problems).toMatchObject([{ code: 'pem.no-markers', input: 'own-key' }]);
    const refused = await inspectCallback({ ...empty, refused: { 'own-key': 'pem' } });
    expect(refused.verdict.kind).toBe('empty');
    expect(refused.problems).toMatchObject([{ code: 'pem.private-key', input: 'own-key' }]);
  });

  it('is recognised with PSS too', async () => {
    const padding = constants.RSA_PKCS1_PSS_PADDING;
    const key = { key: own.privateKey, padding, saltLength: 32 };
    const signature = sign('sha256', Buffer.from(right), key).toString('base64');
    const { findings } = await explain(signature, [platform], own.keyText);
    expect(findings).toEqual(['key.own-signature algorithm.pss: signature']);
  });
});

describe('a key that did not sign', () => {
  async function explainWith(keyText: string) {
    const input = buildInput(keyText, bodyText, signRsa2(platform, right));
    const { findings } = await diagnoseCallback(await inspectCallback(input));
    return findings.map(({ owner, causes }) => [owner, ...causes]);
  }

  /** One character of the key is another; most of such keys have a small factor. */
  function* damage(keyText: string): Generator<string> {
    for (let at = 100; at < 300; at++) {
      if (/[B-Z]/.test(keyText.charAt(at)))
        yield `${keyText.slice(0, at)}A${keyText.slice(at + 1)}`;
    }
  }

  it('is told as damaged where its modulus has a small factor, and is the reader’s to fetch again', async () => {
    let found: unknown[] = [];
    for (const keyText of damage(platform.keyText)) {
      [found = []] = await explainWith(keyText);
      if (found[0] === 'merchant') break;
    }
    expect(found).toMatchObject([
      'merchant',
      { code: 'key.not-the-signer', smallFactor: expect.any(Number) },
    ]);
  });

  it('may be any key where it has none', async () => {
    // One of thousands looks as if it were PSS.
    const told = await Promise.all([stranger, previous].map(({ keyText }) => explainWith(keyText)));
    expect(told).toContainEqual([
      ['unknown', expect.objectContaining({ code: 'key.not-the-signer', smallFactor: null })],
    ]);
  });
});

it.each([
  ['merchantPublicKey', 'merchant', true],
  ['publicKey', 'unknown', false],
])('a key that does not fit is told by its name: %s', async (name, owner, isNamedOther) => {
  const keyText = JSON.stringify({ data: { [name]: own.keyText } });
  const report = await inspectCallback(buildInput(keyText, bodyText, signRsa2(platform, right)));
  const [first] = (await diagnoseCallback(report)).findings;
  expect(first?.causes).toMatchObject([{ code: 'key.not-the-signer', owner, isNamedOther }]);
});

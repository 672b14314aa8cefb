import { constants, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildInput, createSigner, type Signer, signRsa2 } from '../../testing/signed-callbacks';
import { inspectCallback } from '../inspect-callback';
import { concludeDiagnosis } from './conclude-diagnosis';
import { diagnoseCallback } from './diagnose-callback';
import { listCodes } from './finding';

const [platform, previous, own, stranger] = [
  createSigner(),
  createSigner(),
  createSigner(),
  createSigner(),
];
const bodyText = '{"amount":"100.00","remark":"caf\\u00c3\\u00a9","status":"completed"}';
const right =
  'amount=100.00&nonce=9f8e7d6c5b4a3210&remark=cafÃ©&status=completed&timestamp=1790000123';
const withoutNonce = right.replace('nonce=9f8e7d6c5b4a3210&', '');

interface Given {
  readonly signature: string;
  readonly keys?: readonly Signer[];
  readonly ownString?: string;
  readonly body?: string;
}

async function listOwners({
  signature,
  keys = [platform],
  ownString = '',
  body = bodyText,
}: Given) {
  const keyText = keys.map((key) => key.keyText).join('');
  const input = { ...buildInput(keyText, body, signature, ownString), ownKeyText: own.keyText };
  const report = await inspectCallback(input);
  const diagnosis = await diagnoseCallback(report);
  const { findings } =
    diagnosis.valueSearch === null ? diagnosis : concludeDiagnosis(report, diagnosis, null, 0);
  return findings.map((finding) => `${listCodes(finding).join(' ')}: ${finding.owner}`);
}

function signPss(signer: Signer, text: string, saltLength: number): string {
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  const key = { key: signer.privateKey, padding, saltLength };
  return sign('sha256', Buffer.from(text), key).toString('base64');
}

const toHexText = (text: string): string => Buffer.from(text, 'base64').toString('hex');

describe('a finding says whose move it is', () => {
  it('and who of several does what', async () => {
    const text = `"${signRsa2(platform, withoutNonce)}"`;
    const report = await inspectCallback(buildInput(platform.keyText, bodyText, text));
    const [finding] = (await diagnoseCallback(report)).findings;
    expect(finding?.causes.map(({ owner }) => owner)).toEqual(['transport', 'platform']);
  });

  it.each<readonly [string, Given, readonly string[]]>([
    [
      'the signer’s, where the signed string deviates',
      { signature: signRsa2(platform, withoutNonce) },
      ['string.nonce-missing: platform'],
    ],
    [
      'the signer’s, where the algorithm does',
      { signature: signPss(platform, right, 32) },
      ['algorithm.pss: platform'],
    ],
    [
      'unknown, where the second of two equal keys may have been added on the way',
      {
        signature: signRsa2(platform, right),
        body: bodyText.replace('}', ',"amount":"900.00"}'),
      },
      ['body.duplicate-first-wins: unknown'],
    ],
    [
      'unknown, where it may not be the signature of this key at all',
      { signature: signPss(platform, 'unrelated', 222) },
      ['algorithm.pss: unknown'],
    ],
    [
      'that of what passed it on, where the copy is garbled',
      { signature: signRsa2(platform, right.replace('cafÃ©', 'café')) },
      ['charset.mojibake: transport'],
    ],
    [
      'that of what passed it on, where the text of X-Sign is damaged',
      { signature: `"${signRsa2(platform, right)}"` },
      ['sign.quoted: transport'],
    ],
    [
      'unknown, where a signer’s encoder writes X-Sign so as well',
      { signature: toHexText(signRsa2(platform, right)) },
      ['sign.hex: unknown'],
    ],
    [
      'the signer’s, where a mended copy would still not verify',
      { signature: toHexText(signRsa2(platform, withoutNonce)) },
      ['sign.hex string.nonce-missing: platform'],
    ],
    [
      'the merchant’s, where only the own string deviates',
      { signature: signRsa2(platform, right), ownString: withoutNonce },
      ['string.nonce-missing: merchant'],
    ],
    [
      'the signer’s, where the own string is the one that was signed',
      { signature: signRsa2(platform, withoutNonce), ownString: withoutNonce },
      ['string.nonce-missing: platform', 'string.nonce-missing: platform'],
    ],
    [
      'the merchant’s, where the own string deviates from a signed one that deviates too',
      { signature: signRsa2(platform, withoutNonce), ownString: `${right}&` },
      ['string.nonce-missing: platform', 'string.trailing-separator: merchant'],
    ],
    [
      'the merchant’s, who has to take the right one of two keys',
      { signature: signRsa2(previous, right), keys: [platform, previous] },
      ['key.other-loaded: merchant'],
    ],
    [
      'the merchant’s, whose own key signed',
      { signature: signRsa2(own, withoutNonce) },
      ['key.own-signature string.nonce-missing: merchant'],
    ],
    [
      'the merchant’s, whose own key stands in the platform’s place',
      { signature: signRsa2(platform, right), keys: [own] },
      ['key.own-key: merchant'],
    ],
    [
      'unknown, where nobody is proven to have signed',
      { signature: signRsa2(stranger, right) },
      ['key.not-the-signer: unknown'],
    ],
    [
      'unknown, where the signer or what passed it on may have changed a value',
      { signature: signRsa2(platform, right.replace('100.00', '10.00')) },
      ['value.changed: unknown'],
    ],
    [
      'that of the copy, where a double stands in the place of a long integer',
      {
        signature: signRsa2(platform, right.replace('remark=cafÃ©', 'ref=20261124000000000001')),
        body: '{"amount":"100.00","ref":20261124000000000000,"status":"completed"}',
      },
      ['value.changed: transport'],
    ],
    [
      'unknown, where a long integer is another one that is no double',
      {
        signature: signRsa2(platform, right.replace('remark=cafÃ©', 'ref=20261124000000000003')),
        body: '{"amount":"100.00","ref":20261124000000000001,"status":"completed"}',
      },
      ['value.changed: unknown'],
    ],
    [
      'unknown, where a field may have come in after the signing',
      { signature: signRsa2(platform, right.replace('remark=cafÃ©&', '')) },
      ['string.field-missing: unknown'],
    ],
    [
      'the platform, where items of a list are sorted, which no program on the way puts back',
      {
        signature: signRsa2(platform, right.replace('remark=cafÃ©', 'refs=["a","b"]')),
        body: '{"amount":"100.00","refs":["b","a"],"status":"completed"}',
      },
      ['nested.sorted: platform'],
    ],
    [
      'the platform, where nested JSON has a database’s spaces beside its order',
      {
        signature: signRsa2(platform, right.replace('remark=cafÃ©', 'payer={"b": 1, "aa": 2}')),
        body: '{"amount":"100.00","payer":{"aa":2,"b":1},"status":"completed"}',
      },
      ['nested.sorted: platform'],
    ],
    [
      'the platform, where a pair stands behind all others, as none of a body would',
      {
        signature: signRsa2(platform, `${right.replace('remark=cafÃ©&', '')}&key=`),
        body: '{"amount":"100.00","status":"completed"}',
      },
      ['string.field-added: platform'],
    ],
    // JavaScript: encodeURIComponent over each value, and completedAt: new Date(seconds * 1000).
    [
      'unknown, where a body has a date, and a signer or a program on the way what encodes values',
      {
        signature: signRsa2(
          platform,
          right
            .replace('&nonce', '&completedAt=1789996900&name=J%C3%BCrgen%20G&nonce')
            .replace('remark=cafÃ©&', ''),
        ),
        body: '{"amount":"100.00","completedAt":"2026-09-21T13:21:40.000Z","name":"Jürgen G","status":"completed"}',
      },
      ['input.rewritten: unknown'],
    ],
    [
      'nobody’s, where a field that the contract does not name is masked, as it may have been sent',
      {
        signature: signRsa2(platform, 'unrelated'),
        body: '{"phone":"138****5678"}',
      },
      ['string.unknown: unknown', 'input.masked: unknown'],
    ],
    [
      'that of the copy first of all, where a field of the contract is masked, which is never sent so',
      {
        signature: signRsa2(platform, 'unrelated'),
        body: '{"merchantOrderNo":"MX-****027","note":"[filtered]"}',
      },
      ['input.masked: transport', 'string.unknown: unknown', 'input.masked: transport'],
    ],
  ])('%s', async (_, given, owners) => {
    expect(await listOwners(given)).toEqual(owners);
  });
});

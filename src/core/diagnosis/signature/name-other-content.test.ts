import { createHash, createHmac, createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildInput, createSigner, signRsa2 } from '../../../testing/signed-callbacks';
import { inspectCallback } from '../../inspect-callback';
import { diagnoseCallback } from '../diagnose-callback';
import { listCodes } from '../finding';

const signer = createSigner();
const bodyText = '{"amount":"100.00","status":"completed"}';
const right = 'amount=100.00&nonce=9f8e7d6c5b4a3210&status=completed&timestamp=1790000123';
const der = createPublicKey(signer.keyText).export({ type: 'spki', format: 'der' });
const stranger = createPublicKey(createSigner().keyText).export({ type: 'pkcs1', format: 'der' });

async function diagnose(sign: string) {
  const report = await inspectCallback(buildInput(signer.keyText, bodyText, sign));
  const { findings } = await diagnoseCallback(report);
  return { report, findings, codes: findings.map((one) => listCodes(one).join(' ')) };
}

describe('X-Sign that holds something else', () => {
  it.each([
    ['sha256', 'hex', 'SHA-256'],
    ['sha256', 'base64', 'SHA-256'],
    ['sha1', 'hex', 'SHA-1'],
    ['md5', 'hex', 'MD5'],
    ['sha512', 'hex', 'SHA-512'],
  ] as const)('is told as the %s of the string, in %s', async (name, encoding, title) => {
    const { findings } = await diagnose(createHash(name).update(right).digest(encoding));
    expect(findings.map(({ causes }) => causes)).toMatchObject([
      [{ code: 'sign.hash', hash: title, isHex: encoding === 'hex', owner: 'platform' }],
    ]);
    const digest = Uint8Array.from(createHash(name).update(right).digest());
    expect(findings[0]?.proof).toEqual({ by: 'digest', hash: name, digest });
  });

  it.each([
    ['in hex', createHmac('sha256', 'secret').update(right).digest('hex')],
    ['in capitals', createHash('md5').update(`${right}&key=1`).digest('hex').toUpperCase()],
    ['in Base64', createHmac('sha256', 'secret').update(right).digest('base64')],
  ])('is told as a hash or an HMAC of something, %s', async (_, sign) => {
    const { findings } = await diagnose(sign);
    expect(findings.map(({ causes }) => causes)).toMatchObject([
      [{ code: 'sign.hash', hash: null, owner: 'unknown' }],
    ]);
    expect(findings[0]?.proof).toEqual({ by: 'none' });
  });

  it.each([
    ['the loaded one', der, true],
    ['another one', stranger, false],
  ])('is told as a public key: %s', async (_, key, isLoaded) => {
    const { findings } = await diagnose(key.toString('base64'));
    expect(findings.map(({ causes }) => causes)).toMatchObject([
      [{ code: 'sign.public-key', isLoaded }],
    ]);
  });

  it.each(['undefined', 'null', 'None', '{{sign}}', '$sign', '<signature>', '[object Object]'])(
    'is told as what a program or a template left there: %s',
    async (sign) => {
      const { report } = await diagnose(sign);
      expect(report.verdict).toMatchObject({ kind: 'unverifiable' });
      expect(report.problems).toContainEqual(
        expect.objectContaining({ code: 'sign.not-base64', fault: 'printed', found: sign }),
      );
    },
  );

  it('is no hash where it was cut, or has the length of another key', async () => {
    const sign = signRsa2(signer, right);
    expect((await diagnose(sign.slice(0, 44))).codes).toEqual(['sign.truncated']);
    expect((await diagnose(Buffer.alloc(128, 7).toString('base64'))).codes).not.toContain(
      'sign.hash',
    );
  });
});

describe('X-Sign with more than its value', () => {
  const sign = signRsa2(signer, right);

  it.each([
    ['sign.repeated', sign + sign],
    ['sign.repeated', `${sign}; ${sign}`],
    ['sign.quoted', `${sign}"`],
    ['sign.quoted', `${sign};`],
    ['sign.quoted', `"${sign}`],
    ['sign.quoted', `${sign}",`],
  ])('verifies without it: %s', async (code, text) => {
    const { findings } = await diagnose(text);
    expect(findings.map(({ causes, proof }) => [causes[0]?.code, proof.by])).toEqual([
      [code, 'signature'],
    ]);
  });
});

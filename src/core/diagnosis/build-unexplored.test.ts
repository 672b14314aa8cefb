import { createHash, createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signMessage, signPadded } from '../../testing/raw-signatures';
import { getRsaPair } from '../../testing/rsa-pairs';
import { buildInput, buildSignedInput, createSigner } from '../../testing/signed-callbacks';
import type { CallbackInput } from '../callback-report';
import { inspectCallback } from '../inspect-callback';
import { concludeDiagnosis } from './conclude-diagnosis';
import { diagnoseCallback } from './diagnose-callback';
import { listCodes } from './finding';

const signer = createSigner();

async function diagnose(input: CallbackInput) {
  const report = await inspectCallback(input);
  const diagnosis = await diagnoseCallback(report);
  const { findings } =
    diagnosis.valueSearch === null ? diagnosis : concludeDiagnosis(report, diagnosis, null, 0);
  return { verdict: report.verdict.kind, codes: findings.map(listCodes), findings };
}

const nest = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

describe('a body that nests', () => {
  it.each([
    [100, [['string.unknown']]],
    [101, [['string.unknown'], ['input.unexplored']]],
    [3000, [['string.unknown'], ['input.unexplored']]],
    [5000, [['string.unknown'], ['input.unexplored']]],
  ])('%i levels deep', async (levels, expected) => {
    const { verdict, codes } = await diagnose(buildSignedInput(signer, nest(levels), 'other'));
    expect([verdict, codes]).toEqual(['invalid', expected]);
  });

  it('too deep still shows another key', async () => {
    const other = { ...signer, keyText: createSigner().keyText };
    const { codes } = await diagnose(buildSignedInput(other, nest(3000), 'other'));
    expect(codes).toEqual([['key.not-the-signer']]);
  });

  it('too deep has an own string that nothing explains', async () => {
    const right = 'nonce=9f8e7d6c5b4a3210&timestamp=1790000123';
    const deep = nest(3000);
    const signed = `a=${deep.slice(5, -1)}&${right}`;
    const { verdict, codes } = await diagnose(buildSignedInput(signer, deep, signed, right));
    expect([verdict, codes]).toEqual(['valid', [['input.unexplored']]]);
  });
});

describe('a header', () => {
  it.each([
    [
      20_000,
      ['string.unknown', 'value.changed', 'string.nonce-missing', 'string.timestamp-missing'],
    ],
    [20_001, ['input.unexplored', 'input.unexplored']],
  ])('of %i characters', async (length, expected) => {
    const input = buildSignedInput(signer, '{"amount":"1.00"}', 'other', 'amount=2.00');
    const headersText = input.headersText.replace(/(?<=X-Nonce: ).*/, 'n'.repeat(length));
    const { verdict, codes } = await diagnose({ ...input, headersText });
    expect([verdict, codes.flat()]).toEqual(['invalid', expected]);
  });

  it('that is long is not searched for another one that is missing, and not beside a dump', async () => {
    const given = buildSignedInput(signer, '{"amount":"1.00"}', 'other');
    const headersText = given.headersText.replace(/(?<=X-Nonce: ).*/, 'n'.repeat(20_001));
    const missing = await diagnose({
      ...given,
      headersText: headersText.replace(/X-Timestamp: .*\n/, ''),
    });
    expect([missing.verdict, missing.codes]).toEqual(['unverifiable', [['input.unexplored']]]);
    const dump = await diagnose({ ...given, headersText, bodyText: "{'amount': '1.00'}" });
    expect([dump.verdict, dump.codes]).toEqual(['unverifiable', []]);
  });
});

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const { privateKey, publicKey } = getRsaPair(2048, 'unexplored', 3);
const keyText = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const body = '{"amount":"1.00"}';

describe('an invalid verdict never stays without a word', () => {
  it.each<[name: string, sign: string]>([
    ['a few bytes', 'QUJD'],
    ['one byte and its padding', 'QQ=='],
    ['a digest in hex', sha256('x').toString('hex')],
    ['a digest in Base64', sha256('x').toString('base64')],
    ['zeros', Buffer.alloc(256).toString('base64')],
    ['one', Buffer.alloc(256, 0).fill(1, 255).toString('base64')],
    ['the largest number', Buffer.alloc(256, 0xff).toString('base64')],
    ['one byte too many', Buffer.alloc(257, 1).toString('base64')],
    ['one byte too few', Buffer.alloc(255, 1).toString('base64')],
    ['twice the length', Buffer.alloc(512, 1).toString('base64')],
    ['a megabyte', Buffer.alloc(1_000_000, 1).toString('base64')],
    ['bare content', signPadded(privateKey, Buffer.from('x')).toString('base64')],
    ['no content', signPadded(privateKey, Buffer.alloc(0)).toString('base64')],
    ['no padding', signMessage(privateKey, Buffer.alloc(256, 0).fill(7, 200)).toString('base64')],
    [
      'the end of PSS',
      signMessage(privateKey, Buffer.alloc(256, 1).fill(0xbc, 255)).toString('base64'),
    ],
  ])('of %s', async (_, sign) => {
    const { verdict, findings } = await diagnose(buildInput(keyText, body, sign));
    expect(verdict).toBe('invalid');
    expect(findings.filter(({ subject }) => subject === 'signature').length).toBeGreaterThan(0);
  });

  it('of a key whose exponent is too long to look with it', async () => {
    const jwk = { ...publicKey.export({ format: 'jwk' }), e: 'AQAAAAAB' };
    const long = createPublicKey({ key: jwk, format: 'jwk' });
    const longText = long.export({ type: 'spki', format: 'pem' }).toString();
    const sign = Buffer.alloc(256, 1).toString('base64');
    const { verdict, codes } = await diagnose(buildInput(longText, body, sign));
    expect([verdict, codes]).toEqual(['invalid', [['input.unexplored']]]);
  });
});

import { createHash, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { forgeWithCubeRoot, signMessage, signPadded } from '../../testing/raw-signatures';
import { getRsaPair } from '../../testing/rsa-pairs';
import { toHex } from '../text/hex';
import {
  isBeyondForging,
  isMadeByKey,
  type OpenedSignature,
  openSignature,
} from './open-signature';

type Key = Parameters<typeof openSignature>[1];

function readPair(bits: number, name?: string, publicExponent?: number) {
  const pair = getRsaPair(bits, name, publicExponent);
  const { n = '', e = '' } = pair.publicKey.export({ format: 'jwk' });
  const modulus = new Uint8Array(Buffer.from(n, 'base64url'));
  const exponent = BigInt(`0x${Buffer.from(e, 'base64url').toString('hex')}`);
  return { privateKey: pair.privateKey, key: { modulus, exponent } satisfies Key };
}

const { privateKey, key } = readPair(2048);
const text = 'amount=1.00&nonce=n1&timestamp=1790000123';
const sha256 = createHash('sha256').update(text).digest();

const pad = (content: Uint8Array): Buffer => signPadded(privateKey, content);
const raise = (message: Uint8Array): Buffer => signMessage(privateKey, message);

function summarize(opened: OpenedSignature): unknown {
  switch (opened.kind) {
    case 'digest-info':
      return { hash: opened.hash.name, digest: toHex(opened.digest), hasNull: opened.hasNull };
    case 'bare':
      return { bare: toHex(opened.content), padding: opened.padding };
    default:
      return opened.kind;
  }
}

describe('openSignature names the hash and gives the digest that was signed', () => {
  it.each([
    ['md5', 'MD5'],
    ['sha1', 'SHA-1'],
    ['sha224', 'SHA-224'],
    ['sha256', 'SHA-256'],
    ['sha384', 'SHA-384'],
    ['sha512', 'SHA-512'],
    ['sha512-224', 'SHA-512/224'],
    ['sha512-256', 'SHA-512/256'],
    ['sha3-224', 'SHA3-224'],
    ['sha3-256', 'SHA3-256'],
    ['sha3-384', 'SHA3-384'],
    ['sha3-512', 'SHA3-512'],
    ['ripemd160', 'RIPEMD-160'],
  ])('%s', (name, title) => {
    const opened = openSignature(sign(name, Buffer.from(text), privateKey), key);
    const digest = createHash(name).update(text).digest('hex');
    expect(summarize(opened)).toEqual({ hash: name, digest, hasNull: true });
    expect(opened.kind === 'digest-info' && opened.hash.title).toBe(title);
    expect(isMadeByKey(opened, key)).toBe(true);
  });

  it('sm3, of which no digest is computed here', () => {
    // GB/T 33560: 1.2.156.10197.1.401, with NULL.
    const info = Buffer.from(`3030300c06082a811ccf5501831105000420${'ab'.repeat(32)}`, 'hex');
    const opened = openSignature(pad(info), key);
    expect(summarize(opened)).toEqual({ hash: 'sm3', digest: 'ab'.repeat(32), hasNull: true });
  });

  it('without the NULL parameter', () => {
    // RFC 8017 §9.2 note 1, less 05 00: both lengths around it are two lower.
    const info = Buffer.from(
      `302f300b0609608648016503040201 0420${sha256.toString('hex')}`.replace(' ', ''),
      'hex',
    );
    const digest = sha256.toString('hex');
    expect(summarize(openSignature(pad(info), key))).toEqual({
      hash: 'sha256',
      digest,
      hasNull: false,
    });
  });

  // Of 129 and of 192 bytes: the one no multiple of eight.
  it.each([1032, 1536])('with a key of %i bits', (bits) => {
    const other = readPair(bits);
    const opened = openSignature(sign('sha256', Buffer.from(text), other.privateKey), other.key);
    expect(summarize(opened)).toMatchObject({ hash: 'sha256', digest: sha256.toString('hex') });
  });

  it('with a key of exponent 3', () => {
    const other = readPair(2048, '', 3);
    const opened = openSignature(sign('sha256', Buffer.from(text), other.privateKey), other.key);
    expect(summarize(opened)).toMatchObject({ hash: 'sha256', digest: sha256.toString('hex') });
  });
});

describe('openSignature gives what stands behind the padding where it is no DigestInfo', () => {
  const info = `3031300d060960864801650304020105000420${sha256.toString('hex')}`;
  it.each([
    ['a bare digest', sha256.toString('hex')],
    ['a digest in hex', Buffer.from(sha256.toString('hex')).toString('hex')],
    ['the text itself', Buffer.from(text).toString('hex')],
    ['nothing', ''],
    ['a DigestInfo with a byte behind it', `${info}00`],
    ['a DigestInfo that was cut', info.slice(0, -2)],
    ['a DigestInfo of a hash that it does not know', info.replace('040201', '0402ff')],
    ['a digest too short for its hash', info.replace('0304020105', '0304020305')],
  ])('%s', (_, hex) => {
    const opened = openSignature(pad(Buffer.from(hex, 'hex')), key);
    expect(summarize(opened)).toEqual({ bare: hex, padding: 'pkcs1' });
    expect(isMadeByKey(opened, key)).toBeNull();
  });

  it('behind eight octets of padding, the fewest there may be', () => {
    const content = '11'.repeat(245);
    const message = Buffer.from(`0001${'ff'.repeat(8)}00${content}`, 'hex');
    expect(summarize(openSignature(raise(message), key))).toEqual({
      bare: content,
      padding: 'pkcs1',
    });
  });

  it('behind eight zeros without any padding, but not behind seven', () => {
    const [eight, seven] = [8, 7].map((zeros) =>
      openSignature(raise(Buffer.from('00'.repeat(zeros) + '11'.repeat(256 - zeros), 'hex')), key),
    );
    expect(eight && summarize(eight)).toEqual({ bare: '11'.repeat(248), padding: 'none' });
    expect(eight && isMadeByKey(eight, key)).toBeNull();
    expect(seven?.kind).toBe('noise');
  });
});

describe('openSignature sees no padding of this key', () => {
  const size = key.modulus.length;
  const tail = (length: number): string => '11'.repeat(size - length);
  it.each([
    ['seven octets of padding', `0001${'ff'.repeat(7)}00${tail(10)}`],
    ['padding of encryption', `0002${'a5'.repeat(20)}00${tail(23)}`],
    ['padding of encryption that looks alike', `0002${'ff'.repeat(20)}00${tail(23)}`],
    ['another first octet', `0101${'ff'.repeat(20)}00${tail(23)}`],
    ['no zero behind the padding', `0001${'ff'.repeat(20)}01${tail(23)}`],
    ['another octet inside the padding', `0001${'ff'.repeat(9)}fe${'ff'.repeat(9)}00${tail(22)}`],
    ['padding to the end', `0001${'ff'.repeat(size - 2)}`],
    ['zeros alone', '00'.repeat(size)],
  ])('%s', (_, hex) => {
    const opened = openSignature(raise(Buffer.from(hex, 'hex')), key);
    expect(opened.kind).toBe('noise');
    expect(isMadeByKey(opened, key)).toBe(false);
  });

  it('a signature of another key', () => {
    const other = readPair(2048, 'other');
    for (let count = 0; count < 20; count++) {
      const signature = sign('sha256', Buffer.from(`${text}${count}`), other.privateKey);
      // Half of them are not below this modulus, and one in 256 ends as PSS would.
      expect(isMadeByKey(openSignature(signature, key), key)).not.toBe(true);
    }
  });

  it('a message that ends as PSS does', () => {
    const message = Buffer.from(`00${'11'.repeat(size - 2)}bc`, 'hex');
    const opened = openSignature(raise(message), key);
    expect(opened).toEqual({ kind: 'maybe-pss', message: Uint8Array.from(message) });
    expect(isMadeByKey(opened, key)).toBeNull();
  });

  const sound = sign('sha256', Buffer.from(text), privateKey);
  it.each([
    ['the modulus itself', key.modulus],
    ['more than the modulus', new Uint8Array(size).fill(0xff)],
    ['one byte less', sound.subarray(1)],
    ['one byte more', Buffer.concat([Buffer.of(0), sound])],
    ['no byte at all', new Uint8Array()],
  ])('%s is out of range', (_, signature) => {
    const opened = openSignature(signature, key);
    expect(opened).toEqual({ kind: 'out-of-range' });
    expect(isMadeByKey(opened, key)).toBe(false);
  });
});

describe('what can be written without the private key proves nothing', () => {
  const weak = readPair(2048, '', 3);
  const info = `3031300d060960864801650304020105000420${sha256.toString('hex')}`;
  it.each([
    ['the shortest padding', `0001${'ff'.repeat(8)}00`],
    ['padding and a whole DigestInfo, with anything behind it', `0001${'ff'.repeat(8)}00${info}`],
  ])('%s, where the exponent is 3', (_, start) => {
    const forged = forgeWithCubeRoot(Buffer.from(start, 'hex'));
    const opened = openSignature(forged, weak.key);
    expect(opened.kind).toBe('bare');
    expect(opened.kind === 'bare' && toHex(opened.content)).toMatch(start.slice(22));
    expect(isMadeByKey(opened, weak.key)).toBeNull();
  });

  it('a DigestInfo that leaves a small key of exponent 3 too little padding', () => {
    const digestInfo = { kind: 'digest-info', digest: new Uint8Array(64), hasNull: true } as const;
    const hash = { name: 'sha512', title: '', oid: '', bytes: 64 } as const;
    const opened = { ...digestInfo, hash };
    const [small, large] = [96, 128].map((bytes) => new Uint8Array(bytes).fill(0xff));
    expect(isMadeByKey(opened, { modulus: small ?? sha256, exponent: 3n })).toBeNull();
    expect(isMadeByKey(opened, { modulus: large ?? sha256, exponent: 3n })).toBe(true);
    expect(isMadeByKey(opened, { modulus: small ?? sha256, exponent: 65_537n })).toBe(true);
  });

  it('a key of 16,384 bits is opened, and a longer one is not', () => {
    const [longest, longer] = [2048, 2049].map((bytes) => {
      const modulus = new Uint8Array(bytes).fill(0xff);
      // 1 to any power: zeros, and a one behind them.
      const signature = new Uint8Array(bytes).with(bytes - 1, 1);
      return openSignature(signature, { modulus, exponent: 3n });
    });
    expect(longest).toEqual({ kind: 'bare', padding: 'none', content: Uint8Array.of(1) });
    expect(longer).toEqual({ kind: 'not-opened' });
  });

  it('the longest exponent that is opened has 33 bits', () => {
    const one = new Uint8Array(256).with(255, 1);
    expect(openSignature(one, { ...key, exponent: 2n ** 32n }).kind).toBe('bare');
  });

  it.each([
    // 1024 / 3 bits are the forger's: 341 and a third.
    [341 + 64, 1024, 3n, false],
    [342 + 64, 1024, 3n, true],
    [256 + 63, 1024, 4n, false],
    [256 + 64, 1024, 4n, true],
    [64, 1024, 2n ** 32n, false],
    [65, 1024, 2n ** 32n, true],
  ] as const)(
    '%i prescribed bits of %i where the exponent is %s: beyond forging is %s',
    (prescribed, bits, exponent, beyond) => {
      const modulus = new Uint8Array(bits / 8).fill(0xff);
      expect(isBeyondForging(prescribed, { modulus, exponent })).toBe(beyond);
    },
  );

  it('a key whose exponent would take seconds is not opened', () => {
    const slow = { ...key, exponent: 2n ** 32n + 1n };
    const opened = openSignature(sign('sha256', Buffer.from(text), privateKey), slow);
    expect(opened).toEqual({ kind: 'not-opened' });
    expect(isMadeByKey(opened, slow)).toBeNull();
  });
});

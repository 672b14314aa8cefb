import { constants, createHash, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encodePss } from '../../testing/raw-signatures';
import { getRsaPair } from '../../testing/rsa-pairs';
import { digests } from './digest';
import type { HashName } from './hash-algorithm';
import { listPssReadings, openPss } from './open-pss';
import { openSignature } from './open-signature';

function readPair(bits: number, name?: string) {
  const { privateKey, publicKey } = getRsaPair(bits, name);
  const { n = '' } = publicKey.export({ format: 'jwk' });
  return {
    privateKey,
    key: { modulus: new Uint8Array(Buffer.from(n, 'base64url')), exponent: 65_537n },
  };
}

const pair = readPair(2048);
const text = Buffer.from('amount=1.00&nonce=n1&timestamp=1790000123');

function openMessage(
  { key, privateKey }: typeof pair,
  hash: string,
  saltLength: number,
): Uint8Array {
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  const opened = openSignature(sign(hash, text, { key: privateKey, padding, saltLength }), key);
  if (opened.kind !== 'maybe-pss') throw new Error(`opened as ${opened.kind}`);
  return opened.message;
}

function digestOf(name: HashName) {
  const digest = digests[name];
  if (digest === null) throw new Error(name);
  return digest;
}

function hash(name: string, content: Buffer): Uint8Array {
  return createHash(name).update(content).digest();
}

const hashes = ['sha1', 'sha256', 'sha384', 'sha512'] as const;
const sizes = { sha1: 20, sha256: 32, sha384: 48, sha512: 64 } as const;

describe('openPss finds the salt and confirms the message', () => {
  const rows = hashes.flatMap((name) =>
    // The last is the longest that fits: emLen - hLen - 2 (RFC 8017 §9.1.1).
    [0, 20, 32, 256 - sizes[name] - 2].map((saltLength) => ({ name, saltLength })),
  );
  it.each(rows)('$name, a salt of $saltLength bytes', ({ name, saltLength }) => {
    const opened = openPss(openMessage(pair, name, saltLength), 2048, digestOf(name));
    expect(opened?.saltLength).toBe(saltLength);
    expect(opened?.isOver(hash(name, text))).toBe(true);
    expect(opened?.isOver(hash(name, Buffer.from('another text')))).toBe(false);
  });

  it.each([2047, 2046])('a modulus of %i bits', (bits) => {
    const other = readPair(bits);
    const opened = openPss(openMessage(other, 'sha256', 32), bits, digestOf('sha256'));
    expect(opened?.saltLength).toBe(32);
    expect(opened?.isOver(hash('sha256', text))).toBe(true);
  });
});

describe('openPss is not deceived', () => {
  const pairs = hashes.flatMap((made) =>
    hashes.filter((name) => name !== made).map((name) => ({ made, name })),
  );
  it.each(pairs)('by $made taken for $name', ({ made, name }) => {
    const opened = openPss(openMessage(pair, made, 32), 2048, digestOf(name));
    expect(opened?.isOver(hash(name, text)) ?? false).toBe(false);
  });

  it('by the bits that a shorter modulus does not use', () => {
    const message = openMessage(pair, 'sha256', 32);
    expect(
      openPss(
        Uint8Array.of(0x80 | (message[0] ?? 0), ...message.slice(1)),
        2048,
        digestOf('sha256'),
      ),
    ).toBeNull();
  });

  it('by a message that was altered', () => {
    const message = openMessage(pair, 'sha256', 32);
    const opened = openPss(message.with(100, (message[100] ?? 0) ^ 1), 2048, digestOf('sha256'));
    expect(opened?.isOver(hash('sha256', text)) ?? false).toBe(false);
  });

  it('by the signature of another key', () => {
    const other = readPair(2048, 'other');
    const padding = constants.RSA_PKCS1_PSS_PADDING;
    for (let count = 0; count < 20; count++) {
      const signature = sign('sha256', text, { key: other.privateKey, padding, saltLength: 32 });
      const opened = openSignature(signature, pair.key);
      const pss =
        opened.kind === 'maybe-pss' ? openPss(opened.message, 2048, digestOf('sha256')) : null;
      expect(pss?.isOver(hash('sha256', text)) ?? false).toBe(false);
    }
  });
});

describe('listPssReadings names the hashes', () => {
  it.each([
    ['sha256', 'sha256', 32],
    ['sha256', 'sha1', 32],
    ['sha512', 'sha256', 64],
    ['sha224', 'sha224', 0],
    ['sha3-256', 'sha3-256', 32],
  ])('%s with a mask of %s and a salt of %i bytes', (hash, maskHash, saltLength) => {
    const message = encodePss(text.toString(), hash, maskHash, saltLength);
    const [first] = listPssReadings(message, 2048);
    expect(first).toMatchObject({ hash, maskHash, saltLength });
    // EM less H and the salt (RFC 8017 §9.1.1).
    expect(first?.prescribedBits).toBe(8 * (256 - sizeOf(hash) - saltLength));
  });

  it('where the modulus is a bit longer than whole bytes', () => {
    // OpenSSL makes no such keys.
    const message = encodePss(text.toString(), 'sha256', 'sha256', 32, 2049);
    expect(message).toHaveLength(257);
    expect(listPssReadings(message, 2049)[0]).toMatchObject({ hash: 'sha256', saltLength: 32 });
    expect(listPssReadings(message.with(0, 1), 2049)).toEqual([]);
  });

  it('none where the last byte or a bit beyond the modulus is another', () => {
    const message = encodePss(text.toString(), 'sha256', 'sha256', 32);
    expect(listPssReadings(message.with(255, 0xbb), 2048)).toEqual([]);
    expect(listPssReadings(message.with(0, 0x80), 2048)).toEqual([]);
  });
});

function sizeOf(hashName: string): number {
  return createHash(hashName).digest().length;
}

/** The key formats of Windows, put together by Microsoft's descriptions of their structures. */
import type { KeyObject } from 'node:crypto';

interface RsaNumbers {
  readonly bits: number;
  /** By the names of RFC 7518 §6.3, most significant byte first. */
  readonly pick: (name: 'n' | 'e' | 'd' | 'p' | 'q' | 'dp' | 'dq' | 'qi') => Buffer;
}

function readNumbers(key: KeyObject): RsaNumbers {
  const jwk = key.export({ format: 'jwk' });
  const bits = Buffer.from(String(jwk.n), 'base64url').length * 8;
  return { bits, pick: (name) => Buffer.from(String(jwk[name]), 'base64url') };
}

function toUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** PUBLICKEYSTRUC, RSAPUBKEY and the numbers, each least significant byte first: `RSACryptoServiceProvider.ExportCspBlob`. */
export function toCspBlob(key: KeyObject): Buffer {
  const { bits, pick } = readNumbers(key);
  const reverse = (name: Parameters<typeof pick>[0], size: number) =>
    Buffer.concat([Buffer.from(pick(name)).reverse(), Buffer.alloc(size)]).subarray(0, size);
  const isPrivate = key.type === 'private';
  const header = [isPrivate ? 7 : 6, 2, 0, 0, 0, 0xa4, 0, 0];
  const parts = [reverse('n', bits / 8)];
  if (isPrivate) {
    for (const name of ['p', 'q', 'dp', 'dq', 'qi'] as const) parts.push(reverse(name, bits / 16));
    parts.push(reverse('d', bits / 8));
  }
  const magic = Buffer.from(isPrivate ? 'RSA2' : 'RSA1');
  return Buffer.concat([Buffer.from(header), magic, toUint32(bits), reverse('e', 4), ...parts]);
}

/** BCRYPT_RSAKEY_BLOB and the numbers, most significant byte first: `CngKey.Export`. */
export function toCngBlob(key: KeyObject, kind: 'public' | 'private' | 'full'): Buffer {
  const { bits, pick } = readNumbers(key);
  const magic = { public: 'RSA1', private: 'RSA2', full: 'RSA3' }[kind];
  const exponent = pick('e');
  const primeSize = kind === 'public' ? 0 : bits / 16;
  const sizes = [bits, exponent.length, bits / 8, primeSize, primeSize].map(toUint32);
  const parts = [Buffer.from(magic), ...sizes, exponent, pick('n')];
  if (kind !== 'public') parts.push(pick('p'), pick('q'));
  if (kind === 'full') parts.push(pick('dp'), pick('dq'), pick('qi'), pick('d'));
  return Buffer.concat(parts);
}

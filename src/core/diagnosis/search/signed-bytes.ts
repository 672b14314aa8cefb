/** What goes into the hash that is signed. */

import { md5, sha1 } from '@noble/hashes/legacy.js';
import type { CanonicalRules } from '../../canonical/canonical-rules';
import { encodeText } from '../../canonical/encode-text';
import type { Prehash } from '../../canonical/rule-values';
import { type Digest, digests } from '../../signature/digest';
import { encodeBase64 } from '../../text/base64';
import { fromBinary, toBinary } from '../../text/binary-text';
import { toDashedHex, toHex } from '../../text/hex';

/** The digest that the contract's algorithm uses. */
export const contractDigest: Digest = digests.sha256 as Digest;

/** @param hash the signature's; a string that was hashed once before went through the same */
export function toSignedBytes(
  text: string,
  { charset, prehash }: Pick<CanonicalRules, 'charset' | 'prehash'>,
  hash: Digest,
): Uint8Array<ArrayBuffer> {
  const bytes = encodeText(text, charset);
  return prehash === 'none' ? bytes : fromBinary(printPrehash(bytes, prehash, hash));
}

function printPrehash(
  bytes: Uint8Array<ArrayBuffer>,
  prehash: Exclude<Prehash, 'none'>,
  hash: Digest,
): string {
  switch (prehash) {
    case 'bytes':
      return toBinary(hash(bytes));
    case 'hex':
      return toHex(hash(bytes));
    case 'upper-hex':
      return toHex(hash(bytes)).toUpperCase();
    case 'dashed-hex':
      return toDashedHex(hash(bytes));
    case 'hex-line':
      return `${toHex(hash(bytes))}\n`;
    case 'sum-line':
      return `${toHex(hash(bytes))}  -\n`;
    case 'openssl-line': {
      const digest = hash(bytes);
      return `${opensslNames[digest.length] ?? ''}(stdin)= ${toHex(digest)}\n`;
    }
    case 'openssl-1-line':
      return `(stdin)= ${toHex(hash(bytes))}\n`;
    case 'base64':
      return encodeBase64(hash(bytes));
    case 'base64-unpadded':
      return encodeBase64(hash(bytes)).replaceAll('=', '');
    case 'base64url':
      return encodeBase64(hash(bytes)).replaceAll('+', '-').replaceAll('/', '_');
    case 'md5-bytes':
      return toBinary(md5(bytes));
    case 'sha1-bytes':
      return toBinary(sha1(bytes));
    case 'md5-hex':
      return toHex(md5(bytes));
    case 'md5-upper-hex':
      return toHex(md5(bytes)).toUpperCase();
    case 'md5-dashed-hex':
      return toDashedHex(md5(bytes));
    case 'sha1-hex':
      return toHex(sha1(bytes));
    case 'sha1-upper-hex':
      return toHex(sha1(bytes)).toUpperCase();
    case 'sha512-hex':
      return toHex((digests.sha512 as Digest)(bytes));
  }
}

/** By the length of the digest in bytes. */
const opensslNames: Readonly<Record<number, string>> = {
  16: 'MD5',
  20: 'SHA1',
  28: 'SHA2-224',
  32: 'SHA2-256',
  48: 'SHA2-384',
  64: 'SHA2-512',
};

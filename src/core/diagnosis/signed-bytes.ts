/** What goes into the hash that is signed. */

import type { CanonicalRules, Prehash } from '../canonical/canonical-rules';
import { encodeText } from '../canonical/encode-text';
import { type Digest, digests } from '../signature/digest';
import { fromBinary, toBinary } from '../text/binary-text';
import { toHex } from '../text/hex';

/** The digest that the contract's algorithm uses. */
export const contractDigest: Digest = digests.sha256 as Digest;

/** @param hash the signature's; a string that was hashed once before went through the same */
export function toSignedBytes(
  text: string,
  { charset, prehash }: Pick<CanonicalRules, 'charset' | 'prehash'>,
  hash: Digest,
): Uint8Array<ArrayBuffer> {
  const bytes = encodeText(text, charset);
  return prehash === 'none' ? bytes : fromBinary(printDigest(hash(bytes), prehash));
}

function printDigest(digest: Uint8Array, prehash: Exclude<Prehash, 'none'>): string {
  const binary = toBinary(digest);
  switch (prehash) {
    case 'bytes':
      return binary;
    case 'hex':
      return toHex(digest);
    case 'upper-hex':
      return toHex(digest).toUpperCase();
    case 'base64':
      return btoa(binary);
  }
}

/** What goes into the hash that is signed. */

import type { CanonicalRules, Prehash } from '../canonical/canonical-rules';
import { encodeText } from '../canonical/encode-text';
import { type Digest, digests } from '../signature/digest';
import { encodeBase64 } from '../text/base64';
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
  switch (prehash) {
    case 'bytes':
      return toBinary(digest);
    case 'hex':
      return toHex(digest);
    case 'upper-hex':
      return toHex(digest).toUpperCase();
    case 'base64':
      return encodeBase64(digest);
  }
}

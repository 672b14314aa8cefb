/** Where the merchant's string is what was signed, what it does differently is the signer's doing. */
import { parseOwnDigest } from '../compare/parse-own-digest';
import { isEqualBytes } from '../text/equal-bytes';
import { encodeUtf8 } from '../text/utf-8-bytes';
import type { SignatureFacts } from './diagnosis';
import { assignFinding, type Finding } from './finding';
import type { Owner } from './owner';
import { contractDigest } from './search/signed-bytes';

/**
 * Code that agrees with the signer would break by following the advice.
 *
 * @param own findings of the own string
 * @param owner of the finding of the signature, where there is one
 */
export function creditSigner(
  own: readonly Finding[],
  { hashTitle, signedDigest }: SignatureFacts,
  ownString: string,
  owner: Owner = 'unknown',
): readonly Finding[] {
  if (own.length === 0 || hashTitle !== 'SHA-256' || signedDigest === null) return own;
  if (!isSignedString(ownString, signedDigest)) return own;
  return own.map((finding) => ({ ...assignFinding(finding, owner), isAlsoSigned: true }));
}

/** Whether the merchant's string, or the SHA-256 of it that was given, is what was signed. */
export function isSignedString(ownString: string, signedDigest: Uint8Array): boolean {
  const digest = parseOwnDigest(ownString) ?? contractDigest(encodeUtf8(ownString));
  return isEqualBytes(digest, signedDigest);
}

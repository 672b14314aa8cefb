/** What else than a signature X-Sign holds: a hash, or a public key. */
import type { CallbackReport } from '../../callback-report';
import { isSameKey } from '../../key/is-same-key';
import { readPublicKey } from '../../key/read-public-key';
import { digests } from '../../signature/digest';
import { hashAlgorithms } from '../../signature/hash-algorithm';
import { decodeStrictBase64 } from '../../text/base64';
import { isEqualBytes } from '../../text/equal-bytes';
import { readHex } from '../../text/hex';
import { encodeUtf8 } from '../../text/utf-8-bytes';
import { createFinding, type Finding, notProven } from '../finding';

/** Of public keys in use, far above 65,537. */
const largestExponent = 2n ** 40n;

/** Longer texts hold neither. In characters. */
const longestText = 4000;

/** Null where it may be a signature, or a part of one. */
export function nameOtherContent(
  { canonical, keys, ownKeys }: Pick<CallbackReport, 'canonical' | 'keys' | 'ownKeys'>,
  written: string,
): Finding | null {
  const text = written.trim();
  if (text.length > longestText) return null;
  const bytes = decodeStrictBase64(text);
  const read = bytes === null ? null : readPublicKey(bytes);
  // An ECDSA signature is two large numbers as well.
  if (read?.kind === 'rsa' && read.key.exponent < largestExponent) {
    const isLoaded = [...keys, ...ownKeys].some((key) => isSameKey(key, read.key));
    const cause = { kind: 'fault', code: 'sign.public-key', owner: 'unknown', isLoaded } as const;
    return createFinding({ causes: [cause], subject: 'signature', proof: notProven });
  }
  const isHex = /^[\da-f]+$/i.test(text) && text.length % 2 === 0;
  const content = isHex ? readHex(text) : bytes;
  if (content === null) return null;
  const signed = encodeUtf8(canonical?.text ?? '');
  const hash = hashAlgorithms.find(({ name, bytes: size }) => {
    const digest = digests[name];
    return size === content.length && digest !== null && isEqualBytes(digest(signed), content);
  });
  // Base64 that was cut has hardly ever its padding, nor such a length.
  const isLikeHash = likelySizes.has(content.length) && (isHex || text.endsWith('='));
  if (hash === undefined && !isLikeHash) return null;
  const cause = {
    kind: 'fault',
    code: 'sign.hash',
    owner: hash === undefined ? 'unknown' : 'platform',
    hash: hash?.title ?? null,
    bytes: content.length,
    isHex,
  } as const;
  return createFinding({
    causes: [cause],
    subject: 'signature',
    proof: hash === undefined ? notProven : { by: 'digest', hash: hash.name, digest: content },
  });
}

/** MD5, SHA-1, SHA-256, and HMACs of these; signatures of other algorithms are longer. In bytes. */
const likelySizes: ReadonlySet<number> = new Set([16, 20, 32]);

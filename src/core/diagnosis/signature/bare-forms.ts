/** Forms in which a string may stand in a signature without a DigestInfo: a digest, bare or as text, or the string itself. */

import { digests } from '../../signature/digest';
import { type HashName, hashAlgorithms } from '../../signature/hash-algorithm';
import { decodeStrictBase64 } from '../../text/base64';
import { toBinary } from '../../text/binary-text';
import { isEqualBytes } from '../../text/equal-bytes';
import { readHex } from '../../text/hex';
import { toSignedBytes } from '../search/signed-bytes';
import { createDigestTarget, type Target } from '../search/target';

/** How a digest is written. */
export type BareKind = 'bytes' | 'hex' | 'base64';

export type BareForm =
  | {
      readonly kind: BareKind;
      readonly hash: HashName;
      readonly digest: Uint8Array<ArrayBuffer>;
    }
  | { readonly kind: 'text' };

/** Which strings have this form of it. */
export interface BareReading {
  readonly form: BareForm;
  readonly matches: Target;
}

/** @param padding without any, zeros that a digest begins with cannot be told from those before it */
export function listBareReadings(
  content: Uint8Array<ArrayBuffer>,
  padding: 'pkcs1' | 'none',
): readonly BareReading[] {
  const text = toBinary(content);
  const forms = hashAlgorithms.flatMap(({ name: hash, bytes }): BareForm[] => {
    const lost = padding === 'none' ? bytes - content.length : 0;
    if (content.length + lost === bytes && lost >= 0 && lost <= mostLostZeros) {
      return [{ kind: 'bytes', hash, digest: padLeft(content, bytes) }];
    }
    if (content.length === bytes * 2 && /^[0-9a-f]+$/i.test(text)) {
      return [{ kind: 'hex', hash, digest: readHex(text) }];
    }
    if (content.length !== Math.ceil(bytes / 3) * 4) return [];
    const digest = decodeStrictBase64(text);
    return digest?.length === bytes ? [{ kind: 'base64', hash, digest }] : [];
  });
  const ofDigests = forms.flatMap((form): BareReading[] => {
    const hash = form.kind === 'text' ? null : digests[form.hash];
    if (form.kind === 'text' || hash === null) return [];
    return [{ form, matches: createDigestTarget(form.digest, hash) }];
  });
  return [...ofDigests, { form: { kind: 'text' }, matches: createBytesTarget(content) }];
}

const mostLostZeros = 2;

function padLeft(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(length);
  padded.set(bytes, length - bytes.length);
  return padded;
}

/** The target "these are its bytes", unhashed. */
function createBytesTarget(content: Uint8Array): Target {
  return ({ text, rules }) => {
    // No charset writes fewer bytes than one a code point; a hash of it is another form.
    if (rules.prehash !== 'none' || text.length > content.length * 2) return false;
    const bytes = toSignedBytes(text, rules, identity);
    return isEqualBytes(bytes, content);
  };
}

const identity = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

/** Which of the bodies that a dump allows was signed. */

import { sha256 } from '@noble/hashes/sha2.js';
import { buildCanonical } from '../canonical/build-canonical';
import type { Canonical } from '../canonical/canonical';
import type { CallbackHeaders } from '../headers/callback-headers';
import type { JsonObject } from '../json/json-node';
import { isEqualBytes } from '../text/equal-bytes';
import { type BodyReading, listReadBodies } from './read-body-dump';

export interface SignedBody {
  readonly body: JsonObject;
  readonly canonical: Canonical;
}

/**
 * @param digest the SHA-256 that the signature holds (`signature/open-signature.ts`); what is found still has to be
 * verified by WebCrypto
 * @param limit how many bodies are tried
 */
export function findSignedBody(
  reading: BodyReading,
  headers: CallbackHeaders,
  digest: Uint8Array,
  limit: number,
): SignedBody | null {
  const encoder = new TextEncoder();
  for (const body of listReadBodies(reading, limit)) {
    const { canonical } = buildCanonical({ headers, body, bodyText: '' });
    const hash = sha256(encoder.encode(canonical.text));
    if (isEqualBytes(hash, digest)) return { body, canonical };
  }
  return null;
}

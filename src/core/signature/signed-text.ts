/**
 * The bytes of a long string to be signed, for what follows where it was verified: its SHA-256, and the way to the page.
 * WebCrypto keeps what it was given until the collector comes, so that other bytes would be as much memory again.
 */
import type { Canonical } from '../canonical/canonical';
import { encodeUtf8 } from '../text/utf-8-bytes';

/** In bytes. Of a shorter one they are soon made again. */
const keptLength = 100_000;

const kept = new WeakMap<Canonical, Uint8Array<ArrayBuffer>>();

export function keepSigned(canonical: Canonical, bytes: Uint8Array<ArrayBuffer>): void {
  if (bytes.length >= keptLength) kept.set(canonical, bytes);
}

/** They are nobody else's then. */
export function takeSigned(canonical: Canonical): Uint8Array<ArrayBuffer> {
  const bytes = kept.get(canonical);
  kept.delete(canonical);
  return bytes ?? encodeUtf8(canonical.text);
}

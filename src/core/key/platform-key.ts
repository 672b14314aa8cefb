import type { Span } from '../text/span';

/** An RSA public key that was read from what the user pasted. */
export interface PlatformKey {
  /** DER of its SubjectPublicKeyInfo (RFC 5280 §4.1.2.7), the form that WebCrypto imports and fingerprints cover. */
  readonly spki: Uint8Array<ArrayBuffer>;
  /** Big-endian, without leading zeros (RFC 8017 §3.1). */
  readonly modulus: Uint8Array<ArrayBuffer>;
  readonly exponent: bigint;
  /** The modulus' length in bits. */
  readonly bits: number;
  /** Which structure held it. */
  readonly form: 'spki' | 'pkcs1' | 'certificate';
  /** What the line before its block calls it; null where there is none. */
  readonly name: string | null;
  /** The block it was read from. */
  readonly span: Span;
}

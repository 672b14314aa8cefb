/** The text of X-Sign, damaged on its way as libraries and transports do it. */
import { encodeBase64 } from '../text/base64';
import { toHex } from '../text/hex';
import type { SignTextBreak } from './break-code';

type Damage = (base64: string, bytes: Uint8Array) => string;

const encoder = new TextEncoder();

const damages: Readonly<Record<SignTextBreak, Damage>> = {
  'sign.url-safe': (base64) => base64.replaceAll('+', '-').replaceAll('/', '_'),
  'sign.unpadded': (base64) => base64.replace(/(?<!=)=+$/, ''),
  'sign.hex': (_, bytes) => toHex(bytes),
  'sign.double-base64': (base64) => encodeBase64(encoder.encode(base64)),
  'sign.plus-as-space': (base64) => base64.replaceAll('+', ' ').trim(),
  'sign.percent-encoded': (base64) => encodeURIComponent(base64),
  // No header may hold a line end: what folds and unfolds it leaves a space.
  'sign.line-breaks': (base64) => base64.replace(/.{76}(?=.)/g, '$& '),
  'sign.quoted': (base64) => `"${base64}"`,
  'sign.prefixed': (base64) => `RSA2=${base64}`,
  'sign.json-escaped': (base64) => base64.replaceAll('/', '\\/'),
  'sign.leading-zero': (_, bytes) => encodeBase64(Uint8Array.of(0, ...bytes)),
  'sign.truncated': (base64) => base64.slice(0, Math.floor(base64.length * 0.7)),
  'sign.byte-reversed': (_, bytes) => encodeBase64(Uint8Array.from(bytes).reverse()),
};

/** Null where it leaves this signature as it is: one without a `+`, or without padding. */
export function damageSignature(signature: Uint8Array, code: SignTextBreak): string | null {
  const base64 = encodeBase64(signature);
  const damaged = damages[code](base64, signature);
  return damaged === base64 ? null : damaged;
}

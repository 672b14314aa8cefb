/** A callback as the platform sends it, signed by the contract's rules (contract, "Callback request headers", "Authentication"). */
import { parseBody } from '../body/parse-body';
import { buildCanonical } from '../canonical/build-canonical';
import type { CanonicalSource } from '../canonical/list-entries';
import { type CallbackHeaderName, callbackHeaderNames } from '../contract';
import { parseHeaders } from '../headers/parse-headers';
import type { Result } from '../result';
import { encodeBase64 } from '../text/base64';

/** RSASSA-PKCS1-v1_5 with SHA-256 over the bytes; the private key stays with whoever passes it in. */
export type SignBytes = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

/** Header values as they are sent; null: the header is not sent. */
export interface UnsignedCallback {
  readonly merchantNo: string | null;
  /** Unix seconds, as text. */
  readonly timestamp: string | null;
  readonly nonce: string | null;
  /** Sent as its UTF-8 bytes, exactly as it stands here. */
  readonly bodyText: string;
}

export interface SignedCallback extends UnsignedCallback {
  /** `Name: value` lines in the contract's order, between line feeds. */
  readonly headersText: string;
  /** The string that the contract makes of the headers and the body. */
  readonly canonical: string;
  readonly signatureBase64: string;
}

const encoder = new TextEncoder();

/** Fails where the body is no JSON object, with its problems and their places; warnings about it come with the callback. */
export async function signCallback(
  unsigned: UnsignedCallback,
  sign: SignBytes,
): Promise<Result<SignedCallback>> {
  const read = readUnsigned(unsigned);
  if (!read.ok) return read;
  const { canonical, problems } = buildCanonical(read.value);
  const signature = await sign(encoder.encode(canonical.text));
  const value = finishCallback(unsigned, canonical.text, encodeBase64(signature));
  return { ok: true, value, problems: [...read.problems, ...problems] };
}

/** What the string to be signed is built from. */
export function readUnsigned(unsigned: UnsignedCallback): Result<CanonicalSource> {
  const { bodyText } = unsigned;
  const body = parseBody(bodyText);
  if (!body.ok) return body;
  const { headers } = parseHeaders(printCallbackHeaders(unsigned, null));
  return { ok: true, value: { headers, body: body.value, bodyText }, problems: body.problems };
}

/** @param signatureBase64 what stands in X-Sign */
export function finishCallback(
  unsigned: UnsignedCallback,
  canonical: string,
  signatureBase64: string,
): SignedCallback {
  const headersText = printCallbackHeaders(unsigned, signatureBase64);
  return { ...unsigned, headersText, canonical, signatureBase64 };
}

/** Whether every server reads it alike in a header (RFC 9110 §5.5): ASCII, and no control character but the tab. */
export function isHeaderValue(text: string): boolean {
  return /^[\t\x20-\x7e]*$/.test(text);
}

export function printCallbackHeaders(
  { merchantNo, timestamp, nonce }: UnsignedCallback,
  signatureBase64: string | null,
): string {
  const values: Readonly<Record<CallbackHeaderName, string | null>> = {
    'Content-Type': 'application/json',
    'X-Merchant-No': merchantNo,
    'X-Timestamp': timestamp,
    'X-Nonce': nonce,
    'X-Sign': signatureBase64,
  };
  return callbackHeaderNames
    .flatMap((name) => (values[name] === null ? [] : [`${name}: ${values[name]}`]))
    .join('\n');
}

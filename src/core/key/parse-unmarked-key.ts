/** Text without BEGIN and END lines: a key in bare Base64, or something else that people take for a key. */
import { holdsRequest } from '../intake/request/holds-request';
import { createError, type Problem } from '../problem';
import type { Span } from '../text/span';
import { decodePicked, pickBase64 } from './pick-base64';
import { type KeyReading, readPemBlock } from './read-pem-block';

const sshKey = /(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-[\w-]{1,40}|sk-[\w@.-]{1,60})\s+AAAA[\w+/=]*/;
/** `SHA256:…`, `sha256 Fingerprint=…`, `SHA2-256(stdin)= …`: a hash's name before hex or Base64. */
const namedFingerprint =
  /(?<![\w+/])(?:SHA-?\d+(?:-\d+)?|MD5)(?:\s+Fingerprint|\s?\([^()\r\n]{0,200}\))?\s*[:=]\s*(?:[\da-f]{2}(?:[:\s-]?[\da-f]{2}){15,}|[\w+/-]{22,}={0,2})/i;
const hexBytes = /^[\da-f]{2}(?:[:\s-]?[\da-f]{2})+$/i;
/** `abab…  pub.der`: what sha256sum and its like print, a file's name behind the hex. */
const listedFingerprint = /^(?:[\da-f]{64}|[\da-f]{40}|[\da-f]{32})(?=[ \t]+\S)/i;
/** SHA-256 in Base64 without its padding: 32 bytes. */
const bareFingerprint = /^[A-Za-z\d+/]{42}[AEIMQUYcgkosw048]$/;
/** MD5, SHA-1, SHA-256: in bytes. */
const fingerprintSizes = [16, 20, 32];
/** No key is longer: looking closer would be a waste. In characters. */
const lengthLimit = 100_000;

/** Accepts Base64 that is a complete key or certificate; names what else it recognises. */
export async function parseUnmarkedKey(text: string, region: Span): Promise<KeyReading> {
  const { span, isQuoted } = trimSpan(text, region);
  const written = text.slice(span.start, span.end);
  const problem = explainUnmarked(text, written, span);
  if (problem !== null) return { key: null, problems: [problem], repairs: [] };
  const begin = { start: span.start, end: span.start };
  const reading = await readPemBlock(text, { label: null, span, begin, body: span });
  if (reading.problems.some(({ code }) => code === 'pem.der')) {
    return {
      key: null,
      problems: [createError('pem.no-markers', span, { content: nameContent(written) })],
      repairs: [],
    };
  }
  const repairs = isQuoted ? ['quotes' as const, ...reading.repairs] : reading.repairs;
  return { ...reading, repairs: ['no-markers', ...repairs] };
}

/** White space and quotes at both ends taken off. */
function trimSpan(text: string, region: Span): { span: Span; isQuoted: boolean } {
  let { start, end } = region;
  while (start < end && /[\s"'`]/.test(text.charAt(start))) start += 1;
  while (end > start && /[\s"'`,;]/.test(text.charAt(end - 1))) end -= 1;
  return { span: { start, end }, isQuoted: /["'`]/.test(text.slice(region.start, start)) };
}

/** Null when it may be a key in Base64. */
function explainUnmarked(text: string, written: string, span: Span): Problem | null {
  if (written.length > lengthLimit)
    return createError('pem.no-markers', span, { content: nameContent(written) });
  const ssh = sshKey.exec(written);
  if (ssh !== null) return createError('pem.ssh', toSpan(ssh, span), {});
  const named = namedFingerprint.exec(written) ?? listedFingerprint.exec(written);
  if (named !== null) return createError('pem.fingerprint', toSpan(named, span), {});
  if (isHexFingerprint(written)) return createError('pem.fingerprint', span, {});
  const picked = pickBase64(text, span);
  const { base64, padding, stranger } = picked;
  if (stranger?.kind === 'elided' && base64.startsWith('MI')) {
    return createError('pem.truncated', stranger.span, { reason: 'elided' });
  }
  if (stranger !== null)
    return createError('pem.no-markers', span, { content: nameContent(written) });
  const bytes = decodePicked(picked);
  if (padding > 0 && fingerprintSizes.includes(bytes.length)) {
    return createError('pem.fingerprint', span, {});
  }
  if (isKeyLike(base64)) return null;
  return bareFingerprint.test(written)
    ? createError('pem.fingerprint', span, {})
    : createError('pem.no-markers', span, { content: nameContent(written) });
}

/** Signatures of keys of 1024 to 4096 bits, in Base64. In characters. */
const signatureLengths = [172, 344, 512, 684];

type Misplaced = Extract<Problem, { readonly code: 'pem.no-markers' }>['content'];

/** What was meant for another field. */
function nameContent(written: string): Misplaced {
  const begin = written.slice(0, lengthLimit);
  if (holdsRequest(begin)) return 'request';
  if (/^[ \t]{0,99}x-(?:sign|nonce|timestamp|merchant-no)[ \t]{0,9}:/im.test(begin))
    return 'headers';
  if (/^\s{0,999}\{/.test(begin) && /"(?:orderNo|merchantOrderNo|completedAt)"/.test(begin))
    return 'body';
  const isSignature = signatureLengths.includes(written.length) && /^[\w+/]+={0,2}$/.test(written);
  return isSignature ? 'signature' : null;
}

function isHexFingerprint(written: string): boolean {
  const digits = written.replaceAll(/[:\s-]/g, '');
  return hexBytes.test(written) && fingerprintSizes.includes(digits.length / 2);
}

/** SEQUENCE and a length of one byte or more: what every key and certificate begins with. */
function isKeyLike(base64: string): boolean {
  return /^M(?:I[EFGHI]|[A-H])/.test(base64) && base64.length > 40;
}

function toSpan(match: RegExpExecArray, { start }: Span): Span {
  return { start: start + match.index, end: start + match.index + match[0].length };
}

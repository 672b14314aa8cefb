/** Text without BEGIN and END lines: a key in bare Base64, or something else that people take for a key. */
import { createError, type Problem } from '../problem';
import type { Span } from '../span';
import { decodeBase64, pickBase64 } from './pick-base64';
import { type KeyReading, readPemBlock } from './read-pem-block';

const sshKey = /(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-[\w-]+|sk-[\w@.-]+)\s+AAAA[\w+/=]*/;
/** `SHA256:…`, `sha256 Fingerprint=…`, `MD5:…`: a hash's name before hex or Base64. */
const namedFingerprint =
  /(?<![\w+/])(?:SHA-?\d+|MD5)(?:\s+Fingerprint)?\s*[:=]\s*(?:[\da-f]{2}(?:[:\s-]?[\da-f]{2}){15,}|[\w+/-]{22,}={0,2})/i;
const hexBytes = /^[\da-f]{2}(?:[:\s-]?[\da-f]{2})+$/i;
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
    return { key: null, problems: [createError('pem.no-markers', span, {})], repairs: [] };
  }
  const repairs = isQuoted ? ['quotes' as const, ...reading.repairs] : reading.repairs;
  return { ...reading, repairs: ['no-markers', ...repairs] };
}

/** White space and quotes at both ends taken off. */
function trimSpan(text: string, { start, end }: Span): { span: Span; isQuoted: boolean } {
  const written = text.slice(start, end);
  const [before = ''] = /^[\s"'`]*/.exec(written) ?? [];
  const body = written.slice(before.length).replace(/[\s"'`,;]+$/, '');
  const span = { start: start + before.length, end: start + before.length + body.length };
  return { span, isQuoted: /["'`]/.test(before) };
}

/** Null when it may be a key in Base64. */
function explainUnmarked(text: string, written: string, span: Span): Problem | null {
  if (written.length > lengthLimit) return createError('pem.no-markers', span, {});
  const ssh = sshKey.exec(written);
  if (ssh !== null) return createError('pem.ssh', toSpan(ssh, span), {});
  const named = namedFingerprint.exec(written);
  if (named !== null) return createError('pem.fingerprint', toSpan(named, span), {});
  if (isHexFingerprint(written)) return createError('pem.fingerprint', span, {});
  const { base64, padding, stranger } = pickBase64(text, span);
  if (stranger?.kind === 'elided' && base64.startsWith('MI')) {
    return createError('pem.truncated', stranger.span, { reason: 'elided' });
  }
  if (stranger !== null) return createError('pem.no-markers', span, {});
  const bytes = decodeBase64(base64);
  if (padding > 0 && fingerprintSizes.includes(bytes.length)) {
    return createError('pem.fingerprint', span, {});
  }
  return isKeyLike(base64) ? null : createError('pem.no-markers', span, {});
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

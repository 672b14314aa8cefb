/** The text of X-Sign (contract, "Algorithm": standard Base64; reading 11). */
import { type Base64Fault, createError, createWarning, type Problem } from '../problem';
import type { Result } from '../result';
import { decodeStrictBase64, hasStrayBits } from '../text/base64';
import { isPlaceholder, isTemplatePlace } from '../text/is-placeholder';
import { readUuid } from '../text/read-uuid';
import type { Span } from '../text/span';

/**
 * Standard alphabet with padding (RFC 4648 §4) and nothing else inside; white space around it is
 * trimmed first, as the contract says. Any length of bytes: whether it fits the key is not decided here. Bits that
 * belong to no byte are dropped, as most decoders do, with a warning: strict ones refuse the text.
 *
 * @param span where the text stands in its input; faults are placed inside it
 */
export function parseSignatureBase64(text: string, span: Span): Result<Uint8Array<ArrayBuffer>> {
  const trimmed = text.trim();
  // `null` is Base64 as well.
  const bytes = isPrinted(trimmed) ? null : decodeStrictBase64(trimmed);
  return bytes === null
    ? { ok: false, problems: [locateFault(text, trimmed, span)] }
    : { ok: true, value: bytes, problems: listStrayBits(text, trimmed, span) };
}

function listStrayBits(text: string, trimmed: string, span: Span): readonly Problem[] {
  const digits = trimmed.replace(/(?<!=)=+$/, '');
  if (!hasStrayBits(digits)) return [];
  const end = span.start + text.indexOf(trimmed) + digits.length;
  const facts = { fault: 'stray-bits', found: digits.slice(-1), length: trimmed.length } as const;
  return [createWarning('sign.not-base64', { start: end - 1, end }, facts)];
}

/** A word in brackets, as programs print objects and instructions leave places. */
const inBrackets = /^(?:\[[A-Za-z ]{3,}\]|<[\w -]{1,60}>)$/;

/** Of several. */
const firstPair = /^[A-Za-z]\w{0,40}=[^&\s]{1,200}(?=&[A-Za-z]\w{0,40}=)/;

const pemMarker = /^-{4,5} ?BEGIN [A-Z0-9 ]{1,40}-{4,5}/;

export function isPem(text: string): boolean {
  return pemMarker.test(text.trim());
}

function isUuid(text: string): boolean {
  return text.includes('-') && readUuid(text) !== null;
}

/** A parameter that has it as its value. */
const holdsSignature = /\bsign(?:ature)?=|[\w+/]{86}/i;

function isPrinted(text: string): boolean {
  return isPlaceholder(text) || isTemplatePlace(text) || inBrackets.test(text);
}

function locateFault(text: string, trimmed: string, span: Span): Problem {
  const offset = span.start + text.indexOf(trimmed);
  const length = trimmed.length;
  const create = (fault: Base64Fault, at: number, found: string): Problem => {
    const start = offset + at;
    const end = start + found.length;
    return createError('sign.not-base64', { start, end }, { fault, found, length });
  };
  if (isPrinted(trimmed)) return create('printed', 0, trimmed);
  const [marker] = pemMarker.exec(trimmed) ?? [];
  if (marker !== undefined) return create('pem', 0, marker);
  if (isUuid(trimmed)) return create('uuid', 0, trimmed);
  const [pair] = holdsSignature.test(trimmed) ? [] : (firstPair.exec(trimmed) ?? []);
  if (pair !== undefined) return create('pairs', 0, pair);
  const strange = /[^A-Za-z0-9+/=]/u.exec(trimmed);
  if (strange !== null) return create(faultOf(trimmed, strange), strange.index, strange[0]);
  const padding = /=+/.exec(trimmed);
  if (padding !== null && padding.index + padding[0].length < length) {
    return create('padding', padding.index, padding[0]);
  }
  const digits = trimmed.replace(/(?<!=)=+$/, '').length;
  if (digits % 4 === 1) return create('length', 0, trimmed);
  return create('padding', digits, trimmed.slice(digits));
}

function faultOf(text: string, { 0: found, index }: RegExpExecArray): Base64Fault {
  if (found === ' ' || found === '\t') return 'space';
  if (found === '\n' || found === '\r') return 'line-break';
  if (found === '%' && /^%[0-9A-Fa-f]{2}/.test(text.slice(index))) return 'percent-encoded';
  if (found === '-' || found === '_') return 'url-safe';
  if (found === '"' || found === "'") return 'quotes';
  if (found === '\\') return 'backslash';
  return 'character';
}

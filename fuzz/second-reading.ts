/**
 * The verdict once more, written plainly after the contract and its readings: nothing here is shared with `src/core`, so
 * that a mistake in one is seen in the other.
 */
import { type KeyObject, verify } from 'node:crypto';
import { decisive, type PlainHeaders, readPlainHeaders, readStray } from './read-plain-headers';
import { isPlainNumber, type PlainObject, printPlainJson, readPlainJson } from './read-plain-json';

export interface SecondReading {
  /** Null where the body is no JSON object. */
  readonly canonical: string | null;
  /** The text of X-Sign; null where there is none. */
  readonly sign: string | null;
  /** What has to be mended before anything can be checked, in reading order. */
  readonly unusable: readonly ('headers' | 'body')[];
  /** A header is missing, or stands on a second line that is blank or no header: an "invalid" would prove nothing (reading 9). */
  readonly isOpen: boolean;
}

export type SecondVerdict =
  | { readonly kind: 'empty' | 'valid' | 'invalid' }
  | { readonly kind: 'unverifiable'; readonly inputs: readonly string[] };

export function readPaste(headersText: string, bodyText: string): SecondReading {
  const headers = readPlainHeaders(headersText);
  const body = readBody(bodyText);
  const sign = headers.values.get('x-sign')?.[0]?.trim() ?? null;
  const isUsable = sign !== null && isStandardBase64(sign) && !isContradictory(headers);
  return {
    canonical: body === null ? null : buildCanonical(body, headers),
    sign,
    unusable: [
      ...(isUsable ? [] : (['headers'] as const)),
      ...(body === null ? (['body'] as const) : []),
    ],
    isOpen: decisive.some((name) => isUncertain(headers, name)),
  };
}

/** @param key null where the platform's key has to be mended first */
export function decideVerdict(reading: SecondReading, key: KeyObject | null): SecondVerdict {
  const inputs = [...(key === null ? ['key'] : []), ...reading.unusable];
  if (inputs.length > 0 || key === null) return { kind: 'unverifiable', inputs };
  const signed = Buffer.from(reading.canonical ?? '', 'utf8');
  const signature = Buffer.from(reading.sign ?? '', 'base64');
  if (verify('sha256', signed, key, signature)) return { kind: 'valid' };
  return reading.isOpen ? { kind: 'unverifiable', inputs: ['headers'] } : { kind: 'invalid' };
}

function readBody(text: string): PlainObject | null {
  try {
    const value = readPlainJson(text.replace(/^\ufeff/, ''));
    return value instanceof Map ? value : null;
  } catch {
    return null;
  }
}

function buildCanonical(body: PlainObject, { values }: PlainHeaders): string {
  const entries = new Map<string, string>();
  for (const [key, value] of body) {
    if (value === null) continue;
    const isText = typeof value === 'string';
    entries.set(key, isText ? value : isPlainNumber(value) ? value.plain : printPlainJson(value));
  }
  // The header's value replaces the body's, also where it is blank (readings 8 and 9).
  entries.set('timestamp', values.get('x-timestamp')?.[0] ?? '');
  entries.set('nonce', values.get('x-nonce')?.[0] ?? '');
  return [...entries]
    .filter(([key, value]) => !/^sign$/i.test(key) && value.trim() !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
    .toWellFormed();
}

function isStandardBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}

/** A header that the verdict needs stands twice, with two values: either would be a guess. */
function isContradictory({ values }: PlainHeaders): boolean {
  return decisive.some((name) => new Set(values.get(name)).size > 1);
}

function isUncertain({ values, blanks, strangers }: PlainHeaders, name: string): boolean {
  const value = values.get(name)?.[0];
  const strays = strangers.map((line) => readStray(line, name) ?? '');
  return (
    value === undefined || blanks.has(name) || strays.some((one) => one !== '' && one !== value)
  );
}

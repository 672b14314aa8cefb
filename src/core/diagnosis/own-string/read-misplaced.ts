/** What belongs to another field and stands in the own string's. */
import type { CanonicalSource } from '../../canonical/list-entries';
import { isPublicKeyText } from '../../key/is-public-key-text';

export type Misplaced = 'signature' | 'key' | 'headers' | 'source';

/** Longer texts, counted in UTF-16 code units, are no headers and no source. */
const textLimit = 20_000;

const headerLine = /^[\w-]{1,100}[^\S\n]{0,10}:/;

/** Null: it may be the string, whatever is wrong with it. */
export function readMisplaced(own: string, { headers }: CanonicalSource): Misplaced | null {
  const text = own.trim();
  if (text === headers.fields['X-Sign']?.value.trim()) return 'signature';
  if (isPublicKeyText(text)) return 'key';
  if (text.length > textLimit) return null;
  if (isHeaders(text)) return 'headers';
  return isSource(text) ? 'source' : null;
}

/** Nobody signs the signature. */
function isHeaders(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.every((line) => headerLine.test(line)) && lines.some((line) => /^x-sign\b/i.test(line))
  );
}

/** A pair's sign, the end of a literal, and what is joined to it: JavaScript, Java, Python and C# have `+`, PHP and Perl `.`, Lua `..`. */
const joined = /=["'`]\s{0,9}(?:\+|\.{1,2}|<>|&|~)\s{0,9}[$@]?[A-Za-z_]/g;
/** What sorts entries, or joins them, with a call's bracket. */
const called =
  /(?:\b(?:sort(?:ed|By|_by)?|ksort|join|implode|entries|items|keys|append|Join|OrderBy)\b[!?]?\s?\(|\.sort\b)/g;
const leastCalls = 2;

/** Code that makes the string, not what it makes: several of its joints, or calls beside a template. */
function isSource(text: string): boolean {
  if ((text.match(joined) ?? []).length > 1) return true;
  return (text.match(called) ?? []).length >= leastCalls && /["'`]&["'`]/.test(text);
}

/** A value of which the right one is a part, or that is a part of it: what stands around, and where it was cut. */
import { transformText } from '../../../canonical/transform-text';
import { leastShared, readSurroundings } from './surroundings';
import type { CutPlace, ValueRelation } from './value-relation';

export function relateParts(own: string, expected: string): ValueRelation | null {
  // A line end behind is no slip of one character.
  const isShort = expected.length < leastShared && own !== `${expected}\n`;
  const around = isShort ? null : readSurroundings(own, expected);
  if (around !== null) return around;
  if (transformText(expected, 'python-bytes') === own)
    return { kind: 'text-around', before: own.slice(0, 2), after: own.slice(-1) };
  const kept = own.replace(/(?:…|\.{3})$/, '');
  const isCut = kept.length >= leastShared && expected.startsWith(kept);
  const at = findEnd(own, expected) ?? (hasLostNoughts(own, expected) ? 'noughts' : null);
  return isCut || at ? { kind: 'cut', length: kept.length, ...(at && { at }) } : null;
}

/** All of those at its end. */
function hasLostNoughts(own: string, expected: string): boolean {
  return expected.startsWith(own) && /(?<!0)0+$/.exec(expected)?.index === own.length;
}

/** What a cast to an integer leaves of a text that begins with digits. */
function isLeadingInteger(own: string, expected: string): boolean {
  const rest = expected.slice(own.length);
  return (
    /^[1-9]\d{0,18}$/.test(own) &&
    expected.startsWith(own) &&
    /^(?:[^\d.,]|,\d{3}(?!\d))/.test(rest)
  );
}

/** Where a pattern over the body’s text may have ended: at a colon, at an escaped quotation mark, or at the brackets of an object or a list. */
function findEnd(own: string, expected: string): CutPlace | null {
  if (own === '') return null;
  if (expected.indexOf(':') === own.length && expected.startsWith(own)) return 'colon';
  if (/^[[{]/.test(expected))
    return /^[[{"]+$/.test(own) && expected.startsWith(own) ? 'inside' : null;
  if (isLeadingInteger(own, expected)) return 'digits';
  // A digit may be another number.
  const isFirst = own.length === 1 && /^[A-Za-z]\w/.test(expected) && expected.startsWith(own);
  if (isFirst && expected.length > leastShared && !/^(?:true|false)$/.test(expected))
    return 'first';
  const isQuote = own.endsWith('\\') && JSON.stringify(expected).slice(1, -1).startsWith(`${own}"`);
  return isQuote ? 'quote' : null;
}

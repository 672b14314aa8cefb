/** A string to be signed, or one like it, with stand-ins in the place of its values. */
import type { KeptEntry } from '../canonical/canonical';
import { parsePairs } from '../compare/parse-pairs';
import { type Masking, maskName, maskText, maskValue } from './mask-text';
import { pickKind } from './stand-ins';

/** @param expected the entries of the right string */
export function maskPairs(text: string, expected: readonly KeptEntry[], masking: Masking): string {
  const keys = new Set(expected.map(({ key }) => key));
  const pairs = parsePairs(text, expected);
  const known = pairs.filter(({ key }) => keys.has(key)).length;
  // Of another shape: nothing tells where a value ends.
  if (2 * known < pairs.length) return maskText(text, masking);
  const masked = pairs.map(({ key, value, text: pair }) => {
    if (pair === key) return maskText(pair, masking);
    // With white space in it, it is what somebody wrote before it.
    const name = /\s/.test(key) ? maskText(key, masking) : maskName(key, masking);
    return `${name}=${maskValue(value, pickKind(key), masking)}`;
  });
  return masked.join('&');
}

/** The merchant's own string without what only the way into the field did to it: compared so where that explains more. */
import type { Canonical } from '../canonical/canonical';
import type { Comparison } from './comparison';
import { diffOwnString } from './diff-own-string';
import { listStripped } from './strip-paste';

type Different = Extract<Comparison, { readonly result: 'different' }>;

/** So many pairs must be found again. */
const leastPairs = 2;

/** @param asPasted the comparison with nothing stripped */
export function compareStripped(
  canonical: Canonical,
  ownString: string,
  asPasted: Different,
): Comparison {
  let best = asPasted;
  for (const { forms, text } of listStripped(ownString)) {
    if (text === canonical.text) return { result: 'same', by: 'text', stripped: { forms, text } };
    const comparison = diffOwnString(canonical, text);
    if (comparison.result !== 'different') continue;
    const { differences } = comparison;
    const missing = differences.filter(({ kind }) => kind === 'missing').length;
    const isKnown = canonical.kept.length - missing >= leastPairs;
    if (isKnown && differences.length < best.differences.length)
      best = { ...comparison, stripped: { forms, text } };
  }
  return best;
}

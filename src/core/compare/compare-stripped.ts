/** The merchant's own string without what only the way into the field did to it: compared so where that explains more. */
import type { Canonical } from '../canonical/canonical';
import type { Comparison } from './comparison';
import { diffOwnString } from './diff-own-string';
import { fitBreaks } from './fit-breaks';
import { hasPrintedLines, listStripped, type StrippedText } from './strip-paste';

type Different = Extract<Comparison, { readonly result: 'different' }>;

/** So many pairs must be found again. */
const leastPairs = 2;

/** What PHP's echo has behind the string, for a page. */
const breakAtEnd = /<br ?\/?>\s*$/i;

/** @param asPasted the comparison with nothing stripped */
export function compareStripped(
  canonical: Canonical,
  ownString: string,
  asPasted: Different,
): Comparison {
  let best = asPasted;
  const isOnLines = ownString.split(/&amp;\r?\n/).length > leastPairs;
  for (const { forms, text } of listFitted(canonical.text, ownString)) {
    if (text === canonical.text) return { result: 'same', by: 'text', stripped: { forms, text } };
    const comparison = diffOwnString(canonical, text);
    if (comparison.result !== 'different') continue;
    const { differences } = comparison;
    const missing = differences.filter(({ kind }) => kind === 'missing').length;
    const isKnown = canonical.kept.length - missing >= leastPairs;
    const isFewer = isKnown && differences.length < best.differences.length;
    // Lines of a page say nothing of the separators, however little of the rest is as it should be.
    const isPage =
      forms.includes('page') ||
      (isOnLines && forms.join() === 'broken-lines') ||
      (forms.join() === 'line-ends' && breakAtEnd.test(ownString));
    if (isFewer || (isPage && best === asPasted))
      best = { ...comparison, stripped: { forms, text } };
  }
  return best;
}

/** The line ends as the right string has them, else what is left when things are stripped. */
function* listFitted(right: string, ownString: string): Generator<StrippedText> {
  const resolve = function* (forms: StrippedText['forms'], text: string): Generator<StrippedText> {
    const fitted = /\n./.test(text) && !hasPrintedLines(text) ? fitBreaks(right, text) : null;
    if (fitted !== null) yield { forms: [...forms, 'broken-lines'], text: fitted };
  };
  yield* resolve([], ownString);
  for (const stripped of listStripped(ownString)) {
    yield stripped;
    if (!stripped.forms.includes('broken-lines')) yield* resolve(stripped.forms, stripped.text);
  }
}

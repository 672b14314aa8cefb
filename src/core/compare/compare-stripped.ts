/** The merchant's own string without what only the way into the field did to it: compared so where that explains more. */
import type { Canonical } from '../canonical/canonical';
import { headerKeys } from '../contract';
import type { Comparison } from './comparison';
import { diffOwnString } from './diff-own-string';
import { fillGap } from './fill-gap';
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
  let right: StrippedText | null = null;
  const isOfWidth = !canonical.text.includes('\n') && isOfOneWidth(ownString);
  const isOnLines = ownString.split(/&amp;\r?\n/).length > leastPairs;
  for (const { forms, text } of listFitted(canonical.text, ownString)) {
    if (text === canonical.text) {
      right ??= { forms, text };
      if (!forms.includes(otherStrings)) break;
      continue;
    }
    const comparison = diffOwnString(canonical, text);
    if (comparison.result !== 'different') continue;
    const { differences } = comparison;
    const missing = differences.filter(({ kind }) => kind === 'missing').length;
    const isKnown = canonical.kept.length - missing >= leastPairs;
    const isFewer = isKnown && differences.length < best.differences.length;
    // The value that a line ends in differs with the line end and without it.
    const isWrapped =
      isOfWidth &&
      forms.join() === 'broken-lines' &&
      differences.length === best.differences.length;
    // Lines of a page say nothing of the separators, however little of the rest is as it should be.
    const isPage =
      forms.includes('page') ||
      (isOnLines && forms.join() === 'broken-lines') ||
      (forms.join() === 'line-ends' && breakAtEnd.test(ownString));
    if (isFewer || isWrapped || (isPage && best === asPasted))
      best = { ...comparison, stripped: { forms, text } };
  }
  if (right === null) return best;
  const beside = right.forms.includes(otherStrings) ? besideRight(canonical, best) : null;
  return beside ?? { result: 'same', by: 'text', stripped: right };
}

/** Narrower ones hardly anything wraps at. */
const leastWidth = 40;
/** Longer texts, in characters, are not split into their lines: millions of them take hundreds of megabytes. */
const wrappedLimit = 100_000;

/** Whether two lines or more are as long as each other, and the last no longer, as what wraps a text makes them. */
function isOfOneWidth(text: string): boolean {
  if (text.length > wrappedLimit) return false;
  const lines = text.split(/\r?\n/);
  const last = lines.pop() ?? '';
  const width = lines[0]?.length ?? 0;
  return (
    lines.length > 1 &&
    width >= leastWidth &&
    last.length <= width &&
    lines.every(({ length }) => length === width)
  );
}

const otherStrings = 'other-strings';

/** Of two strings, of which one is the right one, the other: what a test expects, and what it got. Null where that is another callback's. */
function besideRight({ kept }: Canonical, best: Different): Different | null {
  const { stripped } = best;
  const nonce = kept.find(({ key }) => key === headerKeys['X-Nonce'])?.value ?? '';
  const differing = best.differences.filter(({ kind }) => kind !== 'moved').length;
  if (stripped === undefined || !stripped.forms.includes(otherStrings)) return null;
  if (!stripped.text.includes(nonce) && differing > kept.length / 2) return null;
  const forms = stripped.forms.map((form) => (form === otherStrings ? 'beside-right' : form));
  return { ...best, stripped: { ...stripped, forms } };
}

/** The line ends, or a gap, as the right string has them, else what is left when things are stripped. */
function* listFitted(right: string, ownString: string): Generator<StrippedText> {
  const resolve = function* (forms: StrippedText['forms'], text: string): Generator<StrippedText> {
    const fitted = /\n./.test(text) && !hasPrintedLines(text) ? fitBreaks(right, text) : null;
    if (fitted !== null) yield { forms: [...forms, 'broken-lines'], text: fitted };
    const filled = fillGap(right, text);
    if (filled !== null) yield { forms: [...forms, 'gap'], text: filled };
  };
  yield* resolve([], ownString);
  for (const stripped of listStripped(ownString)) {
    yield stripped;
    if (!stripped.forms.includes('broken-lines')) yield* resolve(stripped.forms, stripped.text);
  }
}

/** Which single deviation gives an entry the value that it has in the merchant's string. */
import { type CanonicalRules, contractRules } from '../canonical/canonical-rules';
import { printPair } from '../canonical/join-entries';
import { type CanonicalSource, listEntries } from '../canonical/list-entries';
import { transformText } from '../canonical/transform-text';
import type { Difference } from '../compare/comparison';
import { toCause } from './build-string-finding';
import { catalogue } from './catalogue';
import type { DeviationCause } from './deviation';
import { listSteps } from './list-steps';
import { measureListing, rewriteWork } from './measure-work';
import type { Sliced, WorkMeter } from './slices';

/**
 * By key and value.
 *
 * @param same the right string's pairs that the merchant's has too
 */
export function* findValueCauses(
  source: CanonicalSource,
  meter: WorkMeter,
  differences: readonly Difference[],
  same: ReadonlySet<string>,
): Sliced<ReadonlyMap<string, DeviationCause>> {
  const causes = new Map<string, DeviationCause>();
  const wanted = new Set(
    differences.flatMap((one) =>
      one.kind === 'changed' && !isEmptied(one) ? [`${one.key}=${one.own}`] : [],
    ),
  );
  const work = 2 * measureListing(source) + rewriteWork * source.bodyText.length;
  // Where a value holds an `&`, its beginning alone stands in the right string as well.
  for (const name of listNames(source, contractRules)) wanted.delete(name);
  for (const step of listSteps(source, catalogue, () => meter.leaveOut())) {
    if (wanted.size === 0 || !meter.spend(work)) return causes;
    const given: string[] = [];
    let kept = 0;
    for (const name of listNames(source, { ...contractRules, ...step.variant.rules })) {
      if (same.has(name)) kept++;
      else if (wanted.has(name)) given.push(name);
    }
    // It would have changed a value that the own string has as it should be: that is not what happened.
    if (kept === same.size)
      for (const name of given) if (wanted.delete(name)) causes.set(name, toCause(step));
    if (meter.endsSlice()) yield;
  }
  return causes;
}

/** Many things leave nothing of an object or a list: which it was, its name alone does not tell. */
function isEmptied({ own, expected }: Difference): boolean {
  return own === '' && /^[[{]/.test(expected ?? '');
}

/** What these rules make of each entry: never a part of a value, which may look like a pair of its own. */
function* listNames(source: CanonicalSource, rules: CanonicalRules): Generator<string> {
  if (rules.parts !== null || rules.keyValueSeparator !== '=') return;
  for (const entry of listEntries(source, rules).kept) {
    yield transformText(printPair(entry, rules), rules.text);
  }
}

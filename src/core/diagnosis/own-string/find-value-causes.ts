/** Which single deviation gives an entry the value that it has in the merchant's string. */
import { type CanonicalRules, contractRules } from '../../canonical/canonical-rules';
import { printPair } from '../../canonical/join-entries';
import { type CanonicalSource, listEntries } from '../../canonical/list-entries';
import { transformText } from '../../canonical/transform-text';
import type { Difference } from '../../compare/comparison';
import { headerKeys, isContractField } from '../../contract';
import { toCause } from '../build-string-finding';
import { catalogue } from '../catalogue';
import type { DeviationCause } from '../deviation';
import { listSteps, type Step } from '../search/list-steps';
import { measureListing, rewriteWork } from '../search/measure-work';
import type { Sliced, WorkMeter } from '../search/slices';
import { joinFacts } from './join-facts';
import { relateValues } from './relations/relate-values';

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
  const areEmptied = differences.some(isNeverEmpty);
  const wanted = new Set(
    differences.flatMap((one) =>
      one.kind === 'changed' && !isEmptied(one) && !(areEmptied && one.own === '')
        ? [`${one.key}=${one.own}`]
        : [],
    ),
  );
  const work = 2 * measureListing(source) + rewriteWork * source.bodyText.length;
  // What a deviation does to objects and lists is not what happened to another value.
  const nested = new Set(
    differences.flatMap(({ key, own, expected }) =>
      /^[[{]/.test(expected ?? '') ? [`${key}=${own}`] : [],
    ),
  );
  /** Of objects and lists that stand otherwise, but as such, in the own string. */
  const nestedKeys = new Set(
    differences.flatMap(({ kind, key, own }) =>
      kind === 'changed' && nested.has(`${key}=${own}`) && /^[[{]/.test(own ?? '') ? [key] : [],
    ),
  );
  /** What a class has for numbers that it was not given. */
  const zeros = new Set(
    differences.flatMap(({ key, own, expected }) =>
      own === '0' && key !== 'timestamp' && /[1-9]/.test(expected ?? '') ? [`${key}=0`] : [],
    ),
  );
  // One number in another format shows no language.
  const numbers = new Set(
    differences.flatMap(({ key, own, expected }) =>
      relateValues(key, own ?? '', expected ?? '')?.kind === 'same-number' ? [`${key}=${own}`] : [],
    ),
  );
  /** As Python prints bytes: where texts are printed so as well, it was not the numbers’ JSON. */
  const bytes = differences.filter(({ own }) => /^b'.*'$/s.test(own ?? '')).length;
  // Where a value holds an `&`, its beginning alone stands in the right string as well.
  const right = new Set(listNames(source, contractRules));
  for (const name of right) wanted.delete(name);
  const changed = new Set(differences.map(({ key }) => key));
  const offers: Offer[] = [];
  if (wanted.size === 0) return pickCauses(offers);
  for (const step of listSteps(source, catalogue, () => meter.leaveOut())) {
    if (!meter.spend(work)) break;
    const given: string[] = [];
    let kept = 0;
    let misses = 0;
    let absent = 0;
    let unsorted = 0;
    // A library that writes all of them so says nothing of one.
    if ('nullSign' in step.variant.rules) continue;
    const isOfNested = step.deviation.code.startsWith('nested.');
    for (const name of listNames(source, { ...contractRules, ...step.variant.rules })) {
      if (same.has(name)) kept++;
      else if (wanted.has(name) && (!isOfNested || nested.has(name))) given.push(name);
      else if (!right.has(name)) {
        const key = name.slice(0, name.indexOf('='));
        misses++;
        if (!changed.has(key)) absent++;
        else if (nestedKeys.has(key)) unsorted++;
      }
    }
    // It would have changed a value that the own string has as it should be: that is not what happened.
    // Where another nested value is not sorted, one that is was so by chance; so is of several zeros one that it gives.
    const isByChance =
      ('nestedSorted' in step.variant.rules && unsorted > 0) ||
      (step.deviation.isProfile === true && given.length === 1 && numbers.has(given[0] ?? '')) ||
      ('booleans' in step.variant.rules &&
        step.variant.rules.booleans === 'python-bytes' &&
        given.length < bytes) ||
      (given.length < zeros.size && given.every((name) => zeros.has(name)));
    if (kept === same.size && given.length > 0 && !isByChance)
      offers.push({ step, given, misses, absent });
    if (meter.endsSlice()) yield;
  }
  return pickCauses(offers);
}

/** A deviation that gives some of the values. */
interface Offer {
  readonly step: Step;
  readonly given: readonly string[];
  /** How many it would have changed otherwise than they stand there. */
  readonly misses: number;
  /** Of these, those that do not stand there at all. */
  readonly absent: number;
}

/**
 * What gives the most of them comes first: one mistake is likelier than several. What it would have added beside that and
 * does not stand there speaks against it. Of equals, what changes nothing else.
 */
function pickCauses(offers: readonly Offer[]): ReadonlyMap<string, DeviationCause> {
  const causes = new Map<string, DeviationCause>();
  let left = offers;
  while (left.length > 0) {
    const [best] = [...left].sort(
      (one, other) => rate(other) - rate(one) || one.misses - other.misses,
    );
    if (best === undefined) break;
    const cause = nameAll(best, left);
    for (const name of best.given) causes.set(name, cause);
    left = left.flatMap((offer) => {
      const given = offer.given.filter((name) => !causes.has(name));
      return given.length === 0 ? [] : [{ ...offer, given }];
    });
  }
  return causes;
}

function rate({ given, absent }: Offer): number {
  return given.length - absent;
}

/** The cause of these values, with every program that prints them so. */
function nameAll(best: Offer, offers: readonly Offer[]): DeviationCause {
  const cause = toCause(best.step);
  if (best.step.deviation.isProfile !== true) return cause;
  const alike = offers.filter(
    ({ step, given, misses }) =>
      step.deviation === best.step.deviation &&
      misses === best.misses &&
      given.join('&') === best.given.join('&'),
  );
  const facts = joinFacts(
    cause.facts,
    alike.map(({ step }) => toCause(step).facts),
  );
  return { ...cause, facts };
}

/** Many things leave nothing of an object or a list: which it was, its name alone does not tell. */
function isEmptied({ own, expected }: Difference): boolean {
  return own === '' && /^[[{]/.test(expected ?? '');
}

/** No language has nothing for true or a number that is not 0: then a false beside it became nothing for the same reason. */
function isNeverEmpty({ kind, key, own, expected }: Difference): boolean {
  const isText = isContractField(key) && key !== 'completedAt';
  const isOfBody = !isText && key !== headerKeys['X-Timestamp'] && key !== headerKeys['X-Nonce'];
  const isPrinted = expected === 'true' || (/^-?\d/.test(expected ?? '') && Number(expected) !== 0);
  return isOfBody && kind === 'changed' && own === '' && isPrinted;
}

/** What these rules make of each entry: never a part of a value, which may look like a pair of its own. */
function* listNames(source: CanonicalSource, rules: CanonicalRules): Generator<string> {
  // Nothing of the body is there then.
  if (rules.bodyMembers === 'none') return;
  if (rules.parts !== null || rules.keyValueSeparator !== '=') return;
  // What it says is of the whole, such as a map in its brackets, though its values may be these.
  if (rules.prefix !== '' || rules.suffix !== '' || rules.pairSeparator !== '&') return;
  for (const entry of listEntries(source, rules).kept) {
    yield transformText(printPair(entry, rules), rules.text);
  }
}

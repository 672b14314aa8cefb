/** The string that was signed, where the merchant's own one still has what the pasted body has lost. */

import { compareCodeUnits } from '../../canonical/arrange-entries';
import type { Canonical } from '../../canonical/canonical';
import { contractRules } from '../../canonical/canonical-rules';
import { contractFields } from '../../contract';
import { decodePercent } from '../../intake/wrap/percent-text';
import { parseJson } from '../../json/parse-json';
import { compactStyle, printJson } from '../../json/print-json';
import type { Restoration, RestoredEntry, RewriteTopic } from '../restorations/search-restorations';
import type { Target } from '../search/target';
import { isOfAnotherOrder, isOtherAmount, nameLoss } from './name-loss';
import { isOfBody, readSortedPairs, readUnsortedPairs } from './read-sorted-pairs';

/** Of longer strings, in characters, this is not tried. */
const lengthLimit = 20_000;
/** Each choice of the own string's entries is tried where all of them together have no more characters. */
const mostCharacters = 1_000_000;
/** More bits are not counted. */
const mostChosen = 20;

/**
 * With the own string's values in place of all, or of some, of those that differ in the pasted body. Null where no choice
 * gives what was signed.
 */
export function restoreByOwn(
  { text, kept }: Canonical,
  own: string,
  target: Target,
): Restoration | null {
  if (Math.max(text.length, own.length) > lengthLimit) return null;
  const pasted = new Map(kept.map(({ key, value }) => [key, value]));
  // Sorted first: a part that is out of order may be of the value before.
  const read = [readSortedPairs(own, kept), readUnsortedPairs(own, kept)].filter(
    (one) => one !== null,
  );
  const readings = read.flatMap((values) => [values, tidyValues(values)]);
  for (const values of new Map(readings.map((one) => [[...one].join('\0'), one])).values()) {
    const found = tryValues(pasted, values, Math.max(text.length, own.length), target);
    if (found !== null) return found;
  }
  return null;
}

/** Without what query-string code and a printer of JSON do to values, as which the code may have changed them. */
function tidyValues(values: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...values].map(([key, value]) => [key, tidyNested(decodePercent(value, true))]));
}

function tidyNested(value: string): string {
  const parsed = /^[[{]/.test(value) ? parseJson(value) : null;
  return parsed?.ok ? printJson(parsed.value, compactStyle) : value;
}

function tryValues(
  pasted: ReadonlyMap<string, string>,
  values: ReadonlyMap<string, string>,
  length: number,
  target: Target,
): Restoration | null {
  const keys = [...new Set([...pasted.keys(), ...values.keys()])].filter(isOfBody);
  const differing = keys
    .filter((key) => pasted.get(key) !== values.get(key))
    .sort(compareCodeUnits);
  const entries = differing.map((key): RestoredEntry => {
    const [one, other] = [pasted.get(key) ?? null, values.get(key) ?? null];
    return { key, pastedKey: key, pasted: one, signed: other };
  });
  // All of them first: most code has one mistake, and not in the values.
  for (const chosen of listChoices(entries, length)) {
    if (chosen.some(hasOtherPair)) continue;
    const signed = joinWith(pasted, chosen);
    if (target({ text: signed, rules: contractRules })) {
      const restored = pairRenamed(chosen);
      const isEmpty = ![...pasted.keys()].some(isOfBody);
      return { text: signed, entries: restored, topics: listTopics(restored, isEmpty) };
    }
  }
  return null;
}

function listTopics(entries: readonly RestoredEntry[], isEmpty: boolean): readonly RewriteTopic[] {
  if (isEmpty) return ['no-members'];
  if (isOfAnotherOrder(entries)) return ['another-order'];
  const topics = entries.map((entry): RewriteTopic | null => {
    if (isOtherAmount(entry)) return 'other-amount';
    const isOfEnum = entry.pasted !== null && entry.signed === entry.pasted.toUpperCase();
    const isNamed = isOfEnum && contractFields[entry.key]?.allowed !== undefined;
    return isNamed ? 'case' : nameLoss(entry);
  });
  return [...new Set(topics.filter((topic) => topic !== null))];
}

/** Whether no signer, and no code of the merchant's, makes the signed values of the pasted ones. */
export function isLostByCopy({ entries, topics }: Restoration): boolean {
  return (
    topics.some((topic) => topic === 'another-order' || topic === 'no-members') ||
    entries.every((entry) => nameLoss(entry) !== null)
  );
}

/** All of them, and where those are few each choice of some. */
function* listChoices(
  entries: readonly RestoredEntry[],
  length: number,
): Generator<readonly RestoredEntry[]> {
  if (entries.length === 0) return;
  yield entries;
  if (entries.length > mostChosen || 2 ** entries.length * length > mostCharacters) return;
  for (let choice = 2 ** entries.length - 2; choice > 0; choice--)
    yield entries.filter((_, at) => (choice & (1 << at)) !== 0);
}

/** The pasted value, and a pair behind it that stands out of order: the value is the same. */
function hasOtherPair({ pasted, signed }: RestoredEntry): boolean {
  if (pasted === null || signed === null || pasted.includes('?')) return false;
  return signed.startsWith(`${pasted}&`) && /^[A-Za-z_]\w*=/.test(signed.slice(pasted.length + 1));
}

function joinWith(pasted: ReadonlyMap<string, string>, chosen: readonly RestoredEntry[]): string {
  const values = new Map(pasted);
  for (const { key, signed } of chosen) {
    if (signed === null) values.delete(key);
    else values.set(key, signed);
  }
  const { keyValueSeparator, pairSeparator } = contractRules;
  return [...values]
    .sort(([one], [other]) => compareCodeUnits(one, other))
    .map(([key, value]) => `${key}${keyValueSeparator}${value}`)
    .join(pairSeparator);
}

/** What stands there under another key with the same value was renamed. */
function pairRenamed(entries: readonly RestoredEntry[]): readonly RestoredEntry[] {
  const lost = entries.filter(({ signed }) => signed === null);
  const renamed = new Map<RestoredEntry, RestoredEntry>();
  for (const entry of entries) {
    const old =
      entry.pasted === null
        ? lost.find((one) => one.pasted === entry.signed && ![...renamed.values()].includes(one))
        : undefined;
    if (old !== undefined) renamed.set(entry, old);
  }
  const olds = new Set(renamed.values());
  return entries
    .filter((entry) => !olds.has(entry))
    .map((entry) => {
      const old = renamed.get(entry);
      return old === undefined ? entry : { ...entry, pastedKey: old.key, pasted: old.pasted };
    });
}

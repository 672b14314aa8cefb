/**
 * The string to be signed by the contract's rules (contract, "Construction of the string to be signed"),
 * with everything the page shows of it: where each pair stands and comes from, what was dropped, what is doubtful.
 */
import { createWarning, type Problem } from '../problem';
import type { Canonical, DroppedEntry, KeptEntry } from './canonical';
import { contractRules } from './canonical-rules';
import { type CanonicalSource, type EntryList, listEntries } from './list-entries';

export function buildCanonical(source: CanonicalSource): {
  readonly canonical: Canonical;
  readonly problems: readonly Problem[];
} {
  const entries = listEntries(source, contractRules);
  const kept: KeptEntry[] = [];
  const pairs: string[] = [];
  let start = 0;
  for (const { key, value, source } of entries.kept) {
    // What UTF-8 cannot carry is signed as U+FFFD (reading 10).
    const signedKey = key.toWellFormed();
    const signedValue = value.toWellFormed();
    const pair = signedKey + contractRules.keyValueSeparator + signedValue;
    const span = { start, end: start + pair.length };
    kept.push({ state: 'kept', key: signedKey, value: signedValue, source, span });
    pairs.push(pair);
    start = span.end + contractRules.pairSeparator.length;
  }
  const dropped = entries.dropped.flatMap(({ reason, ...entry }): DroppedEntry[] =>
    reason === null ? [] : [{ state: 'dropped', reason, ...entry }],
  );
  const text = pairs.join(contractRules.pairSeparator);
  return { canonical: { text, kept, dropped }, problems: listProblems(entries, dropped) };
}

function listProblems({ kept }: EntryList, dropped: readonly DroppedEntry[]): readonly Problem[] {
  const replaced = dropped.flatMap(({ reason, key, source: { keySpan } }) =>
    reason === 'replaced'
      ? [createWarning(key === 'nonce' ? 'body.own-nonce' : 'body.own-timestamp', keySpan, {})]
      : [],
  );
  const surrogates = [...kept, ...dropped].flatMap(({ key, value, source: { valueSpan } }) =>
    key.isWellFormed() && value.isWellFormed()
      ? []
      : [createWarning('body.lone-surrogate', valueSpan, { path: key })],
  );
  return [...replaced, ...surrogates];
}

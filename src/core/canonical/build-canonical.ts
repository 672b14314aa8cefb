/**
 * The string to be signed by the contract's rules (contract, "Construction of the string to be signed"),
 * with everything the page shows of it: where each pair stands and comes from, what was dropped, what is doubtful.
 */
import { createWarning, type Problem } from '../problem';
import { ProblemLog } from '../problem-log';
import { TextJoiner } from '../text/text-joiner';
import type { Canonical, DroppedEntry, KeptEntry } from './canonical';
import { contractRules } from './canonical-rules';
import { type CanonicalSource, type EntryList, listEntries } from './list-entries';

export function buildCanonical(source: CanonicalSource): {
  readonly canonical: Canonical;
  readonly problems: readonly Problem[];
} {
  const entries = listEntries(source, contractRules);
  const { pairSeparator } = contractRules;
  const kept: KeptEntry[] = [];
  const text = new TextJoiner();
  let end = 0;
  for (const { key, value, source } of entries.kept) {
    const start = kept.length > 0 ? end + pairSeparator.length : end;
    if (kept.length > 0) text.add(pairSeparator);
    // What UTF-8 cannot carry is signed as U+FFFD (reading 10).
    const signedKey = key.toWellFormed();
    const signedValue = value.toWellFormed();
    const pair = `${signedKey}${contractRules.keyValueSeparator}${signedValue}`;
    text.add(pair);
    end = start + pair.length;
    const span = { start, end };
    kept.push({ state: 'kept', key: signedKey, value: signedValue, source, span });
  }
  const dropped: DroppedEntry[] = [];
  for (const { key, value, source, reason } of entries.dropped) {
    if (reason !== null) dropped.push({ state: 'dropped', reason, key, value, source });
  }
  const canonical = { text: text.toString(), kept, dropped };
  return { canonical, problems: listProblems(entries, dropped) };
}

function listProblems({ kept }: EntryList, dropped: readonly DroppedEntry[]): readonly Problem[] {
  const problems = new ProblemLog();
  for (const { reason, key, source } of dropped) {
    if (reason !== 'replaced') continue;
    const code = key === 'nonce' ? 'body.own-nonce' : 'body.own-timestamp';
    problems.push(createWarning(code, source.keySpan, {}));
  }
  for (const entry of kept) addSurrogateProblem(entry, problems);
  for (const entry of dropped) addSurrogateProblem(entry, problems);
  return problems.list();
}

function addSurrogateProblem(
  { key, value, source }: Pick<DroppedEntry, 'key' | 'value' | 'source'>,
  problems: ProblemLog,
): void {
  if (key.isWellFormed() && value.isWellFormed()) return;
  problems.push(createWarning('body.lone-surrogate', source.valueSpan, { path: key }));
}

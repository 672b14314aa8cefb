/** Rules that say of a string what is not so on this input: a finding by them would be untrue. */
import { type CanonicalRules, contractRules } from '../../canonical/canonical-rules';
import { createOmission } from '../../canonical/create-omission';
import type { CanonicalSource, EntryList } from '../../canonical/list-entries';
import { headerKeys } from '../../contract';
import { isNested } from '../../json/is-nested';

/** What is said to be spread is left out: its order would be told as that of values that are not there. */
export function spreadsNothing({ body }: CanonicalSource, rules: CanonicalRules): boolean {
  if (rules.nestedEntries === 'one' || rules.omitted.length === 0) return false;
  const isOmitted = createOmission(rules);
  return body.members.every(
    ({ key, value }) => !isNested(value) || isOmitted?.(key.value) === true,
  );
}

/** An entry that is said to be left out stands there: the body has its own of that name. */
export function keepsLeftOut({ kept }: EntryList, rules: CanonicalRules): boolean {
  const { 'X-Timestamp': timestamp, 'X-Nonce': nonce } = headerKeys;
  return kept.some(
    ({ key }) =>
      (key === timestamp && rules.timestampKey === null) ||
      (key === nonce && rules.nonceKey === null),
  );
}

/** A header whose value is said to be written otherwise is left out. */
export function rewritesLeftOut(rules: CanonicalRules): boolean {
  const { timestampText, nonceText } = contractRules;
  return (
    (rules.timestampKey === null && rules.timestampText !== timestampText) ||
    (rules.nonceKey === null && rules.nonceText !== nonceText)
  );
}

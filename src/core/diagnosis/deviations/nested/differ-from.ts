/** Which forms show on a body, because what they print nothing simpler prints. */
import { type CanonicalRules, contractRules } from '../../../canonical/canonical-rules';
import type { CanonicalSource } from '../../../canonical/list-entries';
import { printNested } from '../../../canonical/print-nested';
import { isNested } from '../../../json/is-nested';
import type { Variant } from '../../deviation';

type Rules = Partial<CanonicalRules>;

/** Bodies of more characters are not printed to see what differs. */
const printLimit = 100_000;

/** Those that give what none of the others does, which name no language. */
export function differFrom<Form extends Variant>(
  source: CanonicalSource,
  forms: readonly Form[],
  others: readonly Rules[],
): readonly Form[] {
  if (source.bodyText.length > printLimit) return [];
  const known = new Set([{}, ...others].map((rules) => printAll(source, rules)));
  return forms.filter(({ rules }) => !known.has(printAll(source, rules)));
}

/** @param change of what the other rules print */
export function printsAlike(
  source: CanonicalSource,
  one: Rules,
  other: Rules,
  change = (text: string): string => text,
): boolean {
  if (source.bodyText.length > printLimit) return false;
  return printAll(source, one) === change(printAll(source, other));
}

function printAll({ body, bodyText }: CanonicalSource, changed: Rules): string {
  const nested = body.members.map(({ value }) => value).filter(isNested);
  const rules = { ...contractRules, ...changed };
  const numbers = rules.nestedNumbers ?? rules.numbers;
  return nested.map((value) => printNested(value, rules, bodyText, numbers)).join('\0');
}

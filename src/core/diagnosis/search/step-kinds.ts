/** What kind of change a step is: that decides what a search tries it with, and when. */
import type { RequestPart } from '../../canonical/rule-values';
import type { DeviationCode } from '../deviation';
import { pickReach, type Step } from './list-steps';

/** Its string is made of the entries as they are printed; a profile is another way to print them. */
export function usesEntries({ deviation, variant: { rules } }: Step): boolean {
  const isWhole = 'parts' in rules && !rules.parts?.some((part) => partsOfTexts.has(part));
  return !isWhole && !('bodyMembers' in rules) && !deviation.isProfile;
}

/** Each entry is a text in it. */
const partsOfTexts: ReadonlySet<RequestPart> = new Set(['json-texts', 'keys-then-values']);

/** A body as a whole that stands in the string, alone or with the headers’ values. */
export function isFramed({ deviation, variant }: Step): boolean {
  return framedCodes.has(deviation.code) && pickReach({ deviation, variant }) === 1;
}

const framedCodes: ReadonlySet<DeviationCode> = new Set([
  'body.json-again',
  'body.json-with-headers',
  'body.raw-with-headers',
]);

export function isEveryday({ variant }: Step): boolean {
  return variant.isBase === 'everyday';
}

export function isMostUsual(step: Step): boolean {
  return isEveryday(step) || pickReach(step) === 4;
}

export function isUsual(step: Step): boolean {
  return isEveryday(step) || pickReach(step) >= 3;
}

export function spreadsEntries({ variant: { rules } }: Step): boolean {
  return 'nestedEntries' in rules;
}

/** A date that the body has as a text, in another form. */
export function isOfDateText({ deviation: { code }, variant: { id } }: Step): boolean {
  return code === 'time.as-text' && id.startsWith('text/');
}

export function isProfile(steps: readonly Step[]): boolean {
  return steps.some(({ deviation }) => deviation.isProfile);
}

/** Of members: a program on the way that keeps no order of those keeps that of lists. Spaces and escapes are of the string alone. */
export function isNestedOrder({ deviation, variant: { id, rules } }: Step): boolean {
  const isOfString = 'nestedSpaced' in rules || 'nestedAscii' in rules;
  return deviation.code === 'nested.sorted' && !isOfString && !id.startsWith('lists');
}

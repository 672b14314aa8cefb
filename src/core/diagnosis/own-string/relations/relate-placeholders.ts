/** What stands in a value’s place where a program had none: nothing, what prints as nothing, or a place that nobody filled. */
import { decodePercent } from '../../../intake/wrap/percent-text';
import { isPlaceholder, isTemplatePlace } from '../../../text/is-placeholder';
import type { ValueRelation } from './value-relation';

export function relateNothing(own: string): ValueRelation | null {
  if (own.trim() === '') return { kind: 'emptied' };
  const isNothing = isPlaceholder(own) || isPlaceholder(decodePercent(own, true) ?? '');
  return isNothing ? { kind: 'placeholder', text: own } : null;
}

/** In the place of an object or a list `{}` is an empty object; marks around the value are no place for it. */
export function relateTemplate(key: string, own: string, expected: string): ValueRelation | null {
  const isEmptied = own === '{}' && /^[[{]/.test(expected);
  const isPlace = isNamedPlace(key, own) || isTemplatePlace(own);
  const isUnfilled = isPlace && !isEmptied && !own.includes(expected);
  return isUnfilled ? { kind: 'unfilled' } : null;
}

/** In characters: shorter ones begin other words as well. */
const leastName = 3;

/** `<amount>`, `<order_no>`, `<completed_at_integer>`, as a document has it: of another name it may be a tag. */
function isNamedPlace(key: string, own: string): boolean {
  const [, name] = /^<([a-z][\w -]{1,60})>$/i.exec(own) ?? [];
  if (name === undefined) return false;
  const [right = '', its = ''] = [key, name].map((text) =>
    text.replace(/[\W_]/g, '').toLowerCase(),
  );
  const isPart = its.length >= leastName && (right.startsWith(its) || right.endsWith(its));
  return isPart || (right.length >= leastName && its.startsWith(right));
}

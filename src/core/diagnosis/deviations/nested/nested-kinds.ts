/** What there is among the nested values of a body. */
import type { CanonicalSource } from '../../../canonical/list-entries';
import { isNested } from '../../../json/is-nested';
import type { JsonArray, JsonObject } from '../../../json/json-node';

export function hasNested({ body }: Pick<CanonicalSource, 'body'>): boolean {
  return body.members.some(({ value }) => isNested(value));
}

export function hasNestedText({ body, bodyText }: CanonicalSource, isSuch: RegExp): boolean {
  return body.members.some(
    ({ value: { span }, value }) =>
      isNested(value) && isSuch.test(bodyText.slice(span.start, span.end)),
  );
}

export function isEmptyNested(value: JsonObject | JsonArray): boolean {
  return (value.type === 'array' ? value.items : value.members).length === 0;
}

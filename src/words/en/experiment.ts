import { toShortValue } from '../short-value';
import { type Text, value } from '../text';
import { english } from './language';

const { say, list, count } = english;

/** More are counted. */
const namedKeys = 3;

/** @param keys of the values that were signed and stand there; none where they are not known */
export function sayExperiment(keys: readonly string[]): Text | string {
  const { length } = keys;
  if (length === 0) return 'values as signed, not as pasted.';
  if (length > namedKeys) {
    return `${count(length, { one: 'value', other: 'values' })} as signed, not as pasted.`;
  }
  const names = list(
    keys.map((key) => value(toShortValue(key))),
    'and',
  );
  return say`${names} as signed, not as pasted.`;
}

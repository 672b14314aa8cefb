/** The members of nested objects in the order of programs that have one of their own. */
import type { JsonMember } from '../json/json-node';
import { countUtf8Bytes } from '../text/count-utf-8-bytes';
import { sortAsPhp } from './arrange-entries';
import { compareCodePoints } from './compare-keys';

/** PHP's ksort. */
export function arrangeAsPhp(members: readonly JsonMember[]): readonly JsonMember[] {
  return sortAsPhp([...members], ({ key }) => key.value);
}

/** PostgreSQL's jsonb and MySQL's JSON: by the length of their keys in UTF-8, then by its bytes. */
export function arrangeAsDatabase(members: readonly JsonMember[]): readonly JsonMember[] {
  return [...members].sort((one, other) => compareLengths(one.key.value, other.key.value));
}

function compareLengths(one: string, other: string): number {
  return countUtf8Bytes(one) - countUtf8Bytes(other) || compareCodePoints(one, other);
}

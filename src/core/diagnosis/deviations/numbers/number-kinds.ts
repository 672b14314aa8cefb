/** What there is among the numbers of a body: by it forms that give the same are told as one. */
import type { CanonicalSource } from '../../../canonical/list-entries';
import type { JsonMember, JsonNode, JsonNumber } from '../../../json/json-node';
import { holds } from '../../../json/list-inside';

/** Nested values are left to a JSON library. */
export const topLevel = { numberScope: 'top-level' } as const;

export function listTopNumbers({ members }: CanonicalSource['body']): readonly JsonNumber[] {
  return members.flatMap(({ value }) => (value.type === 'number' ? [value] : []));
}

/** By how it is written. */
export function isFloat({ source }: JsonNumber): boolean {
  return /[.eE]/.test(source);
}

/** An integer by its value. */
export function isWholeFloat(number: JsonNumber): boolean {
  return isFloat(number) && Number.isInteger(Number(number.source));
}

export function hasWholeFloat(value: JsonNode): boolean {
  return holds(value, (node) => node.type === 'number' && isWholeFloat(node));
}

export function isNumberOfTime({ key, value }: JsonMember): boolean {
  return key.value === 'completedAt' && value.type === 'number';
}

export function isOtherInteger({ key, value }: JsonMember): boolean {
  return key.value !== 'completedAt' && value.type === 'number' && !isFloat(value);
}

/** An integer and a half that goes to the even integer, or to the one away from zero. */
export function isRoundedEitherWay({ source }: JsonNumber): boolean {
  return Math.abs(Number(source)) % 2 === 0.5;
}

/** A double just between two of two decimals, of which the even one is not the one away from zero. */
export function isCentEitherWay({ source }: JsonNumber): boolean {
  return Math.abs(Number(source) * 8) % 4 === 1;
}

/** Its digits are not those of a double. */
export function isBeyondDouble({ plain }: JsonNumber): boolean {
  if (!/^-?\d{16,}$/.test(plain)) return false;
  const double = Number(plain);
  return !Number.isFinite(double) || BigInt(double) !== BigInt(plain);
}

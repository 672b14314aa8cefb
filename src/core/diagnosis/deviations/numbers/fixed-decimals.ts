/** Numbers with so many decimals, rounded or cut. */
import type { CanonicalSource } from '../../../canonical/list-entries';
import { printNumber } from '../../../canonical/print-number';
import { isNested } from '../../../json/is-nested';
import type { JsonNumber } from '../../../json/json-node';
import { holds } from '../../../json/list-inside';
import type { Variant } from '../../deviation';
import {
  hasWholeFloat,
  isBeyondDouble,
  isCentEitherWay,
  isFloat,
  isNumberOfTime,
  isOtherInteger,
  isRoundedEitherWay,
  isWholeFloat,
  listTopNumbers,
  topLevel,
} from './number-kinds';

export function listFixedDecimals({ body }: CanonicalSource) {
  const numbers = listTopNumbers(body);
  const isLong = numbers.some(isBeyondDouble);
  const isHalved = numbers.some(isCentEitherWay);
  return [
    ...(isHalved ? roundedHalves : []),
    { id: 'two', rules: { numbers: 'fixed-2' } },
    { id: 'two/top-level', rules: { numbers: 'fixed-2', ...topLevel }, needs: 'nested' },
    { id: 'two/floats', rules: { numbers: 'fixed-2-typed', ...topLevel } },
    ...(numbers.some(isWholeFloat)
      ? ([
          { id: 'two/fractions', rules: { numbers: 'fixed-2-fraction', ...topLevel }, reach: 1 },
        ] as const)
      : []),
    // The time is what most code leaves alone.
    ...(body.members.some(isNumberOfTime) && body.members.some(isOtherInteger)
      ? ([
          {
            id: 'two/but-completed-at',
            rules: { numbers: 'fixed-2', numberScope: 'but-completed-at' },
            reach: 1,
          },
        ] as const)
      : []),
    ...(numbers.some(isFloat) &&
    body.members.some(({ value }) => isNested(value) && hasWholeFloat(value))
      ? ([
          {
            id: 'two/floats-beside-json',
            rules: { numbers: 'fixed-2-typed', ...topLevel, nestedNumbers: 'python-typed' },
            reach: 1,
          },
          {
            id: 'two/floats-beside-json-dumps',
            rules: {
              numbers: 'fixed-2-typed',
              ...topLevel,
              nestedNumbers: 'python-typed',
              nestedSpaced: true,
              nestedAscii: 'lower',
            },
            reach: 1,
          },
        ] as const)
      : []),
    { id: 'six', rules: { numbers: 'fixed-6' } },
    { id: 'six/top-level', rules: { numbers: 'fixed-6', ...topLevel }, needs: 'nested' },
    ...(isCutAsRounded(body) ? madeIntegers : roundedOrCut),
    ...(numbers.some(isRoundedEitherWay)
      ? ([{ id: 'none-half-up', rules: { numbers: 'integer-up', ...topLevel }, reach: 1 }] as const)
      : []),
    ...(isLong
      ? ([
          { id: 'two/exact', rules: { numbers: 'fixed-2-exact', ...topLevel }, reach: 1 },
          { id: 'none-double', rules: { numbers: 'integer-double', ...topLevel }, reach: 1 },
        ] as const)
      : []),
    ...(numbers.some(({ plain }) => /\.\d{3}/.test(plain))
      ? ([
          numbers.some(showsTwo) ? twoAtMost : ({ ...twoAtMost, id: 'few-at-most' } as const),
        ] as const)
      : []),
    {
      id: 'six-significant',
      rules: { numbers: 'javascript-precision', ...topLevel },
      reach: 1,
    },
  ] as const satisfies readonly Variant[];
}

const twoAtMost = {
  id: 'two-at-most',
  rules: { numbers: 'trimmed-2', ...topLevel },
  reach: 1,
} as const satisfies Variant;

/** Else as many decimals as any format has may have been meant. */
function showsTwo({ source }: JsonNumber): boolean {
  const value = Number(source);
  return Number(value.toFixed(2)) !== Number(value.toFixed(3));
}

const roundedOrCut = [
  { id: 'none', rules: { numbers: 'integer' } },
  { id: 'none-cut', rules: { numbers: 'integer-cut' } },
] as const satisfies readonly Variant[];

const madeIntegers = [
  { id: 'none-either', rules: { numbers: 'integer-cut' } },
] as const satisfies readonly Variant[];

/** Then nothing shows which it was. */
function isCutAsRounded({ members }: CanonicalSource['body']): boolean {
  return !members.some(({ value }) =>
    holds(
      value,
      (node) =>
        node.type === 'number' && printNumber(node, 'integer') !== printNumber(node, 'integer-cut'),
    ),
  );
}

/** What languages round differently: some to the even digit, others away from zero. */
const roundedHalves = [
  { id: 'two/half-even', rules: { numbers: 'fixed-2-exact', ...topLevel }, reach: 1 },
  { id: 'two/half-up', rules: { numbers: 'fixed-2', ...topLevel }, reach: 1 },
  { id: 'two/floats-half-even', rules: { numbers: 'fixed-2-even-typed', ...topLevel }, reach: 1 },
  { id: 'two/floats-half-up', rules: { numbers: 'fixed-2-typed', ...topLevel }, reach: 1 },
  { id: 'two-at-most/half-up', rules: { numbers: 'trimmed-2-up', ...topLevel }, reach: 1 },
] as const satisfies readonly Variant[];

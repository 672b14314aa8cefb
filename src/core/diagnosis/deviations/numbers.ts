/** How JSON numbers, booleans, amounts and times become text. */

import { toAmount } from '../../canonical/flatten-member';
import type { CanonicalSource } from '../../canonical/list-entries';
import { printNumber } from '../../canonical/print-number';
import { amountFields } from '../../contract';
import { isNested } from '../../json/is-nested';
import type { JsonMember, JsonNode, JsonNumber } from '../../json/json-node';
import { holds } from '../../json/list-inside';
import { visitScalars } from '../../json/visit-scalars';
import type { Deviation, Variant } from '../deviation';
import {
  listFloatTables,
  listKinForms,
  listNumberForms,
  listScopedForms,
  listSingleForms,
  listTimestampTables,
  listTopForms,
} from './number-forms';

/** Of the timestamp, of `completedAt`, of both. */
function listFiner<Unit extends 'microseconds' | 'nanoseconds'>(unit: Unit) {
  return [
    { id: `timestamp-${unit}`, rules: { timestampUnit: unit }, key: 'timestamp', reach: 0 },
    { id: `completed-at-${unit}`, rules: { completedAtUnit: unit }, key: 'completedAt', reach: 0 },
    { id: unit, rules: { timestampUnit: unit, completedAtUnit: unit }, reach: 0 },
  ] as const satisfies readonly Variant[];
}

export const numberDeviations = [
  {
    code: 'number.double',
    reach: 2,
    variants: (source: CanonicalSource) => [
      ...listScopedForms(source, 'double'),
      ...listSingleForms(source),
      ...listNumberForms(source, 'rounded'),
    ],
  },
  {
    code: 'number.source-text',
    reach: 2,
    variants: (source: CanonicalSource) => [
      ...listScopedForms(source, 'source'),
      ...listNumberForms(source, 'source'),
    ],
  },
  {
    code: 'number.scientific',
    reach: 2,
    variants: (source: CanonicalSource) => [
      ...listNumberForms(source, 'exponent'),
      ...listTopForms(source),
      ...listKinForms(source),
      ...listTimestampTables(source),
    ],
  },
  {
    code: 'number.decimal-point',
    reach: 2,
    variants: (source: CanonicalSource) => [
      ...listNumberForms(source, 'decimal-point'),
      ...listFloatTables(source),
    ],
  },
  {
    code: 'number.fixed-decimals',
    reach: 2,
    variants: listFixedDecimals,
  },
  {
    code: 'number.grouped',
    reach: 2,
    variants: listGrouped,
  },
  {
    code: 'number.overflow',
    reach: 1,
    variants: listOverflows,
  },
  {
    code: 'amount.as-number',
    reach: 2,
    variants: listAmountNumbers,
  },
  {
    code: 'amount.minor-units',
    reach: 2,
    variants: listMinorUnits,
  },
  {
    code: 'boolean.capitalized',
    reach: 2,
    variants: [
      { id: 'plain', rules: { booleans: 'capitalized' }, reach: 4 },
      { id: 'upper-case', rules: { booleans: 'upper-case' } },
    ],
  },
  {
    code: 'boolean.as-number',
    reach: 4,
    variants: [
      { id: 'number', rules: { booleans: 'number' } },
      { id: 'php', rules: { booleans: 'php' } },
    ],
  },
  {
    code: 'boolean.as-word',
    reach: 1,
    variants: listBooleanWords,
  },
  {
    code: 'time.milliseconds',
    reach: 2,
    variants: [
      {
        id: 'timestamp-milliseconds',
        rules: { timestampUnit: 'milliseconds' },
        key: 'timestamp',
        isBase: 'everyday',
      },
      {
        id: 'completed-at-milliseconds',
        rules: { completedAtUnit: 'milliseconds' },
        key: 'completedAt',
        reach: 3,
        isTyped: true,
      },
      ...listFiner('microseconds'),
      ...listFiner('nanoseconds'),
      {
        id: 'timestamp-seconds',
        rules: { timestampUnit: 'seconds' },
        key: 'timestamp',
        owner: 'unknown',
      },
      {
        id: 'completed-at-seconds',
        rules: { completedAtUnit: 'seconds' },
        key: 'completedAt',
        owner: 'unknown',
      },
    ],
  },
] as const satisfies readonly Deviation<string>[];

const asFloat = {
  id: 'float',
  rules: { amounts: 'float' },
  isBase: 'everyday',
  isTyped: true,
} as const;

const asNumber = {
  id: 'number',
  rules: { amounts: 'number' },
  isBase: 'everyday',
  isTyped: true,
} as const satisfies Variant;

// Or the body lost its zeros on its way, in a number type.
const twoDecimals = {
  id: 'two-decimals',
  rules: { amounts: 'fixed-2' },
  owner: 'unknown',
  isBase: 'everyday',
  isTyped: true,
} as const satisfies Variant;

const up = { id: 'two-decimals/up', rules: { amounts: 'fixed-2-up' }, reach: 1 } as const;
const even = { id: 'two-decimals/even', rules: { amounts: 'fixed-2-even' }, reach: 1 } as const;
const double = { id: 'two-decimals/double', rules: { amounts: 'fixed-2' }, reach: 1 } as const;
const printf = {
  id: 'two-decimals/printf',
  rules: { amounts: 'fixed-2-printf' },
  reach: 1,
} as const;
const cut = { id: 'two-decimals/cut', rules: { amounts: 'fixed-2-cut' }, reach: 1 } as const;
const asDecimal = { ...up, id: 'two-decimals/decimal' } as const;
const asFloatFormat = { ...double, id: 'two-decimals/float' } as const;

/** Of amounts with more decimals roundings differ: what gives the same on this body is told as one. */
function listRoundings({ members }: CanonicalSource['body']) {
  const texts = members.flatMap(({ key, value }) =>
    value.type === 'string' && amountFields.includes(key.value) ? [value.value] : [],
  );
  const isSame = (one: Rounding, other: Rounding): boolean =>
    texts.every(
      (text) => toAmount(text, one.rules.amounts) === toAmount(text, other.rules.amounts),
    );
  const [isDecimalOne, isFloatOne] = [isSame(up, even), isSame(double, printf)];
  if (isDecimalOne && isFloatOne && isSame(up, double)) return [twoDecimals, cut] as const;
  return [
    ...(isDecimalOne ? [asDecimal] : [up, even]),
    ...(isFloatOne ? [asFloatFormat] : [double, printf]),
    cut,
  ] as const satisfies readonly Variant[];
}

type Rounding = typeof up | typeof even | typeof double | typeof printf;

const otherAmountNumbers = [
  { id: 'java', rules: { amounts: 'java' } },
  { id: 'go', rules: { amounts: 'go' } },
  { id: 'big-decimal-stripped', rules: { amounts: 'big-decimal-stripped' }, reach: 3 },
  { id: 'ruby', rules: { amounts: 'ruby-decimal' }, reach: 1 },
  { id: 'fraction', rules: { amounts: 'fraction' }, reach: 1 },
  { id: 'one', rules: { amounts: 'number', amountScope: 'amount' }, key: 'amount', reach: 4 },
  {
    id: 'one-float',
    rules: { amounts: 'float', amountScope: 'amount' },
    key: 'amount',
    reach: 1,
  },
] as const satisfies readonly Variant[];

function listAmountNumbers({ body }: CanonicalSource) {
  const float = body.members.every(hasOneDecimal)
    ? asFloat
    : ({ ...asFloat, id: 'float-alone' } as const satisfies Variant);
  const rounded = body.members.some(isFinerThanCents) ? listRoundings(body) : [twoDecimals];
  return [
    asNumber,
    float,
    ...(isOfBoth(body) ? [asTyped] : []),
    ...rounded,
    ...otherAmountNumbers,
  ] as const;
}

/** What reads a text as a literal of the language makes integers of amounts without a point. */
const asTyped = { id: 'float-typed', rules: { amounts: 'float-typed' } } as const satisfies Variant;

/** Some have a point and some have none: else other forms give the same. */
function isOfBoth({ members }: CanonicalSource['body']): boolean {
  const hasPoints = members.flatMap(({ key, value }) =>
    value.type === 'string' && amountFields.includes(key.value) ? [value.value.includes('.')] : [],
  );
  return hasPoints.includes(true) && hasPoints.includes(false);
}

function listMinorUnits({ body }: CanonicalSource) {
  const exact = { id: 'exact', rules: { amounts: 'minor-units-exact' }, reach: 1 } as const;
  return [
    { id: 'plain', rules: { amounts: 'minor-units' }, isTyped: true },
    { id: 'two-decimals', rules: { amounts: 'minor-units-2' } },
    { id: 'one-decimal', rules: { amounts: 'minor-units-1' }, reach: 1 },
    ...(body.members.some(isFinerThanCents) ? [exact] : []),
    { id: 'cut', rules: { amounts: 'minor-units-cut' }, reach: 1 },
    { id: 'padded', rules: { amounts: 'minor-units-12' }, reach: 0 },
  ] as const satisfies readonly Variant[];
}

function isFinerThanCents({ key, value }: JsonMember): boolean {
  const text = value.type === 'string' ? value.value : '';
  return amountFields.includes(key.value) && /^-?\d+\.\d\d\d*[1-9]/.test(text);
}

/** A format with one decimal gives what a float prints; of what is no amount it says nothing. */
function hasOneDecimal({ key, value }: JsonMember): boolean {
  if (!amountFields.includes(key.value)) return true;
  if (value.type !== 'string' && value.type !== 'number') return true;
  const text = value.type === 'string' ? value.value : value.source;
  return /^[^.]*(?:\.\d0*)?$/.test(text);
}

/** Nested values are left to a JSON library. */
const topLevel = { numberScope: 'top-level' } as const;

function listFixedDecimals({ body }: CanonicalSource) {
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
      ? ([{ id: 'two-at-most', rules: { numbers: 'trimmed-2', ...topLevel }, reach: 1 }] as const)
      : []),
    {
      id: 'six-significant',
      rules: { numbers: 'javascript-precision', ...topLevel },
      reach: 1,
    },
  ] as const satisfies readonly Variant[];
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

function listGrouped({ body }: CanonicalSource) {
  const plain = { id: 'plain', rules: { numbers: 'grouped' } } as const satisfies Variant;
  const one = {
    id: 'completed-at',
    rules: { numbers: 'grouped', numberScope: 'completedAt' },
    reach: 1,
  } as const satisfies Variant;
  const two = [
    { id: 'two/floats', rules: { numbers: 'grouped-2-typed', ...topLevel } },
    { id: 'two', rules: { numbers: 'grouped-2', ...topLevel }, reach: 1 },
  ] as const satisfies readonly Variant[];
  const comma = [
    { id: 'comma', rules: { numbers: 'dotnet-comma', ...topLevel } },
    { id: 'comma-decimal', rules: { numbers: 'source-comma', ...topLevel }, reach: 1 },
  ] as const satisfies readonly Variant[];
  const jsonNet = {
    id: 'comma-json-net',
    rules: { numbers: 'dotnet-comma', ...topLevel, nestedNumbers: 'dotnet-json' },
    reach: 1,
  } as const satisfies Variant;
  const commas = body.members.some(({ value }) => isNested(value)) ? [...comma, jsonNet] : comma;
  const numbers = listTopNumbers(body);
  const dots = {
    id: 'dots',
    rules: { numbers: 'grouped-dots', ...topLevel, nestedNumbers: 'javascript' },
    reach: 1,
  } as const satisfies Variant;
  const top = {
    id: 'top-level',
    rules: { numbers: 'grouped', ...topLevel, nestedNumbers: 'javascript' },
    reach: 1,
  } as const satisfies Variant;
  const usual = [
    ...[plain, one, ...two, ...(numbers.some(hasPoint) ? commas : [])],
    ...(numbers.some(hasThousands) ? [dots] : []),
    ...(hasGroupedInside(body) ? [top] : []),
  ] as const;
  if (!numbers.some(isBeyondDouble)) return usual;
  const exact = [
    { id: 'exact', rules: { numbers: 'grouped-exact', ...topLevel }, reach: 1 },
    {
      id: 'dots-exact',
      rules: { numbers: 'grouped-exact-dots', ...topLevel, nestedNumbers: 'source' },
      reach: 1,
    },
  ] as const satisfies readonly Variant[];
  return [...usual, ...exact];
}

/** Without them points would be told that are not there. */
function hasThousands({ plain }: JsonNumber): boolean {
  return /^-?\d{4}/.test(plain);
}

/** Of a number in an object or a list a formatter for people makes another than a JSON library does. */
function hasGroupedInside({ members }: CanonicalSource['body']): boolean {
  let isThere = false;
  for (const { value } of members)
    if (isNested(value))
      visitScalars(value, (node) => {
        isThere ||=
          node.type === 'number' &&
          printNumber(node, 'grouped') !== printNumber(node, 'javascript');
      });
  return isThere;
}

function hasPoint({ source }: JsonNumber): boolean {
  return source.includes('.');
}

/** Of numbers that the type has no room for. */
function listOverflows({ body }: CanonicalSource) {
  const numbers = listTopNumbers(body);
  const exceeds = (bits: bigint): boolean =>
    numbers.some(({ plain }) => {
      const whole = BigInt(plain.replace(/\..*/, ''));
      return whole >= 2n ** (bits - 1n) || whole < -(2n ** (bits - 1n));
    });
  // An int of seconds that is multiplied before it is made a long.
  const milliseconds = {
    id: 'milliseconds-int',
    rules: { completedAtUnit: 'milliseconds-int' },
    key: 'completedAt',
  } as const;
  if (!exceeds(32n)) return [milliseconds];
  const int = { id: 'java-int', rules: { numbers: 'java-int', ...topLevel } } as const;
  if (!exceeds(64n)) return [milliseconds, int];
  return [
    { id: 'java-long', rules: { numbers: 'java-long', ...topLevel } },
    { id: 'go-int64', rules: { numbers: 'go-int64', ...topLevel } },
    { id: 'wrapped', rules: { numbers: 'long-wrapped', ...topLevel }, reach: 1 },
    { id: 'clamped', rules: { numbers: 'long-clamped', ...topLevel }, reach: 1 },
    milliseconds,
    int,
  ] as const satisfies readonly Variant[];
}

function listBooleanWords({ body }: CanonicalSource) {
  if (!body.members.some(({ value }) => value.type === 'boolean')) return [];
  return [
    { id: 'letters', rules: { booleans: 'y-n' } },
    { id: 'yes-no', rules: { booleans: 'yes-no' } },
    { id: 'initials', rules: { booleans: 't-f' } },
  ] as const satisfies readonly Variant[];
}

function listTopNumbers({ members }: CanonicalSource['body']): readonly JsonNumber[] {
  return members.flatMap(({ value }) => (value.type === 'number' ? [value] : []));
}

/** By how it is written. */
function isFloat({ source }: JsonNumber): boolean {
  return /[.eE]/.test(source);
}

/** An integer by its value. */
function isWholeFloat(number: JsonNumber): boolean {
  return isFloat(number) && Number.isInteger(Number(number.source));
}

function hasWholeFloat(value: JsonNode): boolean {
  return holds(value, (node) => node.type === 'number' && isWholeFloat(node));
}

function isNumberOfTime({ key, value }: JsonMember): boolean {
  return key.value === 'completedAt' && value.type === 'number';
}

function isOtherInteger({ key, value }: JsonMember): boolean {
  return key.value !== 'completedAt' && value.type === 'number' && !isFloat(value);
}

/** An integer and a half that goes to the even integer, or to the one away from zero. */
function isRoundedEitherWay({ source }: JsonNumber): boolean {
  return Math.abs(Number(source)) % 2 === 0.5;
}

/** A double just between two of two decimals, of which the even one is not the one away from zero. */
function isCentEitherWay({ source }: JsonNumber): boolean {
  return Math.abs(Number(source) * 8) % 4 === 1;
}

/** Its digits are not those of a double. */
function isBeyondDouble({ plain }: JsonNumber): boolean {
  if (!/^-?\d{16,}$/.test(plain)) return false;
  const double = Number(plain);
  return !Number.isFinite(double) || BigInt(double) !== BigInt(plain);
}

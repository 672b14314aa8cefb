/** How JSON numbers, booleans, amounts and times become text. */

import type { CanonicalSource } from '../../canonical/list-entries';
import type { Deviation, Variant } from '../deviation';
import { listAmountNumbers, listMinorUnits } from './numbers/amount-numbers';
import { listFixedDecimals } from './numbers/fixed-decimals';
import { listGrouped } from './numbers/grouped-numbers';
import {
  listFloatTables,
  listKinForms,
  listNumberForms,
  listScopedForms,
  listSingleForms,
  listTimestampTables,
  listTopForms,
} from './numbers/number-forms';
import { listTopNumbers, topLevel } from './numbers/number-kinds';

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

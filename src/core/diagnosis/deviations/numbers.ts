/** How JSON numbers, booleans, amounts and times become text. */
import type { CanonicalSource } from '../../canonical/list-entries';
import type { Deviation } from '../deviation';
import { createNumberForm, listNumberForms, listScopedForms } from './number-forms';

export const numberDeviations = [
  {
    code: 'number.double',
    reach: 3,
    variants: (source: CanonicalSource) => [
      ...listScopedForms(source, 'double'),
      createNumberForm('single', 'all'),
      ...listNumberForms(source, 'rounded'),
    ],
  },
  {
    code: 'number.source-text',
    reach: 3,
    variants: (source: CanonicalSource) => [
      ...listScopedForms(source, 'source'),
      ...listNumberForms(source, 'source'),
    ],
  },
  {
    code: 'number.scientific',
    reach: 3,
    variants: (source: CanonicalSource) => listNumberForms(source, 'exponent'),
  },
  {
    code: 'number.decimal-point',
    reach: 3,
    variants: (source: CanonicalSource) => listNumberForms(source, 'decimal-point'),
  },
  {
    code: 'number.fixed-decimals',
    reach: 2,
    variants: [
      { id: 'two', rules: { numbers: 'fixed-2' } },
      // Nested values are then left to a JSON library.
      {
        id: 'two/top-level',
        rules: { numbers: 'fixed-2', numberScope: 'top-level' },
        needs: 'nested',
      },
      { id: 'two/floats', rules: { numbers: 'fixed-2-typed', numberScope: 'top-level' } },
      { id: 'six', rules: { numbers: 'fixed-6' } },
      { id: 'none', rules: { numbers: 'integer' } },
      { id: 'none-cut', rules: { numbers: 'integer-cut' } },
    ],
  },
  {
    code: 'number.grouped',
    reach: 2,
    variants: [{ id: 'plain', rules: { numbers: 'grouped' } }],
  },
  {
    code: 'amount.as-number',
    reach: 3,
    variants: [
      { id: 'number', rules: { amounts: 'number' } },
      { id: 'float', rules: { amounts: 'float' } },
      // Or the body lost its zeros on its way, in a number type.
      { id: 'two-decimals', rules: { amounts: 'fixed-2' }, owner: 'unknown' },
      { id: 'java', rules: { amounts: 'java' }, reach: 2 },
      { id: 'go', rules: { amounts: 'go' }, reach: 2 },
      { id: 'big-decimal-stripped', rules: { amounts: 'big-decimal-stripped' }, reach: 2 },
      { id: 'ruby', rules: { amounts: 'ruby-decimal' }, reach: 1 },
      { id: 'one', rules: { amounts: 'number', amountScope: 'amount' }, key: 'amount', reach: 2 },
      {
        id: 'one-float',
        rules: { amounts: 'float', amountScope: 'amount' },
        key: 'amount',
        reach: 1,
      },
    ],
  },
  {
    code: 'amount.minor-units',
    reach: 2,
    variants: [
      { id: 'plain', rules: { amounts: 'minor-units' } },
      { id: 'two-decimals', rules: { amounts: 'minor-units-2' }, reach: 1 },
      { id: 'one-decimal', rules: { amounts: 'minor-units-1' }, reach: 1 },
    ],
  },
  {
    code: 'boolean.capitalized',
    reach: 3,
    variants: [
      { id: 'plain', rules: { booleans: 'capitalized' } },
      { id: 'upper-case', rules: { booleans: 'upper-case' }, reach: 1 },
    ],
  },
  {
    code: 'boolean.as-number',
    reach: 3,
    variants: [
      { id: 'number', rules: { booleans: 'number' } },
      { id: 'php', rules: { booleans: 'php' } },
    ],
  },
  {
    code: 'time.milliseconds',
    reach: 3,
    variants: [
      {
        id: 'timestamp-milliseconds',
        rules: { timestampUnit: 'milliseconds' },
        key: 'timestamp',
      },
      {
        id: 'completed-at-milliseconds',
        rules: { completedAtUnit: 'milliseconds' },
        key: 'completedAt',
      },
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

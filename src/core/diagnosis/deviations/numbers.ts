/** How JSON numbers, booleans, amounts and times become text. */
import type { NumberStyle } from '../../canonical/canonical-rules';
import type { CanonicalSource } from '../../canonical/list-entries';
import type { Deviation, Variant } from '../deviation';
import { listNumberForms, listNumberScopes } from './number-forms';

const numberFix =
  'Write numbers as plain decimal text, without exponent or trailing zeros, from the received digits.';

export const numberDeviations: readonly Deviation[] = [
  {
    code: 'number.double',
    says: 'writes a number rounded by a floating-point type',
    origin: 'JSON.parse or any double: integers beyond 2^53 and long decimals lose digits.',
    fix: 'Parse numbers as big integers or decimals, never as floating point.',
    reach: 3,
    variants: (source) => [
      ...listScoped(source, 'double', 'double precision'),
      { rules: { numbers: 'single' }, form: 'single precision' },
      ...listNumberForms(source, 'rounded'),
    ],
  },
  {
    code: 'number.source-text',
    says: 'writes numbers as they were received',
    origin: 'A parser that keeps number text: BigDecimal, json.Number, a regular expression.',
    fix: 'Normalize: 1.0 is signed as 1, 1.50 as 1.5, 1e3 as 1000.',
    reach: 3,
    variants: (source) => [...listScoped(source, 'source'), ...listNumberForms(source, 'source')],
  },
  {
    code: 'number.scientific',
    says: 'writes numbers in scientific notation',
    origin: 'A JSON number read into a floating-point type and printed by default.',
    fix: numberFix,
    reach: 3,
    variants: (source) => listNumberForms(source, 'exponent'),
  },
  {
    code: 'number.decimal-point',
    says: 'writes integers with a decimal point',
    origin: 'Python’s float, pandas, or Double.toString of a small number: 1790000000.0.',
    fix: 'Write an integer such as `completedAt` as plain digits.',
    reach: 3,
    variants: (source) => listNumberForms(source, 'decimal-point'),
  },
  {
    code: 'number.fixed-decimals',
    says: 'writes numbers with a fixed number of decimals',
    origin: 'printf("%.2f"), toFixed, DecimalFormat, or PHP’s number_format.',
    fix: numberFix,
    reach: 2,
    variants: [
      { rules: { numbers: 'fixed-2' }, form: 'two decimals' },
      { rules: { numbers: 'fixed-6' }, form: 'six decimals (%f)' },
    ],
  },
  {
    code: 'number.grouped',
    says: 'writes numbers with thousands separators',
    origin: 'A locale-aware formatter: Java’s MessageFormat, toLocaleString, number_format.',
    fix: numberFix,
    reach: 2,
    variants: [{ rules: { numbers: 'grouped' } }],
  },
  {
    code: 'amount.as-number',
    says: 'has amounts that went through a number type',
    origin: 'A DTO with double or BigDecimal amounts: 100.00 becomes 100 or 100.0.',
    fix: 'Keep amounts as strings; they are signed exactly as received.',
    reach: 3,
    variants: [
      { rules: { amounts: 'number' }, form: 'trailing zeros lost' },
      { rules: { amounts: 'float' }, form: 'as a float prints itself (100.0)' },
      // Or the body lost its zeros on its way, in a number type.
      { rules: { amounts: 'fixed-2' }, form: 'two decimals', owner: 'unknown' },
      {
        rules: { amounts: 'java' },
        form: 'Java’s Double.toString (1.2E7)',
        reach: 2,
      },
      { rules: { amounts: 'go' }, form: 'Go’s %v of a float64 (1.2e+06)', reach: 2 },
      {
        rules: { amounts: 'big-decimal-stripped' },
        form: 'Java’s BigDecimal.stripTrailingZeros (1E+2)',
        reach: 2,
      },
    ],
  },
  {
    code: 'amount.minor-units',
    says: 'has amounts in minor units (cents)',
    origin: 'Money kept as an integer number of cents.',
    fix: 'Keep amounts as strings; they are signed exactly as received.',
    reach: 2,
    variants: [{ rules: { amounts: 'minor-units' } }],
  },
  {
    code: 'boolean.capitalized',
    says: 'writes booleans as True and False',
    origin: 'Python’s str(bool) or .NET’s Boolean.ToString.',
    fix: 'Write `true` and `false` in lower case.',
    reach: 3,
    variants: [{ rules: { booleans: 'capitalized' } }],
  },
  {
    code: 'boolean.as-number',
    says: 'writes booleans as numbers',
    origin: 'A language or database that keeps booleans as 1 and 0.',
    fix: 'Write `true` and `false`.',
    reach: 3,
    variants: [
      { rules: { booleans: 'number' }, form: '1 and 0' },
      {
        rules: { booleans: 'php' },
        form: '1 and nothing',
        origin: 'PHP’s string conversion: true is "1", false is "".',
      },
    ],
  },
  {
    code: 'time.milliseconds',
    says: 'has a time in another unit',
    origin: 'System.currentTimeMillis, Date.now or a Date type between the JSON and the string.',
    fix: 'Use the time value exactly as received; the contract’s times are Unix seconds.',
    reach: 3,
    variants: [
      {
        rules: { timestampUnit: 'milliseconds' },
        key: 'timestamp',
        says: 'has `timestamp` in milliseconds',
      },
      {
        rules: { completedAtUnit: 'milliseconds' },
        key: 'completedAt',
        says: 'has `completedAt` in milliseconds',
      },
      {
        rules: { timestampUnit: 'seconds' },
        key: 'timestamp',
        says: 'has `timestamp` in seconds, where this input has milliseconds',
        owner: 'unknown',
      },
      {
        rules: { completedAtUnit: 'seconds' },
        key: 'completedAt',
        says: 'has `completedAt` in seconds, where this input has milliseconds',
        owner: 'unknown',
      },
    ],
  },
];

/** One style for all numbers, then for a part of them. */
function listScoped(
  source: CanonicalSource,
  numbers: NumberStyle,
  form?: string,
): readonly Variant[] {
  return listNumberScopes(source).map(({ scope, says }) => {
    const words = `${form ?? ''}${says}`.replace(/^, /, '');
    return {
      rules: { numbers, numberScope: scope },
      ...(words === '' ? {} : { form: words }),
      ...(scope === 'all' ? {} : { reach: 2 }),
    };
  });
}

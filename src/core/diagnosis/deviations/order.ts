/** Step 4: the order of the entries. */
import type { Deviation } from '../deviation';

export const orderDeviations: readonly Deviation[] = [
  {
    code: 'string.order-received',
    says: 'is not sorted',
    origin:
      'A map that keeps the order of insertion (LinkedHashMap, a JavaScript object, a PHP array) and no sort.',
    fix: 'Sort all keys in ascending ASCII order after adding `timestamp` and `nonce`.',
    reach: 3,
    variants: [
      { rules: { order: 'received' }, form: 'the body’s order, then timestamp and nonce' },
      { rules: { order: 'headers-first' }, form: 'timestamp and nonce, then the body’s order' },
      {
        rules: { order: 'received', headerOrder: 'nonce-first' },
        form: 'the body’s order, then nonce and timestamp',
      },
      {
        rules: { order: 'headers-first', headerOrder: 'nonce-first' },
        form: 'nonce and timestamp, then the body’s order',
      },
    ],
  },
  {
    code: 'string.order-case-insensitive',
    says: 'is sorted without regard to case',
    origin:
      'String.CASE_INSENSITIVE_ORDER, a culture-aware sort (.NET, localeCompare) or a database collation.',
    fix: 'Sort by ASCII code: upper case comes before lower case.',
    reach: 3,
    variants: [
      { rules: { order: 'case-insensitive' } },
      {
        rules: { order: 'case-insensitive-upper' },
        form: '_ behind the letters',
        origin: 'A comparison in upper case: a database collation, .NET’s OrdinalIgnoreCase.',
        reach: 2,
      },
    ],
  },
  {
    code: 'string.order-descending',
    says: 'is sorted in descending order',
    origin: 'A reversed comparator, or krsort instead of ksort.',
    fix: 'Sort in ascending ASCII order.',
    reach: 3,
    variants: [{ rules: { order: 'descending' } }],
  },
  {
    code: 'string.order-utf-8',
    says: 'is sorted by UTF-8 bytes',
    origin:
      'Go, Rust, PHP and C compare strings by bytes; JavaScript and Java by UTF-16 code units.',
    fix: 'Sort by UTF-16 code unit. Only keys with characters beyond U+FFFF can tell the two apart.',
    reach: 2,
    variants: [{ rules: { order: 'utf-8' } }],
  },
];

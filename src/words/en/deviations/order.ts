import type { DeviationsSentences } from '../../deviation-words';
import { code } from '../../text';
import { english } from '../language';

const { say } = english;

export const orderSentences = {
  'string.order-received': {
    says: 'is not sorted',
    origin:
      'A map that keeps the order of insertion (LinkedHashMap, a JavaScript object, a PHP array) and no sort.',
    fix: say`Sort all keys in ascending ASCII order after adding ${code('timestamp')} and ${code('nonce')}.`,
    forms: {
      'body-first': 'the body’s order, then timestamp and nonce',
      'headers-first': 'timestamp and nonce, then the body’s order',
      'body-first-nonce': 'the body’s order, then nonce and timestamp',
      'nonce-first': 'nonce and timestamp, then the body’s order',
    },
  },
  'string.order-case-insensitive': {
    says: 'is sorted without regard to case',
    origin:
      'String.CASE_INSENSITIVE_ORDER, a culture-aware sort (.NET, localeCompare) or a database collation.',
    fix: 'Sort by ASCII code: upper case comes before lower case.',
    forms: {
      'upper-case': {
        form: '_ behind the letters',
        origin: 'A comparison in upper case: a database collation, .NET’s OrdinalIgnoreCase.',
      },
    },
  },
  'string.order-descending': {
    says: 'is sorted in descending order',
    origin: 'A reversed comparator, or krsort instead of ksort.',
    fix: 'Sort in ascending ASCII order.',
  },
  'string.order-utf-8': {
    says: 'is sorted by UTF-8 bytes',
    origin:
      'Go, Rust, PHP and C compare strings by bytes; JavaScript and Java by UTF-16 code units.',
    fix: 'Sort by UTF-16 code unit. Only keys with characters beyond U+FFFF can tell the two apart.',
  },
} satisfies Partial<DeviationsSentences>;

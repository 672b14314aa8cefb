import type { LeftOut } from '../../../core/diagnosis/deviations/order';
import type { DeviationsSentences } from '../../deviation-words';
import { code } from '../../text';
import { english } from '../language';

const { say } = english;

/** The two entries, or the one that is there. */
function receivedForms(isBodyFirst: boolean, leftOut: LeftOut) {
  const join = (headers: string): string =>
    isBodyFirst ? `the body’s order, then ${headers}` : `${headers}, then the body’s order`;
  const one = leftOut === 'both' ? 'the body’s order' : join(namesLeft[leftOut]);
  const isOne = leftOut !== 'none';
  return {
    'body-first': isOne ? one : join('timestamp and nonce'),
    'headers-first': isOne ? one : join('timestamp and nonce'),
    'body-first-nonce': isOne ? one : join('nonce and timestamp'),
    'nonce-first': isOne ? one : join('nonce and timestamp'),
    contract: ofContract('timestamp and nonce', leftOut),
    'contract-nonce-first': ofContract('nonce and timestamp', leftOut),
  };
}

function ofContract(both: string, leftOut: LeftOut) {
  const headers = leftOut === 'none' ? both : namesLeft[leftOut as keyof typeof namesLeft];
  return {
    form: leftOut === 'both' ? 'the contract’s order' : `the contract’s order, then ${headers}`,
    origin:
      'A typed object, or a list of fields in the code, in the contract’s order, and no sort.',
  };
}

const namesLeft = { none: '', timestamp: 'nonce', nonce: 'timestamp' } as const;

function placeForms(place: 'behind' | 'in front of', leftOut: LeftOut) {
  if (leftOut === 'none') {
    return { 'timestamp-first': 'timestamp, then nonce', 'nonce-first': 'nonce, then timestamp' };
  }
  const says =
    leftOut === 'both'
      ? 'has the fields of the body in ascending order'
      : say`has ${code(namesLeft[leftOut])} ${place} the sorted fields of the body`;
  return { 'timestamp-first': { says, form: null }, 'nonce-first': { says, form: null } };
}

export const orderSentences = {
  'string.order-received': {
    says: 'is not sorted',
    origin:
      'A map or an object that keeps an order of its own (such as a LinkedHashMap, a struct, a JavaScript object, a PHP array) and no sort, or one whose comparison tells nothing, such as (a, b) => a - b of texts, or a > b.',
    fix: say`Sort all keys in ascending ASCII order after adding ${code('timestamp')} and ${code('nonce')}.`,
    forms: ({ variant, facts: { leftOut } }) =>
      receivedForms(variant.startsWith('body'), leftOut)[variant],
  },
  'string.order-appended': {
    says: say`has ${code('timestamp')} and ${code('nonce')} behind the sorted fields of the body`,
    origin:
      'A sort, or a fixed list, of the body’s fields before the two entries from the headers are added.',
    fix: say`Sort all keys in ascending ASCII order after adding ${code('timestamp')} and ${code('nonce')}.`,
    forms: ({ variant, facts: { leftOut } }) => placeForms('behind', leftOut)[variant],
  },
  'string.order-prepended': {
    says: say`has ${code('timestamp')} and ${code('nonce')} in front of the sorted fields of the body`,
    origin: 'A sort of the body’s fields alone, joined behind the two entries from the headers.',
    fix: say`Sort all keys in ascending ASCII order after adding ${code('timestamp')} and ${code('nonce')}.`,
    forms: ({ variant, facts: { leftOut } }) => placeForms('in front of', leftOut)[variant],
  },
  'string.order-by-value': {
    says: 'is sorted by value, not by key',
    origin: 'A sort over the values, such as asort in place of ksort.',
    fix: 'Sort by key, in ascending ASCII order.',
    forms: {
      text: {
        form: 'as text',
        origin:
          'A sort over the values, such as sortBy(pairs, 1), sort_by(&:last) or sorted(…, key=itemgetter(1)).',
      },
      php: {
        form: 'numbers by size',
        origin: 'A sort over the values, such as PHP’s asort in place of ksort.',
      },
      pairs: {
        form: null,
        says: 'is sorted by its finished pairs, not by key',
        origin:
          'A sort of the joined pairs, such as sorted(f"{k}={v}" …) or pairs.sort(), in which the = behind a key is compared as well.',
      },
      'php-nonce-first': {
        form: 'numbers by size, nonce added before timestamp',
        origin: 'A sort over the values, such as PHP’s asort in place of ksort.',
      },
    },
  },
  'string.order-hash-map': {
    says: 'is in the order of a Java HashMap',
    origin:
      'A hash map such as new HashMap<>(), and no sort: its order is that of the keys’ hash codes.',
    fix: 'Use a TreeMap, or sort the keys in ascending ASCII order.',
    forms: {
      sorted: {
        form: 'filled in sorted order',
        origin: 'A copy that loses the order of the sorted map, such as new HashMap<>(treeMap).',
      },
      'headers-first': 'to which timestamp and nonce were added first',
      doubled: 'of twice as many buckets',
      'sorted-doubled': {
        form: 'of twice as many buckets, filled in sorted order',
        origin: 'A copy that loses the order of the sorted map, such as new HashMap<>(treeMap).',
      },
    },
  },
  'string.order-case-insensitive': {
    says: 'is sorted without regard to case',
    origin:
      'A sort that ignores case (such as SORT_FLAG_CASE, key=str.lower, String.CASE_INSENSITIVE_ORDER), a culture-aware one (such as .NET’s, localeCompare) or a database collation.',
    fix: 'Sort by ASCII code: upper case comes before lower case.',
    forms: {
      'upper-case': {
        form: '_ behind the letters',
        origin:
          'A comparison in upper case, such as a database collation, .NET’s OrdinalIgnoreCase, PHP’s SORT_NATURAL | SORT_FLAG_CASE or sort_by(&:upcase).',
      },
      'small-first': {
        form: 'by the rules of a language: _ and - in front of digits, small letters first where keys are alike',
        origin:
          'A sort by the rules of a language, such as JavaScript’s localeCompare, Intl.Collator or .NET’s default one.',
      },
      pairs: {
        form: 'as finished pairs',
        origin: 'A sort of the joined pairs that ignores case, such as sort -f.',
      },
    },
  },
  'string.order-natural': {
    says: 'is sorted with the numbers in its keys by their size',
    origin:
      'A natural sort, such as PHP’s SORT_NATURAL where no number has leading zeros, or Python’s natsort; or, where such keys are numbers alone, PHP’s ksort without a flag.',
    fix: 'Sort by ASCII code: item10 comes before item2.',
    forms: {
      'lower-case': {
        form: 'and without regard to case',
        origin:
          'A natural sort that ignores case, such as PHP’s SORT_NATURAL | SORT_FLAG_CASE, JavaScript’s localeCompare with numeric: true, or Python’s natsort with ns.IGNORECASE; they differ in signs such as _.',
      },
      'upper-case': {
        form: 'and without regard to case, _ behind the letters',
        origin:
          'A natural sort that ignores case, such as PHP’s SORT_NATURAL | SORT_FLAG_CASE or strnatcasecmp.',
      },
    },
  },
  'string.order-descending': {
    says: 'is sorted in descending order',
    origin: 'A reversed comparator or sort, such as krsort instead of ksort.',
    fix: 'Sort in ascending ASCII order.',
  },
  'string.order-by-length': {
    says: 'is sorted by the length of its keys',
    origin:
      'A sort that compares the keys’ lengths, alone or first, such as sorted(keys, key=len), sort_by(&:length) or (a, b) => a.length - b.length.',
    fix: 'Sort in ascending ASCII order.',
    forms: {
      sorted: 'those of one length in ascending order',
      received: 'those of one length as received, timestamp and nonce behind the body’s',
    },
  },
  'string.order-utf-8': {
    says: 'is sorted by UTF-8 bytes',
    origin:
      'A language that compares strings by bytes, such as Go, Rust, PHP or C; JavaScript and Java compare UTF-16 code units.',
    fix: 'Sort by UTF-16 code unit. Only keys with characters beyond U+FFFF can tell the two apart.',
  },
} satisfies Partial<DeviationsSentences>;

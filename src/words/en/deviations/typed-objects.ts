import type { AbsentFill } from '../../../core/diagnosis/deviations/typed-objects';
import type { DeviationsSentences } from '../../deviation-words';
import { code } from '../../text';
import { english } from '../language';

const { list, say } = english;

const fills: Readonly<Record<AbsentFill, string>> = {
  zero: '0 for a number, as a Go struct or a class of Java or C# has it',
  zeros: '0 for a number and an amount, as a C# class with decimals has them',
  'zero-and-empty': '0 for a number and an empty value for a string, as a Go struct has them',
  empty: 'an empty value',
  texts: 'an empty value for a string, nothing for a number',
  null: 'null',
  none: 'None',
  undefined: 'undefined',
  'go-nil': '<nil>',
  nil: 'nil',
};

/** Where no number is absent. */
const zeroAmount = '0 for an amount, as a class with decimals has it';

const enums = list([code('orderType'), code('status')], 'and');

function phpNestedCheck(escapes: string) {
  return {
    says: 'has strings inside of nested JSON as numbers wherever they look like one',
    form: `as PHP’s JSON_NUMERIC_CHECK has them, ${escapes}`,
    origin:
      'A writer of JSON that makes numbers of numeric texts, such as json_encode($value, JSON_NUMERIC_CHECK), of objects and lists.',
    fix: 'Write nested strings as strings, as the body has them, in compact JSON: an empty object stays {}, and nothing is escaped that need not be.',
  };
}

export const typedObjectSentences = {
  'string.absent-fields': {
    says: 'has entries for fields that the body does not have',
    origin: 'A typed object (DTO), or a fixed list of fields with a default for each.',
    fix: 'Build the string from the body’s fields and no others.',
    forms: ({ facts }) => ({
      form: facts.fill === 'zeros' && facts.absent === 'amounts' ? zeroAmount : fills[facts.fill],
    }),
  },
  'string.enum-names': {
    says: say`has ${enums} as the names of enum constants`,
    origin:
      'A typed object (DTO) with an enum, and its text, such as of name() or ToString(); or a function over the values that changes their case, such as strtoupper.',
    fix: say`Use ${enums} exactly as the body has them.`,
    forms: {
      'upper-case': 'PAYIN',
      capitalized: {
        form: 'Payin',
        says: say`has ${enums} with a capital letter`,
        origin:
          'A function over the values, such as ucfirst, strings.Title or _.startCase; or a typed object (DTO) with an enum, such as of C#, and its ToString().',
      },
      'status-upper-case': {
        form: null,
        says: say`has ${code('status')} in capital letters`,
        origin:
          'A typed object (DTO) with an enum of the status, and its text; or a function over this value, such as toUpperCase or strtoupper.',
        fix: say`Use ${code('status')} exactly as the body has it.`,
      },
      'status-capitalized': {
        form: null,
        says: say`has ${code('status')} with a capital first letter`,
        origin:
          'A function over this value, such as ucfirst, capitalize or titleize, as for people to read.',
        fix: say`Use ${code('status')} exactly as the body has it.`,
      },
      python: {
        form: 'OrderType.payin',
        origin: 'An enum and its text, such as Python’s str of an Enum member.',
      },
      'python-upper-case': {
        form: 'OrderType.PAYIN',
        origin: 'An enum and its text, such as Python’s str of an Enum member.',
      },
      'python-order': {
        form: 'OrderStatus.completed',
        origin: 'An enum and its text, such as Python’s str of an Enum member.',
      },
      'python-order-upper-case': {
        form: 'OrderStatus.COMPLETED',
        origin: 'An enum and its text, such as Python’s str of an Enum member.',
      },
    },
  },
  'string.numeric-as-number': {
    says: 'has values made into numbers wherever they look like one',
    origin:
      'A conversion of every numeric value, such as isNaN(v) ? v : Number(v), or decimals without their zeros.',
    fix: 'Use strings exactly as the body has them, digits too.',
    forms: {
      integers: {
        form: 'those of digits alone',
        origin:
          'A conversion of all digits, such as ctype_digit($v) ? (int)$v : $v, or StringUtils.isNumeric and Long.valueOf.',
      },
      'signed-integers': {
        form: 'those of digits alone or behind a sign',
        origin:
          'A conversion of whole numbers, such as int(v) in Python, which takes a plus, or parseInt.',
      },
      javascript: 'without zeros at either end, as JavaScript’s Number',
      'javascript-all': 'as JavaScript’s Number, nulls, booleans and blank values too',
      php: {
        form: 'as PHP’s $v + 0',
        origin: 'A conversion of every numeric value, such as is_numeric($v) ? $v + 0 : $v.',
      },
      lua: {
        form: 'as Lua’s tonumber (100.0)',
        origin: 'A conversion of every numeric value, such as tonumber(v) or v.',
      },
      'php-json': {
        form: 'as PHP’s json_encode with JSON_NUMERIC_CHECK',
        origin:
          'A writer of JSON that makes numbers of numeric texts, such as json_encode with JSON_NUMERIC_CHECK, of every value.',
      },
      'php-nested': phpNestedCheck('with its usual escapes'),
      'php-nested-unescaped': phpNestedCheck('without escapes'),
      'two-decimals-body': {
        says: 'has every value of digits with two decimals',
        form: null,
        origin:
          'A number format over each value that looks like a number, such as sprintf("%.2f", $v).',
      },
      grouped: {
        says: 'has every numeric value with two decimals and thousands separators, the header’s timestamp too',
        form: null,
        origin:
          'A format of every numeric value, such as is_numeric($v) ? number_format($v, 2) : $v.',
      },
      'two-decimals': {
        says: 'has every numeric value with two decimals, the header’s timestamp too',
        form: null,
        origin:
          'A format of every numeric value, such as is_numeric($v) ? number_format($v, 2, ".", "") : $v, or sprintf("%.2f").',
      },
    },
  },
} satisfies Partial<DeviationsSentences>;

import type { ReferenceWords } from '../reference-words';
import { toShortValue } from '../short-value';
import { joinTexts, value } from '../text';
import { english } from './language';

const { say, count, printNumber } = english;

/** Of more members the first tell enough. */
const listedKeys = 12;

export const referenceWords: ReferenceWords = {
  keep: 'Keep as reference',
  title: 'Beside the one that worked',
  forget: { what: 'Forget', label: 'Forget the reference' },
  isKept: '✓ this one is kept, until you reload',
  alike: '✓ the same in form',
  different: (differences) =>
    `✕ ${count(differences, { one: 'difference in form', other: 'differences in form' })}`,
  tooLong: 'Too long to be compared.',
  values: 'Values',
  names: {
    kinds: {
      missing: 'missing here',
      added: 'only here',
      changed: 'another value',
      moved: 'another place',
    },
    short: { expected: 'worked', own: 'here' },
    long: { expected: 'The one that worked', own: 'This callback' },
  },
  wholeBody: 'the body',
  kinds: {
    missing: 'missing here',
    added: 'only here',
    unread: 'not a JSON object',
    type: 'type',
    value: 'value',
    order: 'order',
    repeated: 'a key twice',
  },
  forms: {
    blank: 'blank',
    decimals: 'decimals',
    exponent: 'exponent',
    'time-unit': 'unit',
    length: 'length',
    alphabet: 'characters',
    'outer-space': 'white space around it',
    'non-ascii': 'characters beyond ASCII',
    'escaped-slash': 'slashes escaped',
    'escaped-unicode': 'characters as \\u…',
  },
  both: (worked, other) => say`worked: ${worked} · here: ${other}`,
  types: {
    string: 'text',
    number: 'number',
    boolean: 'true or false',
    null: 'null',
    object: 'object',
    array: 'list',
  },
  alphabets: {
    digits: 'digits',
    decimal: 'a decimal number',
    hex: 'hex',
    uuid: 'UUID',
    'letters-and-digits': 'letters and digits',
    base64: 'Base64',
    base64url: 'URL-safe Base64',
    other: 'something else',
  },
  timeUnits: { seconds: 'seconds', milliseconds: 'milliseconds', other: 'something else' },
  flags: { yes: 'yes', no: 'no' },
  print: printNumber,
  keys: (keys) => {
    const shown = keys.slice(0, listedKeys).map((key) => value(toShortValue(key)));
    return joinTexts([joinTexts(shown, ', '), keys.length > listedKeys ? ' …' : '']);
  },
};

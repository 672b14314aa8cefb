/** What a typed object, or a conversion of every value, makes of the body: defaults, enums, numbers. */
import type { CanonicalSource } from '../../canonical/list-entries';
import { printNumber } from '../../canonical/print-number';
import { amountFields, contractFieldNames } from '../../contract';
import { isNested } from '../../json/is-nested';
import type { JsonMember, JsonNode } from '../../json/json-node';
import { holds } from '../../json/list-inside';
import { visitScalars } from '../../json/visit-scalars';
import type { Deviation, Variant } from '../deviation';
import { differFrom } from './nested/differ-from';

export const typedObjectDeviations = [
  {
    code: 'string.absent-fields',
    reach: 2,
    variants: listAbsentFields,
  },
  {
    code: 'string.enum-names',
    reach: 2,
    variants: listEnumNames,
  },
  {
    code: 'string.numeric-as-number',
    reach: 2,
    variants: listNumeric,
  },
] as const satisfies readonly Deviation<string>[];

const enumNames = [
  { id: 'upper-case', rules: { enums: 'upper' }, isTyped: true },
  { id: 'capitalized', rules: { enums: 'capitalized' }, isTyped: true },
  { id: 'python', rules: { enums: 'python' } },
  { id: 'python-upper-case', rules: { enums: 'python-upper' }, isTyped: true },
] as const satisfies readonly Variant[];

/** The class of the status is called otherwise; where there is none, it does not show. */
const orderEnumNames = [
  { id: 'status-upper-case', rules: { enums: 'upper-status' }, key: 'status', reach: 1 },
  {
    id: 'status-capitalized',
    rules: { enums: 'capitalized-status' },
    key: 'status',
    reach: 0,
  },
  { id: 'python-order', rules: { enums: 'python-order' }, reach: 1 },
  { id: 'python-order-upper-case', rules: { enums: 'python-upper-order' }, reach: 1 },
] as const satisfies readonly Variant[];

function listEnumNames({ body }: CanonicalSource) {
  const hasStatus = body.members.some(({ key }) => key.value === 'status');
  return hasStatus ? ([...enumNames, ...orderEnumNames] as const) : enumNames;
}

const numeric = [
  { id: 'integers', rules: { strings: 'integer' } },
  { id: 'javascript', rules: { strings: 'javascript-number', numbers: 'javascript' } },
  { id: 'php', rules: { strings: 'php-number', numbers: 'php-typed' } },
  {
    id: 'lua',
    rules: { strings: 'lua-number', numbers: 'lua-typed', numberScope: 'top-level' },
    reach: 1,
  },
] as const satisfies readonly Variant[];

/** A telephone's plus is what it shows. */
const signedIntegers = {
  id: 'signed-integers',
  rules: { strings: 'signed-integer' },
  reach: 1,
} as const satisfies Variant;

const allNumeric = {
  id: 'javascript-all',
  rules: {
    strings: 'javascript-number',
    numbers: 'javascript',
    booleans: 'number',
    nullText: '0',
    nestedText: 'javascript-number',
  },
} as const satisfies Variant;

/** The header's timestamp is one of them on every input. Nested values are left to a JSON library. */
const twoDecimals = {
  id: 'two-decimals',
  rules: { strings: 'fixed-2', numbers: 'fixed-2', numberScope: 'top-level' },
  reach: 1,
} as const satisfies Variant;

const grouped = {
  id: 'grouped',
  rules: { strings: 'grouped-2', numbers: 'grouped-2', numberScope: 'top-level' },
  reach: 0,
} as const satisfies Variant;

/** Of digits and a point alone, the body's. */
const bodyDecimals = {
  id: 'two-decimals-body',
  rules: { strings: 'fixed-2-plain', numbers: 'fixed-2', numberScope: 'top-level' },
  reach: 1,
} as const satisfies Variant;

/** json_encode of every value: it shows where PHP's own conversion has another exponent. */
const numericCheck = {
  id: 'php-json',
  rules: { strings: 'php-number', numbers: 'php-json' },
  reach: 1,
} as const satisfies Variant;

const phpNested = {
  nestedStrings: 'php-number',
  nestedNumbers: 'php-json',
  nestedEmpty: '[]',
} as const;

/** json_encode of nested values alone, with and without its usual escapes. */
const nestedCheck = [
  {
    id: 'php-nested',
    rules: { ...phpNested, nestedEscaped: '/', nestedAscii: 'lower' },
    reach: 1,
  },
  { id: 'php-nested-unescaped', rules: phpNested, reach: 1 },
] as const satisfies readonly Variant[];

function listNestedChecks(source: CanonicalSource) {
  const [escaped, plain] = nestedCheck;
  if (!source.body.members.some((one) => hasNumericInside(one, isNoNumbersText))) return [];
  return [escaped, ...differFrom(source, [plain], [escaped.rules])] as const;
}

function hasJsonExponent({ body }: CanonicalSource): boolean {
  let isThere = false;
  for (const { value } of body.members)
    visitScalars(value, (node) => {
      isThere ||= node.type === 'number' && /e/.test(printNumber(node, 'php-json'));
    });
  return isThere;
}

/** Where the amounts alone look like numbers, only of them it can be told. */
function listNumeric(source: CanonicalSource) {
  const listed = [...listConversions(source), ...listNestedChecks(source)] as const;
  const isChecked =
    hasJsonExponent(source) && !source.body.members.some((one) => hasNumericInside(one));
  return isChecked ? ([...listed, numericCheck] as const) : listed;
}

const phpNumber = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i;

/** PHP's check makes numbers of numeric texts in nested values, too. */
function hasNumericInside({ value }: JsonMember, isMeant = (_: string): boolean => true): boolean {
  const isNumeric = (one: JsonNode): boolean =>
    one.type === 'string' && phpNumber.test(one.value) && isMeant(one.value);
  return isNested(value) && holds(value, isNumeric);
}

/** Of what a number is written as, a program on the way may have made a text as well. */
function isNoNumbersText(text: string): boolean {
  return String(Number(text)) !== text;
}

function listConversions({ body }: CanonicalSource) {
  const others = body.members.filter(({ key }) => !amountFields.includes(key.value));
  const isNumeric = others.some(
    ({ value }) =>
      value.type === 'string' && value.value.trim() !== '' && !Number.isNaN(Number(value.value)),
  );
  // One alone is told by itself.
  const ofDigits = others.filter(
    ({ value }) =>
      value.type === 'number' || (value.type === 'string' && /^-?\d+(?:\.\d+)?$/.test(value.value)),
  );
  const hasSign = others.some(
    ({ value }) => value.type === 'string' && /^[+-]\d+$/.test(value.value),
  );
  const usual = [...numeric, allNumeric, twoDecimals, grouped] as const;
  const all = hasSign ? ([...usual, signedIntegers] as const) : usual;
  if (isNumeric) return ofDigits.length > 1 ? ([...all, bodyDecimals] as const) : all;
  const hasBlanks = others.some(
    ({ value }) => value.type === 'null' || (value.type === 'string' && value.value.trim() === ''),
  );
  // Where no text changes, booleans alone are told as such.
  const hasBooleans = others.some(({ value }) => value.type === 'boolean');
  const shows = hasBlanks || (hasBooleans && body.members.some(isShortened));
  return shows ? ([allNumeric, twoDecimals, grouped] as const) : ([twoDecimals, grouped] as const);
}

/** JavaScript's Number writes the text otherwise. */
function isShortened({ value }: JsonMember): boolean {
  return value.type === 'string' && !['NaN', value.value].includes(String(Number(value.value)));
}

const fills = {
  zero: { absentFields: 'zero' },
  zeros: { absentFields: 'zeros' },
  empty: { absentFields: '', blanks: 'keep' },
  texts: { absentFields: 'texts', blanks: 'keep' },
  'zero-and-empty': { absentFields: 'zero', blanks: 'keep' },
  null: { absentFields: 'null' },
  none: { absentFields: 'None' },
  undefined: { absentFields: 'undefined' },
  'go-nil': { absentFields: '<nil>' },
  nil: { absentFields: 'nil' },
} as const satisfies Readonly<Record<string, Variant['rules']>>;

export type AbsentFill = keyof typeof fills;

/** What stands in the place of what is not there. */
export interface AbsentFields extends Variant {
  readonly id: AbsentFill;
  readonly facts: {
    readonly fill: AbsentFill;
    /** Whether amounts alone are absent. */
    readonly absent: 'amounts' | 'any';
  };
}

/** Of a body that has all fields of the contract none is absent. */
function listAbsentFields({ body }: CanonicalSource): readonly AbsentFields[] {
  const keys = new Set(body.members.map(({ key }) => key.value));
  const fields = contractFieldNames.filter((field) => !keys.has(field));
  if (fields.length === 0) return [];
  const absent = fields.every((field) => amountFields.includes(field)) ? 'amounts' : 'any';
  return (Object.keys(fills) as AbsentFill[])
    .filter((fill) => fill !== 'texts' || !keys.has('completedAt'))
    .map((fill) => ({
      id: fill,
      rules: fills[fill],
      facts: { fill, absent },
      ...(fill === 'texts' && { reach: 1 }),
    }));
}

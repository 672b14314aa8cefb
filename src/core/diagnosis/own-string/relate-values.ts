/** What two values of one entry tell by themselves: how the merchant's was made of the right one. */

import { type CanonicalRules, contractRules } from '../../canonical/canonical-rules';
import { printNested } from '../../canonical/print-nested';
import { decodeEntity, entity, transformText } from '../../canonical/transform-text';
import { amountFields } from '../../contract';
import type { BareDialect } from '../../intake/bare/bare-dialect';
import { javaFrames, javaObject } from '../../intake/bare/java';
import { readBare } from '../../intake/bare/read-bare';
import { readNested } from '../../intake/bare/read-embedded';
import type { DumpNode } from '../../intake/dump-node';
import { perl } from '../../intake/literal/perl';
import { phpExport } from '../../intake/literal/php';
import { readLiteral } from '../../intake/literal/read-literal';
import { decodePercent } from '../../intake/wrap/percent-text';
import { readYaml } from '../../intake/yaml/read-yaml';
import { isNested } from '../../json/is-nested';
import type { JsonNode } from '../../json/json-node';
import { listInside } from '../../json/list-inside';
import { numberDigitLimit, parseJson } from '../../json/parse-json';
import { compactStyle, printJson } from '../../json/print-json';
import { toPlainDecimal } from '../../json/to-plain-decimal';
import { digests } from '../../signature/digest';
import type { HashName } from '../../signature/hash-algorithm';
import { decodeBase64, encodeBase64 } from '../../text/base64';
import { readHex, toHex } from '../../text/hex';
import { isPlaceholder, isTemplatePlace } from '../../text/is-placeholder';
import { dropUnseen } from '../../text/unseen';
import { jsonStyles } from '../deviations/json-styles';
import { isEnumMember } from '../enum-members';
import { isRounded } from '../is-rounded';
import { compareWriting, type WritingDifference } from './compare-writing';
import { relateTimes } from './relate-times';

/** By what a value was encoded, or decoded. */
export type ValueCoding =
  | 'percent'
  | 'form'
  | 'entities'
  | 'escapes'
  | 'quoted'
  | 'sql'
  | 'base64'
  | 'hex';

/** Where a value was cut off. */
export type CutPlace =
  | 'first'
  | 'colon'
  | 'quote'
  | 'inside'
  | 'digits'
  | 'noughts'
  | 'end'
  | 'noughts-at-end';

export type ValueRelation =
  /** `same-members`: JSON with its members in the same order. */
  | {
      readonly kind: 'same-json' | 'same-members';
      /** What it shows of how it is written; left out where it shows nothing. */
      readonly shows?: readonly WritingDifference[];
    }
  | {
      readonly kind: 'own-clock' | 'same-rounded' | 'emptied' | 'letter-case' | 'same-number';
    }
  /** A member of an enum, named with its class; perhaps in other letter case. */
  | { readonly kind: 'enum-member' }
  /** With more digits than the right number has: all those of a double that is the number, or nearly so. */
  | { readonly kind: 'double-digits' }
  /** A long integer with the digits that a double has of it. */
  | { readonly kind: 'double-rounded' }
  | { readonly kind: 'same-moment' | 'read-as-milliseconds' | 'other-date' }
  /** By so many seconds later, as a time zone makes it. */
  | { readonly kind: 'zone-shift'; readonly seconds: number }
  /** Cut or rounded to fewer decimals. */
  | { readonly kind: 'fewer-decimals' }
  /** A double that was rounded to so many digits. */
  | { readonly kind: 'fewer-digits'; readonly digits: number }
  /** `with-types`: with members that name a class, and no other ones. */
  | { readonly kind: 'without-empties' | 'with-types' | 'characters-replaced' }
  /** Nulls in an object or a list as empty texts; escapes of the body without their backslashes. */
  | { readonly kind: 'nulls-emptied' | 'escapes-stripped' }
  /** The same but for the kind of white space, and for what cannot be seen. */
  | { readonly kind: 'unseen' }
  /** An object or list whose values stand as entries, so many, one of them under this key. */
  | { readonly kind: 'spread'; readonly entries: number; readonly path: string }
  /** What a loop over an object or list gives, so many, each as an entry under its own key. */
  | {
      readonly kind: 'items';
      readonly of: 'items' | 'keys' | 'values';
      readonly entries: number;
    }
  /** A query string of its members in the place of the value, of so many pairs. */
  | { readonly kind: 'query'; readonly entries: number }
  /** At its `&`, into so many entries. */
  | { readonly kind: 'taken-apart'; readonly entries: number }
  /** The value that another entry has. */
  | { readonly kind: 'of-other'; readonly key: string }
  /** What is left of an object or a list: how many members it has, its keys alone, its values alone. */
  | { readonly kind: 'reduced'; readonly to: 'count' | 'keys' | 'values' }
  /** What stands for no value. */
  | { readonly kind: 'placeholder'; readonly text: string }
  /** What marks the value's place in a template. */
  | { readonly kind: 'unfilled' }
  /** `at`: what stands behind it in the body, where a pattern over its text may have ended. */
  | { readonly kind: 'cut'; readonly length: number; readonly at?: CutPlace }
  | { readonly kind: 'dropped'; readonly characters: string }
  | { readonly kind: 'scaled'; readonly factor: number }
  /** `pair`: the key of the entry that follows without a separator. */
  | {
      readonly kind: 'text-around';
      readonly before: string;
      readonly after: string;
      readonly pair?: string;
    }
  /** `isRewritten`: what was hashed is the value as another writer of JSON has it. */
  | { readonly kind: 'hashed'; readonly hash: HashName; readonly isRewritten?: true }
  | { readonly kind: 'decoded'; readonly coding: ValueCoding }
  /** `isRewritten`: what was encoded is an object or a list of the same values, written otherwise. */
  | { readonly kind: 'encoded'; readonly coding: ValueCoding; readonly isRewritten?: true };

const enumMember: ValueRelation = { kind: 'enum-member' };

/** Longer values are another matter than a slip in one field. */
const lengthLimit = 10_000;

/** Null where the values tell nothing. */
export function relateValues(key: string, own: string, expected: string): ValueRelation | null {
  if (own.length > lengthLimit || expected.length > lengthLimit) return null;
  return (
    relateTimes(key, own, expected) ??
    relateNothing(own) ??
    relateTemplate(key, own, expected) ??
    (isEnumMember(key, own, expected) ? enumMember : null) ??
    relateNested(own, expected) ??
    relateMembers(own, expected) ??
    relateNumbers(key, own, expected) ??
    relateCodings(own, expected) ??
    relateCharacters(own, expected) ??
    relateHash(own, expected) ??
    relateParts(own, expected)
  );
}

function relateNothing(own: string): ValueRelation | null {
  if (own.trim() === '') return { kind: 'emptied' };
  const isNothing = isPlaceholder(own) || isPlaceholder(decodePercent(own, true) ?? '');
  return isNothing ? { kind: 'placeholder', text: own } : null;
}

/** In the place of an object or a list `{}` is an empty object; marks around the value are no place for it. */
function relateTemplate(key: string, own: string, expected: string): ValueRelation | null {
  const isEmptied = own === '{}' && /^[[{]/.test(expected);
  // As a document has it: of another name it may be a tag.
  const isNamed = own.toLowerCase() === `<${key}>`.toLowerCase();
  const isPlace = isNamed || isTemplatePlace(own);
  const isUnfilled = isPlace && !isEmptied && !own.includes(expected);
  return isUnfilled ? { kind: 'unfilled' } : null;
}

/** Also in a list. */
const javaObjects: BareDialect = { ...javaObject, roots: [...javaObject.roots, ...javaFrames] };

/** What Go's fmt writes around a value that its verb does not fit. */
const goVerb = /%!\w\([\w.{}[\] ]{1,40}=([^()]*)\)/g;

/** Objects and lists of the same value, in whatever language: members may stand in another order, numbers be written otherwise. */
function relateNested(own: string, expected: string): ValueRelation | null {
  if (!/^[[{]/.test(expected)) return null;
  const right = parseJson(expected);
  const text = own.replace(goVerb, '$1').trim();
  const found = [
    readNested(text),
    /^\[?[A-Z][\w.$]*[([{]/.test(text) ? readBare(text, javaObjects) : null,
    readLiteral(text, perl),
    readLiteral(text, phpExport),
    readYaml(text),
  ].filter((one) => one !== null);
  if (!right.ok || found.length === 0) return null;
  const isSame = (naming: Naming): boolean => {
    const [name] = listNames(right.value, naming);
    return name !== undefined && found.some(({ root }) => listNames(root, naming).includes(name));
  };
  if (isSame({})) {
    const kind = isInOrder(own, right.value) ? 'same-members' : 'same-json';
    const shows = compareWriting(own, expected);
    return shows.length === 0 ? { kind } : { kind, shows };
  }
  if (isSame({ isRounded: true })) return { kind: 'same-rounded' };
  // In no JSON, nothing shows whether it is the value or its printing.
  if (isSame({ hasEmptyNulls: true }))
    return { kind: parseJson(text).ok ? 'nulls-emptied' : 'same-json' };
  if (isSame({ lacksEmpties: true })) return { kind: 'without-empties' };
  return isSame({ lacksTypes: true }) ? { kind: 'with-types' } : null;
}

/** What stands between keys or values that were joined, and around them in a list. */
const joints = [', ', ',', '|', ';', ':', '-', '_', '/', '&', '\n', ' '];
const listMarks = /^\[(.*)\]$|^\((.*)\)$|^dict_(?:keys|values)\(\[(.*)\]\)$/s;

/** An object or a list of which not all is left. */
function relateMembers(own: string, expected: string): ValueRelation | null {
  if (!/^[[{]/.test(expected) || own === '') return null;
  const right = parseJson(expected);
  if (!right.ok) return null;
  const { value: node } = right;
  const values = listInside(node);
  const keys =
    node.type === 'object'
      ? node.members.map(({ key }) => key.value)
      : values.map((_, at) => String(at));
  if (own === String(keys.length)) return { kind: 'reduced', to: 'count' };
  const [, ...inner] = listMarks.exec(own) ?? [];
  const text = inner.find((one) => one !== undefined) ?? own;
  const isQuoted = text !== own || own.startsWith('"');
  const isOneOf = (joined: string, matches: (parts: readonly string[]) => boolean): boolean =>
    joints.some((joint) => {
      const parts = joined.split(joint);
      return parts.length === keys.length && parts.length > 1 && matches(parts);
    });
  if (node.type === 'object') {
    const wanted = [...keys].sort().join('\n');
    const unquote = (part: string): string => (isQuoted ? part.replace(/^["']|["']$/g, '') : part);
    if (isOneOf(text, (parts) => parts.map(unquote).sort().join('\n') === wanted))
      return { kind: 'reduced', to: 'keys' };
  }
  const isAlike = (parts: readonly string[]): boolean =>
    values.every((value, at) => isPrinted(parts[at] ?? '', value, expected));
  if (isOneOf(own, isAlike) || own === printGoStruct(node))
    return { kind: 'reduced', to: 'values' };
  if (node.type === 'array') {
    const isKeys = isOneOf(text, (parts) => parts.join() === keys.join());
    return isKeys ? { kind: 'reduced', to: 'keys' } : null;
  }
  const list = { type: 'array', items: values, span: node.span } as const;
  const found = readNested(own);
  const isList = found?.root.type === 'array' && isSameName(found.root, list);
  return isList ? { kind: 'reduced', to: 'values' } : null;
}

/** As Go's %v prints structs, and lists of them: no names. */
function printGoStruct(node: JsonNode): string {
  switch (node.type) {
    case 'object':
      return `{${node.members.map(({ value }) => printGoStruct(value)).join(' ')}}`;
    case 'array':
      return `[${node.items.map(printGoStruct).join(' ')}]`;
    case 'string':
      return node.value;
    case 'number':
      return node.plain;
    case 'boolean':
      return String(node.value);
    default:
      return '<nil>';
  }
}

function isSameName(one: DumpNode, other: DumpNode): boolean {
  const [name] = listNames(other, { isRounded: true });
  return name !== undefined && listNames(one, { isRounded: true }).includes(name);
}

/** A value among others, as a language puts it into a text. */
function isPrinted(text: string, node: JsonNode, json: string): boolean {
  switch (node.type) {
    case 'string':
      return text === node.value;
    case 'number': {
      const plain = readPlain(text);
      return plain !== null && roundNumber(plain) === roundNumber(node.plain);
    }
    case 'boolean':
      return text.toLowerCase() === String(node.value) || text === (node.value ? '1' : '');
    case 'null':
      return text === '' || isPlaceholder(text);
    default:
      return (
        /^(?:\[object Object\]|Array)$/.test(text) ||
        text === json.slice(node.span.start, node.span.end)
      );
  }
}

/** What is looked past. */
interface Naming {
  /** A null is as good as an empty text. */
  readonly hasEmptyNulls?: true;
  readonly lacksEmpties?: true;
  /** Members that name a class. */
  readonly lacksTypes?: true;
  /** Digits that a double, or its usual format, has no place for. */
  readonly isRounded?: true;
}

/** Lua and PHP print so many. */
const roundedDigits = 14;

function roundNumber(plain: string): string {
  return String(Number(Number(plain).toPrecision(roundedDigits)));
}

/** Nothing but escapes, white space and the format of numbers can differ. */
function isInOrder(own: string, right: JsonNode): boolean {
  const parsed = parseJson(own);
  return parsed.ok && printJson(parsed.value, compactStyle) === printJson(right, compactStyle);
}

/** What Fastjson, Jackson, Json.NET and others write for the name of a class. */
const typeKey = /^(?:[@$](?:type|class|id)|__type|_class)$/;

/** What is left of nothing. */
const nothing: ReadonlySet<string | undefined> = new Set(['null', '', '{}']);

/**
 * A value by what it holds, whatever its types: PHP writes lists as objects with numbers for keys. Several where it
 * can be read in several ways.
 */
function listNames(node: DumpNode, naming: Naming): readonly (string | undefined)[] {
  const join = (members: readonly (readonly [string, string | undefined])[]): string => {
    const told = members.filter(
      ([key, name]) =>
        !(naming.lacksEmpties && nothing.has(name)) && !(naming.lacksTypes && typeKey.test(key)),
    );
    return told.length === 0 ? '{}' : JSON.stringify(['{}', [...told].sort()]);
  };
  switch (node.type) {
    case 'doubt':
      return node.options.flatMap((option) => listNames(option, naming)).slice(0, 20);
    case 'array':
      return [join(node.items.map((item, at) => [String(at), listNames(item, naming)[0]]))];
    case 'object':
      return [join(node.members.map(({ key, value }) => [key.value, listNames(value, naming)[0]]))];
    case 'null':
      return [naming.hasEmptyNulls ? '' : 'null'];
    case 'boolean':
      return [String(node.value)];
    case 'number':
      return [naming.isRounded ? roundNumber(node.plain) : node.plain];
    default: {
      const plain = readPlain(node.value);
      if (plain !== null) return [naming.isRounded ? roundNumber(plain) : plain];
      return [/^(?:None|nil|<nil>)$/.test(node.value) ? 'null' : node.value];
    }
  }
}

function relateNumbers(key: string, text: string, expected: string): ValueRelation | null {
  const own = text.replace(goVerb, '$1');
  // The number is the right one: what stands around it is told.
  if (own === expected) return null;
  if (isRounded(expected, own)) return { kind: 'double-rounded' };
  if (isOfDouble(own, expected)) return { kind: 'double-digits' };
  const digits = countRoundedDigits(own, expected);
  if (digits !== null) return { kind: 'fewer-digits', digits };
  const [one, other] = [
    readFraction(own) ?? readPlain(own) ?? readGrouped(own),
    readPlain(expected),
  ];
  if (other !== null && (one === other || readDecimalComma(own) === other))
    return { kind: 'same-number' };
  if (isDoubleInFull(own, expected))
    return { kind: expected.includes('.') ? 'double-digits' : 'double-rounded' };
  if (one === null || other === null) return null;
  // A class that was never filled has a zero, too; not with two decimals.
  if ((one !== '0' || /\.\d{2}/.test(own)) && hasFewerDecimals(own, expected))
    return { kind: 'fewer-decimals' };
  if (other === '0') return null;
  const isTimes = (by: number): boolean => readPlain(`${other}e${String(by).length - 1}`) === one;
  // So much is no chance.
  const fine = [1_000_000, 1_000_000_000].find(isTimes);
  if (fine !== undefined) return { kind: 'scaled', factor: fine };
  // Whole amounts in cents have two noughts more, as if something stood behind them.
  if (amountFields.includes(key) && /^[1-9]\d*$/.test(expected) && own === `${expected}00`)
    return { kind: 'scaled', factor: 100 };
  // Round amounts differ by a hundred by chance; in another format they do not.
  if (countDecimals(own) === countDecimals(expected)) return null;
  const factor = [100, 1000].find(isTimes);
  return factor === undefined ? null : { kind: 'scaled', factor };
}

/** Fewer are no format of a double, but of an amount. */
const leastDigits = 6;
/** With more, every double can be told from the next one. */
const mostDigits = 16;

/** How many digits a number with an exponent has, where these are the right one's; null where they are not. */
function countRoundedDigits(own: string, expected: string): number | null {
  const [, integer, decimals = ''] = /^-?(\d)(?:\.(\d{1,15}))?e[+-]?\d{1,3}$/i.exec(own) ?? [];
  if (integer === undefined || !decimalNumber.test(expected)) return null;
  const digits = 1 + decimals.length;
  if (digits < leastDigits || digits > mostDigits) return null;
  const isRight = Number(expected).toPrecision(digits) === Number(own).toPrecision(digits);
  return isRight && readPlain(own) !== readPlain(expected) ? digits : null;
}

/** With the digits in front of it cut off, or rounded, whatever becomes of a half. */
function hasFewerDecimals(own: string, expected: string): boolean {
  if (!decimalNumber.test(own) || !decimalNumber.test(expected)) return false;
  const [places, rightPlaces] = [countDecimals(own), countDecimals(expected)];
  if (places >= rightPlaces) return false;
  const unit = 10n ** BigInt(rightPlaces - places);
  const [one, other] = [toInteger(own) * unit, toInteger(expected)];
  const lost = one < other ? other - one : one - other;
  const isCut = lost < unit && (one < 0n ? one > other : one < other);
  return isCut || lost * 2n <= unit;
}

/** Its digits, without the point. */
function toInteger(decimal: string): bigint {
  return BigInt(decimal.replace('.', ''));
}

/** So many digits that count are written where a decimal number is printed as the double that is nearest. */
const doubleDigits = 16;
/** What a few calculations with doubles lose, of the whole. */
const doubleLoss = 1e-13;
/** Of larger ones a double has no place for two decimals. */
const largestInCents = 2 ** 53 / 1000;

function isOfDouble(own: string, expected: string): boolean {
  const [, integer, decimals = ''] = /^-?(\d{1,20})\.(\d{1,1080})$/.exec(own) ?? [];
  const digits = `${integer}${decimals}`.replace(/^0+/, '').length;
  if (integer === undefined || digits < doubleDigits || !decimalNumber.test(expected)) return false;
  const right = Number(expected);
  const [places, ownPlaces] = [countDecimals(expected), decimals.length];
  const isNear = Math.abs(Number(own) - right) <= Math.abs(right) * doubleLoss;
  return (
    isNear &&
    ownPlaces > places &&
    Math.abs(right) < largestInCents &&
    Number(own).toFixed(places) === right.toFixed(places) &&
    dropZeros(own) !== dropZeros(expected)
  );
}

/** With an exponent and as many digits as a double has, as PHP prints it with a precision of 17 or in full. */
function isDoubleInFull(own: string, expected: string): boolean {
  const isInFull = /^-?\d\.\d{14,16}e[+-]?\d{1,3}$/i.test(own);
  return isInFull && decimalNumber.test(expected) && Number(own) === Number(expected);
}

function dropZeros(number: string): string {
  return number.includes('.') ? number.replace(/\.?0{1,1100}$/, '') : number;
}

const decimalNumber = /^-?\d{1,20}(?:\.\d{1,40})?$/;

function countDecimals(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

function readPlain(text: string): string | null {
  const [, sign = '', number] =
    /^([+-]?)(\d{1,40}(?:\.\d{1,40})?(?:[eE][+-]?\d{1,3})?)$/.exec(text) ?? [];
  if (number === undefined) return null;
  return toPlainDecimal(`${sign === '-' ? '-' : ''}${number}`, numberDigitLimit);
}

/** With something between the thousands, or lakhs; one dot alone is a decimal point. */
function readGrouped(text: string): string | null {
  const [whole, sign, first, rest = '', decimals = ''] =
    /^(-?)(\d{1,3})((?:,\d{2,3})*,\d{3}|(?:[ '\u00a0\u202f]\d{3})+|(?:\.\d{3})+(?=,|\.\d{3}$))(?:[.,](\d{1,10}))?$/.exec(
      text,
    ) ?? [];
  if (whole === undefined) return null;
  const digits = `${first}${rest.replace(/\D/g, '')}`;
  return readPlain(`${sign}${digits}${decimals === '' ? '' : `.${decimals}`}`);
}

/** As a machine in Germany or Brazil prints it. */
function readDecimalComma(text: string): string | null {
  return /^-?\d+,\d+$/.test(text) ? readPlain(text.replace(',', '.')) : null;
}

/** Ruby's and Python's fractions, where they are whole. */
function readFraction(text: string): string | null {
  const [, above, below] = /^\(?(\d{1,15})\/(\d{1,6})\)?$/.exec(text) ?? [];
  if (above === undefined) return null;
  const value = Number(above) / Number(below);
  return Number.isFinite(value) ? readPlain(String(value)) : null;
}

const decoders: Readonly<Record<ValueCoding, (text: string) => string | null>> = {
  percent: (text) => decodePercent(text, false),
  form: (text) => decodePercent(text, true),
  entities: (text) => text.replace(entity, decodeEntity),
  escapes: (text) => decodeEscapes(text),
  quoted: (text) => readQuoted(text),
  sql: (text) => readSqlLiteral(text),
  base64: () => null,
  hex: () => null,
};

function decodeEscapes(text: string): string | null {
  try {
    const decoded: unknown = JSON.parse(`"${text.replace(/\n/g, '\\n')}"`);
    return typeof decoded === 'string' ? decoded : null;
  } catch {
    return text.includes('\\') ? text.replace(/\\(.)/g, '$1') : null;
  }
}

function readQuoted(text: string): string | null {
  const parsed = /^"/.test(text) ? parseJson(text) : null;
  return parsed?.ok && parsed.value.type === 'string' ? parsed.value.value : null;
}

/** Within it single quotes are doubled, as in the standard, or escapes stand, as in MySQL; null where nothing shows which. */
function readSqlLiteral(text: string): string | null {
  const [, inner] = /^'(.*)'$/s.exec(text) ?? [];
  if (inner === undefined || !/['\\]/.test(inner)) return null;
  if (!inner.includes('\\')) return inner.replaceAll("''", "'");
  return inner.replace(/\\(.)/gs, (_, sign: string) => sqlEscapes.get(sign) ?? sign);
}

const sqlEscapes: ReadonlyMap<string, string> = new Map([
  ['0', '\0'],
  ['b', '\b'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['Z', '\x1a'],
]);

function isSameNested(own: string, expected: string): boolean {
  const kind = relateNested(own, expected)?.kind;
  return kind === 'same-json' || kind === 'same-members';
}

function relateCodings(own: string, expected: string): ValueRelation | null {
  const bytes = new TextEncoder().encode(expected);
  if (own === encodeBase64(bytes)) return { kind: 'encoded', coding: 'base64' };
  if (own.toLowerCase() === toHex(bytes)) return { kind: 'encoded', coding: 'hex' };
  const packed = readPacked(own, expected);
  if (packed !== null) return { kind: 'encoded', coding: packed, isRewritten: true };
  for (const coding of Object.keys(decoders) as ValueCoding[]) {
    const decode = decoders[coding];
    if (decode(own) === expected) return { kind: 'encoded', coding };
    if (decode(expected) === own) return { kind: 'decoded', coding };
  }
  // A plus is a space in a form alone.
  const urlCoding = own.includes('+') ? 'form' : 'percent';
  const coding = /%[0-9a-fA-F]{2}/.test(own) ? urlCoding : 'entities';
  const decoded = decoders[coding](own);
  if (decoded !== null && decoded !== own && isSameNested(decoded, expected))
    return { kind: 'encoded', coding, isRewritten: true };
  return null;
}

/** An object or list whose text, as another writer has it, is in Base64 or hex. */
function readPacked(own: string, expected: string): 'base64' | 'hex' | null {
  if (!/^[[{]/.test(expected) || own.length < 8) return null;
  const isHex = /^(?:[\da-f]{2})+$/i.test(own);
  const digits = own.replaceAll('-', '+').replaceAll('_', '/');
  if (!isHex && !/^[\w+/]+={0,2}$/.test(digits)) return null;
  const bare = digits.replace(/=$/, '').replace(/=$/, '');
  if (!isHex && bare.length % 4 === 1) return null;
  const bytes = isHex ? readHex(own) : decodeBase64(bare);
  const isSame = isSameNested(new TextDecoder().decode(bytes), expected);
  return isSame ? (isHex ? 'hex' : 'base64') : null;
}

function relateCharacters(own: string, expected: string): ValueRelation | null {
  if (stripEscapes(expected) === own.toLowerCase() && own !== expected)
    return { kind: 'escapes-stripped' };
  if (own.toLowerCase() === expected.toLowerCase()) return { kind: 'letter-case' };
  // Around the value or gone from it is more than that.
  const isOnlyLost = own.length < expected.length || own.includes(expected);
  if (!isOnlyLost && toSeen(own) === toSeen(expected)) return { kind: 'unseen' };
  const left = new Set(own);
  const gone = [...new Set(expected)].filter((character) => !left.has(character));
  const isMarks = gone.length > 0 && gone.every((character) => !/[A-Za-z0-9]/.test(character));
  if (isMarks && [...expected].filter((character) => left.has(character)).join('') === own)
    return { kind: 'dropped', characters: gone.join('') };
  // U+FFFD stands for what a charset could not read.
  const isBroken = own.includes('\ufffd') && /[^\0-\x7f]/.test(expected);
  return isBroken || isReplaced(own, expected) ? { kind: 'characters-replaced' } : null;
}

/** With `u5f20` for `张`: of its escape in the body the backslash is gone. */
function stripEscapes(text: string): string | null {
  if (/^[\0-\x7f]*$/.test(text)) return null;
  return text
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (unit) => `u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** What somebody sees of a text. */
function toSeen(text: string): string {
  return dropUnseen(text).replace(/\s/g, ' ');
}

/** What may stand in the place of a run of characters beyond ASCII, at most. */
const longestReplacement = 40;
/** Steps; longer values are not laid beside each other like this. */
const replacementEffort = 100_000;

/** The same but for what stands in the place of characters beyond ASCII. */
function isReplaced(own: string, expected: string): boolean {
  if (/^[\0-\x7f]*$/.test(expected)) return false;
  const [first = '', ...rest] = expected.split(/[^\0-\x7f]+/u);
  if (first.length + rest.join('').length < 3) return false;
  if (rest.length * own.length > replacementEffort || !own.startsWith(first)) return false;
  // A pattern would try every way to share a run of alike characters out: places are met once each.
  let ends: ReadonlySet<number> = new Set([first.length]);
  for (const part of rest) ends = listEnds(own, part, ends);
  return ends.has(own.length);
}

/** Where a part may end that stands a replacement behind another's end. */
function listEnds(own: string, part: string, ends: ReadonlySet<number>): ReadonlySet<number> {
  const found = new Set<number>();
  for (const end of ends) {
    for (let at = end; at <= end + longestReplacement && at <= own.length; at++) {
      if (own.startsWith(part, at)) found.add(at + part.length);
      if (/[&=]/.test(own.charAt(at))) break;
    }
  }
  return found;
}

const hashes = ['md5', 'sha1', 'sha256', 'sha512'] as const;

function relateHash(own: string, expected: string): ValueRelation | null {
  if (!/^[0-9a-zA-Z+/]{22,128}={0,2}$/.test(own)) return null;
  const isHashOf = (text: string, name: HashName): boolean => {
    const digest = digests[name]?.(new TextEncoder().encode(text)) ?? new Uint8Array();
    return own.toLowerCase() === toHex(digest) || own === encodeBase64(digest);
  };
  const hash = hashes.find((name) => isHashOf(expected, name));
  if (hash !== undefined) return { kind: 'hashed', hash };
  const texts = listWritten(expected);
  const other = hashes.find((name) => texts.some((text) => isHashOf(text, name)));
  return other === undefined ? null : { kind: 'hashed', hash: other, isRewritten: true };
}

/** An object or a list as writers of JSON have it, its keys as received and sorted. */
function listWritten(expected: string): readonly string[] {
  const parsed = /^[[{]/.test(expected) ? parseJson(expected) : null;
  if (!parsed?.ok || !isNested(parsed.value)) return [];
  const { value } = parsed;
  const texts = Object.values(jsonStyles).flatMap((style: Partial<CanonicalRules>) => {
    const rules = { ...contractRules, ...style };
    return [rules, { ...rules, nestedSorted: true }].map((one) =>
      printNested(value, one, expected),
    );
  });
  return [...new Set(texts)];
}

/** So many characters of a value are no accident. */
const leastShared = 3;

function relateParts(own: string, expected: string): ValueRelation | null {
  // A line end behind is no slip of one character.
  const isShort = expected.length < leastShared && own !== `${expected}\n`;
  const around = isShort ? null : readSurroundings(own, expected);
  if (around !== null) return around;
  if (transformText(expected, 'python-bytes') === own)
    return { kind: 'text-around', before: own.slice(0, 2), after: own.slice(-1) };
  const kept = own.replace(/(?:…|\.{3})$/, '');
  const isCut = kept.length >= leastShared && expected.startsWith(kept);
  const at = findEnd(own, expected) ?? (hasLostNoughts(own, expected) ? 'noughts' : null);
  return isCut || at ? { kind: 'cut', length: kept.length, ...(at && { at }) } : null;
}

/** What stands around the values that are long enough to show it, by its name. */
export type Surroundings = ReadonlyMap<string, ValueRelation>;

export function listSurroundings(pairs: readonly ValuePair[]): Surroundings {
  const surroundings = new Map<string, ValueRelation>();
  for (const { own, expected } of pairs) {
    const around = expected.length < leastShared ? null : readSurroundings(own, expected);
    if (around !== null) surroundings.set(nameSurroundings(around), around);
  }
  return surroundings;
}

/** A short value may stand in another text by chance, but not in one that stands around other values, too. */
export function relateShort(
  { own, expected }: ValuePair,
  surroundings: Surroundings,
): ValueRelation | null {
  const around = readSurroundings(own, expected);
  return (around && surroundings.get(nameSurroundings(around))) ?? null;
}

interface ValuePair {
  readonly own: string;
  readonly expected: string;
}

type TextAround = Extract<ValueRelation, { readonly kind: 'text-around' }>;

function readSurroundings(own: string, expected: string): TextAround | null {
  const isShown = expected !== '' && own !== expected && own.length <= lengthLimit;
  const start = isShown ? own.indexOf(expected) : -1;
  if (start < 0) return null;
  const after = own.slice(start + expected.length);
  return { kind: 'text-around', before: own.slice(0, start), after };
}

function nameSurroundings({ before, after }: TextAround): string {
  return JSON.stringify([before, after]);
}

/** All of those at its end. */
function hasLostNoughts(own: string, expected: string): boolean {
  return expected.startsWith(own) && /(?<!0)0+$/.exec(expected)?.index === own.length;
}

/** What a cast to an integer leaves of a text that begins with digits. */
function isLeadingInteger(own: string, expected: string): boolean {
  const rest = expected.slice(own.length);
  return /^[1-9]\d{0,18}$/.test(own) && expected.startsWith(own) && /^[^\d.,]/.test(rest);
}

/** Where a pattern over the body’s text may have ended: at a colon, at an escaped quotation mark, or at the brackets of an object or a list. */
function findEnd(own: string, expected: string): CutPlace | null {
  if (own === '') return null;
  if (expected.indexOf(':') === own.length && expected.startsWith(own)) return 'colon';
  if (/^[[{]/.test(expected))
    return /^[[{"]+$/.test(own) && expected.startsWith(own) ? 'inside' : null;
  if (isLeadingInteger(own, expected)) return 'digits';
  // A digit may be another number.
  const isFirst = own.length === 1 && /^[A-Za-z]\w/.test(expected) && expected.startsWith(own);
  if (isFirst && expected.length > leastShared && !/^(?:true|false)$/.test(expected))
    return 'first';
  const isQuote = own.endsWith('\\') && JSON.stringify(expected).slice(1, -1).startsWith(`${own}"`);
  return isQuote ? 'quote' : null;
}

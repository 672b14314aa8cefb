/**
 * Facts of findings, problems and checks with stand-ins in the place of values. What is not known to be a code, a name
 * or a count is taken for a value: a fact that is added is masked until somebody says here that it need not be.
 */
import type { KeptEntry } from '../canonical/canonical';
import type { Finding } from '../diagnosis/finding';
import type { Problem } from '../problem';
import type { Check } from '../receiver/check';
import { toHex } from '../text/hex';
import { maskPairs } from './mask-pairs';
import { type Masking, maskName, maskText, maskValue } from './mask-text';
import { StandInBytes } from './stand-in-bytes';
import { pickKind, type StandInKind } from './stand-ins';

export interface FactMasking extends Masking {
  /** Of the right string. */
  readonly entries: readonly KeptEntry[];
  /** Bytes alone are masked. */
  readonly keepsTexts?: true;
}

/** Its values are a fixed set of words, such as codes. */
type IsWord<Value> = [Extract<Value, string>] extends [never]
  ? false
  : string extends Value
    ? false
    : true;

type Item<Value> = Value extends readonly (infer One)[] ? One : NonNullable<Value>;

/** The names of all properties of such facts that hold words of the program. @typeParam Depth how deep it has looked */
type WordName<Facts, Depth extends readonly 0[] = []> = Depth['length'] extends 6
  ? never
  : Facts extends Uint8Array | string
    ? never
    : Facts extends object
      ? {
          [Name in keyof Facts & string]:
            | (IsWord<Item<NonNullable<Facts[Name]>>> extends true ? Name : never)
            | WordName<Item<NonNullable<Facts[Name]>>, [...Depth, 0]>;
        }[keyof Facts & string]
      : never;

type MaskedFacts = Finding | Problem | Check;

const everywhere = 'everywhere';
type Where = typeof everywhere | readonly string[];

/** Codes, and words of the program itself: everywhere, or in facts of these codes. None of them may be missing. */
const words: Readonly<Record<string, Where>> = {
  code: everywhere,
  kind: everywhere,
  id: everywhere,
  input: everywhere,
  inputs: everywhere,
  severity: everywhere,
  state: everywhere,
  reason: everywhere,
  result: everywhere,
  results: everywhere,
  subject: everywhere,
  owner: everywhere,
  by: everywhere,
  hash: everywhere,
  maskHash: everywhere,
  padding: everywhere,
  difference: everywhere,
  variant: everywhere,
  entry: everywhere,
  coding: everywhere,
  encoding: everywhere,
  topics: everywhere,
  sign: everywhere,
  forms: everywhere,
  form: everywhere,
  from: everywhere,
  type: everywhere,
  fault: everywhere,
  repairs: everywhere,
  part: everywhere,
  allowed: everywhere,
  language: everywhere,
  call: everywhere,
  rawCall: everywhere,
  meaning: everywhere,
  foundBy: everywhere,
  row: everywhere,
  answer: everywhere,
  verdict: everywhere,
  algorithm: everywhere,
  exponent: everywhere,
  hashTitle: everywhere,
  failed: everywhere,
  missing: everywhere,
  compared: everywhere,
  absent: everywhere,
  more: everywhere,
  facts: everywhere,
  at: everywhere,
  differs: everywhere,
  likeness: everywhere,
  mayBeRewritten: everywhere,
  of: everywhere,
  place: everywhere,
  shows: everywhere,
  slip: everywhere,
  to: everywhere,
  lost: ['sign.truncated'],
  content: ['pem.no-markers'],
  expected: ['body.field-type', 'body.syntax'],
  found: ['body.field-type'],
  own: ['string.unknown'],
  text: ['placeholder'],
  why: ['input.unexplored'],
} satisfies Record<Exclude<WordName<MaskedFacts>, PropertyOfName>, Where> & Record<string, Where>;

/** Fields, headers and keys. */
const propertiesOfNames = [
  'key',
  'keys',
  'ownKey',
  'pastedKey',
  'field',
  'name',
  'header',
  'headers',
  'withoutHeaders',
  'roundedKeys',
  'sortedKeys',
  'heldKeys',
  'otherKey',
  'pair',
  'otherFields',
  'otherName',
] as const;
type PropertyOfName = (typeof propertiesOfNames)[number];
const names: ReadonlySet<string> = new Set(propertiesOfNames);

/** Texts in which names and values stand side by side. */
const texts: ReadonlySet<string> = new Set(['line', 'before', 'after', 'label', 'beginning']);

/** Bytes that tell nothing of a callback. */
const publicBytes: ReadonlySet<string> = new Set(['fingerprint']);

/** Moments; how long something took is told all the same. */
const moments: ReadonlySet<string> = new Set(['sentAtSeconds', 'atSeconds']);

/** What the facts beside a value say of it. */
interface Place {
  readonly property: string;
  /** Of the object that it stands in. */
  readonly code: string;
  readonly name: string | null;
}

/** The same facts with stand-ins; they have the same types and never a value. */
export function maskFacts<Facts>(facts: Facts, masking: FactMasking): Facts {
  return mask(facts, { property: '', code: '', name: null }, masking) as Facts;
}

function mask(fact: unknown, place: Place, masking: FactMasking): unknown {
  if (typeof fact === 'string')
    return masking.keepsTexts === true ? fact : maskString(fact, place, masking);
  if (typeof fact === 'number') return moments.has(place.property) ? 0 : fact;
  if (fact === null || typeof fact !== 'object') return fact;
  if (fact instanceof Uint8Array) return maskBytes(fact, place, masking);
  if (Array.isArray(fact)) return fact.map((item) => mask(item, place, masking));
  // The catalogue's own, in which nothing of an input stands.
  if (place.property === 'facts') return fact;
  const { code, name } = pickPlace(fact, place);
  return Object.fromEntries(
    Object.entries(fact).map(([property, value]) => [
      property,
      mask(value, { property, code, name }, masking),
    ]),
  );
}

function pickPlace(fact: object, outer: Place): Pick<Place, 'code' | 'name'> {
  const { code, kind, key, field, name } = fact as Record<string, unknown>;
  const its = [key, field, name].find((one) => typeof one === 'string');
  return {
    code: String(code ?? kind ?? outer.code),
    name: typeof its === 'string' ? its : outer.name,
  };
}

function maskString(text: string, place: Place, masking: FactMasking): string {
  const { property, code } = place;
  if (isWord(place)) return text;
  // A check's name is one of the program's.
  if (names.has(property)) return code.startsWith(`${text}.`) ? text : maskName(text, masking);
  if (property === 'path') return maskPath(text, masking);
  if (property === 'variantText' || property === 'text') {
    return maskPairs(text, masking.entries, masking);
  }
  if (texts.has(property)) return maskText(text, masking);
  if (isSign(text, place)) return text;
  return maskValue(text, pickKindOf(place), masking);
}

function isWord({ property, code }: Place): boolean {
  // Whose certificate it is has the name of a word.
  if (property === 'subject' && code === 'pem.certificate') return false;
  const where = Object.hasOwn(words, property) ? words[property] : undefined;
  return where === everywhere || where?.includes(code) === true;
}

/** What stands where another character belongs, and marks that were dropped. */
function isSign(text: string, { property, code }: Place): boolean {
  if (property === 'characters') return text.length < 6 && !/[\p{L}\p{N}]/u.test(text);
  return property === 'found' && text.length < 2 && /\.(?:syntax|not-base64)$/.test(code);
}

/** By the entry that it belongs to, the check that it is a fact of, or what it is called itself. */
function pickKindOf({ name, code, property }: Place): StandInKind {
  const stage = code.slice(0, Math.max(0, code.indexOf('.')));
  const kinds = [name ?? '', stage, property].map(pickKind);
  return kinds.find((kind) => kind !== 'value') ?? 'value';
}

/** `customer.phones[0]` */
export function maskPath(path: string, masking: Masking): string {
  return path.replace(/\[\d{1,5}\]|[^.[\]]+/g, (step) =>
    step.startsWith('[') ? step : maskName(step, masking),
  );
}

function maskBytes(bytes: Uint8Array, { property }: Place, masking: FactMasking): Uint8Array {
  if (publicBytes.has(property)) return bytes;
  const text = property === 'content' ? toReadable(bytes) : null;
  if (text !== null && masking.keepsTexts) return bytes;
  if (text !== null) return new TextEncoder().encode(maskPairs(text, masking.entries, masking));
  return new StandInBytes(bytes.length, nameBytes(toHex(bytes), masking));
}

/** @param hex in lower case */
export function nameBytes(hex: string, { standIns }: Masking): string {
  return standIns.replace(hex, hex.length === 64 ? 'sha-256' : 'bytes');
}

/** Text without control characters, or null. */
function toReadable(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return /[^\P{Cc}\t\n\r]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}

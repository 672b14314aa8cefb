/** What can be told of a value without the value: how long it is, of which characters, how its number is written. */
import { readTimeUnit } from '../contract';

export type TextForm =
  | 'blank'
  /** Digits behind the point. */
  | 'decimals'
  | 'exponent'
  | 'time-unit'
  /** In characters. */
  | 'length'
  /** See {@link Alphabet}. */
  | 'alphabet'
  | 'outer-space'
  | 'non-ascii'
  /** `\/`, of a whole body. */
  | 'escaped-slash'
  /** `\u00e9`, likewise. */
  | 'escaped-unicode';

export type Alphabet =
  | 'digits'
  | 'decimal'
  | 'hex'
  | 'uuid'
  | 'letters-and-digits'
  | 'base64'
  | 'base64url'
  | 'other';

export interface FormPair {
  readonly form: TextForm;
  readonly worked: string | number | boolean;
  readonly other: string | number | boolean;
}

/** What a value is for. Tokens are alike in every callback; of a text only what would be so in any language is told. */
export type TextUse = 'token' | 'text' | 'amount' | 'number' | 'time';

type Look = Readonly<Partial<Record<TextForm, string | number | boolean>>>;

/** The forms in which the two differ; one that a value does not have at all is none. */
export function listTextForms(worked: string, other: string, use: TextUse): readonly FormPair[] {
  return listPairs(lookAt(worked, use), lookAt(other, use));
}

/** Of two JSON texts, how their strings are written. */
export function listEscapeForms(worked: string, other: string): readonly FormPair[] {
  return listPairs(lookAtEscapes(worked), lookAtEscapes(other));
}

function listPairs(one: Look, two: Look): readonly FormPair[] {
  return (Object.keys(one) as TextForm[]).flatMap((form): readonly FormPair[] => {
    const worked = one[form];
    const other = two[form];
    if (worked === undefined || other === undefined || worked === other) return [];
    return [{ form, worked, other }];
  });
}

/** Shorter tokens may have the characters of another alphabet by chance. */
const tokenLength = 12;

function lookAt(value: string, use: TextUse): Look {
  if (value.trim() === '') return { blank: true };
  const number = /^-?\d+(?:\.(\d+))?(e[+-]?\d+)?$/i.exec(value);
  return {
    blank: false,
    'outer-space': value !== value.trim(),
    'non-ascii': /[^\0-\x7f]/.test(value),
    // Of one with an exponent only that is told.
    ...(use === 'time' && !number?.[2] && { 'time-unit': readTimeUnit(value) ?? 'other' }),
    ...(use === 'token' && { length: value.length }),
    ...(use === 'token' && value.length >= tokenLength && { alphabet: readAlphabet(value) }),
    ...(use === 'amount' && { alphabet: number === null ? 'other' : 'decimal' }),
    ...(number !== null &&
      use !== 'token' && {
        decimals: number[1]?.length ?? 0,
        exponent: number[2] !== undefined,
      }),
  };
}

const alphabets: readonly (readonly [Alphabet, RegExp])[] = [
  ['digits', /^\d+$/],
  ['uuid', /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i],
  ['hex', /^[\da-f]+$/i],
  ['letters-and-digits', /^[\da-z]+$/i],
  ['base64', /^[\da-z+/]+={0,2}$/i],
  ['base64url', /^[\w-]+={0,2}$/],
];

function readAlphabet(value: string): Alphabet {
  return alphabets.find(([, pattern]) => pattern.test(value))?.[0] ?? 'other';
}

/** Each where there is something to escape. */
function lookAtEscapes(json: string): Look {
  const written = json.replaceAll('\\\\', '');
  const hasEscapedText = /\\u(?!00[01])/i.test(written);
  return {
    ...(written.includes('/') && { 'escaped-slash': written.includes('\\/') }),
    ...((hasEscapedText || /[^\0-\x7f]/.test(written)) && { 'escaped-unicode': hasEscapedText }),
  };
}

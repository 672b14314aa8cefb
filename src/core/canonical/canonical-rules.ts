/** The rules that turn a callback into the string to be signed, as one plain value: a deviation is a change to it. */

import { headerKeys } from '../contract';
import type { WholeBody } from './print-body';
import type { TextMapStyle } from './print-texts';
import type {
  Charset,
  DateFormat,
  EntryOrder,
  FormattedAmount,
  HtmlEncoding,
  LostCharacter,
  NestedEntries,
  NestedText,
  NumberScope,
  NumberStyle,
  OwnOrHeader,
  Prehash,
  RequestPart,
  Rewriting,
  Truth,
  UrlEncoding,
} from './rule-values';

export interface CanonicalRules {
  /** Null: `key=value` pairs. Else these parts of the request, joined by `partSeparator`. */
  readonly parts: readonly RequestPart[] | null;
  readonly partSeparator: string;
  /** For `json-texts`. */
  readonly textsAs: TextMapStyle;

  // Steps 1 and 2: which entries there are.
  readonly bodyMembers:
    | 'all'
    | 'none'
    | 'as-one'
    /** Of JSON that a reader of forms takes for one; `-true`: a key without a value has `true`. */
    | 'as-form'
    | 'as-form-true'
    /** Each UTF-16 unit of the text under its place. */
    | 'as-characters'
    /** Of the text without what is not ASCII. */
    | 'ascii';
  /** For `as-one`: the key under which the body enters, and how it is written. */
  readonly bodyKey: string;
  readonly bodyAs: WholeBody;
  readonly nestedEntries: NestedEntries;
  /** Whether the values of one member are sorted by their keys or stand as received; `members`: each object's members are sorted, `outer-members`: of those outside lists. */
  readonly nestedEntryOrder: 'sorted' | 'received' | 'members' | 'outer-members';
  /** Which value of a repeated key counts (reading 3); `all`: each is an entry. */
  readonly duplicates: 'last' | 'first' | 'all';
  /** Keys of the body that differ in case alone: the last one's value under the first one's key, or one of them as it is. */
  readonly casedKeys: 'apart' | 'last-value' | 'last' | 'first';
  /** What stands for a field of the contract that the body lacks; `zero`: 0 for the number, nothing for a text; `zeros`: 0 for amounts too; `texts`: nothing for a text, and no entry for the number. Null: nothing does. */
  readonly absentFields: string | 'zero' | 'zeros' | 'texts' | null;
  /** The keys of the body's members, renamed before they are sorted: each capital apart, words apart, as lodash's camelCase, or one alone by another name. */
  readonly memberKeys: 'as-received' | 'snake' | 'underscore' | 'camel' | `${string}>${string}`;
  /** How the body's keys and strings were read: in ASCII, or with its backslashes removed; or its strings alone, nested ones too, as HTML. */
  readonly memberTexts:
    | 'as-is'
    | 'question-marks-bytes'
    | 'lost-bytes'
    | 'no-backslashes'
    | HtmlEncoding;
  /** Members beside the body's own, as `key=value` joined by `&`; a value holds none. */
  readonly constants: string;
  /** Keys that are left out. */
  readonly omitted: readonly string[];
  /** The key under which a header's value enters; null: it does not. */
  readonly timestampKey: string | null;
  readonly nonceKey: string | null;
  readonly merchantNoKey: string | null;
  /** Which value wins when the body has the entry too (reading 8). */
  /** What stands for the header's value; `*` is the value. */
  readonly timestampText: string;
  readonly nonceText: string;
  /** Where it stands in JSON. */
  readonly timestampAs: 'string' | 'number';
  readonly timestampFrom: OwnOrHeader;
  readonly nonceFrom: OwnOrHeader;

  // Flattening.
  readonly numbers: NumberStyle;
  readonly numberScope: NumberScope;
  /** Those in objects and arrays, where they are written in another style than `numbers`. */
  readonly nestedNumbers: NumberStyle | null;
  readonly booleans:
    | 'json'
    | 'capitalized'
    | 'upper-case'
    | 'number'
    | 'php'
    | 'go-verb'
    | 'y-n'
    | 'yes-no'
    | 't-f'
    | 'bytes'
    | 'python-bytes';
  readonly amounts:
    | 'text'
    | 'number'
    | 'float'
    /** Those with a point alone; the others as integers. */
    | 'float-typed'
    | 'java'
    | 'go'
    | 'big-decimal-stripped'
    | 'fixed-2'
    /** As printf has it: of a double by all its digits, a half to the even one. */
    | 'fixed-2-printf'
    /** As decimal types have it: a half away from zero, to the even digit, or all behind two decimals cut off. */
    | 'fixed-2-up'
    | 'fixed-2-even'
    | 'fixed-2-cut'
    | 'minor-units'
    /** What is behind the cent cut off: of a double's product, or of the decimal's. */
    | 'minor-units-cut'
    | 'minor-units-exact'
    | 'minor-units-2'
    | 'minor-units-1'
    | 'minor-units-12'
    | 'ten-thousandths'
    /** Of 32 bits, as a double prints it, with a point in any case, or with two decimals. */
    | 'single'
    | 'single-float'
    | 'single-2'
    | FormattedAmount;
  /** Which of them are for `amounts`. */
  readonly amountScope: 'all' | 'amount';
  readonly timestampUnit: 'as-is' | 'milliseconds' | 'microseconds' | 'nanoseconds' | 'seconds';
  /** `milliseconds-int`: the lower 32 bits of the milliseconds. */
  readonly completedAtUnit: CanonicalRules['timestampUnit'] | 'milliseconds-int';
  /** Null: it stays a number. */
  readonly completedAtFormat: DateFormat | null;
  /** Whether other numbers that are times by their name and their size are printed in that format too. */
  readonly dateScope: 'completedAt' | 'all-times';
  /** For `completedAtFormat`: minutes east of UTC. */
  readonly timeZone: number;
  readonly strings:
    | 'value'
    | 'trimmed'
    | 'trimmed-ascii'
    | 'quoted'
    | 'quoted-source'
    /** As JSON whose quotation marks were trimmed at both ends. */
    | 'unquoted'
    /** The values of the headers too. */
    | 'quoted-all'
    /** As Python's `repr`, the values of the headers too. */
    | 'quoted-python'
    /** As PHP's `var_export`, or Ruby's `inspect`, the values of the headers too. */
    | 'quoted-php'
    | 'quoted-ruby'
    | 'source'
    | 'source-trimmed'
    /** Those that JavaScript, PHP or Lua reads as numbers, as it prints these. */
    | 'javascript-number'
    | 'php-number'
    | 'lua-number'
    /** Those that are numbers, with two decimals; the values of the headers too. */
    | 'fixed-2'
    /** Those of digits and a point alone; no values of headers. */
    | 'fixed-2-plain'
    /** As `fixed-2`, in groups of three digits. */
    | 'grouped-2'
    /** Those of digits alone, without leading zeros; behind a sign, too. */
    | 'integer'
    | 'signed-integer'
    /** Without any, where nested values keep theirs. */
    | 'no-spaces'
    | 'no-white-space'
    /** Those that are dates as ISO 8601 has them, as a date prints itself at their own offset. */
    | `dated-${DateFormat}`
    /** As HTML, where nested values have what they have. */
    | HtmlEncoding;
  /** The values of `orderType` and `status`: as constants of an enum are named; `-order`: the class of both begins with Order. */
  readonly enums:
    | 'as-received'
    | 'upper'
    | 'capitalized'
    | 'capitalized-status'
    | 'upper-status'
    | 'python'
    | 'python-upper'
    | 'python-order'
    | 'python-upper-order';
  readonly nestedText: NestedText;
  /** `colons`: behind colons alone; `inside`: in brackets too, `inside-empty`: in empty ones as well. */
  readonly nestedSpaced: boolean | 'colons' | 'inside' | 'inside-empty';
  /**
   * `hash-map`: as Java's HashMap gives its keys; `first-level`: the value's own keys, not those of objects inside; `lists`: the items
   * of lists of texts or numbers alone, `lists-too`: these as well; `length`: shorter keys first, as databases have them; `numeric`: keys
   * that are numbers by their value, as PHP's ksort does.
   */
  readonly nestedSorted:
    | boolean
    | 'integers-first'
    | 'hash-map'
    | 'first-level'
    | 'lists'
    | 'lists-too'
    | 'length'
    | 'numeric';
  /** How an empty object is written; `{}/{}`: an empty array too; `objects`: all arrays as objects, by their indexes. */
  readonly nestedEmpty: '{}' | '[]' | '{}/{}' | 'objects';
  /** The only members of nested objects, in this order; `own`: by the value's own keys, sorted; null: all of them. */
  readonly nestedKeys: readonly string[] | 'own' | null;
  /** The nulls among its members. */
  /** `drop-empty`: blank strings and what is empty, too, throughout. */
  readonly nestedNulls: 'keep' | 'drop' | 'drop-empty';
  /** The strings in it; blank ones as null; those that PHP takes for numbers as its JSON has numbers. */
  readonly nestedStrings: 'as-is' | 'trimmed' | 'blank-null' | 'trimmed-blank-null' | 'php-number';
  /** What follows it. */
  readonly nestedSuffix: '' | '\n';
  /**
   * Characters beyond ASCII as `\uXXXX`, in lower or upper case hex; `bytes`: their UTF-8 instead, each byte as a
   * character. `signs-upper`: what `nestedEscaped` has in upper case, whatever becomes of them.
   */
  readonly nestedAscii: 'as-is' | 'lower' | 'upper' | 'bytes' | 'signs-upper' | 'lower-signs-upper';
  /** Further characters that are escaped: `/` with a backslash, others as `\uXXXX` in the case of `nestedAscii`. */
  readonly nestedEscaped: string;

  // Step 3: what is dropped.
  /** `-strings`: only what is a JSON string, not what became blank by being printed. */
  readonly blanks:
    | 'drop'
    | 'drop-ascii'
    | 'drop-empty'
    | 'drop-strings'
    | 'drop-empty-strings'
    /** JSON strings that were blank before they were quoted. */
    | 'drop-blank-source'
    /** Those that were empty then. */
    | 'drop-empty-source'
    | 'keep';
  /** The text of a null; null: it is dropped. */
  readonly nullText: string | null;
  /** Whether a null's key has its sign behind it. */
  readonly nullSign: 'written' | 'none';
  /** Null: none of them. */
  readonly falsy: Truth | null;
  /** Whether they stay, as nothing. */
  readonly falsyAs: 'dropped' | 'emptied';
  readonly signMember: 'drop' | 'keep';

  // Step 4.
  readonly order: EntryOrder;
  /** Where they are not sorted. */
  readonly headerOrder: 'timestamp-first' | 'nonce-first';

  // Step 5: joining.
  readonly keys:
    | 'as-received'
    | 'lower'
    | 'upper'
    | 'snake'
    | 'kebab'
    | 'pascal'
    | 'pascal-body'
    /** As Ruby's inspect of symbols: `:amount`. */
    | 'symbol';
  readonly encoding: 'none' | UrlEncoding | HtmlEncoding | Rewriting | 'json';
  readonly encodingScope: 'values' | 'keys-and-values' | 'whole';
  /** Null: values without keys. */
  readonly keyValueSeparator: string | null;
  readonly pairSeparator: string;
  readonly prefix: string;
  readonly suffix: string;

  // What happens to the finished text, and to its bytes.
  readonly text:
    | 'as-is'
    | 'question-marks'
    /** Only for what lies beyond U+FFFF, which is dropped by the other. */
    | 'question-marks-beyond-bmp'
    | 'bmp-only'
    /** One a UTF-16 code unit. */
    | 'question-marks-twice'
    /** Only for what ISO-8859-1 lacks. */
    | 'question-marks-latin1'
    /** UTF-8 read as ASCII: a ? or U+FFFD for each byte beyond it, or the byte without its highest bit. */
    | 'question-marks-bytes'
    | 'lost-bytes'
    | 'seven-bits'
    /** Characters beyond ASCII, ISO-8859-1 or GBK are dropped. */
    | 'ascii-only'
    | 'latin1-only'
    | 'gbk-only'
    /** As Python escapes them: `\\xe9`, `\\u62db`; with backslashes and line ends too; `&#233;`. */
    | 'backslashes'
    | 'unicode-escape'
    /** JSON's and Java's, one a UTF-16 code unit: `\\u00e9`, `\\u00E9`. */
    | 'unicode-units'
    | 'unicode-units-upper'
    /** As Perl's Encode has them: `\\x{00e9}`. */
    | 'perl-escapes'
    /** Its UTF-8 as Python prints bytes. */
    | 'python-bytes'
    | 'references'
    | 'utf-7'
    | 'big5-only'
    /** Letters without their accents; all other characters stay. */
    | 'no-accents'
    | 'last-cut'
    | 'last-two-cut'
    | 'first-cut'
    /** The first pair's key alone, its value alone. */
    | 'first-value-cut'
    | 'first-key-cut'
    /** An `&` between all characters. */
    | 'spread'
    | 'reversed'
    /** Without accents, `?` for what is no letter of ASCII then. */
    | 'plain-letters'
    /** The bytes of the text, as text. */
    | 'base64'
    | 'base64url'
    /** Of its UTF-16, little-endian. */
    | 'base64-utf-16'
    /** On lines of so many characters, each with its end. */
    | 'base64-lines-60'
    | 'base64-lines-76'
    | 'hex'
    | 'upper-hex'
    | 'dashed-hex'
    | LostCharacter
    | 'mojibake'
    | 'mojibake-1252'
    /** Java has no character for five of its bytes. */
    | 'mojibake-1252-java'
    | 'mojibake-gbk'
    | 'mojibake-repaired'
    | 'entities-decoded'
    | 'lower'
    | 'upper'
    /** Letters of ASCII alone. */
    | 'lower-ascii'
    | 'upper-ascii'
    | 'nfc'
    | 'nfd';
  readonly charset: Charset;
  readonly prehash: Prehash;
}

/** The contract's rules, under the primary readings. */
export const contractRules: CanonicalRules = {
  parts: null,
  partSeparator: '',
  textsAs: 'compact',
  bodyMembers: 'all',
  bodyKey: 'body',
  bodyAs: 'body',
  nestedEntries: 'one',
  nestedEntryOrder: 'sorted',
  duplicates: 'last',
  casedKeys: 'apart',
  absentFields: null,
  memberKeys: 'as-received',
  memberTexts: 'as-is',
  constants: '',
  omitted: [],
  timestampKey: headerKeys['X-Timestamp'],
  nonceKey: headerKeys['X-Nonce'],
  merchantNoKey: null,
  timestampText: '*',
  nonceText: '*',
  timestampAs: 'string',
  timestampFrom: 'header',
  nonceFrom: 'header',
  numbers: 'plain',
  numberScope: 'all',
  nestedNumbers: null,
  booleans: 'json',
  amounts: 'text',
  amountScope: 'all',
  timestampUnit: 'as-is',
  completedAtUnit: 'as-is',
  completedAtFormat: null,
  dateScope: 'completedAt',
  timeZone: 0,
  strings: 'value',
  enums: 'as-received',
  nestedText: 'compact',
  nestedSpaced: false,
  nestedSorted: false,
  nestedEmpty: '{}',
  nestedKeys: null,
  nestedNulls: 'keep',
  nestedStrings: 'as-is',
  nestedSuffix: '',
  nestedAscii: 'as-is',
  nestedEscaped: '',
  blanks: 'drop',
  nullText: null,
  nullSign: 'written',
  falsy: null,
  falsyAs: 'dropped',
  signMember: 'drop',
  order: 'code-unit',
  headerOrder: 'timestamp-first',
  keys: 'as-received',
  encoding: 'none',
  encodingScope: 'values',
  keyValueSeparator: '=',
  pairSeparator: '&',
  prefix: '',
  suffix: '',
  text: 'as-is',
  charset: 'utf-8',
  prehash: 'none',
};

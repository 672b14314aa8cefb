/** What the merchant's value is of the right one. */

import type { WritingDifference } from '../../../core/diagnosis/own-string/relations/compare-writing';
import type {
  ValueCoding,
  ValueRelation,
} from '../../../core/diagnosis/own-string/relations/value-relation';
import { hashTitles } from '../../../core/signature/hash-algorithm';
import { isNothing } from '../../../core/text/is-placeholder';
import { code, type Text } from '../../text';
import { durationWords } from '../durations';
import { english } from '../language';
import { showValue } from '../shown-value';

const { count, say } = english;

const encoded: Readonly<Record<ValueCoding, Text>> = {
  percent: say`percent-encoded`,
  form: say`encoded as a form`,
  entities: say`with HTML entities`,
  escapes: say`with escapes`,
  quoted: say`in JSON’s quotes`,
  sql: say`in single quotes, with signs in it doubled or escaped`,
  base64: say`as Base64`,
  hex: say`as hex`,
  bytes: say`as a list of its bytes`,
};

const decoded: Readonly<Record<ValueCoding, Text>> = {
  ...encoded,
  percent: say`percent-decoded`,
  form: say`decoded as a form`,
  entities: say`with its HTML entities decoded`,
  escapes: say`without its backslashes`,
  quoted: say`without its quotes`,
  sql: say`without its single quotes`,
};

export const zoneOrigin = say`A time zone’s offset that was added or taken away, such as of local time that was read or written as UTC.`;

/** Completes "a time …": "8 hours later". */
export function printZoneShift(seconds: number): string {
  const distance = durationWords.print(Math.abs(seconds));
  return `${distance} ${seconds > 0 ? 'later' : 'earlier'}`;
}

const onlyParts = {
  items: 'its only item',
  keys: 'its only key',
  values: 'its only value',
} as const;

const cutPlaces = {
  first: 'behind its first character',
  colon: 'before its first colon',
  quote: 'at an escaped quotation mark',
  inside: 'behind its first brackets',
  digits: 'behind the digits it begins with',
  noughts: 'before the noughts at its end',
  end: 'at the string’s end',
  'noughts-at-end': 'at the string’s end',
} as const;

const cutOrigins = {
  first: say`An index into a text that was taken for a list, such as ${code('header[0]')}, a column of one character, or a code of one letter.`,
  colon: say`A split at each colon, such as ${code('pair.split(":")[1]')} of a body taken apart as text, or a function that shortens.`,
  quote: say`A regular expression over the body’s text, or a function that trims quotation marks, which takes an escaped one for the end of the value.`,
  digits: say`A conversion to an integer, such as ${code('(int) $value')}, ${code('intval')}, ${code('parseInt')} or ${code('to_i')}, which ends at the first other character; or a function that shortens.`,
  end: say`Code that cuts off a last ${code('&')} though none is there, or more than that, such as ${code('chop')}, ${code('substr($s, 0, -1)')} or ${code('rstrip')}.`,
  noughts: say`A function that takes noughts off, such as ${code('rtrim($value, "0")')}, or one that shortens; or, of a whole number, a division, such as of cents by 100.`,
  'noughts-at-end': say`Code that cuts off a last ${code('&')} though none is there, or more than that, such as ${code('chop')}; or a function that takes noughts off, such as ${code('rtrim($value, "0")')}.`,
  inside: say`The body taken apart as text, by a regular expression or a split, in place of a JSON parser.`,
} as const;

const reduced = {
  count: 'a count of members',
  keys: 'keys alone, without their values',
  values: 'values alone, put one behind the other',
  references: 'a text in which objects or lists inside of it have none of their own',
} as const;

/** Completes "Your string has `amount` and `feeAmount` …". */
export function sayRelation(relation: ValueRelation): Text {
  switch (relation.kind) {
    case 'own-clock':
      return say`as a time of another clock, finer than a second`;
    case 'same-json':
    case 'same-members':
      return say`with the same values, written otherwise`;
    case 'same-rounded':
      return say`as the same object or list, but with numbers rounded, or with all the digits of doubles`;
    case 'without-empties':
      return say`with the same values, perhaps written otherwise, but for what is null or empty in it`;
    case 'nulls-emptied':
      return say`as the same object or list, but with empty text for each null in it`;
    case 'escapes-stripped':
      return say`with JSON’s escapes without their backslashes`;
    case 'with-types':
      return say`as the same object or list, with members that name its type`;
    case 'of-other':
      return say`with the value of ${showValue(relation.key)}`;
    case 'other-line':
      return say`with the value of another line of the same header`;
    case 'computed':
      return say`as the ${relation.by} of ${showValue(relation.of[0])} and ${showValue(relation.of[1])}`;
    case 'reduced':
      return say`as ${reduced[relation.to]}`;
    case 'spread':
      return say`as entries of its own, such as ${showValue(relation.path)}`;
    case 'items':
      return relation.entries === 1
        ? say`as ${onlyParts[relation.of]}`
        : say`as a pair for each of its ${relation.of}`;
    case 'query':
      return say`as a query string of its own`;
    case 'taken-apart':
      return say`taken apart at its ${code('&')}, with the rest as pairs`;
    case 'read-as-milliseconds':
      return say`as a date and time that takes its seconds for milliseconds`;
    case 'zone-shift':
      return say`${printZoneShift(relation.seconds)}`;
    case 'same-moment':
      return say`as a date and time in place of Unix seconds`;
    case 'other-date':
      return say`as a date in another format or zone`;
    case 'same-number':
      return say`as the same number, written otherwise`;
    case 'masked':
      return say`masked`;
    case 'with-currency':
      return say`as the same number, with a currency’s sign`;
    case 'enum-member':
      return say`as the member of an enum, with the name of its class`;
    case 'double-digits':
      return say`as a double, with all its digits`;
    case 'double-rounded':
      return say`as a double, which is exact to about 16 digits`;
    case 'fewer-decimals':
      return say`with fewer decimals`;
    case 'fewer-digits':
      return say`rounded to ${String(relation.digits)} digits, in scientific notation`;
    case 'scaled':
      return say`multiplied by ${String(relation.factor)}`;
    case 'emptied':
      return say`without a value`;
    case 'placeholder':
      return say`as ${isNothing(relation.text) ? code(relation.text) : showValue(relation.text)}`;
    case 'unfilled':
      return say`as the place of a template that nothing filled`;
    case 'cut':
      if (relation.at !== undefined) return say`cut off ${cutPlaces[relation.at]}`;
      return say`cut off after ${count(relation.length, { one: 'character', other: 'characters' })}`;
    case 'letter-case':
      return say`in other letter case`;
    case 'dropped':
      return say`without ${nameDropped(relation.characters)}`;
    case 'characters-replaced':
      return say`with other text in the place of characters beyond ASCII`;
    case 'unseen':
      return say`with other white space, or with characters that cannot be seen`;
    case 'text-around':
      if (relation.pair !== undefined)
        return say`with the pair of ${showValue(relation.pair)} right behind its value, without an ${code('&')}`;
      return say`with other text ${nameSides(relation)} its value`;
    case 'hashed':
      return relation.isRewritten
        ? say`as the ${hashTitles[relation.hash]} of its values, written otherwise`
        : say`as its ${hashTitles[relation.hash]}`;
    case 'encoded':
      return relation.isRewritten
        ? say`${encoded[relation.coding]}, and its values written otherwise`
        : encoded[relation.coding];
    case 'decoded':
      return decoded[relation.coding];
  }
}

function nameDropped(characters: string): Text {
  if (/^\s+$/.test(characters)) return say`its white space`;
  return /^[!-~]+$/.test(characters)
    ? say`its ${showValue(characters)}`
    : say`some of its characters`;
}

function nameSides({ before, after }: { readonly before: string; readonly after: string }): string {
  if (before === '') return 'behind';
  return after === '' ? 'in front of' : 'around';
}

/** A list that holds other values beside it. */
function isAmongOthers({ before, after }: { readonly before: string; readonly after: string }) {
  // A joined header or field has them without brackets.
  if (/^[^,]+, ?$/.test(before) || /^, ?[^,]+$/.test(after)) return true;
  return (
    before.startsWith('[') &&
    after.endsWith(']') &&
    /,\s*["']?$|^["']?,/m.test(`${before}\n${after}`)
  );
}

/** White space and what cannot be seen are no label and no secret. */
export function isUnseen(text: string): boolean {
  return /^[\s\p{Cf}]+$/u.test(text);
}

export const unseenOrigin = say`White space, or a character that cannot be seen, out of a copy or a template, put there to fill a width, or made a single space by a shell’s variable without quotes.`;

export function nameRelationOrigin(relation: ValueRelation): Text {
  if (relation.kind === 'encoded' && relation.coding === 'bytes')
    return say`Bytes that were printed themselves, such as by Go’s ${code('%v')} of a ${code('json.RawMessage')} or another ${code('[]byte')}, or Java’s ${code('Arrays.toString')}: make a text of them.`;
  if (relation.kind === 'encoded' && relation.isRewritten)
    return say`An encoder, applied to the texts inside of the value before it was written, or to what another writer of JSON, or a language’s own printing, made of it.`;
  if (relation.kind === 'encoded' && relation.coding === 'quoted')
    return say`A writer of JSON or of logs, which puts a text into quotation marks.`;
  if (relation.kind === 'encoded' && relation.coding === 'sql')
    return say`A function that quotes a text for SQL, such as PostgreSQL’s ${code('quote_literal')} or sqlstring’s ${code('escape')}, or a debugging text of the value.`;
  if (relation.kind === 'reduced' && relation.to === 'references')
    return say`A join or a conversion to text, which does not print what is nested deeper, such as JavaScript’s ${code('[object Object]')}, Perl’s ${code('HASH(0x…)')} or .NET’s ${code('System.Object[]')}.`;
  if (relation.kind === 'cut' && relation.at !== undefined) return cutOrigins[relation.at];
  if (relation.kind === 'text-around' && isAmongOthers(relation))
    return say`A list of values in the place of one, such as where the body’s and the header’s are put together (PHP’s ${code('array_merge_recursive')}), or where a field or a header came more than once.`;
  if (relation.kind === 'text-around' && /^[[(]["']?$/.test(relation.before))
    return say`A list or a tuple of one value that was printed as text, such as a framework’s parameters are.`;
  if (relation.kind === 'text-around' && /^b["']$/.test(relation.before))
    return say`Bytes that Python prints as a text, such as by ${code('str(value.encode())')}: decode them first.`;
  if (relation.kind === 'text-around' && relation.before === '<<"')
    return say`A binary that Erlang prints as a term, such as by ${code('io_lib:format("~p", [Value])')}: ${code('~s')} prints its text.`;
  if (relation.kind === 'text-around' && /^\{"\$number[A-Z]\w{1,9}":"$/.test(relation.before))
    return say`MongoDB’s extended JSON, which makes an object of a number, such as of ${code('EJSON.stringify')} and mongoexport.`;
  if (relation.kind === 'text-around' && relation.pair !== undefined)
    return say`A string that is put together in parts, of which the ${code('&')} between two is forgotten, such as by ${code('.=')} or ${code('+=')}.`;
  if (relation.kind === 'text-around' && /^%!\w\(/.test(relation.before))
    return say`A format whose verb is not for a value of this type, as Go’s fmt marks it.`;
  if (
    relation.kind === 'text-around' &&
    /^(?:(?:Optional|Some)[([]|Just [('"])/.test(relation.before)
  )
    return say`An optional that was printed itself, and not what is in it, such as Swift’s and Java’s ${code('Optional')} or Rust’s ${code('Some')}.`;
  if (relation.kind === 'text-around' && relation.before === '' && relation.after === 'n')
    return say`A ${code('BigInt')} as JavaScript shows it, such as by ${code('util.inspect')}: ${code('String(value)')} has no n.`;
  if (relation.kind === 'text-around' && relation.before === '' && relation.after === '\r')
    return say`Lines that end as on Windows, with CR and LF, split or joined as if they ended with LF alone: the CR stays with the value.`;
  return relation.kind === 'text-around' && isUnseen(relation.before + relation.after)
    ? unseenOrigin
    : originsOfRelation[relation.kind];
}

export const originsOfRelation: Readonly<Record<ValueRelation['kind'], Text>> = {
  'own-clock': say`The receiver’s own clock, such as ${code('time.time()')} or ${code('Date.now()')}, in place of the header.`,
  'same-json': say`A parser and writer of JSON that keeps no order, makes texts of numbers, numbers of texts (such as PHP’s ${code('JSON_NUMERIC_CHECK')}), objects of lists or, of indexes, lists of objects (such as PHP’s arrays), a language’s own printing of the value, or YAML.`,
  'same-members': say`A parser and writer of JSON, also of a text that holds some, with other escapes, white space or numbers.`,
  'same-rounded': say`A parser whose numbers are doubles, such as JavaScript’s or Lua’s, and its own printing of the value, or one of 17 digits, such as of PHP’s ${code('json_encode')} with a ${code('serialize_precision')} of 17.`,
  'without-empties': say`A writer of JSON that leaves out what is null or empty, such as Fastjson or Gson for nulls, or ${code('@JsonInclude')}; or a filter before the value is written or printed, or a table that has no nulls, such as Lua’s.`,
  'nulls-emptied': say`A writer or a replacer that writes ${code('""')} for null, such as ${code('value ?? ""')}, or a type whose texts are never null.`,
  'escapes-stripped': say`A function that removes backslashes from the body before it is parsed, such as PHP’s ${code('stripslashes')}.`,
  'with-types': say`A writer of JSON that adds the name of the class, such as Fastjson’s ${code('WriteClassName')}, Jackson’s default typing or Json.NET’s ${code('TypeNameHandling')}.`,
  'of-other': say`A value put under another key, such as arguments in another order.`,
  'other-line': say`Code that takes another of several lines of a header than the one that was signed, or a request with one line too many.`,
  computed: say`An amount that the code calculates anew, or that of another record, in place of the one that the body has.`,
  reduced: say`A function that takes only a part of an object or a list, such as ${code('count')} or ${code('len')}, ${code('Object.keys')} or ${code('array_keys')}, a join or ${code('implode')}, or a conversion to an integer; or a printing without names, such as Go’s ${code('%v')} of a struct.`,
  spread: say`A query-string library or a function that flattens objects, such as ${code('http_build_query')}, ${code('qs.stringify')} or ${code('to_query')}, or a loop over its members.`,
  items: say`Query-string code, in which a key may stand several times, such as Go’s ${code('url.Values')}, Python’s ${code('urlencode(…, doseq=True)')}, Ruby’s ${code('encode_www_form')} or ${code('URLSearchParams')}; or a loop over the items, or a join of them.`,
  query: say`Query-string code used for the nested value, such as ${code('http_build_query')} or ${code('qs.stringify')}, or a language’s own printing of it in which each comma became ${code('&')}.`,
  'taken-apart': say`A finished string that is read as a query string again, such as by ${code('parse_qs')} or ${code('parse_str')}.`,
  'zone-shift': zoneOrigin,
  'same-moment': say`A date type for the time.`,
  'read-as-milliseconds': say`A date type that counts in milliseconds, such as ${code('new Date(seconds)')} in Java and JavaScript.`,
  'other-date': say`A library that takes texts like dates for dates and prints them anew, such as Json.NET, or a date type of one’s own.`,
  'same-number': say`A number type, printed in another format: scientific, with other zeros, with separators of thousands or a decimal comma.`,
  'with-currency': say`A format for people, such as Rails’ ${code('number_to_currency')} or ${code('Intl.NumberFormat')}, or a sign put beside the amount.`,
  'enum-member': say`An enum that was printed itself, such as by Python’s ${code('str()')}, in place of its value.`,
  'double-digits': say`A double, printed with 17 digits, such as by C’s ${code('%.17g')}, .NET’s ${code('G17')} or PHP’s ${code('json_encode')} with a ${code('serialize_precision')} of 17, or with all there are, such as by Java’s ${code('new BigDecimal(double)')}; or the result of calculating with doubles.`,
  'double-rounded': say`A number type of doubles, such as JavaScript’s, Go’s ${code('float64')} or Lua’s, which changes longer integers.`,
  'fewer-decimals': say`A conversion to an integer, a rounding, or a format with fewer decimals, such as ${code('intval')}, ${code('Math.round')} or ${code('toFixed')}.`,
  'fewer-digits': say`A number type or a format that keeps fewer digits, such as a float of 32 bits, ${code('%g')} or ${code('%.14g')}, which Lua’s ${code('tostring')} has.`,
  scaled: say`A conversion to cents, paise, milliseconds or nanoseconds.`,
  emptied: say`A variable or a header that was not set, a cast that gives nothing, or a strip that takes all.`,
  placeholder: say`A variable or a header that was not set, or an object that was converted to text, such as a promise that was not awaited or a method that was not called.`,
  unfilled: say`A template whose variables were not put in, such as a text in single quotation marks in PHP, Perl, Ruby or a shell, one without backticks in JavaScript, a Python or C# string without the sign in front that makes it one, or a format without its arguments.`,
  masked: say`A log or a filter that masks values: your code may verify another string than it prints.`,
  cut: say`A column or a field of fixed width, a function that shortens, or a split at a sign that the value has, too.`,
  'letter-case': say`A function that changes the case, such as ${code('toUpperCase')} or ${code('strtolower')}; within an object, the names that a class has for its members.`,
  dropped: say`A replacement or a filter that removes characters, or a split at them; of brackets around a list, a join of its items, too.`,
  'characters-replaced': say`A conversion to another charset, or to plain letters.`,
  unseen: unseenOrigin,
  'text-around': say`A unit, a currency, quotation marks, brackets or a label that is added to the value.`,
  hashed: say`A digest of the value in its place.`,
  encoded: say`An encoder for URLs, HTML, JSON or transport, applied to the value.`,
  decoded: say`A decoder that is applied to a value that was never encoded.`,
};

/** In the order in which they are told. */
const writings: Readonly<Record<WritingDifference, string>> = {
  sorted: 'members sorted',
  order: 'members in another order',
  lines: 'on several lines',
  spaces: 'with white space',
  'blanks-around': 'with white space at an end',
  types: 'with texts for numbers, or numbers for texts',
  escapes: 'with other escapes',
};

/** Behind the words of values that are the same; of several values, what each of them shows. */
export function sayWriting(shown: readonly (readonly WritingDifference[])[]): string {
  const isShown = (one: WritingDifference): boolean => shown.every((all) => all.includes(one));
  const isMoved = shown.every((all) => all.includes('order') || all.includes('sorted'));
  const told = (Object.keys(writings) as WritingDifference[]).filter((one) =>
    // What is sorted in one of them alone is so by chance.
    one === 'order' ? isMoved && !isShown('sorted') : isShown(one),
  );
  return told.length === 0 ? '' : `: ${told.map((one) => writings[one]).join(', ')}`;
}

/** The merchant's own string with other separators, as the pairs that it would be with the contract's. */
import type { Canonical, KeptEntry } from '../../canonical/canonical';
import { decodePercent } from '../../intake/wrap/percent-text';
import type { Cause } from '../cause';
import { createAround } from './create-around';
import { beginsLikeRight } from './find-cut-end';
import { nameValues } from './name-values';

export interface SeparatedPairs {
  /** Joined as the contract has it. */
  readonly text: string;
  /** Its separators, where they are not the contract's. */
  readonly causes: readonly Cause[];
  /** One stands behind every pair, the last one too, and ends its line: no copy broke the lines. */
  readonly isEach?: true;
}

/** By the form of the catalogue that names them; the contract's have none. */
const pairSeparators = [
  ['&\r\n', 'ampersand-line-end'],
  ['&\n', 'ampersand-line-end'],
  [';\r\n', 'semicolon-line-end'],
  [';\n', 'semicolon-line-end'],
  ['\r\n', 'crlf'],
  ['\n', 'line-end'],
  [' & ', 'spaced'],
  ['& ', 'ampersand-space'],
  ['&amp;', 'entity'],
  ['&', null],
  [', ', 'comma-space'],
  [',', 'comma'],
  ['|', 'bar'],
  [';', 'semicolon'],
  ['.', 'dot'],
  ['\t', 'tab'],
  ['#', 'hash'],
  ['+', 'plus'],
  [' ', 'space'],
] as const;
const keySeparators = [
  [' = ', 'spaced'],
  ['=>', 'arrow'],
  [' -> ', 'scala-arrows'],
  ['==', 'equals-twice'],
  ['=', null],
  [': ', 'colon-spaced'],
  [':', 'colon'],
  [',', 'comma'],
] as const;

/** How a pair prints itself: C#'s KeyValuePair, Kotlin's Pair, Scala's tuple, Go's struct. */
const brackets = [
  ['[', ', ', ']', 'in-brackets'],
  ['(', ', ', ')', 'in-parentheses'],
  ['(', ',', ')', 'scala-tuples'],
  ['{', ' ', '}', 'go-structs'],
] as const;

/** So many of the right keys have to stand there. */
const leastKeys = 3;
/** Of a string with more, the first ones tell. */
const mostKeys = 40;
const lengthLimit = 100_000;

/** The first separators between which at least half of the right keys stand; null where those are the contract's, and none stands behind the last pair. */
export function readSeparated(ownString: string, canonical: Canonical): SeparatedPairs | null {
  if (ownString.length > lengthLimit) return null;
  return (
    readBracketed(ownString, canonical) ??
    readWrapped(ownString, canonical) ??
    readQuoted(ownString, canonical) ??
    readEncoded(ownString, canonical) ??
    readPairs(ownString, canonical) ??
    readRunTogether(ownString, canonical) ??
    readBraced(ownString, canonical) ??
    readValues(ownString, canonical) ??
    readKeys(ownString, canonical)
  );
}

function readBracketed(ownString: string, canonical: Canonical): SeparatedPairs | null {
  for (const [open, sign, close, form] of brackets) {
    if (!ownString.startsWith(open) || !ownString.endsWith(close)) continue;
    for (const [separator, pairForm] of pairSeparators) {
      const between = `${close}${separator}${open}`;
      if (!hasKeys(ownString, canonical, { between, sign })) continue;
      const text = joinAnew(ownString.slice(1, -1), { between, sign }, canonical);
      if (text === null) return null;
      const equals = createCause('string.key-value-separator', form);
      return {
        text,
        causes: pairForm === null ? [equals] : [createCause('string.separator', pairForm), equals],
      };
    }
  }
  return null;
}

/** What a list of one value, or an Optional, puts around each. */
const wrappers = [
  ['[', ']', 'in-lists'],
  ['Optional[', ']', 'in-optionals'],
  ['Some(', ')', 'in-options'],
] as const;

/** So many of the right values have to stand there. */
const leastValues = 5;

/** Every value in the same marks, which JSON of a list has too: that is no pair of them. */
function readWrapped(ownString: string, { kept }: Canonical): SeparatedPairs | null {
  for (const [open, close, form] of wrappers) {
    const parts = ownString.endsWith(close) ? ownString.slice(0, -1).split(`${close}&`) : [];
    const pairs = parts.map((part) => {
      const at = part.indexOf(`=${open}`);
      const key = part.slice(0, at);
      return at < 1 || /[=&]/.test(key) ? null : { key, value: part.slice(at + 1 + open.length) };
    });
    const values = new Map(
      pairs.flatMap((pair) => (pair === null ? [] : [[pair.key, pair.value]])),
    );
    const same = kept.filter(({ key, value }) => values.get(key) === value);
    if (pairs.includes(null) || same.length < leastValues) continue;
    const text = [...values].map(([key, value]) => `${key}=${value}`).join('&');
    return { text, causes: [createCause('string.quoted-values', form)] };
  }
  return null;
}

/** Percent-encoded at once, with the signs between keys, values and pairs. */
function readEncoded(ownString: string, { kept }: Canonical): SeparatedPairs | null {
  if (/[=&]/.test(ownString) || !/%3d/i.test(ownString) || !ownString.includes('%26')) return null;
  const text = decodePercent(ownString, false);
  const pairs = `&${text}`;
  const known = kept.slice(0, mostKeys).filter(({ key }) => pairs.includes(`&${key}=`));
  if (known.length < leastKeys) return null;
  return { text, causes: [createCause('string.percent-encoded', 'whole')] };
}

/** Texts in JSON's quotation marks: what else happened to one of them stands within these. */
function readQuoted(ownString: string, { kept }: Canonical): SeparatedPairs | null {
  const right = new Map(kept.map(({ key, value }) => [key, value]));
  let quoted = 0;
  let same = 0;
  const own = ownString.split('&');
  const pairs = own.map((pair) => {
    const [, key, value] = /^([\w.-]+)="([^"\\&]*)"$/.exec(pair) ?? [];
    if (key === undefined || value === undefined || !right.has(key)) return pair;
    // Its own marks are of the value.
    if (right.get(key) === `"${value}"`) return pair;
    quoted++;
    if (right.get(key) === value) same++;
    return `${key}=${value}`;
  });
  // The catalogue has it where no value differs.
  if (same < leastQuoted || same === quoted) return null;
  const form = quoted === own.length ? 'all-unescaped' : 'plain';
  return { text: pairs.join('&'), causes: [createCause('string.quoted-values', form)] };
}

/** So many of the right values have to stand in them. */
const leastQuoted = 3;

/** Braces around, and colons behind the keys: JSON that lost its quotes. */
function readBraced(ownString: string, canonical: Canonical): SeparatedPairs | null {
  const isBraced = ownString.startsWith('{') && ownString.endsWith('}');
  const inner = isBraced ? ownString.slice(1, -1) : '';
  const sign = ':';
  const between = [', ', ','].find((one) => hasKeys(inner, canonical, { between: one, sign }));
  const text = between === undefined ? null : joinAnew(inner, { between, sign }, canonical);
  if (text === null) return null;
  return {
    text,
    causes: [
      createAround({ before: '{', after: '}' }),
      createCause('string.separator', between === ',' ? 'comma' : 'comma-space'),
      createCause('string.key-value-separator', 'colon'),
    ],
  };
}

interface Separators {
  readonly between: string;
  readonly sign: string;
}

function hasKeys(ownString: string, { kept }: Canonical, { between, sign }: Separators): boolean {
  const keys = kept.slice(0, mostKeys).map(({ key }) => key);
  const found = keys.filter((key) => ownString.includes(`${between}${key}${sign}`)).length;
  // The first one has nothing in front.
  return found >= leastKeys && found + 1 >= keys.length / 2;
}

function readPairs(ownString: string, canonical: Canonical): SeparatedPairs | null {
  for (const [between, pairForm] of pairSeparators) {
    for (const [sign, keyForm] of keySeparators) {
      if (!hasKeys(ownString, canonical, { between, sign })) continue;
      if (pairForm === null && keyForm === null) return cutTrailing(ownString, canonical);
      const { text: own, isEach } = cutLastEnd(ownString, between, canonical);
      const text = joinAnew(own, { between, sign }, canonical);
      if (text === null) return null;
      const eachForm = isEach ? eachForms[between] : undefined;
      const separator = pairForm && createCause('string.separator', eachForm ?? pairForm);
      const equals = keyForm && createCause('string.key-value-separator', keyForm);
      const isLast = isEach && eachForm === undefined;
      const last = isLast ? createCause('string.trailing-separator', 'plain') : null;
      const causes = [separator, equals, last].filter((cause) => cause !== null);
      return { text, causes, ...(isEach && { isEach }) };
    }
  }
  return null;
}

/** Of more entries, or in a longer string, in characters, none are looked for: each is searched for as a whole. */
const mostRunTogether = { entries: 100, length: 5_000 };

/** With nothing between two pairs: each begins where its key stands. */
function readRunTogether(ownString: string, { kept }: Canonical): SeparatedPairs | null {
  if (kept.length > mostRunTogether.entries || ownString.length > mostRunTogether.length)
    return null;
  if (kept.some(({ key }) => ownString.includes(`&${key}=`))) return null;
  const starts: { readonly at: number; readonly entry: KeptEntry }[] = [];
  let from = 0;
  for (const entry of kept) {
    const at = findPair(ownString, entry, from);
    if (at === -1) continue;
    starts.push({ at, entry });
    from = at + entry.key.length + 1;
  }
  if (starts[0]?.at !== 0 || starts.length < Math.max(leastKeys, kept.length / 2)) return null;
  const pairs = starts.flatMap(({ at, entry }, index) => {
    const pair = ownString.slice(at, starts[index + 1]?.at);
    const right = `${entry.key}=${entry.value}`;
    const rest = pair.startsWith(right) ? pair.slice(right.length) : '';
    // One of a key that is not expected.
    return /^[A-Za-z_][\w-]*=/.test(rest) ? [right, rest] : [pair];
  });
  // Some other text between them would be a separator.
  const right = new Set(kept.map(({ key, value }) => `${key}=${value}`));
  if (pairs.filter((pair) => right.has(pair)).length < starts.length / 2) return null;
  return { text: pairs.join('&'), causes: [createCause('string.separator', 'nothing')] };
}

/** With its value, where it has that. */
function findPair(text: string, { key, value }: KeptEntry, from: number): number {
  const whole = text.indexOf(`${key}=${value}`, from);
  return whole === -1 ? text.indexOf(`${key}=`, from) : whole;
}

/** Where the catalogue has one form of a separator behind every pair. */
const eachForms: Readonly<Record<string, string>> = {
  '&\r\n': 'ampersand-crlf-each',
  '&\n': 'ampersand-line-end-each',
  '\r\n': 'line-end-each',
  '\n': 'line-end-each',
};

/** A loop that appends the separator behind every pair, and what ends a line; by the form of the catalogue. */
const trailing = [
  ['&', 'string.trailing-separator', 'plain'],
  ['&\r\n', 'string.trailing-separator', 'crlf'],
  ['&\n', 'string.trailing-separator', 'line-end'],
  ['\r\n', 'string.trailing-newline', 'crlf'],
  ['\n', 'string.trailing-newline', 'lf'],
] as const;

/** None of them is part of the last value. */
function cutTrailing(ownString: string, canonical: Canonical): SeparatedPairs | null {
  const found = trailing.find(([end]) => ownString.endsWith(end));
  if (found === undefined || /[&\r\n]$/.test(canonical.text)) return null;
  const [end, code, variant] = found;
  const text = ownString.slice(0, -end.length);
  if (/[&\r\n]$/.test(text)) return null;
  // Behind a part of the right string it says that something was cut off.
  if (end.endsWith('\n') && beginsLikeRight(canonical, text)) return null;
  return { text, causes: [createCause(code, variant)] };
}

/** Without the separator behind the last pair that ends its line, as a function that writes lines puts it: C#'s AppendLine, Go's Fprintln. */
function cutLastEnd(ownString: string, between: string, { text }: Canonical) {
  const isEach = /\n$/.test(between) && ownString.endsWith(between) && !text.endsWith(between);
  return isEach
    ? ({ text: ownString.slice(0, -between.length), isEach } as const)
    : ({ text: ownString, isEach } as const);
}

function createCause(
  code:
    | 'string.separator'
    | 'string.key-value-separator'
    | 'string.trailing-newline'
    | 'string.trailing-separator'
    | 'string.values-only'
    | 'string.keys-only'
    | 'string.quoted-values'
    | 'string.percent-encoded',
  variant: string,
): Cause {
  return { kind: 'deviation', code, variant, key: null, facts: {}, owner: 'merchant' };
}

/** The values alone, of fields that a list in the code names, each with its key again. */
function readValues(ownString: string, canonical: Canonical): SeparatedPairs | null {
  const named = nameValues(ownString, canonical);
  if (named === null) return null;
  const { pairs, form, before, after } = named;
  const values = createCause('string.values-only', form);
  const causes = before + after === '' ? [values] : [createAround({ before, after }), values];
  return { text: pairs.join('&'), causes };
}

/** The keys alone, of fields that a list in the code names, each with its value again. */
function readKeys(ownString: string, { kept }: Canonical): SeparatedPairs | null {
  const values = new Map(kept.map(({ key, value }) => [key, value]));
  for (const [between, form] of keyJoints) {
    const keys = ownString.split(between);
    if (keys.length < leastKeys || !keys.every((key) => values.has(key))) continue;
    const text = keys.map((key) => `${key}=${values.get(key)}`).join('&');
    return { text, causes: [createCause('string.keys-only', form)] };
  }
  return null;
}

const keyJoints = [
  ['&', 'ampersand'],
  [',', 'comma'],
  ['|', 'bar'],
  ['\n', 'line-end'],
] as const;

/** Null where it does not begin with a key. What stands behind a separator inside of a value is of that value. */
function joinAnew(
  ownString: string,
  { between, sign }: Separators,
  { kept }: Canonical,
): string | null {
  const values = new Map(kept.map(({ key, value }) => [key, value]));
  const pairs: string[] = [];
  let depth = 0;
  let before: string | undefined;
  for (const part of ownString.split(between)) {
    const at = part.indexOf(sign);
    const key = at === -1 ? '' : part.slice(0, at);
    // A header's name may be the first one.
    const isKey =
      before === undefined
        ? /^[A-Za-z][\w-]*$/.test(key)
        : /^[\w.[\]-]+$/.test(key) && !before.includes(between);
    const isPair = values.has(key) || (depth <= 0 && isKey);
    if (!isPair && pairs.length === 0) return null;
    if (isPair) {
      pairs.push(`${key}=${part.slice(at + sign.length)}`);
      before = values.get(key) ?? '';
      depth = 0;
    } else pairs[pairs.length - 1] += between + part;
    depth += countOpen(part);
  }
  return pairs.join('&');
}

function countOpen(part: string): number {
  return (part.match(/[[{]/g)?.length ?? 0) - (part.match(/[\]}]/g)?.length ?? 0);
}

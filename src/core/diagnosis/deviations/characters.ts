/** Characters and bytes: reading 10, and what happens to text between programs. */
import { contractRules } from '../../canonical/canonical-rules';
import type { CanonicalSource } from '../../canonical/list-entries';
import { printCanonical } from '../../canonical/print-canonical';
import { encodeByTable } from '../../canonical/table-charset';
import { transformText } from '../../canonical/transform-text';
import { entryHeaderNames } from '../../contract';
import { decodeUtf8 } from '../../intake/literal/read-string';
import { isNested } from '../../json/is-nested';
import type { JsonNode } from '../../json/json-node';
import { holds } from '../../json/list-inside';
import { parseJson } from '../../json/parse-json';
import { compactStyle, printJson } from '../../json/print-json';
import type { Deviation, Variant } from '../deviation';

const escaped = [
  { id: 'backslashes', rules: { text: 'backslashes' } },
  { id: 'unicode-escape', rules: { text: 'unicode-escape' }, needs: 'beyond-ascii' },
  { id: 'references', rules: { text: 'references' } },
  { id: 'code-units', rules: { text: 'unicode-units' } },
  { id: 'code-units-upper', rules: { text: 'unicode-units-upper' } },
  { id: 'perl', rules: { text: 'perl-escapes' } },
  { id: 'java-values', rules: { encoding: 'escaped-java' }, reach: 1 },
  { id: 'json-values', rules: { encoding: 'escaped-json' }, reach: 1 },
  { id: 'control-values', rules: { encoding: 'escaped-controls' }, reach: 1 },
  {
    id: 'javascript-values',
    rules: { encoding: 'escaped-javascript' },
    needs: 'html-signs',
    reach: 1,
  },
  {
    id: 'javascript-values-mono',
    rules: { encoding: 'escaped-javascript-mono' },
    needs: 'html-signs',
    reach: 1,
  },
] as const satisfies readonly Variant[];

/** JSON of each string without its quotation marks. */
const unquoted = {
  php: {
    id: 'php-values',
    rules: { strings: 'unquoted', nestedEscaped: '/', nestedAscii: 'lower' },
    reach: 1,
  },
  python: {
    id: 'python-values',
    rules: { strings: 'unquoted', nestedAscii: 'lower' },
    reach: 1,
  },
  slashes: {
    id: 'slashes-values',
    rules: { strings: 'unquoted', nestedEscaped: '/\u2028\u2029' },
    reach: 1,
  },
  plain: { id: 'quoteless-values', rules: { strings: 'unquoted' }, reach: 1 },
} as const satisfies Readonly<Record<string, Variant>>;

/** With characters that hardly any other language has. */
const regions = [
  { id: 'windows-1251', rules: { charset: 'windows-1251' }, signs: /[\u0400-\u045f]/ },
  { id: 'koi8-r', rules: { charset: 'koi8-r' }, signs: /[\u0410-\u044f]/ },
  { id: 'windows-874', rules: { charset: 'windows-874' }, signs: /[\u0e01-\u0e5b]/ },
  { id: 'shift_jis', rules: { charset: 'shift_jis' }, signs: /[\u3041-\u30ff]/ },
  { id: 'euc-kr', rules: { charset: 'euc-kr' }, signs: /[\uac00-\ud7a3]/ },
  { id: 'windows-1250', rules: { charset: 'windows-1250' }, signs: /[\u0102-\u017e]/ },
  { id: 'windows-1254', rules: { charset: 'windows-1254' }, signs: /[ĞğİıŞş]/ },
] as const;

/** In characters: so many show whether a text was misread. */
const shownLength = 10_000;

function listRegional({ body }: CanonicalSource) {
  return regions.flatMap(({ signs, ...variant }) => {
    // Of UTF-8 that was read as the charset, its bytes are that again: the copy was misread.
    const isWritten = (text: string): boolean =>
      signs.test(text) &&
      decodeUtf8(encodeByTable(text.slice(0, shownLength), variant.rules.charset)) === null;
    return holds(body, (node) => node.type === 'string' && isWritten(node.value)) ? [variant] : [];
  });
}

/** Each where nothing else that escapes gives the same. */
function listEscaped({ body }: CanonicalSource) {
  const holdsSuch = (isSuch: RegExp): boolean =>
    body.members.some(({ value }) => value.type === 'string' && isSuch.test(value.value));
  const isOther = holdsSuch(/[^\0-\x7f]|^"|"$/);
  const hasSigns = holdsSuch(/["\\\0-\x1f]/);
  // What is done to the whole string escapes those as well.
  const hasOtherKeys = body.members.some(({ key }) => /[^\0-\x7f]/.test(key.value));
  return [
    ...escaped,
    ...(isOther && holdsSuch(/\//) ? [unquoted.php, unquoted.slashes] : []),
    ...(isOther && (hasSigns || hasOtherKeys) ? [unquoted.python] : []),
    ...(isOther && hasSigns ? [unquoted.plain] : []),
  ] as const;
}

export const characterDeviations = [
  {
    code: 'charset.question-marks',
    reach: 2,
    variants: listQuestionMarks,
  },
  {
    code: 'charset.mojibake',
    reach: 2,
    variants: listMojibake,
  },
  {
    code: 'charset.escaped',
    reach: 2,
    variants: listEscaped,
  },
  {
    code: 'charset.character-cut',
    // Of the one who read the body: the signer's own text is whole.
    owner: 'unknown',
    reach: 1,
    variants: listCutCharacters,
  },
  {
    code: 'charset.gbk',
    reach: 2,
    variants: [
      { id: 'plain', rules: { charset: 'gbk' } },
      { id: 'gb18030', rules: { charset: 'gb18030' }, needs: 'beyond-gbk', reach: 1 },
    ],
  },
  {
    code: 'charset.latin1',
    reach: 2,
    variants: [
      { id: 'plain', rules: { charset: 'iso-8859-1' } },
      { id: 'windows-1252', rules: { charset: 'windows-1252' } },
      { id: 'low-bytes', rules: { charset: 'low-bytes' } },
    ],
  },
  {
    code: 'charset.characters-dropped',
    reach: 2,
    variants: listDropped,
  },
  {
    code: 'charset.big5',
    needs: 'east-asian',
    reach: 1,
    variants: [
      { id: 'plain', rules: { charset: 'big5' } },
      { id: 'others-dropped', rules: { charset: 'big5', text: 'big5-only' } },
    ],
  },
  {
    code: 'charset.regional',
    reach: 1,
    variants: listRegional,
  },
  {
    code: 'charset.utf-16',
    reach: 1,
    variants: [
      { id: 'little-endian', rules: { charset: 'utf-16le' }, reach: 2 },
      { id: 'big-endian', rules: { charset: 'utf-16be' } },
      { id: 'little-endian-mark', rules: { charset: 'utf-16le-mark' } },
      { id: 'big-endian-mark', rules: { charset: 'utf-16be-mark' } },
    ],
  },
  {
    code: 'charset.utf-32',
    reach: 1,
    variants: [
      { id: 'little-endian', rules: { charset: 'utf-32le' } },
      { id: 'big-endian', rules: { charset: 'utf-32be' } },
    ],
  },
  {
    code: 'charset.utf-7',
    reach: 1,
    variants: [{ id: 'plain', rules: { text: 'utf-7' } }],
  },
  {
    code: 'charset.byte-order-mark',
    reach: 1,
    variants: [{ id: 'plain', rules: { charset: 'utf-8-mark' }, reach: 2 }],
  },
  {
    code: 'charset.normalization',
    // Copying can normalize as well as signing.
    owner: 'unknown',
    reach: 1,
    variants: [
      { id: 'nfc', rules: { text: 'nfc' } },
      { id: 'nfd', rules: { text: 'nfd' } },
    ],
  },
  {
    code: 'text.html-entities',
    reach: 2,
    variants: listEntities,
  },
  {
    code: 'text.slashes-added',
    reach: 2,
    variants: [
      { id: 'plain', rules: { encoding: 'slashes' } },
      { id: 'quotemeta', rules: { encoding: 'quotemeta' }, reach: 1 },
    ],
  },
  {
    code: 'text.characters-added',
    reach: 1,
    variants: [
      { id: 'line-breaks', rules: { encoding: 'line-breaks' } },
      { id: 'doubled-quotes', rules: { encoding: 'doubled-quotes' } },
      { id: 'null-in-front', rules: { prefix: 'null', parts: null }, reach: 0 },
    ],
  },
  {
    code: 'text.characters-dropped',
    reach: 2,
    variants: listCharactersDropped,
  },
  {
    code: 'text.white-space-squeezed',
    reach: 2,
    variants: [
      { id: 'plain', rules: { encoding: 'squeezed' } },
      { id: 'ends-too', rules: { encoding: 'squeezed-inside' }, reach: 1 },
      { id: 'no-tags', rules: { encoding: 'sanitized' } },
    ],
  },
] as const satisfies readonly Deviation<string>[];

const entities = [
  // A signer that decodes them is rarer than what escapes them on the way.
  { id: 'pasted-body', rules: { text: 'entities-decoded' }, owner: 'unknown' },
  { id: 'values', rules: { encoding: 'html' }, reach: 3 },
  { id: 'values-python', rules: { encoding: 'html-python' }, reach: 3 },
  { id: 'values-php', rules: { encoding: 'html-php' }, reach: 3 },
  { id: 'values-go', rules: { encoding: 'html-go' } },
  { id: 'values-double-quotes', rules: { encoding: 'html-double-quotes' } },
  { id: 'values-named', rules: { encoding: 'html-named' } },
  { id: 'values-no-quotes', rules: { encoding: 'html-no-quotes' } },
  { id: 'values-xml', rules: { encoding: 'html-xml' }, reach: 1 },
  { id: 'values-numeric', rules: { encoding: 'html-numeric' } },
  { id: 'values-numeric-latin1', rules: { encoding: 'html-numeric-latin1' } },
  { id: 'values-php-filter', rules: { encoding: 'html-php-filter' } },
  { id: 'values-angles', rules: { encoding: 'html-angles' } },
  { id: 'values-validator', rules: { encoding: 'html-validator' }, reach: 1 },
  { id: 'values-handlebars', rules: { encoding: 'html-handlebars' }, reach: 1 },
  { id: 'values-mustache', rules: { encoding: 'html-mustache' }, reach: 1 },
  { id: 'values-he', rules: { encoding: 'html-he' }, reach: 1 },
  { id: 'values-he-named', rules: { encoding: 'html-he-named' }, reach: 0 },
  { id: 'values-attribute', rules: { encoding: 'html-attribute' }, reach: 0 },
  { id: 'whole', rules: { encoding: 'html', encodingScope: 'whole' } },
  { id: 'whole-go', rules: { encoding: 'html-go', encodingScope: 'whole' } },
  { id: 'whole-python', rules: { encoding: 'html-python', encodingScope: 'whole' }, reach: 1 },
  { id: 'whole-php', rules: { encoding: 'html-php', encodingScope: 'whole' }, reach: 1 },
  { id: 'whole-xml', rules: { encoding: 'html-xml', encodingScope: 'whole' }, reach: 1 },
  { id: 'whole-no-quotes', rules: { encoding: 'html-no-quotes', encodingScope: 'whole' } },
] as const satisfies readonly Variant[];

/** Before nested values are made JSON, whose own quotation marks stay. */
const ofStrings = [
  { id: 'strings', rules: { memberTexts: 'html' }, needs: 'nested', reach: 1 },
  { id: 'strings-python', rules: { memberTexts: 'html-python' }, needs: 'nested', reach: 1 },
  { id: 'strings-php', rules: { memberTexts: 'html-php' }, needs: 'nested', reach: 1 },
  { id: 'strings-go', rules: { memberTexts: 'html-go' }, needs: 'nested', reach: 1 },
  {
    id: 'strings-double-quotes',
    rules: { memberTexts: 'html-double-quotes' },
    needs: 'nested',
    reach: 1,
  },
] as const satisfies readonly Variant[];

/** Code that asks whether a value is a string before it escapes it. */
const ofTopStrings = [
  { id: 'top', rules: { strings: 'html' }, reach: 1 },
  { id: 'top-python', rules: { strings: 'html-python' }, reach: 1 },
  { id: 'top-php', rules: { strings: 'html-php' }, reach: 1 },
  { id: 'top-go', rules: { strings: 'html-go' }, reach: 1 },
  { id: 'top-double-quotes', rules: { strings: 'html-double-quotes' }, reach: 1 },
  { id: 'top-angles', rules: { strings: 'html-angles' }, reach: 1 },
] as const satisfies readonly Variant[];

/** Of a nested value its own quotation marks show that it was left. */
function listTopEntities({ body, bodyText }: CanonicalSource) {
  if (bodyText.length > printLimit) return [];
  const hasSigns = body.members.some(
    ({ value }) => value.type === 'string' && /[<>&"']/.test(value.value),
  );
  return hasSigns && body.members.some(({ value }) => isNested(value)) ? ofTopStrings : [];
}

/** All beyond ASCII by numbers too, where there is something; strings alone, where their quotes show it. */
function listEntities(source: CanonicalSource) {
  const { bodyText } = source;
  const plain = [
    ...entities,
    ...(/'|\\["u]/.test(bodyText) ? ofStrings : []),
    ...listTopEntities(source),
  ] as const;
  if (/^[\0-\x7f]*$/.test(bodyText)) return plain;
  const hex = { encoding: 'html-text-hex', encodingScope: 'whole' } as const;
  return [
    ...plain,
    { id: 'values-perl', rules: { encoding: 'html-perl' }, reach: 1 },
    { id: 'whole-hex', rules: hex, reach: 1 },
  ] as const satisfies readonly Variant[];
}

const mojibake = [
  { id: 'pasted-body', rules: { text: 'mojibake-repaired' }, owner: 'transport' },
  { id: 'string', rules: { text: 'mojibake' } },
  { id: 'string-1252', rules: { text: 'mojibake-1252' } },
  { id: 'string-1252-java', rules: { text: 'mojibake-1252-java' } },
  { id: 'string-gbk', rules: { text: 'mojibake-gbk' } },
  { id: 'string-ascii', rules: { text: 'lost-bytes' } },
  {
    id: 'body-ascii',
    rules: { memberTexts: 'lost-bytes' },
    needs: 'keys-beyond-ascii',
    reach: 1,
  },
  { id: 'string-seven-bits', rules: { text: 'seven-bits' }, reach: 2 },
] as const satisfies readonly Variant[];

const nestedMojibake = [
  { id: 'nested', rules: { nestedAscii: 'bytes' }, reach: 1 },
  { id: 'nested-sorted', rules: { nestedAscii: 'bytes', nestedSorted: true }, reach: 1 },
] as const satisfies readonly Variant[];

/** In nested JSON alone, where other characters beyond ASCII show that they are right. */
function listMojibake({ body, bodyText }: CanonicalSource) {
  const parts = body.members.map(({ key, value }) => ({
    isInside: isNested(value),
    key: key.value,
    text: bodyText.slice(value.span.start, value.span.end),
  }));
  const hasInside = parts.some((part) => part.isInside && mayBeBeyond.test(part.text));
  const hasOther = parts.some(
    (part) => beyondAscii.test(part.key) || (!part.isInside && mayBeBeyond.test(part.text)),
  );
  return hasInside && hasOther ? ([...mojibake, ...nestedMojibake] as const) : mojibake;
}

const mayBeBeyond = /[^\0-\x7f]|\\u/;

const dropped = [
  { id: 'ascii', rules: { text: 'ascii-only' } },
  { id: 'latin1', rules: { text: 'latin1-only' } },
  { id: 'gbk', rules: { text: 'gbk-only' } },
  { id: 'gbk-bytes', rules: { text: 'gbk-only', charset: 'gbk' } },
  { id: 'accents', rules: { text: 'no-accents' }, reach: 1 },
  { id: 'latin1-bytes', rules: { text: 'latin1-only', charset: 'iso-8859-1' } },
] as const satisfies readonly Variant[];

/** Where there are only emoji, or only letters with accents, nothing shows that other characters are lost as well. */
function listQuestionMarks(source: CanonicalSource) {
  const text = source.bodyText.length > printLimit ? '' : printCanonical(source, contractRules);
  const hasOnlyLetters = countMarks(transformText(text, 'plain-letters')) === countMarks(text);
  return [
    ...(beyondBmp.test(text)
      ? [{ id: 'beyond-bmp', rules: { text: 'question-marks-beyond-bmp' }, reach: 1 } as const]
      : []),
    { id: 'plain', rules: { text: 'question-marks' } },
    { id: 'code-units', rules: { text: 'question-marks-twice' } },
    { id: 'latin1', rules: { text: 'question-marks-latin1' } },
    { id: 'bytes', rules: { text: 'question-marks-bytes' } },
    ...(hasOnlyLetters && text !== ''
      ? [{ id: 'plain-letters-alone', rules: { text: 'plain-letters' }, reach: 1 } as const]
      : [{ id: 'plain-letters', rules: { text: 'plain-letters' }, reach: 1 } as const]),
    {
      id: 'bytes-read',
      rules: { memberTexts: 'question-marks-bytes' },
      needs: 'keys-beyond-ascii',
      reach: 1,
    },
  ] as const satisfies readonly Variant[];
}

/** In characters: of a longer body it is not looked what its characters are. */
const printLimit = 100_000;

const charactersDropped = [
  { id: 'tags', rules: { encoding: 'no-tags' } },
  { id: 'tags-trimmed', rules: { encoding: 'no-tags-trimmed' }, needs: 'html-signs', reach: 1 },
  { id: 'tags-quoted', rules: { encoding: 'no-tags-quoted' }, needs: 'html-signs', reach: 1 },
  // Alone first: a filter of markup drops angle brackets and apostrophes too.
  { id: 'quotes', rules: { encoding: 'no-quotes' } },
  { id: 'markup', rules: { encoding: 'no-markup' } },
  { id: 'spaces', rules: { encoding: 'no-spaces' } },
  { id: 'white-space', rules: { encoding: 'no-white-space' }, reach: 1 },
  {
    id: 'spaces-of-strings',
    rules: { strings: 'no-spaces' },
    needs: 'nested-spaces',
    reach: 1,
  },
  {
    id: 'white-space-of-strings',
    rules: { strings: 'no-white-space' },
    needs: 'nested-spaces',
    reach: 1,
  },
  { id: 'line-ends', rules: { encoding: 'no-line-ends' }, reach: 1 },
  { id: 'html', rules: { encoding: 'no-html' }, reach: 1 },
  { id: 'dashes', rules: { encoding: 'no-dashes' }, reach: 0 },
  { id: 'slashes', rules: { encoding: 'no-slashes' }, reach: 0 },
  { id: 'symbols', rules: { encoding: 'no-symbols' }, needs: 'symbols', reach: 1 },
  {
    id: 'symbols-ascii',
    rules: { encoding: 'no-symbols-ascii' },
    needs: 'symbols',
    reach: 1,
  },
  // A program on the way may have added them as well.
  { id: 'backslashes', rules: { encoding: 'no-backslashes' }, owner: 'unknown' },
  {
    id: 'body-backslashes',
    rules: { memberTexts: 'no-backslashes' },
    needs: 'escapes',
    reach: 1,
  },
  // Of pairs: a raw body or another end that is cut is no known mistake.
  { id: 'last', rules: { text: 'last-cut', suffix: '', parts: null } },
  { id: 'last-two', rules: { text: 'last-two-cut', suffix: '', parts: null }, reach: 0 },
  { id: 'first', rules: { text: 'first-cut', prefix: '', parts: null }, reach: 1 },
  { id: 'first-value', rules: { text: 'first-value-cut', prefix: '', parts: null }, reach: 1 },
  { id: 'first-key', rules: { text: 'first-key-cut', prefix: '', parts: null }, reach: 1 },
] as const satisfies readonly Variant[];

/** Where JSON that became a text has all the white space, and none inside of its texts, it was written so. */
function listCharactersDropped({ body, headers }: CanonicalSource) {
  const spaced = body.members.filter(({ value }) => hasSpace(value));
  const areHeaders = entryHeaderNames.some((name) => /\s/.test(headers.fields[name]?.value ?? ''));
  const areJson =
    !areHeaders && spaced.length > 0 && spaced.every(({ value }) => isSpacedJson(value));
  return areJson ? charactersDropped.filter(({ id }) => !/space/.test(id)) : charactersDropped;
}

function hasSpace(node: JsonNode): boolean {
  return holds(node, (one) => one.type === 'string' && /\s/.test(one.value));
}

function isSpacedJson(node: JsonNode): boolean {
  if (node.type !== 'string' || node.value.length > printLimit) return false;
  if (!/^(?:\{[\s\S]*\}|\[[\s\S]*\])$/.test(node.value)) return false;
  const json = parseJson(node.value);
  return json.ok && printJson(json.value, compactStyle) === node.value.replace(/\s/g, '');
}

function countMarks(text: string): number {
  return text.split('?').length;
}

/** As it is, or as JSON escapes it. */
const surrogate = /[\ud800-\udbff]|\\u[dD][89abAB]/;
const beyondBmp = /[\u{10000}-\u{10ffff}]/u;

/** Before the body was parsed: what has no character left is no entry, and a key without some is sorted as what is left of it. */
function listDropped({ body, bodyText }: CanonicalSource) {
  const isOther = body.members.some(
    ({ key, value }) =>
      beyondAscii.test(key.value) ||
      (value.type === 'string' &&
        value.value.trim() !== '' &&
        value.value.replace(allBeyondAscii, '').trim() === ''),
  );
  return [
    ...(surrogate.test(bodyText)
      ? [{ id: 'beyond-bmp', rules: { text: 'bmp-only' }, reach: 1 } as const]
      : []),
    ...dropped.filter(({ id }) => id !== 'accents' || hasAccents(bodyText)),
    ...(isOther ? [{ id: 'body', rules: { bodyMembers: 'ascii' }, reach: 1 } as const] : []),
  ] as const satisfies readonly Variant[];
}

/** A decomposition takes other characters apart, too, such as …, of which no accent is left. */
function hasAccents(bodyText: string): boolean {
  const isAccented = (character: string): boolean => /\p{M}/u.test(character.normalize('NFD'));
  return bodyText.includes('\\u') || [...new Set(bodyText)].some(isAccented);
}

const beyondAscii = /[^\0-\x7f]/;
const allBeyondAscii = /[^\0-\x7f]/g;

/** Which character, and as how many U+FFFD: by where its bytes were cut. */
export interface CutCharacter extends Variant {
  readonly id: `${number}/${number}`;
  readonly facts: { readonly character: string; readonly marks: number };
}

/** Chunks are large: a longer body is cut inside any of its characters. */
const cutLimit = 200;

/** In the string’s own order: that of the sorted entries. */
function listCutCharacters(source: CanonicalSource): readonly CutCharacter[] {
  if (/^[\0-\x7f]*$/.test(source.bodyText)) return [];
  const characters: string[] = [];
  // One after the other, because a body can hold millions.
  for (const [character] of printCanonical(source, contractRules).matchAll(/[^\0-\x7f]/gu)) {
    characters.push(character);
    if (characters.length === cutLimit) break;
  }
  return characters.flatMap((character, at) =>
    listMarks(character).map(
      (marks): CutCharacter => ({
        id: `${at}/${marks}`,
        rules: { text: `lost-${at}-${marks}` },
        facts: { character, marks },
      }),
    ),
  );
}

/** Decoders write one U+FFFD for a beginning that is no whole character, and one for each byte that begins none. */
function listMarks(character: string): readonly number[] {
  const code = character.codePointAt(0) as number;
  if (code < 0x800) return [2];
  return code < 0x10000 ? [2, 3] : [2, 3, 4];
}

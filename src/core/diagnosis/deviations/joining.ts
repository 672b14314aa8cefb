/** Step 5: how keys and values are written and joined. */
import type { CanonicalRules } from '../../canonical/canonical-rules';
import { isFalsy } from '../../canonical/is-falsy';
import type { CanonicalSource } from '../../canonical/list-entries';
import { listRenamed } from '../../canonical/rewrite-body';
import { contractFieldNames, isContractField } from '../../contract';
import { isNested } from '../../json/is-nested';
import type { Deviation, Variant } from '../deviation';
import { type JsonForm, jsonStyles } from './json-styles';
import { once } from './once';

const keysAlone = { encoding: 'emptied', keyValueSeparator: '' } as const;
const withoutHeaders = { timestampKey: null, nonceKey: null } as const;
/** `Pair.toString`, and Python's `str(item)` of each item. */
const kotlinPairs = {
  prefix: '(',
  keyValueSeparator: ', ',
  pairSeparator: ')&(',
  suffix: ')',
} as const;

const scalaTuples = { ...kotlinPairs, keyValueSeparator: ',' } as const;

/** `%v` of a struct of key and value. */
const goStructs = {
  prefix: '{',
  keyValueSeparator: ' ',
  pairSeparator: '}&{',
  suffix: '}',
} as const;

const inBrackets = { prefix: '[', suffix: ']' } as const;

const asJsonString = { prefix: '"', suffix: '"' } as const;

export const joiningDeviations = [
  {
    code: 'string.trailing-separator',
    reach: 2,
    variants: [
      { id: 'plain', rules: { suffix: '&' }, reach: 4 },
      // What prints such a string, or logs it, ends its line behind it.
      { id: 'line-end', rules: { suffix: '&\n' } },
      { id: 'crlf', rules: { suffix: '&\r\n' } },
      { id: 'space', rules: { suffix: ' ' }, reach: 1 },
      { id: 'leading', rules: { prefix: '&' } },
      { id: 'leading-question-mark', rules: { prefix: '?' } },
    ],
  },
  {
    code: 'string.trailing-newline',
    reach: 2,
    variants: [
      { id: 'lf', rules: { suffix: '\n' }, isBase: 'everyday' },
      { id: 'crlf', rules: { suffix: '\r\n' } },
    ],
  },
  {
    code: 'string.separator',
    reach: 2,
    variants: [
      { id: 'nothing', rules: { pairSeparator: '' }, reach: 3, group: 'run-together' },
      { id: 'line-end', rules: { pairSeparator: '\n' }, reach: 4 },
      { id: 'crlf', rules: { pairSeparator: '\r\n' } },
      { id: 'comma', rules: { pairSeparator: ',' }, reach: 3 },
      { id: 'comma-space', rules: { pairSeparator: ', ' } },
      { id: 'bar', rules: { pairSeparator: '|' }, reach: 3 },
      { id: 'semicolon', rules: { pairSeparator: ';' } },
      { id: 'space', rules: { pairSeparator: ' ' } },
      { id: 'logfmt', rules: { pairSeparator: ' ', encoding: 'quoted-logfmt' }, reach: 1 },
      { id: 'entity', rules: { pairSeparator: '&amp;' }, reach: 3 },
      { id: 'spaced', rules: { pairSeparator: ' & ' }, reach: 1 },
      { id: 'tab', rules: { pairSeparator: '\t' }, reach: 1 },
      { id: 'hash', rules: { pairSeparator: '#' }, reach: 1 },
      { id: 'ampersand-line-end', rules: { pairSeparator: '&\n' }, reach: 1 },
      { id: 'semicolon-line-end', rules: { pairSeparator: ';\n' }, reach: 1 },
      { id: 'dot', rules: { pairSeparator: '.' }, reach: 1 },
      { id: 'semicolon-space', rules: { pairSeparator: '; ' }, reach: 1 },
      { id: 'plus', rules: { pairSeparator: '+' }, reach: 1 },
      { id: 'equals', rules: { pairSeparator: '=' }, reach: 1 },
      { id: 'comma-each', rules: { pairSeparator: ',', suffix: ',' }, reach: 1 },
      { id: 'bar-each', rules: { pairSeparator: '|', suffix: '|' }, reach: 1 },
      { id: 'semicolon-each', rules: { pairSeparator: ';', suffix: ';' }, reach: 1 },
      { id: 'line-end-each', rules: { pairSeparator: '\n', suffix: '\n' }, reach: 1 },
      { id: 'crlf-each', rules: { pairSeparator: '\r\n', suffix: '\r\n' }, reach: 1 },
      { id: 'ampersands', rules: { pairSeparator: '&&' }, reach: 0 },
      { id: 'ampersand-space', rules: { pairSeparator: '& ' }, reach: 0 },
      { id: 'ampersand-line-end-each', rules: { pairSeparator: '&\n', suffix: '&\n' }, reach: 0 },
      { id: 'ampersand-crlf-each', rules: { pairSeparator: '&\r\n', suffix: '&\r\n' }, reach: 0 },
      { id: 'in-brackets', rules: { ...inBrackets, pairSeparator: '][' }, reach: 0 },
      { id: 'go-list', rules: { ...inBrackets, pairSeparator: ' ' }, reach: 0 },
      {
        id: 'go-list-quoted',
        rules: {
          prefix: '["',
          pairSeparator: '" "',
          suffix: '"]',
          encoding: 'json',
          encodingScope: 'keys-and-values',
        },
        reach: 0,
      },
      { id: 'characters', rules: { text: 'spread', parts: null }, reach: 1 },
    ],
  },
  {
    code: 'string.key-value-separator',
    reach: 2,
    variants: [
      { id: 'nothing', rules: { keyValueSeparator: '' }, group: 'run-together' },
      { id: 'colon', rules: { keyValueSeparator: ':' } },
      { id: 'spaced', rules: { keyValueSeparator: ' = ' } },
      { id: 'colon-spaced', rules: { keyValueSeparator: ': ' } },
      { id: 'comma', rules: { keyValueSeparator: ',' }, reach: 1 },
      { id: 'ampersand', rules: { keyValueSeparator: '&' } },
      { id: 'arrow', rules: { keyValueSeparator: '=>' }, reach: 1 },
      {
        id: 'spaced-throughout',
        rules: { keyValueSeparator: ' = ', pairSeparator: ' & ' },
        reach: 1,
      },
      { id: 'equals-twice', rules: { keyValueSeparator: '==' }, reach: 0 },
      { id: 'comma-throughout', rules: { keyValueSeparator: ',', pairSeparator: ',' }, reach: 1 },
      { id: 'space-throughout', rules: { keyValueSeparator: ' ', pairSeparator: ' ' }, reach: 0 },
      { id: 'arrow-comma', rules: { keyValueSeparator: ' => ', pairSeparator: ', ' }, reach: 0 },
      { id: 'colon-comma-spaced', rules: { keyValueSeparator: ': ', pairSeparator: ', ' } },
      { id: 'colon-semicolon', rules: { keyValueSeparator: ':', pairSeparator: ';' }, reach: 0 },
      {
        id: 'in-brackets',
        rules: { ...inBrackets, keyValueSeparator: ', ', pairSeparator: ']&[' },
      },
      {
        id: 'in-brackets-alone',
        rules: { ...inBrackets, keyValueSeparator: ', ', pairSeparator: '][' },
        reach: 1,
      },
      {
        id: 'in-parentheses',
        rules: kotlinPairs,
      },
      { id: 'scala-tuples', rules: { ...scalaTuples, nestedText: 'scala' }, reach: 1 },
      {
        id: 'scala-arrows',
        rules: { keyValueSeparator: ' -> ', nestedText: 'scala' },
        reach: 1,
      },
      { id: 'go-structs', rules: { ...goStructs, nestedText: 'go' }, reach: 1 },
      // Every value a text, or as the body has it.
      {
        id: 'python-tuples',
        rules: { ...kotlinPairs, encoding: 'quoted-python', encodingScope: 'keys-and-values' },
        reach: 1,
      },
      {
        id: 'python-tuples-typed',
        rules: {
          ...kotlinPairs,
          prefix: "('",
          keyValueSeparator: "', ",
          pairSeparator: ")&('",
          strings: 'quoted-python',
          numbers: 'python-typed',
          booleans: 'capitalized',
          nestedText: 'python',
          blanks: 'drop-blank-source',
        },
        reach: 1,
      },
    ],
  },
  {
    code: 'string.values-only',
    reach: 2,
    variants: listValues,
  },
  {
    code: 'string.keys-only',
    reach: 1,
    variants: [
      { id: 'ampersand', rules: keysAlone },
      { id: 'comma', rules: { ...keysAlone, pairSeparator: ',' } },
      { id: 'bar', rules: { ...keysAlone, pairSeparator: '|' } },
      { id: 'line-end', rules: { ...keysAlone, pairSeparator: '\n' } },
      { id: 'nothing', rules: { ...keysAlone, pairSeparator: '' } },
      { id: 'body-ampersand', rules: { ...keysAlone, ...withoutHeaders } },
      { id: 'body-comma', rules: { ...keysAlone, ...withoutHeaders, pairSeparator: ',' } },
    ],
  },
  {
    code: 'string.trimmed',
    reach: 2,
    variants: [
      { id: 'plain', rules: { strings: 'trimmed' }, reach: 3 },
      { id: 'ascii', rules: { strings: 'trimmed-ascii' } },
      { id: 'nested', rules: { nestedStrings: 'trimmed' }, needs: 'nested' },
      {
        id: 'throughout',
        rules: { strings: 'trimmed', nestedStrings: 'trimmed' },
        needs: 'nested',
        reach: 1,
      },
    ],
  },
  {
    code: 'string.quoted-values',
    reach: 2,
    variants: listQuoted,
  },
  {
    code: 'string.escapes-kept',
    reach: 2,
    variants: listEscapesKept,
  },
  {
    code: 'string.key-spelling',
    reach: 2,
    variants: listSpellings,
  },
  {
    code: 'string.quoted',
    reach: 1,
    variants: [
      { id: 'double', rules: { prefix: '"', suffix: '"' } },
      { id: 'single', rules: { prefix: "'", suffix: "'" } },
      { id: 'python-bytes', rules: { text: 'python-bytes' } },
      {
        id: 'json',
        rules: { ...asJsonString, encoding: 'json', encodingScope: 'whole' },
        reach: 2,
      },
      {
        id: 'json-ascii',
        rules: { ...asJsonString, encoding: 'json', encodingScope: 'whole', text: 'unicode-units' },
      },
      {
        id: 'json-pairs',
        rules: {
          ...asJsonString,
          pairSeparator: '"&"',
          encoding: 'json',
          encodingScope: 'keys-and-values',
        },
        reach: 2,
      },
    ],
  },
  {
    code: 'string.method-in-front',
    reach: 1,
    variants: [
      { id: 'ampersand', rules: { prefix: 'POST&' } },
      { id: 'line-end', rules: { prefix: 'POST\n' } },
      { id: 'nothing', rules: { prefix: 'POST' } },
      { id: 'body-ampersand', rules: { prefix: 'POST&', parts: ['body'] } },
      { id: 'body-line-end', rules: { prefix: 'POST\n', parts: ['body'] } },
      { id: 'body-line-end-each', rules: { prefix: 'POST\n', parts: ['body'], suffix: '\n' } },
      { id: 'body-nothing', rules: { prefix: 'POST', parts: ['body'] } },
      { id: 'body-bar', rules: { prefix: 'POST|', parts: ['body'] } },
      { id: 'body-space', rules: { prefix: 'POST ', parts: ['body'] } },
    ],
  },
  {
    code: 'string.values-cut',
    reach: 1,
    variants: listCuts,
  },
  {
    code: 'string.text-encoded',
    reach: 1,
    variants: [
      { id: 'base64', rules: { text: 'base64' }, reach: 2 },
      { id: 'base64url', rules: { text: 'base64url' } },
      { id: 'base64-utf-16', rules: { text: 'base64-utf-16' } },
      { id: 'body-base64', rules: { parts: ['body'], text: 'base64' } },
      {
        id: 'json-base64',
        rules: { parts: ['json'], order: 'received', text: 'base64' },
      },
      { id: 'json-sorted-base64', rules: { parts: ['json'], text: 'base64' } },
      { id: 'base64-lines-60', rules: { text: 'base64-lines-60' } },
      { id: 'base64-lines-76', rules: { text: 'base64-lines-76' } },
      { id: 'hex', rules: { text: 'hex' } },
      { id: 'upper-hex', rules: { text: 'upper-hex' } },
      { id: 'dashed-hex', rules: { text: 'dashed-hex' } },
      { id: 'reversed', rules: { text: 'reversed' }, reach: 0 },
    ],
  },
  {
    code: 'string.case-changed',
    reach: 2,
    variants: listCases,
  },
] as const satisfies readonly Deviation<string>[];

const cases = [
  { id: 'lower-case', rules: { text: 'lower' }, reach: 3 },
  { id: 'upper-case', rules: { text: 'upper' }, reach: 3 },
  { id: 'values-lower-case', rules: { encoding: 'lower-case' }, reach: 1 },
  { id: 'values-upper-case', rules: { encoding: 'upper-case' }, reach: 1 },
  { id: 'words', rules: { encoding: 'words-capitalized' }, reach: 0 },
  { id: 'words-go', rules: { encoding: 'words-capitalized-go' }, reach: 0 },
] as const satisfies readonly Variant[];

const casesOfAscii = [
  { id: 'lower-case-ascii', rules: { text: 'lower-ascii' }, reach: 1 },
  { id: 'upper-case-ascii', rules: { text: 'upper-ascii' }, reach: 1 },
  { id: 'values-lower-case-ascii', rules: { encoding: 'lower-case-ascii' }, reach: 1 },
  { id: 'values-upper-case-ascii', rules: { encoding: 'upper-case-ascii' }, reach: 1 },
] as const satisfies readonly Variant[];

/** Where a letter beyond ASCII has two cases; an escape may stand for one. */
function listCases({ bodyText }: CanonicalSource) {
  return cased.test(bodyText) ? ([...cases, ...casesOfAscii] as const) : cases;
}

const cased = /(?![\0-\x7f])[\p{Lu}\p{Ll}]|\\u0[0-5]/u;

/** Where an escaping function writes the same escapes again, nothing shows that they were kept. */
function listEscapesKept({ body, bodyText }: CanonicalSource) {
  const isAlike =
    !/[^\0-\x7f]|\\[^"\\bfnrt]/.test(bodyText) &&
    !body.members.some(({ value }) => isNested(value));
  const id = isAlike ? 'written-again' : 'plain';
  const hasEdges = body.members.some(
    ({ value }) => value.type === 'string' && value.value !== value.value.trim(),
  );
  return [
    { id, rules: { strings: 'source' } },
    ...(hasEdges && bodyText.includes('\\')
      ? [{ id: 'trimmed', rules: { strings: 'source-trimmed' }, reach: 1 } as const]
      : []),
  ] as const satisfies readonly Variant[];
}

const spellings = [
  { id: 'snake-case', rules: { keys: 'snake' }, reach: 3 },
  { id: 'lower-case', rules: { keys: 'lower' }, reach: 3 },
  // ASP.NET’s way: each pair is appended with its separator.
  { id: 'lower-case-each', rules: { keys: 'lower', suffix: '&' } },
  { id: 'upper-case', rules: { keys: 'upper' } },
  { id: 'kebab-case', rules: { keys: 'kebab' } },
  { id: 'pascal-case', rules: { keys: 'pascal' }, reach: 4 },
  {
    id: 'pascal-case-body',
    rules: { keys: 'pascal-body', order: 'headers-appended', headerOrder: 'nonce-first' },
    reach: 3,
  },
  {
    id: 'pascal-case-appended',
    rules: { keys: 'pascal-body', order: 'headers-appended' },
    reach: 3,
  },
  // C#: reflection, and SortedDictionary, whose order knows no case.
  {
    id: 'pascal-case-caseless',
    rules: { keys: 'pascal-body', order: 'case-insensitive' },
    reach: 2,
  },
  { id: 'symbols', rules: { keys: 'symbol' } },
  { id: 'lists', rules: { keyValueSeparator: '[]=' }, reach: 0 },
  {
    id: 'under-data',
    rules: { prefix: 'data[', keyValueSeparator: ']=', pairSeparator: '&data[' },
    reach: 0,
  },
] as const satisfies readonly Variant[];

/** In one case before they are sorted: where that is another order, a sort that knows no case would be told beside the spelling. */
function listSpellings(source: CanonicalSource) {
  const keys = source.body.members.map(({ key }) => key.value);
  const isInOrder = (change: (key: string) => string): boolean =>
    keys.every((one) => keys.every((other) => one < other === change(one) < change(other)));
  return [
    ...spellings,
    ...(keys.length > mostSpelled || isInOrder((key) => key.toLowerCase())
      ? []
      : [
          {
            id: 'lower-case-sorted',
            rules: { keys: 'lower', order: 'case-insensitive' },
            reach: 1,
          } as const,
        ]),
    ...(keys.length > mostSpelled || isInOrder((key) => key.toUpperCase())
      ? []
      : [
          {
            id: 'upper-case-sorted',
            rules: { keys: 'upper', order: 'case-insensitive-upper' },
            reach: 1,
          } as const,
        ]),
    ...listRenamings(source),
    ...listRenamedFields(source),
  ] as const;
}

/** Of a body with more keys each is not laid beside each other. */
const mostSpelled = 200;

const valuesOnly = [
  { id: 'ampersand', rules: { keyValueSeparator: null } },
  { id: 'nothing', rules: { keyValueSeparator: null, pairSeparator: '' }, reach: 4 },
  { id: 'line-end', rules: { keyValueSeparator: null, pairSeparator: '\n' } },
  { id: 'comma', rules: { keyValueSeparator: null, pairSeparator: ',' } },
  { id: 'bar', rules: { keyValueSeparator: null, pairSeparator: '|' } },
  { id: 'dash', rules: { keyValueSeparator: null, pairSeparator: '-' }, reach: 1 },
  { id: 'underscore', rules: { keyValueSeparator: null, pairSeparator: '_' }, reach: 1 },
  { id: 'space', rules: { keyValueSeparator: null, pairSeparator: ' ' }, reach: 1 },
  { id: 'dot', rules: { keyValueSeparator: null, pairSeparator: '.' }, reach: 1 },
  { id: 'semicolon', rules: { keyValueSeparator: null, pairSeparator: ';' }, reach: 1 },
  { id: 'colon', rules: { keyValueSeparator: null, pairSeparator: ':' }, reach: 1 },
] as const satisfies readonly Variant[];

const sortedValues = { keyValueSeparator: null, order: 'value' } as const;
/** Sorted as texts, when their keys are gone. */
const valuesSorted = [
  { id: 'sorted/ampersand', rules: sortedValues, reach: 0 },
  { id: 'sorted/nothing', rules: { ...sortedValues, pairSeparator: '' }, reach: 0 },
  { id: 'sorted/comma', rules: { ...sortedValues, pairSeparator: ',' }, reach: 0 },
  { id: 'sorted/bar', rules: { ...sortedValues, pairSeparator: '|' }, reach: 0 },
] as const satisfies readonly Variant[];

const plainValues = [...valuesOnly, ...valuesSorted] as const;

/** Without the keys, of the contract's fields alone, by its order. */
export interface ContractValues extends Variant {
  readonly id: `contract/${(typeof valuesOnly)[number]['id']}`;
}

/** `[orderType, orderNo, …].join('|')`: a body without other fields has another name for it. */
function listValues({ body }: CanonicalSource) {
  const omitted = [...new Set(body.members.map(({ key }) => key.value))].filter(
    (key) => !isContractField(key),
  );
  if (omitted.length === 0) return plainValues;
  const ofContract = valuesOnly.map(
    ({ id, rules }): ContractValues => ({
      id: `contract/${id}`,
      rules: { ...rules, order: 'contract', omitted },
      reach: 1,
    }),
  );
  return [...plainValues, ...ofContract];
}

/** After how many characters; 0: before the first colon. */
export interface CutValues extends Variant {
  readonly id: `${number}` | 'first-colon';
  readonly facts: { readonly length: number };
}

/** Widths of columns and of functions that shorten. */
const widths = [10, 16, 20, 24, 30, 32, 36, 40, 50, 60, 64, 100, 120, 128, 200, 255, 256, 500];

/** Values without a key hide where they end. */
function listCuts({ body, bodyText }: CanonicalSource): readonly CutValues[] {
  const cuts = widths
    .filter((length) => length < bodyText.length)
    .map(
      (length): CutValues => ({
        id: `${length}`,
        rules: { encoding: `cut-${length}` },
        facts: { length },
      }),
    );
  const hasColon = body.members.some(
    ({ value }) => value.type === 'string' && value.value.includes(':'),
  );
  if (!hasColon) return cuts;
  // Who takes the body apart at its colons reads no numbers either.
  const rules = { encoding: 'to-colon', numbers: 'source' } as const;
  return [...cuts, { id: 'first-colon', rules, facts: { length: 0 } }];
}

const quotedValues = once(
  () =>
    [
      { id: 'plain', rules: { strings: 'quoted' }, reach: 4 },
      { id: 'escapes-kept', rules: { strings: 'quoted-source' } },
      { id: 'headers-too', rules: { strings: 'quoted-all' }, reach: 3 },
      { id: 'all', rules: { encoding: 'quoted-double' } },
      { id: 'all-single', rules: { encoding: 'quoted-single' } },
      { id: 'all-unescaped', rules: { encoding: 'in-quotes' } },
      { id: 'all-single-unescaped', rules: { encoding: 'in-single-quotes' }, reach: 1 },
      { id: 'in-lists', rules: { encoding: 'in-lists' }, reach: 1 },
      { id: 'in-optionals', rules: { encoding: 'in-optionals' }, reach: 1 },
      { id: 'in-options', rules: { encoding: 'in-options', nestedText: 'scala' }, reach: 1 },
      { id: 'shell', rules: { encoding: 'quoted-shell' }, reach: 0 },
      ...listJsonValues(['dropped', 'kept']),
      ...listInspected('python'),
      ...listInspected('ruby'),
      ...listInspected('go'),
      {
        id: 'php',
        rules: { strings: 'quoted-php', numbers: 'php-typed', blanks: 'drop-blank-source' },
        reach: 1,
      },
    ] as const satisfies readonly Variant[],
);

const asReceived = { strings: 'quoted-source', numbers: 'source', nestedText: 'source' } as const;

/** Blank strings that were dropped before they had quotes, and nulls that stay: of a JSON tree that prints itself. */
const quotedLeft = [
  { id: 'blank-dropped', rules: { strings: 'quoted', blanks: 'drop-blank-source' } },
  {
    id: 'received-blank-dropped',
    rules: { ...asReceived, blanks: 'drop-blank-source' },
    reach: 1,
  },
] as const satisfies readonly Variant[];

const quotedNulls = [
  {
    id: 'blank-dropped/null-kept',
    rules: { ...quotedLeft[0].rules, nullText: 'null' },
  },
  {
    id: 'received-blank-dropped/null-kept',
    rules: { ...quotedLeft[1].rules, nullText: 'null' },
    reach: 1,
  },
] as const satisfies readonly Variant[];

function listQuotedBlanks(members: CanonicalSource['body']['members']) {
  const hasBlank = members.some(
    ({ value }) => value.type === 'string' && value.value.trim() === '',
  );
  if (!hasBlank) return quotedValues();
  const hasNull = members.some(({ value }) => value.type === 'null');
  const hasSpaces = members.some(
    ({ value }) => value.type === 'string' && /^\s+$/.test(value.value),
  );
  return [
    ...quotedValues(),
    ...quotedLeft,
    ...(hasNull ? quotedNulls : []),
    ...(hasSpaces ? jsonOfTexts() : []),
  ] as const;
}

/** How a language prints a value for its programmers: Python's `repr`, Ruby's `inspect`, Go's `%#v`. */
const inspected = {
  python: {
    rules: {
      strings: 'quoted-python',
      numbers: 'python-typed',
      booleans: 'capitalized',
      nestedText: 'python',
    },
    nullText: 'None',
  },
  ruby: {
    rules: { strings: 'quoted-ruby', numbers: 'ruby-typed', nestedText: 'ruby' },
    nullText: 'nil',
  },
  go: {
    rules: { strings: 'quoted-all', numbers: 'go', nestedText: 'go-syntax' },
    nullText: '<nil>',
  },
} as const satisfies Readonly<Record<string, { rules: Partial<CanonicalRules>; nullText: string }>>;

/** `f'{k}={v!r}' … if v`, of which one with blank strings alone is told by what it does with these. */
const trueOnes = {
  id: 'python/false-dropped',
  rules: { ...inspected.python.rules, blanks: 'keep', falsy: 'python' },
  reach: 1,
} as const satisfies Variant;

function listQuoted({ body: { members } }: CanonicalSource) {
  const { falsy } = trueOnes.rules;
  const hasFalse = members.some(
    ({ value }) => value.type !== 'string' && value.type !== 'null' && isFalsy(value, '', falsy),
  );
  return [...(hasFalse ? [trueOnes] : []), ...listQuotedBlanks(members)] as const;
}

/** Every value printed so: `f'{k}={v!r}'`; of blank strings and nulls none, the first, or all. */
function listInspected<Language extends keyof typeof inspected>(language: Language) {
  const { rules, nullText } = inspected[language];
  return [
    { id: language, rules: { ...rules, blanks: 'drop-blank-source' }, reach: 1 },
    { id: `${language}/blank-kept`, rules: { ...rules, blanks: 'keep' }, reach: 1 },
    { id: `${language}/all-kept`, rules: { ...rules, blanks: 'keep', nullText }, reach: 1 },
  ] as const satisfies readonly Variant[];
}

/** Every value as a JSON library writes it; of blank strings and nulls none, or all. */
export interface JsonValues extends Variant {
  readonly id: `json/${JsonForm}/${JsonFilter}`;
  readonly facts: { readonly style: JsonForm; readonly filter: JsonFilter };
}

const jsonFilters = {
  dropped: { blanks: 'drop-blank-source' },
  kept: { blanks: 'keep', nullText: 'null' },
  /** Where blank ones have white space. */
  'empty-dropped': { blanks: 'drop-empty-source' },
} as const satisfies Readonly<Record<string, Partial<CanonicalRules>>>;

type JsonFilter = keyof typeof jsonFilters;

function listJsonValues(filters: readonly JsonFilter[]): readonly JsonValues[] {
  const strings = { strings: 'quoted-all' } as const;
  return (Object.keys(jsonStyles) as JsonForm[]).flatMap((style) =>
    filters.map((filter) => ({
      id: `json/${style}/${filter}` as const,
      rules: { ...strings, ...jsonStyles[style], ...jsonFilters[filter] },
      facts: { style, filter },
      reach: 1 as const,
    })),
  );
}

const jsonOfTexts = once(() => listJsonValues(['empty-dropped']));

const renamings = [
  { id: 'snake-case-letters', rules: { memberKeys: 'snake' }, reach: 1 },
  { id: 'snake-case-words', rules: { memberKeys: 'underscore' }, reach: 1 },
  { id: 'camel-case', rules: { memberKeys: 'camel' }, reach: 1 },
] as const satisfies readonly Variant[];

/** Of keys of small letters, each with a capital inside, libraries make the same. */
function listRenamings({ body }: CanonicalSource) {
  const keys = body.members.map(({ key }) => key.value);
  const isUsual = keys.every((key) => /^[a-z]+(?:[A-Z][a-z\d]+)*$/.test(key));
  if (isUsual || keys.some((key) => /(?![\w-])[\0-\x7f]/.test(key))) return [];
  // How the others take letters beyond ASCII apart is not known.
  const isAscii = keys.every((key) => /^[\w-]*$/.test(key));
  return renamings.filter(
    ({ id, rules }, index) =>
      (isAscii || id === 'camel-case') &&
      renamings.findIndex((one) => isSame(one.rules.memberKeys, rules.memberKeys)) === index,
  );

  function isSame(one: Renaming, other: Renaming): boolean {
    return listRenamed(body, one).join('\n') === listRenamed(body, other).join('\n');
  }
}

type Renaming = (typeof renamings)[number]['rules']['memberKeys'];

/** One field of the contract, by another name. */
export interface RenamedField extends Variant {
  readonly id: `name:${string}`;
  readonly key: string;
  readonly facts: { readonly name: string };
}

/** What its words are taken for by who writes the name down again, but for their case. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  No: ['NO', 'Id', 'ID', 'Number', 'Num'],
  At: ['Time', 'On'],
  Amount: ['Amt'],
  amount: ['amt'],
  completed: ['complete', 'finished'],
  merchant: ['mch'],
  order: ['trade'],
};

/** A name that was written down again, with a slip or a habit: all others are as they are. */
function listRenamedFields({ body }: CanonicalSource): readonly RenamedField[] {
  const keys = new Set(body.members.map(({ key }) => key.value));
  return contractFieldNames
    .filter((key) => keys.has(key))
    .flatMap((key) =>
      listNames(key)
        .filter((name) => !keys.has(name))
        .map(
          (name): RenamedField => ({
            id: `name:${name}`,
            rules: { memberKeys: `${key}>${name}` },
            key,
            facts: { name },
            reach: 1,
          }),
        ),
    );
}

/** In each case, or with one word otherwise. */
function listNames(key: string): readonly string[] {
  const words = key.split(/(?=[A-Z])/);
  const last = words.at(-1) ?? '';
  const front = words.slice(0, -1).join('');
  const others = words.flatMap((word, index) =>
    (otherWords[word] ?? []).map((other) => words.toSpliced(index, 1, other).join('')),
  );
  const names = [
    words.join('_').toLowerCase(),
    key.toLowerCase(),
    key.charAt(0).toUpperCase() + key.slice(1),
    `${front}${last.toLowerCase()}`,
    ...others,
  ];
  return [...new Set(names)].filter((name) => name !== key);
}

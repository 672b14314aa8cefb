/** How objects and arrays become text (reading 4). */
import { arrangeAsDatabase, arrangeAsPhp } from '../../canonical/arrange-members';
import { type CanonicalRules, contractRules } from '../../canonical/canonical-rules';
import { isFalsy } from '../../canonical/is-falsy';
import { joinLanguages } from '../../canonical/join-nested';
import type { CanonicalSource } from '../../canonical/list-entries';
import { printNested } from '../../canonical/print-nested';
import { printNumber } from '../../canonical/print-number';
import { hasUnsortedInside, hasUnsortedList } from '../../canonical/reshape-nested';
import type { Truth } from '../../canonical/rule-values';
import { isNested } from '../../json/is-nested';
import type { JsonArray, JsonMember, JsonNode, JsonObject } from '../../json/json-node';
import { holds, holdsType, listInside } from '../../json/list-inside';
import { sortMembers } from '../../json/print-json';
import type { Deviation, Variant } from '../deviation';

const goEscapes = { nestedEscaped: '<>&\u2028\u2029' } as const;

const escapedSlashes = [
  { id: 'plain', rules: { nestedEscaped: '/' }, reach: 4 },
  // Before a language that does both, of which nothing else shows.
  { id: 'sorted', rules: { nestedEscaped: '/', nestedSorted: true }, reach: 3 },
  // Libraries whose objects are HashMaps.
  { id: 'hash-map', rules: { nestedEscaped: '/', nestedSorted: 'hash-map' }, reach: 1 },
] as const satisfies readonly Variant[];

/** Where the body itself has both escapes: else its text as received would be the only name of what PHP writes by itself. */
const escapedInAscii = {
  id: 'ascii',
  rules: { nestedEscaped: '/', nestedAscii: 'lower' },
} as const satisfies Variant;

/** Without a slash it is the order alone. */
function listEscapedSlashes(source: CanonicalSource) {
  if (!hasNestedText(source, /\//)) return [escapedSlashes[0]] as const;
  const hasBoth = hasNestedText(source, /\\u/) && hasNestedText(source, /\\\//);
  return [...escapedSlashes, ...(hasBoth ? [escapedInAscii] : [])] as const;
}

function hasNestedText({ body, bodyText }: CanonicalSource, isSuch: RegExp): boolean {
  return body.members.some(
    ({ value: { span }, value }) =>
      isNested(value) && isSuch.test(bodyText.slice(span.start, span.end)),
  );
}

const spaced = [
  { id: 'plain', rules: { nestedSpaced: true }, reach: 4 },
  { id: 'colons', rules: { nestedSpaced: 'colons' }, reach: 1 },
  { id: 'colons-ascii', rules: { nestedSpaced: 'colons', nestedAscii: 'lower' }, reach: 1 },
  { id: 'inside', rules: { nestedSpaced: 'inside' } },
] as const satisfies readonly Variant[];

/** json-c's own text, and without its escapes. */
const spacedThroughout = {
  id: 'inside-escaped',
  rules: { nestedSpaced: 'inside-empty', nestedEscaped: '/' },
} as const satisfies Variant;

const spacedInEmpty = {
  id: 'inside-empty',
  rules: { nestedSpaced: 'inside-empty' },
  reach: 1,
} as const satisfies Variant;

/** Its own text, where no slash shows its escapes. */
const spacedWithoutSlash = {
  id: 'inside-empty',
  rules: { nestedSpaced: 'inside-empty' },
} as const satisfies Variant;

/** Where nothing is empty and no slash escaped, all three give the same. */
function listSpaced(source: CanonicalSource) {
  const hasEmpty = source.body.members.some(({ value }) =>
    holds(value, (one) => isNested(one) && listInside(one).length === 0),
  );
  if (!hasNestedText(source, /\//)) {
    return [...spaced, ...(hasEmpty ? [spacedWithoutSlash] : [])] as const;
  }
  return [...spaced, spacedThroughout, ...(hasEmpty ? [spacedInEmpty] : [])] as const;
}

const sorted = [
  { id: 'plain', rules: { nestedSorted: true }, reach: 4 },
  { id: 'integers-first', rules: { nestedSorted: 'integers-first' }, reach: 4 },
  { id: 'hash-map', rules: { nestedSorted: 'hash-map' }, reach: 1 },
] as const satisfies readonly Variant[];

const sortedAtFirst = {
  id: 'first-level',
  rules: { nestedSorted: 'first-level' },
} as const satisfies Variant;

const sortedLists = {
  id: 'lists',
  rules: { nestedSorted: 'lists' },
} as const satisfies Variant;

const sortedThroughout = {
  id: 'lists-too',
  rules: { nestedSorted: 'lists-too' },
} as const satisfies Variant;

const sortedAsNumbers = {
  id: 'numbers',
  rules: { nestedSorted: 'numeric' },
  reach: 4,
} as const satisfies Variant;

/** As a database gives it, and written by any library. */
const sortedByLength = {
  id: 'length',
  rules: { nestedSorted: 'length' },
  reach: 3,
} as const satisfies Variant;

const jsonb = {
  nestedSorted: 'length',
  nestedSpaced: true,
  numbers: 'big-decimal-plain',
} as const satisfies Rules;

const sortedByDatabase = { id: 'database', rules: jsonb } as const satisfies Variant;

/** PostgreSQL's numbers are exact, MySQL's are doubles: as Python's below 1e15, and but for very small ones. */
const sortedByEither = [
  { id: 'jsonb', rules: jsonb },
  { id: 'mysql', rules: { ...jsonb, numbers: 'python-typed' }, reach: 1 },
] as const satisfies readonly Variant[];

const sortedAndSpaced = {
  nestedSorted: true,
  nestedSpaced: true,
  numbers: 'python-typed',
} as const satisfies Rules;

/** Where keys by their length are sorted keys as well, nothing shows a database. */
const sortedByAny = { id: 'spaced', rules: sortedAndSpaced } as const satisfies Variant;

/** MySQL's JSON writes the first, too. */
const sortedByAnyEither = [
  { id: 'spaced-doubles', rules: sortedAndSpaced },
  sortedByEither[0],
] as const satisfies readonly Variant[];

/** What libraries of several languages write by themselves: else a language that does both is told, of which nothing shows. */
const sortedInAscii = {
  id: 'ascii',
  rules: { nestedSorted: true, nestedAscii: 'lower' },
} as const satisfies Variant;

/** Where no object inside of another value shows that a sort stopped there, it is a sort. */
function listSorted(source: CanonicalSource) {
  const { members } = source.body;
  const showsBoth = hasNestedText(source, /[^\0-\x7f]|\\u/) && members.some(hasUnsortedKeys);
  const keys = [...listSortedKeys(members), ...(showsBoth ? [sortedInAscii] : [])] as const;
  if (!members.some(({ value }) => hasUnsortedList(value))) return keys;
  const hasObjects = members.some(({ value }) => holdsType(value, 'object'));
  return [...keys, sortedLists, ...(hasObjects ? [sortedThroughout] : [])] as const;
}

const indented = [
  { id: 'two', rules: { nestedText: 'indented' } },
  { id: 'four', rules: { nestedText: 'indented-four' } },
  { id: 'jackson', rules: { nestedText: 'indented-jackson' } },
  // Json.NET on Windows.
  { id: 'two-crlf', rules: { nestedText: 'indented-crlf' }, reach: 1 },
  { id: 'four-ascii', rules: { nestedText: 'indented-four', nestedAscii: 'lower' }, reach: 1 },
  { id: 'two-ascii', rules: { nestedText: 'indented', nestedAscii: 'lower' }, reach: 1 },
] as const satisfies readonly Variant[];

const indentedByPerl = {
  id: 'perl',
  rules: { nestedText: 'indented-perl', nestedSorted: true, nestedSuffix: '\n' },
  reach: 1,
} as const satisfies Variant;

/** What is empty has line ends in it. */
const indentedByRuby = {
  id: 'ruby',
  rules: { nestedText: 'indented-ruby', nestedNumbers: 'ruby-typed' },
  reach: 1,
} as const satisfies Variant;

/** Of what is empty there is nothing but the line end behind it, which others write as well. */
function listIndented({ body }: CanonicalSource) {
  const isShown = body.members.some(({ value }) => isNested(value) && !isEmptyNested(value));
  const hasEmpty = body.members.some(({ value }) =>
    holds(value, (one) => isNested(one) && isEmptyNested(one)),
  );
  return [
    ...indented,
    ...(isShown ? [indentedByPerl] : []),
    ...(hasEmpty ? [indentedByRuby] : []),
  ] as const;
}

function isEmptyNested(value: JsonObject | JsonArray): boolean {
  return (value.type === 'array' ? value.items : value.members).length === 0;
}

function hasUnsortedKeys({ value }: JsonMember): boolean {
  return holds(
    value,
    (one) => one.type === 'object' && differ(sortMembers(one.members), one.members),
  );
}

function listSortedKeys(members: readonly JsonMember[]) {
  const hasObject = members.some(({ value }) => value.type === 'object');
  const isShown = hasObject && members.some(({ value }) => hasUnsortedInside(value));
  const holdsSuch = (isSuch: (one: JsonNode) => boolean): boolean =>
    members.some(({ value }) => holds(value, isSuch));
  const showsBoth = (one: Arrange, other: Arrange): boolean =>
    holdsSuch((node) => node.type === 'object' && differ(one(node.members), other(node.members)));
  const isOfLength = showsBoth(arrangeAsDatabase, sortMembers);
  const isMoved = showsBoth(arrangeAsDatabase, leave);
  const isEither = holdsSuch(
    (one) =>
      one.type === 'number' &&
      printNumber(one, 'python-typed') !== printNumber(one, 'big-decimal-plain'),
  );
  return [
    ...sorted,
    ...(isShown ? [sortedAtFirst] : []),
    ...(showsBoth(arrangeAsPhp, sortMembers) ? [sortedAsNumbers] : []),
    ...(isOfLength ? [sortedByLength] : []),
    ...(isMoved && isOfLength ? (isEither ? sortedByEither : [sortedByDatabase]) : []),
    ...(isMoved && !isOfLength ? (isEither ? sortedByAnyEither : [sortedByAny]) : []),
  ] as const;
}

type Arrange = (members: readonly JsonMember[]) => readonly JsonMember[];

function differ(one: readonly JsonMember[], other: readonly JsonMember[]): boolean {
  return one.some((member, at) => member.key.value !== other[at]?.key.value);
}

const leave: Arrange = (members) => members;

export const nestedDeviations = [
  {
    code: 'nested.spaced',
    reach: 2,
    variants: listSpaced,
  },
  {
    code: 'nested.sorted',
    reach: 2,
    variants: listSorted,
  },
  {
    code: 'nested.unicode-escaped',
    reach: 2,
    variants: [
      { id: 'lower-hex', rules: { nestedAscii: 'lower' }, reach: 4 },
      { id: 'upper-hex', rules: { nestedAscii: 'upper' } },
    ],
  },
  {
    code: 'nested.slash-escaped',
    reach: 2,
    variants: listEscapedSlashes,
  },
  {
    code: 'nested.html-escaped',
    reach: 2,
    variants: [
      { id: 'go', rules: { nestedEscaped: '<>&\u2028\u2029' }, reach: 4 },
      { id: 'gson', rules: { nestedEscaped: "<>&='\u2028\u2029" } },
      // json.Marshal of a map does both, whatever else its user does.
      {
        id: 'go-sorted',
        rules: { ...goEscapes, nestedSorted: true },
        needs: 'nested-html-signs',
        reach: 3,
      },
      { id: 'jinja', rules: { nestedEscaped: "<>&'" } },
      { id: 'mono', rules: { nestedEscaped: "<>'" }, needs: 'html-signs', reach: 1 },
      { id: 'json-net', rules: { nestedEscaped: '<>&\'"' }, reach: 1 },
      {
        id: 'dotnet',
        rules: { nestedEscaped: '<>&\'"+`', nestedAscii: 'upper' },
        needs: 'nested-unsafe-signs',
      },
      {
        id: 'php-hex-tag',
        rules: { nestedEscaped: '<>', nestedAscii: 'signs-upper' },
        needs: 'nested-html-signs',
        reach: 0,
      },
      // JSON_HEX_TAG and its like, with slashes and characters beyond ASCII escaped as by default, or not.
      {
        id: 'php-hex',
        rules: { nestedEscaped: '<>&\'"/', nestedAscii: 'lower-signs-upper' },
        needs: 'nested-quotes-or-signs',
        reach: 1,
      },
      {
        id: 'php-hex-unescaped',
        rules: { nestedEscaped: '<>&\'"', nestedAscii: 'signs-upper' },
        needs: 'nested-quotes-or-signs',
        reach: 1,
      },
    ],
  },
  {
    code: 'nested.empty-array',
    reach: 2,
    variants: [
      { id: 'plain', rules: { nestedEmpty: '[]' }, reach: 4 },
      { id: 'objects', rules: { nestedEmpty: '{}/{}' } },
    ],
  },
  {
    code: 'nested.lists-as-objects',
    reach: 1,
    variants: listForcedObjects,
  },
  {
    code: 'nested.source-text',
    reach: 4,
    variants: [
      { id: 'plain', rules: { nestedText: 'source' } },
      { id: 'without-space', rules: { nestedText: 'source-without-space' } },
    ],
  },
  {
    code: 'nested.language-text',
    reach: 2,
    variants: listLanguageTexts,
  },
  {
    code: 'nested.stand-in',
    reach: 1,
    needs: 'nested',
    variants: listStandIns,
  },
  {
    code: 'nested.indented',
    reach: 2,
    variants: listIndented,
  },
  {
    code: 'nested.line-end',
    reach: 2,
    needs: 'nested',
    variants: [
      { id: 'go', rules: { nestedSuffix: '\n', nestedSorted: true, numbers: 'source' } },
      {
        id: 'go-escaped',
        rules: { nestedSuffix: '\n', nestedSorted: true, numbers: 'source', ...goEscapes },
      },
      { id: 'go-raw', rules: { nestedSuffix: '\n' }, reach: 1 },
      {
        id: 'go-double',
        rules: { nestedSuffix: '\n', nestedSorted: true, numbers: 'javascript', ...goEscapes },
        reach: 1,
      },
      {
        id: 'go-double-raw',
        rules: { nestedSuffix: '\n', nestedSorted: true, numbers: 'javascript' },
        reach: 1,
      },
    ],
  },
  {
    code: 'nested.blank-as-null',
    reach: 2,
    variants: [
      { id: 'plain', rules: { nestedStrings: 'blank-null' } },
      { id: 'trimmed', rules: { nestedStrings: 'trimmed-blank-null' }, needs: 'nested-blanks' },
    ],
  },
  {
    code: 'nested.members-lost',
    reach: 2,
    variants: listKeyLists,
  },
  {
    code: 'nested.nulls-dropped',
    reach: 2,
    variants: [
      { id: 'plain', rules: { nestedNulls: 'drop' } },
      { id: 'empty-too', rules: { nestedNulls: 'drop-empty' }, reach: 1 },
    ],
  },
  {
    code: 'nested.as-entries',
    reach: 1,
    variants: listSpreads,
  },
] as const satisfies readonly Deviation<string>[];

/** Where all lists are empty, that shows as an empty list does. */
function listForcedObjects({ body, bodyText }: CanonicalSource) {
  const hasLists = body.members.some(
    ({ value: { type, span } }) =>
      (type === 'array' || type === 'object') &&
      /\[\s*[^\s\]]/.test(bodyText.slice(span.start, span.end)),
  );
  if (!hasLists) return [];
  return [
    { id: 'plain', rules: { nestedEmpty: 'objects' } },
    { id: 'escaped', rules: { nestedEmpty: 'objects', nestedEscaped: '/', nestedAscii: 'lower' } },
  ] as const satisfies readonly Variant[];
}

/** Bodies of more characters are not printed to see what differs. */
const printLimit = 100_000;

/** Those that give what none of the others does, which name no language. */
function differFrom<Form extends Variant>(
  { body, bodyText }: CanonicalSource,
  forms: readonly Form[],
  others: readonly Rules[],
): readonly Form[] {
  if (bodyText.length > printLimit) return [];
  const nested = body.members.map(({ value }) => value).filter(isNested);
  const print = (changed: Rules): string => {
    const rules = { ...contractRules, ...changed };
    const numbers = rules.nestedNumbers ?? rules.numbers;
    return nested.map((value) => printNested(value, rules, bodyText, numbers)).join('\0');
  };
  const known = new Set([{}, ...others].map(print));
  return forms.filter(({ rules }) => !known.has(print(rules)));
}

/** Each named as the text that it puts in the place of nested values. */
function ofTexts<const Text extends CanonicalRules['nestedText']>(
  texts: readonly Text[],
  others: Pick<Variant, 'reach'> = {},
) {
  type Form = { [One in Text]: { readonly id: One; readonly rules: { readonly nestedText: One } } };
  return texts.map((text) => ({
    id: text,
    rules: { nestedText: text },
    ...others,
  })) as readonly (Form[Text] & Pick<Variant, 'reach'>)[];
}

const [rarely, alone] = [{ reach: 1 }, { reach: 0 }] as const;

const joinedLists = ofTexts(
  joinLanguages.map((language) => `joined-lists-${language}` as const),
  alone,
);

const joinedValues = ofTexts(
  joinLanguages.map((language) => `values-${language}` as const),
  alone,
);

/** What joins give where nothing shows a language, or JavaScript or PHP. */
const plainJoins = [
  { nestedText: 'joined-lists' },
  { nestedText: 'joined-lists-javascript' },
  { nestedText: 'php-implode' },
  { nestedText: 'javascript' },
  { nestedText: 'values' },
] as const satisfies readonly Rules[];

const valueLists = [
  { id: 'value-list', rules: { nestedText: 'value-list' }, reach: 0 },
  {
    id: 'value-list-php',
    rules: { nestedText: 'value-list', nestedNumbers: 'php-json', nestedEmpty: '[]' },
    reach: 0,
  },
  {
    id: 'value-list-escaped',
    rules: {
      nestedText: 'value-list',
      nestedNumbers: 'php-json',
      nestedEmpty: '[]',
      nestedEscaped: '/',
      nestedAscii: 'lower',
    },
    reach: 0,
  },
] as const satisfies readonly Variant[];

function listValueLists(source: CanonicalSource) {
  const [plain, php, escaped] = valueLists;
  return [
    ...differFrom(source, [plain], []),
    ...differFrom(source, [php], [plain.rules]),
    ...differFrom(source, [escaped], [plain.rules, php.rules]),
  ] as const;
}

function listLanguageTexts(source: CanonicalSource) {
  const { body } = source;
  // Where all lists are empty, nothing shows how their items are joined.
  const hasItems = body.members.some(
    ({ value }) => value.type === 'array' && value.items.length > 0,
  );
  const hasNested = body.members.some(
    ({ value }) => value.type === 'array' && value.items.some(isNested),
  );
  const hasMembers = body.members.some(
    ({ value }) => value.type === 'object' && value.members.length > 0,
  );
  return [
    { id: 'javascript', rules: { nestedText: 'javascript' }, reach: 4 },
    { id: 'java', rules: { nestedText: 'java' }, reach: 3 },
    { id: 'python', rules: { nestedText: 'python' }, reach: 4 },
    { id: 'go', rules: { nestedText: 'go' }, reach: 4 },
    ...texts.php,
    { id: hasItems ? 'joined-lists' : 'empty-lists', rules: { nestedText: 'joined-lists' } },
    ...(hasNested ? texts.joined : []),
    ...(hasItems ? differFrom(source, joinedLists, plainJoins) : []),
    ...texts.inspected,
    ...(hasItems || hasMembers ? texts.likeJson : []),
    ...texts.yaml,
    ...(body.members.some(({ value }) => holdsType(value, 'object')) ? texts.maps : []),
    ...texts.clojure,
    ...listStructs(body),
    ...texts.phpLines,
    ...(hasItems || hasMembers ? texts.imploded : []),
    { id: 'empty-blank-dropped', rules: { nestedText: 'empty', blanks: 'drop-strings' } },
    { id: 'empty', rules: { nestedText: 'empty', blanks: 'keep' }, needs: 'nested' },
    { id: 'empty-space-kept', rules: { nestedText: 'empty', blanks: 'drop-empty-strings' } },
    {
      id: 'empty-nulls-kept',
      rules: { nestedText: 'empty', blanks: 'keep', nullText: 'null' },
      needs: 'nested',
    },
  ] as const satisfies readonly Variant[];
}

/** Of lists alone no struct shows; its names show where they differ from JSON without its quotation marks. */
function listStructs({ members }: CanonicalSource['body']) {
  const holdsSuch = (isSuch: (one: JsonNode) => boolean): boolean =>
    members.some(({ value }) => holds(value, isSuch));
  if (!holdsSuch((one) => one.type === 'object' && one.members.length > 0)) return [];
  return holdsSuch(
    (one) =>
      listInside(one).length > 1 ||
      (one.type === 'object' && one.members.some(({ key }) => /^[^A-Z]|[_-]/.test(key.value))),
  )
    ? texts.structs
    : texts.structValues;
}

const texts = {
  php: [...ofTexts(['php', 'dotnet']), ...ofTexts(['dotnet-framework'], rarely)],
  joined: ofTexts(['joined-lists-javascript'], rarely),
  inspected: [
    ...ofTexts(['php-serialize']),
    ...ofTexts(['node-inspect', 'node-inspect-deep', 'node-inspect-line'], rarely),
  ],
  likeJson: ofTexts(
    ['python-as-json', 'python-as-json-unspaced', 'ruby-as-json', 'ruby-3.4-as-json'],
    rarely,
  ),
  yaml: ofTexts(['yaml', 'yaml-sorted', 'go-syntax'], rarely),
  /** Without a map, Elixir's lists are as JSON with spaces, Groovy's as Java's, and nothing shows Clojure's keywords. */
  maps: ofTexts(['elixir', 'elixir-atoms', 'groovy', 'groovy-sorted', 'clojure-keywords'], rarely),
  clojure: ofTexts(['clojure'], rarely),
  structs: ofTexts(['go-structs', 'go-structs-values'], rarely),
  structValues: ofTexts(['go-structs-values'], rarely),
  phpLines: ofTexts(['php-print-r', 'php-export'], rarely),
  imploded: ofTexts(['php-implode'], rarely),
} as const;

const standIns = {
  any: ofTexts(['md5', 'sha256', 'base64', 'quoted', 'unspaced', 'bytes', 'python-bytes', 'count']),
  keys: ofTexts(['keys']),
  pairs: ofTexts(['member-strings', 'query', 'query-decoded', 'pairs', 'pairs-sorted']),
  deeper: ofTexts(['pairs-deep', 'pairs-deep-sorted']),
  values: ofTexts(['pairs-comma', 'pairs-colon', 'values']),
  rails: ofTexts(['query-rails'], alone),
  flattened: ofTexts(['flattened'], alone),
} as const;

/** Of what is empty no part shows what stands in its place. */
function listStandIns(source: CanonicalSource) {
  const { body } = source;
  const hasMembers = body.members.some(
    ({ value }) => value.type === 'object' && value.members.length > 0,
  );
  const hasItems = body.members.some(
    ({ value }) => value.type === 'array' && value.items.length > 0,
  );
  return [
    ...standIns.any,
    ...(hasMembers ? standIns.keys : []),
    ...(hasMembers || hasItems
      ? [
          ...standIns.pairs,
          ...(hasDeeper(body) ? standIns.deeper : []),
          ...standIns.values,
          ...differFrom(source, standIns.rails, [{ nestedText: 'query' }, { nestedText: 'pairs' }]),
        ]
      : []),
    ...(hasMembers
      ? [
          ...listValueLists(source),
          ...differFrom(source, joinedValues, [
            ...plainJoins,
            ...joinedLists.map(({ rules }) => rules),
          ]),
          ...standIns.flattened,
        ]
      : []),
  ] as const;
}

/** An object or array inside of another. */
function hasDeeper({ members }: CanonicalSource['body']): boolean {
  return members.some(({ value }) => listInside(value).some(isNested));
}

/** JavaScript's `JSON.stringify` with a list of keys keeps no other in nested objects either. */
function listKeyLists({ body }: CanonicalSource) {
  const keys = [...new Set(body.members.map(({ key }) => key.value))];
  if (keys.length > 100 || !hasNested({ body })) return [];
  const sorted = [...keys].sort();
  const forms = [
    { id: 'body-keys-sorted', rules: { nestedKeys: sorted } },
    { id: 'body-keys', rules: { nestedKeys: keys }, reach: 1 },
  ] as const satisfies readonly Variant[];
  // Without an object inside of another one nothing is lost by its own keys.
  const hasInner = body.members.some(({ value }) =>
    listInside(value).some((inner) => holdsType(inner, 'object')),
  );
  return hasInner ? ([...forms, ownKeys] as const) : forms;
}

const ownKeys = { id: 'own-keys-sorted', rules: { nestedKeys: 'own' } } as const satisfies Variant;

function hasNested({ body }: Pick<CanonicalSource, 'body'>): boolean {
  return body.members.some(({ value }) => isNested(value));
}

type Rules = Partial<CanonicalRules>;

/** How paths are written: nested members sorted by them, or as received. */
const paths = {
  brackets: { nestedEntries: 'brackets', nestedEntryOrder: 'received' },
  'brackets-sorted': { nestedEntries: 'brackets' },
  'brackets-unnumbered': { nestedEntries: 'brackets-unnumbered', nestedEntryOrder: 'received' },
  'brackets-unnumbered-sorted': { nestedEntries: 'brackets-unnumbered' },
  'brackets-unnumbered-members': {
    nestedEntries: 'brackets-unnumbered',
    nestedEntryOrder: 'members',
  },
  'brackets-unnumbered-outer': {
    nestedEntries: 'brackets-unnumbered',
    nestedEntryOrder: 'outer-members',
  },
  dots: { nestedEntries: 'dots', nestedEntryOrder: 'received' },
  'dots-sorted': { nestedEntries: 'dots' },
  'dots-brackets': { nestedEntries: 'dots-brackets', nestedEntryOrder: 'received' },
  'dots-brackets-sorted': { nestedEntries: 'dots-brackets' },
  underscores: { nestedEntries: 'underscores', nestedEntryOrder: 'received' },
  'underscores-sorted': { nestedEntries: 'underscores' },
  repeated: { nestedEntries: 'repeated', nestedEntryOrder: 'received' },
  'repeated-keys': { nestedEntries: 'repeated-keys', nestedEntryOrder: 'received' },
  leaves: { nestedEntries: 'leaves' },
  'leaves-of-objects': { nestedEntries: 'leaves-of-objects' },
  'merged-kept': { nestedEntries: 'merged-kept' },
  merged: { nestedEntries: 'merged' },
  'merged-from-1': { nestedEntries: 'merged-from-1' },
  /** Where all that is nested is empty, it only goes. */
  none: { nestedEntries: 'brackets', nestedEntryOrder: 'received' },
} as const satisfies Readonly<Record<string, Rules>>;

const keysToo = { encodingScope: 'keys-and-values', blanks: 'keep' } as const;

const phpFiltered = { booleans: 'number', numbers: 'php-typed' } as const;

/** What the writer does beside: blank values kept, booleans and numbers in its language, everything encoded or not. */
const writers = {
  plain: {},
  'blank-kept': { blanks: 'keep' },
  'null-kept': { blanks: 'keep', nullText: 'null' },
  javascript: { blanks: 'keep', nullText: 'null', numbers: 'javascript' },
  python: { booleans: 'capitalized', numbers: 'python-typed' },
  php: { ...keysToo, booleans: 'number', numbers: 'php-typed', encoding: 'form-php' },
  'php-percent': { ...keysToo, booleans: 'number', numbers: 'php-typed', encoding: 'percent' },
  'php-decoded': { blanks: 'keep', booleans: 'number', numbers: 'php-typed' },
  /** A loop of one's own, which puts each value into a text. */
  'php-loop': { blanks: 'keep', booleans: 'php', numbers: 'php-typed', nullText: '' },
  // Blank values are often dropped before it.
  'php-filtered': { ...phpFiltered, encodingScope: 'keys-and-values', encoding: 'form-php' },
  'php-percent-filtered': { ...phpFiltered, encodingScope: 'keys-and-values', encoding: 'percent' },
  'php-decoded-filtered': phpFiltered,
  qs: { ...keysToo, nullText: '', numbers: 'javascript', encoding: 'percent' },
  'qs-values': { blanks: 'keep', nullText: '', numbers: 'javascript', encoding: 'percent' },
  'qs-form': { ...keysToo, nullText: '', numbers: 'javascript', encoding: 'form-php' },
  'qs-decoded': { blanks: 'keep', nullText: '', numbers: 'javascript' },
  'qs-skip-nulls': { ...keysToo, numbers: 'javascript', encoding: 'percent' },
  // Nulls go.
  axios: { ...keysToo, numbers: 'javascript', encoding: 'form-axios' },
  'axios-brackets': { ...keysToo, numbers: 'javascript', encoding: 'form-axios-brackets' },
  rails: { ...keysToo, nullText: '', numbers: 'ruby-typed', encoding: 'form-python' },
  querystring: {
    ...keysToo,
    nullText: '',
    numbers: 'javascript',
    nestedText: 'empty',
    encoding: 'percent-javascript',
  },
  'querystring-decoded': {
    blanks: 'keep',
    nullText: '',
    numbers: 'javascript',
    nestedText: 'empty',
  },
  'query-string': {
    ...keysToo,
    numbers: 'javascript',
    nestedText: 'javascript',
    encoding: 'percent',
  },
  'query-string-decoded': { blanks: 'keep', numbers: 'javascript', nestedText: 'javascript' },
  urlencode: {
    ...keysToo,
    booleans: 'capitalized',
    numbers: 'python-typed',
    nullText: 'None',
    nestedText: 'python',
    encoding: 'form-python',
  },
  'urlencode-decoded': {
    blanks: 'keep',
    booleans: 'capitalized',
    numbers: 'python-typed',
    nullText: 'None',
    nestedText: 'python',
  },
  /** Rack leaves the brackets of keys as they are. */
  rack: { blanks: 'keep', numbers: 'ruby-typed', encoding: 'form' },
  'rails-decoded': { blanks: 'keep', nullText: '', numbers: 'ruby-typed' },
  /** Ruby’s `URI.encode_www_form`. */
  'www-form': { ...keysToo, numbers: 'ruby-typed', nestedText: 'ruby', encoding: 'form' },
  'www-form-decoded': { blanks: 'keep', numbers: 'ruby-typed', nestedText: 'ruby' },
} as const satisfies Readonly<Record<string, Rules>>;

export type SpreadPath = keyof typeof paths;
export type SpreadWriter = keyof typeof writers;

/** How paths are written, and by whom. */
export interface Spread extends Variant {
  readonly id: `${SpreadPath}/${string}`;
  readonly facts: {
    /** `empty-lists`: where no list has an item to be repeated; `passed-over`: where a loop of PHP that leaves out arrays gives the same. */
    readonly path: SpreadPath | 'empty-lists' | 'passed-over';
    readonly writer: SpreadWriter;
    readonly order: 'sorted' | 'received';
    /** What was dropped before: what counts as false there, null and blank values, or null and empty strings. */
    readonly filter: 'none' | 'truth' | 'blank' | 'empty';
  };
}

/** Who leaves the writing to a library often leaves the sorting to it as well. */
const libraries: ReadonlySet<SpreadWriter> = new Set([
  'php',
  'php-decoded',
  'php-filtered',
  'php-decoded-filtered',
  'qs',
  'qs-decoded',
  'querystring',
  'urlencode',
]);

/** A loop of one's own over all that is no object or array. */
const leafWriters: ReadonlySet<SpreadWriter> = new Set([
  'plain',
  'blank-kept',
  'php-loop',
  'php-decoded-filtered',
]);

const axiosPaths: ReadonlySet<SpreadPath> = new Set(['brackets', 'brackets-unnumbered']);

/** A key that is repeated and brackets are of different libraries, and no framework writes dots. */
function isWritten(path: SpreadPath, writer: SpreadWriter): boolean {
  const isFramework = writer.startsWith('rails') || writer === 'rack';
  // PHP numbers the items of a list.
  if (path.startsWith('brackets-unnumbered') && writer.startsWith('php')) return false;
  if (path === 'brackets-unnumbered-members') return writer.startsWith('qs');
  if (path === 'brackets-unnumbered-outer') return writer.startsWith('rails');
  if (writer.startsWith('axios')) return axiosPaths.has(path);
  if (path.startsWith('merged')) return writer === 'plain' || writer === 'blank-kept';
  // It takes a dict for the list of its keys.
  if (path === 'repeated-keys') return writer.startsWith('urlencode');
  if (path === 'repeated') return !isFramework && !writer.startsWith('php');
  if (path.startsWith('leaves')) return leafWriters.has(writer);
  // Neither takes objects apart; one of the two writes lists with brackets.
  if (writer === 'querystring-decoded') return path === 'none';
  if (writer.startsWith('query-string')) return path === 'none' || path.startsWith('brackets');
  if (writer.startsWith('www-form')) return false;
  return !isFramework || path === 'none' || path.startsWith('brackets');
}

const spreads = (Object.keys(paths) as SpreadPath[]).flatMap((path) =>
  (Object.keys(writers) as SpreadWriter[]).flatMap((writer): readonly Spread[] => {
    if (!isWritten(path, writer)) return [];
    const entries = path === 'repeated' && writer.startsWith('urlencode') ? 'repeated-keys' : path;
    const rules = { ...paths[entries], ...writers[writer] };
    const sorted: Spread = {
      id: `${path}/${writer}`,
      rules,
      facts: { path, writer, order: 'sorted', filter: 'none' },
    };
    if (path.endsWith('-sorted') || !libraries.has(writer)) return [sorted];
    return [
      sorted,
      {
        id: `${path}/${writer}/unsorted`,
        rules: { ...rules, order: 'received' },
        facts: { path, writer, order: 'received', filter: 'none' },
      },
    ];
  }),
);

/** Writers that repeat a key take lists apart, and print objects; of what is empty others leave nothing. */
function listSpreads(source: CanonicalSource): readonly Spread[] {
  if (!hasNested(source)) return [];
  const nested = source.body.members.map(({ value }) => value).filter(isNested);
  const isEmpty = nested.every(isEmptyNested);
  const hasList = nested.some(({ type }) => type === 'array');
  const hasObject = nested.some(({ type }) => type === 'object');
  const hasInnerObject = nested.some(
    (node) => node.type === 'object' && listInside(node).some(({ type }) => type === 'object'),
  );
  const hasInnerList = nested.some((node) => holdsType(node, 'array'));
  const holdsObject = nested.some((node) => holdsType(node, 'object'));
  const listsObjects = nested.some(
    (node) => node.type === 'array' && node.items.some(({ type }) => type === 'object'),
  );
  const fitting = spreads.filter(({ facts: { path, writer } }) => {
    // Rails and Rack number no items.
    if (/^(?:rails|rack)/.test(writer) && /^brackets(?:-sorted)?$/.test(path) && hasInnerList)
      return false;
    if (writer.startsWith('query-string') && path.startsWith('brackets') && holdsObject)
      return false;
    if (path === 'brackets-unnumbered-members') return listsObjects;
    if (path === 'brackets-unnumbered-outer') return listsObjects && hasObject;
    // Without a list it is a merge.
    if (path === 'merged-from-1') return hasList && !isEmpty;
    if (path.startsWith('merged')) return hasObject && !isEmpty;
    // Without an object inside of another it is a merge, without a list all leaves.
    if (path === 'leaves-of-objects') return hasInnerObject && hasInnerList;
    // qs takes objects apart, too.
    if (path === 'repeated' && hasObject && /^(?:qs|urlencode)/.test(writer)) return false;
    if (path === 'repeated-keys') return hasObject && !isEmpty;
    if (path === 'repeated') return hasList && (hasObject || !isEmpty);
    return (path === 'none') === isEmpty;
  });
  const hasItems = nested.some((node) => node.type === 'array' && node.items.length > 0);
  // A text of it is nothing, where http_build_query has 0.
  const hasFalse = source.body.members.some(
    ({ value }) => value.type === 'boolean' && !value.value,
  );
  const told = fitting.map((spread): Spread => {
    const { path, writer } = spread.facts;
    if (path === 'none' && (writer === 'php-loop' || (!hasFalse && /^php-decoded/.test(writer))))
      return { ...spread, facts: { ...spread.facts, path: 'passed-over' } };
    if (hasItems || spread.facts.path !== 'repeated') return spread;
    return { ...spread, facts: { ...spread.facts, path: 'empty-lists' } };
  });
  return [...told, ...told.flatMap((spread) => filterSpread(spread, source))];
}

/** By which language a map is filtered before this writer gets it: `array_filter`, `pickBy`, `compact_blank`. */
const filters: Partial<Readonly<Record<SpreadWriter, Truth>>> = {
  plain: 'javascript',
  'php-filtered': 'php',
  'php-decoded-filtered': 'php',
  'qs-decoded': 'javascript',
  'rails-decoded': 'rails',
  'www-form': 'rails',
};

/** Libraries that write blank values, which are dropped for them. */
const blankWriters: ReadonlySet<SpreadWriter> = new Set([
  'php',
  'php-decoded',
  'qs',
  'qs-form',
  'qs-decoded',
  'axios',
  'rails',
  'rails-decoded',
  'rack',
]);

/** The filter sees the top level alone. */
function filterSpread(spread: Spread, { body }: CanonicalSource): readonly Spread[] {
  const { id, rules, facts } = spread;
  const { writer, order } = facts;
  if (order === 'received') return [];
  const drop = (
    filter: Spread['facts']['filter'],
    isDropped: (node: JsonNode) => boolean,
  ): readonly Spread[] => {
    const dropped = body.members.filter(({ value }) => isDropped(value));
    if (dropped.length === 0) return [];
    const omitted = dropped.map(({ key }) => key.value);
    return [{ id: `${id}/${filter}`, rules: { ...rules, omitted }, facts: { ...facts, filter } }];
  };
  const truth = filters[writer];
  const ofTruth = truth === undefined ? [] : drop('truth', (node) => isFalsy(node, '', truth));
  if (!blankWriters.has(writer)) return ofTruth;
  const hasSpaces = body.members.some(({ value }) => isBlank(value) && !isEmptyText(value));
  return [
    ...ofTruth,
    // Of PHP it is told as a writer of its own.
    ...(writer.startsWith('php') ? [] : drop('blank', isBlank)),
    ...(hasSpaces ? drop('empty', isEmptyText) : []),
  ];
}

function isBlank(node: JsonNode): boolean {
  return node.type === 'null' || (node.type === 'string' && node.value.trim() === '');
}

function isEmptyText(node: JsonNode): boolean {
  return node.type === 'null' || (node.type === 'string' && node.value === '');
}

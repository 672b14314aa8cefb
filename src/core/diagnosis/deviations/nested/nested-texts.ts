/** What stands in the place of an object or a list that is no JSON, or not all of it. */
import type { CanonicalRules } from '../../../canonical/canonical-rules';
import { joinLanguages } from '../../../canonical/join-nested';
import type { CanonicalSource } from '../../../canonical/list-entries';
import { isNested } from '../../../json/is-nested';
import type { JsonNode } from '../../../json/json-node';
import { holds, holdsType, listInside } from '../../../json/list-inside';
import type { Variant } from '../../deviation';
import { nested } from '../language-rules';
import { differFrom, printsAlike } from './differ-from';

type Rules = Partial<CanonicalRules>;

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

export function listLanguageTexts(source: CanonicalSource) {
  const { body } = source;
  // Where all lists are empty, nothing shows how their items are joined.
  const hasItems = body.members.some(
    ({ value }) => value.type === 'array' && value.items.length > 0,
  );
  const hasObject = body.members.some(({ value }) => holdsType(value, 'object'));
  const hasNested = body.members.some(
    ({ value }) => value.type === 'array' && value.items.some(isNested),
  );
  const hasMembers = body.members.some(
    ({ value }) => value.type === 'object' && value.members.length > 0,
  );
  return [
    { id: 'javascript', rules: { nestedText: 'javascript' }, reach: 4 },
    hasObject ? java : pickBareLists(source),
    { id: 'python', rules: { nestedText: 'python' }, reach: 4 },
    { id: 'go', rules: { nestedText: 'go' }, reach: 4 },
    ...texts.php,
    { id: hasItems ? 'joined-lists' : 'empty-lists', rules: { nestedText: 'joined-lists' } },
    ...(hasNested ? texts.joined : []),
    ...(hasItems ? differFrom(source, joinedLists, plainJoins) : []),
    ...texts.inspected,
    ...(hasItems || hasMembers ? [pickPythonLikeJson(source), ...texts.rubyLikeJson] : []),
    ...differFrom(source, texts.unspacedPython, [{ nestedText: 'unspaced' }]),
    ...(hasItems || hasMembers ? texts.scala : []),
    ...(hasObject ? [pickDart(source)] : []),
    ...listYaml(source),
    ...texts.goSyntax,
    ...(hasObject ? texts.perlDumper : []),
    ...(hasObject ? texts.maps : []),
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
    ...(body.members.some(({ value }) => isNested(value)) ? texts.emptied : []),
  ] as const satisfies readonly Variant[];
}

const java = { id: 'java', rules: { nestedText: 'java' }, reach: 3 } as const satisfies Variant;

/** Without a map nothing shows whose they are. */
const bareLists = {
  alone: { id: 'bare-lists', rules: java.rules, reach: 3 },
  dumps: { id: 'bare-lists-dumps', rules: java.rules, reach: 3 },
} as const satisfies Readonly<Record<string, Variant>>;

function pickBareLists(source: CanonicalSource) {
  return isUnquotedDumps(source, java.rules) ? bareLists.dumps : bareLists.alone;
}

const dartRules = { nestedText: 'dart' } as const;

/** By what gives the same here. */
const dart = {
  alone: { id: 'dart', rules: dartRules, reach: 1 },
  dumps: { id: 'dart-dumps', rules: dartRules, reach: 1 },
  yaml: { id: 'dart-yaml', rules: dartRules, reach: 1 },
  both: { id: 'dart-dumps-yaml', rules: dartRules, reach: 1 },
} as const satisfies Readonly<Record<string, Variant>>;

function pickDart(source: CanonicalSource) {
  const isYaml = printsAlike(source, dartRules, { nestedText: 'yaml' });
  if (isUnquotedDumps(source, dartRules)) return isYaml ? dart.both : dart.dumps;
  return isYaml ? dart.yaml : dart.alone;
}

/** Python's `json.dumps(value)`. */
const dumps = {
  nestedSpaced: true,
  nestedAscii: 'lower',
  nestedNumbers: 'python-typed',
} as const satisfies Rules;

/** Python's `json.dumps(value).replace('"', '')`. */
function isUnquotedDumps(source: CanonicalSource, rules: Rules): boolean {
  return printsAlike(source, rules, dumps, (text) => text.replaceAll('"', ''));
}

const asJsonRules = { nestedText: 'python-as-json' } as const;

/** By whether Python's own JSON gives the same here. */
const pythonLikeJson = {
  alone: { id: 'python-as-json', rules: asJsonRules, ...rarely },
  dumps: { id: 'python-dumps', rules: asJsonRules, ...rarely },
} as const satisfies Readonly<Record<string, Variant>>;

function pickPythonLikeJson(source: CanonicalSource) {
  const isAlike = (json: Rules): boolean => printsAlike(source, asJsonRules, json);
  const isDumps = isAlike(dumps) || isAlike({ ...dumps, nestedAscii: 'as-is' });
  // Of other values that has a name of its own.
  const isSpaced = isAlike({ nestedSpaced: true }) || isAlike({ ...dumps, nestedNumbers: null });
  return isDumps && !isSpaced ? pythonLikeJson.dumps : pythonLikeJson.alone;
}

const yaml = [
  { id: 'yaml', rules: { nestedText: 'yaml' }, reach: 1 },
  { id: 'yaml-sorted', rules: { nestedText: 'yaml-sorted' }, reach: 1 },
] as const satisfies readonly Variant[];

/** Of Dart's maps, and of lists alone, which are as Java's, those that quote something differ. */
function listYaml(source: CanonicalSource) {
  const [received, sorted] = yaml;
  const others: readonly Rules[] = [{ nestedText: 'dart' }, { nestedText: 'java' }];
  return [
    ...differFrom(source, [received], others),
    ...differFrom(source, [sorted], [...others, received.rules]),
  ] as const;
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
  php: [...ofTexts(['php', 'dotnet']), ...ofTexts(['dotnet-framework', 'dotnet-array'], rarely)],
  joined: ofTexts(['joined-lists-javascript'], rarely),
  inspected: [
    ...ofTexts(['php-serialize']),
    ...ofTexts(
      ['node-inspect', 'node-inspect-deep', 'node-inspect-line', 'node-inspect-flat'],
      rarely,
    ),
  ],
  rubyLikeJson: ofTexts(['ruby-as-json', 'ruby-3.4-as-json'], rarely),
  unspacedPython: ofTexts(['python-as-json-unspaced'], rarely),
  perlDumper: ofTexts(['perl-dumper'], rarely),
  goSyntax: ofTexts(['go-syntax'], rarely),
  /** Without a map, Elixir's lists are as JSON with spaces, Groovy's as Java's, and nothing shows Clojure's keywords. */
  maps: ofTexts(['elixir', 'elixir-atoms', 'groovy', 'groovy-sorted', 'clojure-keywords'], rarely),
  clojure: ofTexts(['clojure'], rarely),
  scala: ofTexts(['scala'], rarely),
  structs: ofTexts(['go-structs', 'go-structs-values'], rarely),
  structValues: ofTexts(['go-structs-values'], rarely),
  phpLines: ofTexts(['php-print-r', 'php-export'], rarely),
  imploded: ofTexts(['php-implode'], rarely),
  emptied: [
    {
      id: 'empty-nulls-empty',
      rules: { nestedText: 'empty', blanks: 'keep', nullText: '' },
      needs: 'null',
    },
  ],
} as const;

const standIns = {
  any: ofTexts(['md5', 'sha256', 'base64', 'quoted', 'unspaced', 'bytes', 'python-bytes', 'count']),
  keys: ofTexts(['keys']),
  pairs: ofTexts(['member-strings', 'query', 'query-decoded', 'pairs', 'pairs-sorted']),
  // What is empty gives an empty text, which a filter of the values themselves leaves in its place.
  emptied: [
    { id: 'query-empty', rules: { nestedText: 'query', blanks: 'drop-strings' } },
    {
      id: 'query-decoded-empty',
      rules: { nestedText: 'query-decoded', blanks: 'drop-strings' },
    },
  ],
  deeper: ofTexts(['pairs-deep', 'pairs-deep-sorted']),
  values: ofTexts(['pairs-comma', 'pairs-colon', 'values']),
  braced: ofTexts(['pairs-braced-sorted'], rarely),
  rails: ofTexts(['query-rails'], alone),
  flattened: ofTexts(['flattened'], alone),
} as const;

/** Go's JSON of whatever is no string, printed as the bytes that json.Marshal gives: its maps are sorted. */
const goBytes = [
  { id: 'bytes-go', rules: { nestedText: 'bytes', ...nested.go.json }, reach: 1 },
  {
    id: 'bytes-go-booleans',
    rules: { nestedText: 'bytes', ...nested.go.json, booleans: 'bytes' },
    reach: 1,
  },
] as const satisfies readonly Variant[];

function listGoBytes(source: CanonicalSource) {
  const [plain, all] = goBytes;
  const hasBooleans = source.body.members.some(({ value }) => value.type === 'boolean');
  return [
    ...(hasBooleans ? [all] : []),
    ...differFrom(source, [plain], [{ nestedText: 'bytes' }]),
  ] as const;
}

/** Of what is empty no part shows what stands in its place. */
export function listStandIns(source: CanonicalSource) {
  const { body } = source;
  const hasMembers = body.members.some(
    ({ value }) => value.type === 'object' && value.members.length > 0,
  );
  const hasItems = body.members.some(
    ({ value }) => value.type === 'array' && value.items.length > 0,
  );
  return [
    ...standIns.any,
    ...listGoBytes(source),
    ...(hasMembers ? standIns.keys : []),
    ...(hasMembers || hasItems
      ? [
          ...standIns.pairs,
          ...(hasEmpty(body) ? standIns.emptied : []),
          ...(hasDeeper(body) ? standIns.deeper : []),
          ...standIns.values,
          ...listQuotedScalars(source),
          ...differFrom(source, standIns.rails, [{ nestedText: 'query' }, { nestedText: 'pairs' }]),
        ]
      : []),
    ...(hasMembers
      ? [
          ...standIns.braced,
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

/** How scalars inside of nested values became strings, and which of them there have to be so that it shows. */
const quotedScalars = [
  { id: 'number-strings', shown: ['number'] },
  { id: 'decimal-strings', shown: ['number'] },
  { id: 'null-strings', shown: ['null'] },
  { id: 'scalar-strings', shown: ['boolean'] },
  { id: 'scalar-strings-blank', shown: ['null', 'boolean'] },
  { id: 'scalar-strings-blank', shown: ['null', 'number'] },
  { id: 'scalar-strings-javascript', shown: ['null', 'boolean'] },
  { id: 'scalar-strings-javascript', shown: ['null', 'number'] },
  { id: 'scalar-strings-php', shown: ['boolean'] },
] as const satisfies readonly {
  readonly id: CanonicalRules['nestedText'];
  readonly shown: readonly JsonNode['type'][];
}[];

/** Which scalars are inside of nested values, of those that are no strings. */
export interface QuotedScalars extends Variant {
  readonly id: (typeof quotedScalars)[number]['id'];
  readonly facts: { readonly inside: 'number' | 'boolean' | 'number boolean' | 'none' };
}

/** Of those that give the same, the first. */
function listQuotedScalars(source: CanonicalSource): readonly QuotedScalars[] {
  const nested = source.body.members.map(({ value }) => value).filter(isNested);
  const isInside = (type: JsonNode['type']): boolean =>
    nested.some((value) => holdsType(value, type));
  const inside = (['number', 'boolean'] as const).filter(isInside).join(' ') || 'none';
  const known: Rules[] = [{ nestedText: 'member-strings' }];
  return quotedScalars.flatMap(({ id, shown }): readonly QuotedScalars[] => {
    if (!shown.every(isInside)) return [];
    const rules = { nestedText: id } as const;
    const isOther = differFrom(source, [{ id, rules }], known).length > 0;
    known.push(rules);
    const facts = { inside: inside as QuotedScalars['facts']['inside'] };
    return isOther ? [{ id, rules, facts, reach: 1 }] : [];
  });
}

/** Of the body itself: a member with nothing in it. */
function hasEmpty({ members }: CanonicalSource['body']): boolean {
  return members.some(({ value }) => isNested(value) && listInside(value).length === 0);
}

/** An object or array inside of another. */
function hasDeeper({ members }: CanonicalSource['body']): boolean {
  return members.some(({ value }) => listInside(value).some(isNested));
}

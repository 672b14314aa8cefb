/** Objects and lists taken apart into entries of their own. */
import { type CanonicalRules, contractRules } from '../../../canonical/canonical-rules';
import { isFalsy } from '../../../canonical/is-falsy';
import { type CanonicalSource, listEntries } from '../../../canonical/list-entries';
import type { Truth } from '../../../canonical/rule-values';
import { spreadMembers } from '../../../canonical/spread-members';
import { isBlank } from '../../../json/is-blank';
import { isNested } from '../../../json/is-nested';
import type { JsonNode } from '../../../json/json-node';
import { holds, holdsType, listInside } from '../../../json/list-inside';
import { pickEffectiveMembers, sortMembers } from '../../../json/print-json';
import type { Variant } from '../../deviation';
import { hasNested, isEmptyNested } from './nested-kinds';

type Rules = Partial<CanonicalRules>;

/** How paths are written: nested members sorted by them, or as received. */
const paths = {
  brackets: { nestedEntries: 'brackets', nestedEntryOrder: 'received' },
  'brackets-sorted': { nestedEntries: 'brackets' },
  'brackets-members': { nestedEntries: 'brackets', nestedEntryOrder: 'members' },
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
  'brackets-repeated-members': { nestedEntries: 'brackets-repeated', nestedEntryOrder: 'members' },
  'brackets-joined-members': {
    nestedEntries: 'brackets-joined',
    nestedEntryOrder: 'members',
    nestedText: 'javascript',
  },
  dots: { nestedEntries: 'dots', nestedEntryOrder: 'received' },
  'dots-sorted': { nestedEntries: 'dots' },
  'dots-members': { nestedEntries: 'dots', nestedEntryOrder: 'members' },
  'dots-unnumbered-members': { nestedEntries: 'dots-unnumbered', nestedEntryOrder: 'members' },
  'dots-of-objects-sorted': { nestedEntries: 'dots-of-objects' },
  'dots-brackets': { nestedEntries: 'dots-brackets', nestedEntryOrder: 'received' },
  'dots-brackets-sorted': { nestedEntries: 'dots-brackets' },
  'dots-brackets-members': { nestedEntries: 'dots-brackets', nestedEntryOrder: 'members' },
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

/** Where an empty list leaves a separator of its own. */
const keptLists = { nestedEntries: 'repeated-kept', nestedEntryOrder: 'received' } as const;

const keysToo = { encodingScope: 'keys-and-values', blanks: 'keep' } as const;

/** Rack and URI write a null’s key alone. */
const bareNulls = { nullText: '', nullSign: 'none' } as const;

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
  rack: { blanks: 'keep', ...bareNulls, numbers: 'ruby-typed', encoding: 'form' },
  'rails-decoded': { blanks: 'keep', nullText: '', numbers: 'ruby-typed' },
  /** Ruby’s `URI.encode_www_form`. */
  'www-form': {
    ...keysToo,
    ...bareNulls,
    numbers: 'ruby-typed',
    nestedText: 'ruby',
    encoding: 'form',
  },
  'www-form-decoded': { blanks: 'keep', ...bareNulls, numbers: 'ruby-typed', nestedText: 'ruby' },
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

/** Their users sort each array by `ksort`, and each object by qs's own `sort`. */
const levelLibraries = [
  'php',
  'php-decoded',
  'php-filtered',
  'php-decoded-filtered',
  'qs',
  'qs-decoded',
] as const satisfies readonly SpreadWriter[];

/** Who leaves the writing to a library often leaves the sorting to it as well. */
const libraries: ReadonlySet<SpreadWriter> = new Set([
  ...levelLibraries,
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

/** A function of one's own that calls itself for objects. */
const ownWriters: ReadonlySet<SpreadWriter> = new Set(['plain', 'blank-kept']);

/** How lists are written where `qs` is told to write them so, its sort at work at each level. */
const ofQs: ReadonlySet<Spread['facts']['path']> = new Set([
  'brackets-repeated-members',
  'brackets-joined-members',
  'dots-unnumbered-members',
]);

/** A sort of each level of keys by itself: of a loop that calls itself, or beside a library. */
const levelWriters: ReadonlySet<SpreadWriter> = new Set(['plain', 'blank-kept', ...levelLibraries]);

const axiosPaths: ReadonlySet<SpreadPath> = new Set(['brackets', 'brackets-unnumbered']);

/** A key that is repeated and brackets are of different libraries, and no framework writes dots. */
function isWritten(path: SpreadPath, writer: SpreadWriter): boolean {
  const isFramework = writer.startsWith('rails') || writer === 'rack';
  // PHP numbers the items of a list.
  if (path.startsWith('brackets-unnumbered') && writer.startsWith('php')) return false;
  if (path === 'brackets-unnumbered-members') return writer.startsWith('qs');
  if (ofQs.has(path)) return writer === 'qs' || writer === 'qs-decoded' || writer === 'plain';
  if (path.endsWith('-members')) return levelWriters.has(writer);
  if (path === 'brackets-unnumbered-outer') return writer.startsWith('rails');
  if (writer.startsWith('axios')) return axiosPaths.has(path);
  if (path.startsWith('merged')) return writer === 'plain' || writer === 'blank-kept';
  // It takes a dict for the list of its keys.
  if (path === 'repeated-keys') return writer.startsWith('urlencode');
  if (path === 'repeated') return !isFramework && !writer.startsWith('php');
  if (path.startsWith('leaves')) return leafWriters.has(writer);
  if (path.startsWith('dots-of-objects')) return ownWriters.has(writer);
  // Neither takes objects apart; one of the two writes lists with brackets.
  if (writer === 'querystring-decoded') return path === 'none';
  if (writer.startsWith('query-string')) return path === 'none' || path.startsWith('brackets');
  if (writer.startsWith('www-form')) return false;
  return !isFramework || path === 'none' || path.startsWith('brackets');
}

/** What a library makes of what is no list, or of one that is empty. */
function pickPath(path: SpreadPath, writer: SpreadWriter): Rules {
  if (path === 'repeated' && writer.startsWith('www-form')) return keptLists;
  return paths[path === 'repeated' && writer.startsWith('urlencode') ? 'repeated-keys' : path];
}

const spreads = (Object.keys(paths) as SpreadPath[]).flatMap((path) =>
  (Object.keys(writers) as SpreadWriter[]).flatMap((writer): readonly Spread[] => {
    if (!isWritten(path, writer)) return [];
    const rules = { ...pickPath(path, writer), ...writers[writer] };
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
export function listSpreads(source: CanonicalSource): readonly Spread[] {
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
  const isObjectList = (node: JsonNode): boolean =>
    node.type === 'array' && node.items.some(({ type }) => type === 'object');
  const listsObjects = nested.some(isObjectList);
  const holdsObjectList = nested.some((node) => holds(node, isObjectList));
  const hasItems = nested.some((node) =>
    holds(node, (one) => one.type === 'array' && one.items.length > 0),
  );
  const hasOwnMembers = nested.some((node) => node.type === 'object' && node.members.length > 0);
  const hasMembers = nested.some((node) =>
    holds(node, (one) => one.type === 'object' && one.members.length > 0),
  );
  const fitting = spreads.filter(({ facts: { path, writer }, rules: { nestedEntries } }) => {
    // Rails and Rack number no items.
    if (/^(?:rails|rack)/.test(writer) && /^brackets(?:-sorted)?$/.test(path) && hasInnerList)
      return false;
    if (writer.startsWith('query-string') && path.startsWith('brackets') && holdsObject)
      return false;
    if (path === 'brackets-unnumbered-members')
      return holdsObjectList || isLevelOrder(source, nestedEntries);
    // What a list holds stands in one text, which has no brackets.
    if (path === 'brackets-joined-members') return hasOwnMembers && hasItems;
    if (path === 'dots-of-objects-sorted') return hasOwnMembers && hasItems;
    if (ofQs.has(path)) return hasMembers && hasItems;
    if (path.endsWith('-members')) return isLevelOrder(source, nestedEntries);
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
  const hasNothing =
    !isEmpty && source.bodyText.length <= blankLimit && nested.every(hasBlanksAlone);
  const leaves = createLeavesTest(source);
  const shown = hasNothing ? fitting.filter(({ rules }) => leaves(rules)) : fitting;
  const hasTopItems = nested.some((node) => node.type === 'array' && node.items.length > 0);
  // A text of it is nothing, where http_build_query has 0.
  const hasFalse = source.body.members.some(
    ({ value }) => value.type === 'boolean' && !value.value,
  );
  const told = shown.map((spread): Spread => {
    const { path, writer } = spread.facts;
    if (path === 'none' && (writer === 'php-loop' || (!hasFalse && /^php-decoded/.test(writer))))
      return { ...spread, facts: { ...spread.facts, path: 'passed-over' } };
    if (hasTopItems || spread.facts.path !== 'repeated') return spread;
    return { ...spread, facts: { ...spread.facts, path: 'empty-lists' } };
  });
  return [...told, ...told.flatMap((spread) => filterSpread(spread, source))];
}

/** In characters: of longer bodies the entries of each form are not listed. */
const blankLimit = 10_000;

/** What prints such a value may leave nothing of it, as what leaves it out does. */
function hasBlanksAlone(node: JsonNode): boolean {
  return !holds(node, (one) => !isNested(one) && !isBlank(one));
}

/** Tells of rules whether anything of the nested values is left. */
function createLeavesTest(source: CanonicalSource): (rules: Rules) => boolean {
  const members = source.body.members.filter(({ value }) => !isNested(value));
  const without = { ...source, body: { ...source.body, members } };
  const count = (one: CanonicalSource, rules: Rules): number =>
    listEntries(one, { ...contractRules, ...rules }).kept.length;
  return (rules) => count(source, rules) !== count(without, rules);
}

/** Bodies of more characters are not taken apart to see their order. */
const orderLimit = 100_000;

/** Whether a sort of each level gives another order than one of all the paths: `a[b]` and `aB`. */
function isLevelOrder(
  { body, bodyText }: CanonicalSource,
  style: CanonicalRules['nestedEntries'] = 'one',
): boolean {
  if (style === 'one' || bodyText.length > orderLimit) return false;
  const sorted = sortMembers(pickEffectiveMembers(body, 'last'));
  const keys = spreadMembers(sorted, style, 'last', 'members').map(
    ({ member }) => member.key.value,
  );
  return keys.some((key, at) => at > 0 && (keys[at - 1] ?? '') > key);
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
  const members = pickEffectiveMembers(body, 'last');
  const drop = (
    filter: Spread['facts']['filter'],
    isDropped: (node: JsonNode) => boolean,
  ): readonly Spread[] => {
    const dropped = members.filter(({ value }) => isDropped(value));
    if (dropped.length === 0) return [];
    // With all that is nested gone, nothing is left of which a spread could be told.
    if (members.every(({ value }) => !isNested(value) || isDropped(value))) return [];
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

function isEmptyText(node: JsonNode): boolean {
  return node.type === 'null' || (node.type === 'string' && node.value === '');
}

/** Escapes, spaces and lines of nested JSON. */
import type { CanonicalSource } from '../../../canonical/list-entries';
import { isNested } from '../../../json/is-nested';
import { holds, listInside } from '../../../json/list-inside';
import type { Variant } from '../../deviation';
import { hasNestedText, isEmptyNested } from './nested-kinds';

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
export function listEscapedSlashes(source: CanonicalSource) {
  if (!hasNestedText(source, /\//)) return [escapedSlashes[0]] as const;
  const hasBoth = hasNestedText(source, /\\u/) && hasNestedText(source, /\\\//);
  return [...escapedSlashes, ...(hasBoth ? [escapedInAscii] : [])] as const;
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
export function listSpaced(source: CanonicalSource) {
  const hasEmpty = source.body.members.some(({ value }) =>
    holds(value, (one) => isNested(one) && listInside(one).length === 0),
  );
  if (!hasNestedText(source, /\//)) {
    return [...spaced, ...(hasEmpty ? [spacedWithoutSlash] : [])] as const;
  }
  return [...spaced, spacedThroughout, ...(hasEmpty ? [spacedInEmpty] : [])] as const;
}

const indented = [
  { id: 'two', rules: { nestedText: 'indented' } },
  { id: 'four', rules: { nestedText: 'indented-four' } },
  { id: 'jackson', rules: { nestedText: 'indented-jackson' } },
  // Json.NET on Windows.
  { id: 'two-crlf', rules: { nestedText: 'indented-crlf' }, reach: 1 },
  { id: 'tab', rules: { nestedText: 'indented-tab' }, reach: 1 },
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
export function listIndented({ body }: CanonicalSource) {
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

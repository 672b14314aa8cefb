/** How objects and arrays become text (reading 4). */
import type { CanonicalSource } from '../../canonical/list-entries';
import { holdsType, listInside } from '../../json/list-inside';
import type { Deviation, Variant } from '../deviation';
import { hasNested } from './nested/nested-kinds';
import { listEscapedSlashes, listIndented, listSpaced } from './nested/nested-layout';
import { listSorted } from './nested/nested-order';
import { listReordered } from './nested/nested-reordered';
import { listSpreads } from './nested/nested-spreads';
import { listLanguageTexts, listStandIns } from './nested/nested-texts';

const goEscapes = { nestedEscaped: '<>&\u2028\u2029' } as const;

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
    code: 'nested.reordered',
    reach: 1,
    variants: listReordered,
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
    { id: 'sorted', rules: { nestedEmpty: 'objects', nestedSorted: 'numeric' } },
    { id: 'escaped', rules: { nestedEmpty: 'objects', nestedEscaped: '/', nestedAscii: 'lower' } },
  ] as const satisfies readonly Variant[];
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

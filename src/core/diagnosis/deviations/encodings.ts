/** Step 5: how keys and values are encoded for a URL, and decoded again. */

import { comparators } from '../../canonical/compare-keys';
import type { CanonicalSource } from '../../canonical/list-entries';
import type { UrlEncoding } from '../../canonical/rule-values';
import { isNested } from '../../json/is-nested';
import type { Deviation, Variant } from '../deviation';

export const encodingDeviations = [
  {
    code: 'string.percent-encoded',
    reach: 2,
    variants: listPercentEncoded,
  },
  {
    code: 'string.form-encoded',
    reach: 2,
    variants: listFormEncoded,
  },
  {
    code: 'string.url-decoded',
    reach: 2,
    variants: [
      { id: 'percent', rules: { encoding: 'decoded-percent' } },
      { id: 'form', rules: { encoding: 'decoded-form' } },
      { id: 'plus', rules: { encoding: 'plus-as-space' }, reach: 0 },
    ],
  },
] as const satisfies readonly Deviation<string>[];

function listPercentEncoded(source: CanonicalSource) {
  return [
    { id: 'plain', rules: { encoding: 'percent' }, reach: 4 },
    { id: 'javascript', rules: { encoding: 'percent-javascript' }, reach: 4 },
    { id: 'keep-slash', rules: { encoding: 'percent-keep-slash' }, reach: 3 },
    { id: 'lower-hex', rules: { encoding: 'percent-lower' } },
    { id: 'whole', rules: { encoding: 'percent', encodingScope: 'whole' }, reach: 3 },
    // Query-string code is likelier than a list of what to keep.
    ...listWithKeys(source, ['percent', 'percent-javascript', 'percent-keep-slash']),
    ...listSortedPairs(source, ['percent', 'percent-javascript']),
    ...(hasValueWith(source, /\//)
      ? ([
          {
            id: 'whole-keep-slash',
            rules: { encoding: 'percent-keep-slash', encodingScope: 'whole' },
          },
        ] as const)
      : []),
    {
      id: 'whole-keep-pairs',
      rules: { encoding: 'percent-keep-pairs', encodingScope: 'whole' },
      reach: 1,
    },
    {
      id: 'whole-javascript',
      rules: { encoding: 'percent-javascript', encodingScope: 'whole' },
      reach: 1,
    },
    // Of a string without a slash, that of fewer signs is told.
    ...(hasValueWith(source, /:/)
      ? ([{ id: 'keep-colon', rules: { encoding: 'percent-keep-colon' } }] as const)
      : []),
    ...(hasValueWith(source, /:/) && hasValueWith(source, /\//)
      ? ([{ id: 'keep-url', rules: { encoding: 'percent-keep-url' }, reach: 1 }] as const)
      : []),
    ...(hasSpace(source) ? [{ id: 'java', rules: { encoding: 'percent-java' } } as const] : []),
    ...(hasValueWith(source, /[A-Z]/) && hasValueWith(source, /[^\w.~-]/)
      ? [{ id: 'lowered', rules: { encoding: 'percent-lowered' }, reach: 1 } as const]
      : []),
    ...(hasValueWith(source, /[^\w.~-]/)
      ? ([
          { id: 'twice', rules: { encoding: 'percent-twice' }, reach: 1 },
          { id: 'twice-javascript', rules: { encoding: 'percent-javascript-twice' }, reach: 1 },
        ] as const)
      : []),
    { id: 'uri', rules: { encoding: 'percent-uri' } },
    ...(hasValueWith(source, /[[\]]/)
      ? ([{ id: 'uri-brackets', rules: { encoding: 'percent-uri-brackets' }, reach: 1 }] as const)
      : []),
    // Without these it keeps colons alone, as others do.
    ...(hasValueWith(source, /[@&=+$]/)
      ? ([{ id: 'go-path', rules: { encoding: 'percent-go' } }] as const)
      : []),
    // In ASCII a plus sign alone tells it from others: those of a part of a URL encode it.
    ...(isAscii(source) && !hasValueWith(source, /\+/)
      ? []
      : [{ id: 'escape', rules: { encoding: 'escaped' } } as const]),
    ...(isAscii(source)
      ? []
      : ([
          { id: 'escape-whole', rules: { encoding: 'escaped', encodingScope: 'whole' } },
          { id: 'gbk', rules: { encoding: 'percent-gbk' } },
        ] as const)),
  ] as const satisfies readonly Variant[];
}

function listFormEncoded(source: CanonicalSource) {
  return [
    { id: 'plain', rules: { encoding: 'form' }, reach: 4 },
    { id: 'php', rules: { encoding: 'form-php' }, reach: 3 },
    { id: 'python', rules: { encoding: 'form-python' }, reach: 3 },
    { id: 'lower-hex', rules: { encoding: 'form-lower' } },
    { id: 'javascript', rules: { encoding: 'form-javascript' } },
    { id: 'dotnet', rules: { encoding: 'form-dotnet' }, reach: 1 },
    { id: 'dotnet-unicode', rules: { encoding: 'escaped-dotnet' }, reach: 0 },
    { id: 'qs', rules: { encoding: 'form-qs' }, reach: 1 },
    { id: 'axios', rules: { encoding: 'form-axios' }, reach: 1 },
    { id: 'whole', rules: { encoding: 'form', encodingScope: 'whole' } },
    { id: 'whole-lower-hex', rules: { encoding: 'form-lower', encodingScope: 'whole' }, reach: 1 },
    { id: 'whole-php', rules: { encoding: 'form-php', encodingScope: 'whole' } },
    { id: 'whole-python', rules: { encoding: 'form-python', encodingScope: 'whole' } },
    ...(hasValueWith(source, /[!()*~]/)
      ? ([
          {
            id: 'whole-dotnet',
            rules: { encoding: 'form-dotnet', encodingScope: 'whole' },
            reach: 1,
          },
        ] as const)
      : []),
    ...(hasValueWith(source, /:/) && hasValueWith(source, /\//)
      ? ([{ id: 'python-url', rules: { encoding: 'form-python-url' } }] as const)
      : []),
    ...(hasSpace(source)
      ? ([
          { id: 'twice', rules: { encoding: 'form-twice' }, reach: 1 },
          { id: 'twice-php', rules: { encoding: 'form-php-twice' }, reach: 1 },
          { id: 'twice-python', rules: { encoding: 'form-python-twice' }, reach: 1 },
        ] as const)
      : []),
    ...(hasValueWith(source, /[?@]/)
      ? ([{ id: 'yarl', rules: { encoding: 'form-yarl' }, reach: 1 }] as const)
      : []),
    ...(hasValueWith(source, /[A-Z]/) && hasValueWith(source, /[^\w.!()*-]/)
      ? [{ id: 'lowered', rules: { encoding: 'form-lowered' }, reach: 1 } as const]
      : []),
    { id: 'decoded-again', rules: { encoding: 'spaces-as-plus' }, reach: 3 },
    ...(isAscii(source) ? [] : ([{ id: 'gbk', rules: { encoding: 'form-gbk' } }] as const)),
    ...(hasSignOfAxios(source)
      ? ([{ id: 'axios-brackets', rules: { encoding: 'form-axios-brackets' } }] as const)
      : []),
    ...listWithKeys(source, ['form', 'form-php', 'form-python', 'form-lower']),
    ...listSortedPairs(source, ['form', 'form-python']),
  ] as const satisfies readonly Variant[];
}

/** Query-string code encodes the keys too; only keys of other characters show it. */
function listWithKeys<Encoding extends UrlEncoding>(
  { body }: CanonicalSource,
  encodings: readonly Encoding[],
) {
  if (body.members.every(({ key }) => /^[\w.-]*$/.test(key.value))) return [];
  return encodings.map((encoding) => ({
    id: `keys-${encoding}` as const,
    rules: { encoding, encodingScope: 'keys-and-values' as const },
  }));
}

/** Encoded first and sorted then, as Rails' to_query does: a key that begins with another character stands in front. */
function listSortedPairs<Encoding extends UrlEncoding>(
  source: CanonicalSource,
  encodings: readonly Encoding[],
) {
  const ofKeys = listWithKeys(source, encodings);
  if (ofKeys.length === 0) return [];
  const keys = source.body.members.map(({ key }) => key.value);
  const sort = (order: 'code-unit' | 'encoded'): string =>
    [...keys].sort(comparators[order] ?? undefined).join('\n');
  if (sort('code-unit') === sort('encoded')) return [];
  return encodings.map((encoding) => ({
    id: `sorted-${encoding}` as const,
    rules: { encoding, encodingScope: 'keys-and-values' as const, order: 'encoded' as const },
  }));
}

/** Without a space in a value, Java's encoder with + replaced by %20 is form encoding. */
function hasSpace({ body }: CanonicalSource): boolean {
  return body.members.some(({ value }) => value.type === 'string' && value.value.includes(' '));
}

/** What shows one encoder from another. */
function hasValueWith({ body, bodyText }: CanonicalSource, sign: RegExp): boolean {
  return body.members.some(({ value }) => {
    if (isNested(value)) return sign.test(bodyText.slice(value.span.start, value.span.end));
    return value.type === 'string' && sign.test(value.value);
  });
}

/** What axios leaves as it is, where others do not; beside a colon alone only a blank shows a form encoder. */
function hasSignOfAxios(source: CanonicalSource): boolean {
  const isSuch = hasSpace(source) ? /[:$,[\]]/ : /[$,[\]]/;
  return source.body.members.some(
    ({ value }) => isNested(value) || (value.type === 'string' && isSuch.test(value.value)),
  );
}

/** Of ASCII alone JavaScript's `escape` makes nearly what others make. */
function isAscii({ bodyText }: CanonicalSource): boolean {
  return !/[^\0-\x7f]|\\u/.test(bodyText);
}

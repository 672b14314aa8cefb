/** Step 5: how keys and values are written and joined. */
import type { UrlEncoding } from '../../canonical/canonical-rules';
import type { CanonicalSource } from '../../canonical/list-entries';
import type { Deviation, Variant } from '../deviation';

export const joiningDeviations: readonly Deviation[] = [
  {
    code: 'string.percent-encoded',
    says: 'has percent-encoded values',
    origin:
      'encodeURIComponent, rawurlencode or urllib.parse.quote: query-string code used for signing.',
    fix: 'Join values as they are; the contract knows no URL-encoding.',
    reach: 3,
    variants: (source) => [
      { rules: { encoding: 'percent' } },
      {
        rules: { encoding: 'percent-javascript' },
        form: "with !'()* kept, as encodeURIComponent does",
      },
      { rules: { encoding: 'percent-keep-slash' }, form: 'with / kept, as Python’s quote does' },
      { rules: { encoding: 'percent-lower' }, form: 'with lower-case hex' },
      { rules: { encoding: 'percent', encodingScope: 'whole' }, form: 'the whole string at once' },
      ...listJava(source),
      {
        rules: { encoding: 'percent-uri' },
        form: 'with the signs of a URL kept, as encodeURI does',
        reach: 2,
      },
      ...listWithKeys(source, ['percent', 'percent-javascript', 'percent-keep-slash']),
    ],
  },
  {
    code: 'string.form-encoded',
    says: 'has form-encoded values',
    origin: 'URLSearchParams, http_build_query, URLEncoder.encode or urllib.parse.urlencode.',
    fix: 'Join values as they are; a space stays a space.',
    reach: 3,
    variants: (source) => [
      { rules: { encoding: 'form' } },
      { rules: { encoding: 'form-php' }, form: 'with * encoded too, as PHP’s urlencode does' },
      {
        rules: { encoding: 'form-python' },
        form: 'with * encoded and ~ kept, as Python’s quote_plus and Go’s url.QueryEscape do',
      },
      {
        rules: { encoding: 'form-lower' },
        form: 'with lower-case hex, as .NET’s HttpUtility does',
      },
      { rules: { encoding: 'form', encodingScope: 'whole' }, form: 'the whole string at once' },
      ...listWithKeys(source, ['form', 'form-php', 'form-python', 'form-lower']),
    ],
  },
  {
    code: 'string.trailing-separator',
    says: 'ends with a separator',
    origin: 'A loop that appends & after every pair and does not remove the last one.',
    fix: 'Join the pairs with & between them and nothing behind the last.',
    reach: 3,
    variants: [
      { rules: { suffix: '&' } },
      { rules: { prefix: '&' }, form: 'begins with one', says: 'begins with a separator' },
      { rules: { prefix: '?' }, form: 'begins with ?', says: 'begins with ?' },
    ],
  },
  {
    code: 'string.trailing-newline',
    says: 'ends with a line end',
    origin:
      'echo or println, a file with a last line end, or a here-document piped into a signing command.',
    fix: 'Sign exactly the string: printf %s instead of echo, or strip the line end.',
    reach: 3,
    variants: [
      { rules: { suffix: '\n' }, form: 'LF' },
      { rules: { suffix: '\r\n' }, form: 'CRLF' },
    ],
  },
  {
    code: 'string.separator',
    says: 'has another separator between pairs',
    origin: 'The signing rules of another platform.',
    fix: 'Put & between the pairs.',
    reach: 3,
    variants: [
      { rules: { pairSeparator: '' }, form: 'none' },
      { rules: { pairSeparator: '\n' }, form: 'a line end' },
      { rules: { pairSeparator: '\r\n' }, form: 'CRLF' },
      { rules: { pairSeparator: ',' }, form: 'a comma' },
      { rules: { pairSeparator: ', ' }, form: 'a comma and a space' },
      { rules: { pairSeparator: '|' }, form: '|' },
      { rules: { pairSeparator: ';' }, form: ';' },
      { rules: { pairSeparator: ' ' }, form: 'a space' },
      { rules: { pairSeparator: '&amp;' }, form: '&amp;' },
    ],
  },
  {
    code: 'string.key-value-separator',
    says: 'has another sign between key and value',
    origin: 'The signing rules of another platform.',
    fix: 'Put = between key and value.',
    reach: 2,
    variants: [
      { rules: { keyValueSeparator: '' }, form: 'none' },
      { rules: { keyValueSeparator: ':' }, form: ':' },
    ],
  },
  {
    code: 'string.values-only',
    says: 'has the values without their keys',
    origin: 'Code that joins the values of a sorted map.',
    fix: 'Join pairs as key=value.',
    reach: 2,
    variants: [
      { rules: { keyValueSeparator: null }, form: 'joined by &' },
      { rules: { keyValueSeparator: null, pairSeparator: '' }, form: 'joined by nothing' },
      { rules: { keyValueSeparator: null, pairSeparator: '\n' }, form: 'one a line' },
      { rules: { keyValueSeparator: null, pairSeparator: ',' }, form: 'joined by commas' },
      { rules: { keyValueSeparator: null, pairSeparator: '|' }, form: 'joined by |' },
    ],
  },
  {
    code: 'string.trimmed',
    says: 'has trimmed values',
    origin:
      'A framework that trims every string it binds (Spring’s StringTrimmerEditor, Laravel’s TrimStrings).',
    fix: 'Use values as received, with the spaces around them.',
    reach: 3,
    variants: [
      { rules: { strings: 'trimmed' } },
      {
        rules: { strings: 'trimmed-ascii' },
        form: 'of ASCII white space only',
        origin: 'Java’s String.trim or PHP’s trim, which leave a no-break space.',
        reach: 2,
      },
    ],
  },
  {
    code: 'string.quoted-values',
    says: 'has string values in their JSON quotes',
    origin: 'JsonNode.toString, JSON.stringify of each value, or json.RawMessage.',
    fix: 'Use the text of a string, without quotes.',
    reach: 3,
    variants: [
      { rules: { strings: 'quoted' } },
      { rules: { strings: 'quoted-source' }, form: 'with the escapes as received', reach: 2 },
      {
        rules: { strings: 'quoted-all' },
        form: 'those of timestamp and nonce too',
        origin: 'JSON.stringify or json.dumps of each value of the finished map.',
        reach: 2,
      },
    ],
  },
  {
    code: 'string.escapes-kept',
    says: 'keeps the JSON escapes of strings',
    origin: 'Values cut from the body by a regular expression instead of a JSON parser.',
    fix: 'Parse the JSON; \\u00e9 and \\/ stand for é and /.',
    reach: 2,
    variants: [{ rules: { strings: 'source' } }],
  },
  {
    code: 'string.key-spelling',
    says: 'has keys in another spelling',
    origin:
      'A naming strategy of the JSON library (snake_case, lower case) between body and string.',
    fix: 'Use the keys exactly as received.',
    reach: 2,
    variants: [
      { rules: { keys: 'snake' }, form: 'snake_case' },
      { rules: { keys: 'lower' }, form: 'lower case' },
      { rules: { keys: 'upper' }, form: 'upper case' },
    ],
  },
  {
    code: 'string.case-changed',
    says: 'is in one case throughout',
    origin: 'toLowerCase or toUpperCase over the finished string.',
    fix: 'Sign the string as it is built.',
    reach: 2,
    variants: [
      { rules: { text: 'lower' }, form: 'lower case' },
      { rules: { text: 'upper' }, form: 'upper case' },
    ],
  },
];

/** Query-string code encodes the keys too; only keys of other characters show it. */
function listWithKeys(
  { body }: CanonicalSource,
  encodings: readonly UrlEncoding[],
): readonly Variant[] {
  if (body.members.every(({ key }) => /^[\w.-]*$/.test(key.value))) return [];
  return encodings.map((encoding) => ({
    rules: { encoding, encodingScope: 'keys-and-values' },
    form: 'keys too',
    reach: 2,
  }));
}

/** Without a space in a value it is form encoding. */
function listJava({ body }: CanonicalSource): readonly Variant[] {
  const hasSpace = body.members.some(
    ({ value }) => value.type === 'string' && value.value.includes(' '),
  );
  if (!hasSpace) return [];
  const form = 'with * kept, as Java’s URLEncoder and + replaced by %20';
  return [{ rules: { encoding: 'percent-java' }, form, reach: 2 }];
}

/** How objects and arrays become text (reading 4). */
import type { Deviation } from '../deviation';

const fix =
  'Write compact JSON: no white space, members as received, shortest escapes, plain numbers.';

export const nestedDeviations: readonly Deviation[] = [
  {
    code: 'nested.spaced',
    says: 'has nested JSON with spaces',
    origin: 'Python’s json.dumps with its default separators ", " and ": ".',
    fix: 'Write nested JSON without spaces: json.dumps(value, separators=(",", ":"), ensure_ascii=False).',
    reach: 3,
    variants: [{ rules: { nestedSpaced: true } }],
  },
  {
    code: 'nested.sorted',
    says: 'has nested JSON with sorted keys',
    origin: 'A TreeMap, Go’s map, json.dumps(sort_keys=True), or a recursive sort.',
    fix: 'Keep nested members in the order received; only the top level is sorted.',
    reach: 3,
    variants: [
      { rules: { nestedSorted: true } },
      {
        rules: { nestedSorted: 'integers-first' },
        form: 'keys that are integers first',
        says: 'has nested keys that are integers in front',
        origin: 'JavaScript: JSON.parse puts keys such as "10" before all others.',
        reach: 2,
      },
    ],
  },
  {
    code: 'nested.unicode-escaped',
    says: 'has nested text escaped to ASCII',
    origin:
      'Python’s json.dumps (ensure_ascii) or PHP’s json_encode without JSON_UNESCAPED_UNICODE.',
    fix: 'Write characters beyond ASCII as they are.',
    reach: 3,
    variants: [
      { rules: { nestedAscii: 'lower' }, form: '\\u00e9' },
      {
        rules: { nestedAscii: 'upper' },
        form: '\\u00E9',
        origin: '.NET’s System.Text.Json or fastjson.',
      },
    ],
  },
  {
    code: 'nested.slash-escaped',
    says: 'has nested slashes escaped',
    origin: 'PHP’s json_encode without JSON_UNESCAPED_SLASHES, or org.json.',
    fix: 'Write / without a backslash.',
    reach: 3,
    variants: [{ rules: { nestedEscaped: '/' } }],
  },
  {
    code: 'nested.html-escaped',
    says: 'has nested < > & written as \\u003c …',
    origin: 'Go’s encoding/json (SetEscapeHTML) or Gson (disableHtmlEscaping).',
    fix: 'Switch HTML escaping off in the JSON writer.',
    reach: 3,
    variants: [
      { rules: { nestedEscaped: '<>&\u2028\u2029' }, form: 'Go: < > &' },
      { rules: { nestedEscaped: "<>&='\u2028\u2029" }, form: "Gson: < > & = '" },
      {
        rules: { nestedEscaped: "<>&'" },
        form: "Jinja and Flask: < > & '",
        origin: 'Jinja’s tojson filter, or a JSON encoder made safe for HTML.',
        reach: 2,
      },
      {
        rules: { nestedEscaped: '<>&\'"+`', nestedAscii: 'upper' },
        form: 'System.Text.Json: also " \' + ` and all beyond ASCII, as \\u003C',
        origin: '.NET’s System.Text.Json with its default encoder.',
      },
    ],
  },
  {
    code: 'nested.empty-array',
    says: 'has nested {} written as []',
    origin: 'PHP’s json_decode(…, true): an empty object becomes an empty array.',
    fix: 'Decode objects as objects, or keep the text of nested JSON.',
    reach: 3,
    variants: [{ rules: { nestedEmpty: '[]' } }],
  },
  {
    code: 'nested.source-text',
    says: 'has nested JSON as received',
    origin: 'A raw-value type (json.RawMessage, JsonRawValue) or a piece cut from the body.',
    fix,
    reach: 3,
    variants: [
      { rules: { nestedText: 'source' } },
      { rules: { nestedText: 'source-without-space' }, form: 'without its white space' },
    ],
  },
  {
    code: 'nested.language-text',
    says: 'has nested values as a language prints them, not as JSON',
    origin: 'String conversion of a map or list instead of a JSON writer.',
    fix,
    reach: 2,
    variants: [
      { rules: { nestedText: 'javascript' }, form: 'JavaScript: [object Object]' },
      { rules: { nestedText: 'java' }, form: 'Java: {a=1, b=2}' },
      { rules: { nestedText: 'python' }, form: "Python: {'a': 1}" },
      { rules: { nestedText: 'go' }, form: 'Go: map[a:1]' },
      { rules: { nestedText: 'php' }, form: 'PHP: Array' },
    ],
  },
];

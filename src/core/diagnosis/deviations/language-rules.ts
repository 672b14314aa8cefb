/** By which rules each language prints values: top-level ones, nested ones, and which of them it leaves out. */
import type { CanonicalRules } from '../../canonical/canonical-rules';
import { luajitNull, luaNull } from '../../canonical/language-styles';
import type { MixedLanguage } from '../../canonical/rule-values';

type Rules = Partial<CanonicalRules>;

/** What a library makes of a top-level value that is put into a text, and of nested ones in its JSON. */
export const scalars = {
  php: { numbers: 'php-typed', booleans: 'php', nullText: '' },
  javascript: { numbers: 'javascript', nullText: 'null' },
  python: { numbers: 'python-typed', booleans: 'capitalized', nullText: 'None' },
  // With `'' if value is None`.
  'python-decimal': { numbers: 'big-decimal', booleans: 'capitalized', nullText: 'None' },
  'python-empty': { numbers: 'python-typed', booleans: 'capitalized', nullText: '' },
  go: { numbers: 'go', nullText: '<nil>' },
  'go-use-number': { numbers: 'source', nullText: '<nil>' },
  'go-format-float': { numbers: 'double', nullText: '' },
  'go-verb': { numbers: 'go-verb', booleans: 'go-verb', nullText: '%!s(<nil>)' },
  ruby: { numbers: 'ruby-typed', nullText: '' },
  'java-jackson': { numbers: 'java-typed', nullText: 'null' },
  'java-gson': { numbers: 'java', nullText: 'null' },
  // Its user writes top-level numbers without what a Double has behind the point.
  'java-gson-integers': { nullText: 'null' },
  'java-fastjson': { numbers: 'big-decimal', nullText: 'null' },
  'csharp-json-net': { numbers: 'dotnet-typed', booleans: 'capitalized', nullText: '' },
  'csharp-system-text-json': { numbers: 'source', booleans: 'capitalized', nullText: '' },
  perl: { numbers: 'perl-typed', booleans: 'number', nullText: '' },
  lua: { numbers: 'lua', nullText: luaNull },
  luajit: { numbers: 'luajit', nullText: luajitNull },
  jq: { numbers: 'big-decimal', nullText: 'null' },
  'jq-1.6': { numbers: 'jq', nullText: 'null' },
  'json-writer': { numbers: 'javascript', nullText: 'null' },
  'json-writer-source': { numbers: 'source', nullText: 'null' },
  'json-writer-python': { numbers: 'python-typed', nullText: 'null' },
  'python-bytes': { numbers: 'python-bytes', booleans: 'python-bytes', nullText: "b'null'" },
} as const satisfies Readonly<Record<string, Rules>>;

export type Printer = keyof typeof scalars;

const goEscapes = '<>&\u2028\u2029';
const gsonEscapes = "<>&='\u2028\u2029";
const gsonJson = {
  json: { nestedNumbers: 'java', nestedEscaped: gsonEscapes, nestedNulls: 'drop' },
  'json-nulls': { nestedNumbers: 'java', nestedEscaped: gsonEscapes },
  'json-unescaped': { nestedNumbers: 'java', nestedNulls: 'drop' },
  'json-unescaped-nulls': { nestedNumbers: 'java' },
} as const satisfies Readonly<Record<string, Rules>>;
const pythonJson = {
  nestedNumbers: 'python-typed',
  nestedSpaced: true,
  nestedAscii: 'lower',
} as const;
const phpJson = { nestedNumbers: 'php-json', nestedEmpty: '[]' } as const;
const phpEscaped = { ...phpJson, nestedEscaped: '/', nestedAscii: 'lower' } as const;

/** How it writes objects and arrays; the first as it prints them itself. */
export const nested = {
  php: {
    text: { nestedText: 'php' },
    'json-unescaped': phpJson,
    json: phpEscaped,
    'json-slashes': { ...phpJson, nestedEscaped: '/' },
    'json-unicode': { ...phpJson, nestedAscii: 'lower' },
    'json-sorted': { ...phpJson, nestedSorted: 'numeric' },
    'json-escaped-sorted': { ...phpEscaped, nestedSorted: 'numeric' },
    'json-indented': { ...phpEscaped, nestedText: 'indented-four' },
    'json-indented-unescaped': { ...phpJson, nestedText: 'indented-four' },
    serialized: { nestedText: 'php-serialize' },
    'print-r': { nestedText: 'php-print-r' },
    imploded: { nestedText: 'php-implode' },
    joined: { ...phpJson, nestedText: 'joined-lists' },
  },
  javascript: {
    text: { nestedText: 'javascript' },
    json: { nestedNumbers: 'javascript', nestedSorted: 'integers-first' },
    'json-sorted': { nestedNumbers: 'javascript', nestedSorted: true },
    'json-own-keys': { nestedNumbers: 'javascript', nestedKeys: 'own' },
    'json-indented': {
      nestedNumbers: 'javascript',
      nestedSorted: 'integers-first',
      nestedText: 'indented',
    },
  },
  python: {
    text: { nestedText: 'python' },
    'text-as-json': { nestedText: 'python-as-json' },
    json: pythonJson,
    'json-unicode': { nestedNumbers: 'python-typed', nestedSpaced: true },
    'json-compact': { nestedNumbers: 'python-typed' },
    'json-compact-ascii': { nestedNumbers: 'python-typed', nestedAscii: 'lower' },
    'json-sorted': { ...pythonJson, nestedSorted: true },
    'json-compact-sorted': { nestedNumbers: 'python-typed', nestedSorted: true },
    'json-indented': {
      nestedNumbers: 'python-typed',
      nestedAscii: 'lower',
      nestedText: 'indented',
    },
    'json-indented-unicode': { nestedNumbers: 'python-typed', nestedText: 'indented' },
  },
  'python-decimal': {
    text: { nestedText: 'python-decimal' },
  },
  'python-empty': {
    text: { nestedText: 'python' },
    json: pythonJson,
  },
  go: {
    text: { nestedText: 'go' },
    syntax: { nestedText: 'go-syntax' },
    json: { nestedNumbers: 'javascript', nestedSorted: true, nestedEscaped: goEscapes },
    'json-unescaped': { nestedNumbers: 'javascript', nestedSorted: true },
    'json-indented': {
      nestedNumbers: 'javascript',
      nestedSorted: true,
      nestedEscaped: goEscapes,
      nestedText: 'indented',
    },
  },
  'go-use-number': {
    text: { nestedText: 'go' },
    json: { nestedNumbers: 'source', nestedSorted: true, nestedEscaped: goEscapes },
    'json-unescaped': { nestedNumbers: 'source', nestedSorted: true },
  },
  'go-format-float': {
    text: { nestedText: 'go' },
    json: { nestedNumbers: 'javascript', nestedSorted: true, nestedEscaped: goEscapes },
    'json-unescaped': { nestedNumbers: 'javascript', nestedSorted: true },
  },
  'go-verb': {
    text: { nestedText: 'go-verb' },
    json: { nestedNumbers: 'javascript', nestedSorted: true, nestedEscaped: goEscapes },
  },
  ruby: {
    text: { nestedText: 'ruby' },
    'text-symbols': { nestedText: 'ruby-symbols' },
    'text-3.4': { nestedText: 'ruby-3.4' },
    'text-3.4-symbols': { nestedText: 'ruby-3.4-symbols' },
    'text-as-json': { nestedText: 'ruby-as-json' },
    json: { nestedNumbers: 'ruby-typed' },
    'json-sorted': { nestedNumbers: 'ruby-typed', nestedSorted: true },
    'json-rails': { nestedNumbers: 'ruby-typed', nestedEscaped: goEscapes },
    'json-indented': { nestedNumbers: 'ruby-typed', nestedText: 'indented' },
  },
  'java-jackson': {
    text: { nestedText: 'java' },
    json: { nestedNumbers: 'java-typed' },
    'json-sorted': { nestedNumbers: 'java-typed', nestedSorted: true },
    'json-indented': { nestedNumbers: 'java-typed', nestedText: 'indented-jackson' },
    'text-ampersands': { nestedText: 'java-ampersands' },
  },
  'java-gson': {
    text: { nestedText: 'java' },
    ...gsonJson,
    'text-ampersands': { nestedText: 'java-ampersands' },
  },
  'java-gson-integers': gsonJson,
  'java-fastjson': {
    text: { nestedText: 'java' },
    json: { nestedNumbers: 'big-decimal', nestedNulls: 'drop' },
    'json-hash-map': {
      nestedNumbers: 'big-decimal',
      nestedNulls: 'drop',
      nestedSorted: 'hash-map',
    },
    'json-nulls': { nestedNumbers: 'big-decimal' },
    'text-ampersands': { nestedText: 'java-ampersands' },
  },
  'csharp-json-net': {
    'text-indented': { nestedText: 'indented', nestedNumbers: 'dotnet-json' },
    json: { nestedNumbers: 'dotnet-json' },
  },
  'csharp-system-text-json': {
    text: { nestedText: 'source' },
  },
  perl: {
    text: { nestedText: 'perl' },
    json: { nestedNumbers: 'perl-typed' },
    'json-sorted': { nestedNumbers: 'perl-typed', nestedSorted: true },
    'json-indented': {
      nestedNumbers: 'perl-typed',
      nestedText: 'indented-perl',
      nestedSorted: true,
      nestedSuffix: '\n',
    },
  },
  lua: {
    text: { nestedText: 'lua' },
    json: luaJson(),
  },
  luajit: {
    text: { nestedText: 'lua' },
    json: luaJson(),
  },
  jq: {
    json: { nestedNumbers: 'big-decimal' },
  },
  'jq-1.6': {
    json: { nestedNumbers: 'jq' },
  },
  // What is no string goes through a library's JSON: json.Marshal, json.dumps, JsonSerializer.
  'json-writer': {
    json: { nestedNumbers: 'javascript' },
    'json-sorted': { nestedNumbers: 'javascript', nestedSorted: true },
    'json-escaped': { nestedNumbers: 'javascript', nestedSorted: true, nestedEscaped: goEscapes },
    'json-slashes': phpEscaped,
    'json-spaced': pythonJson,
    'json-unicode': { nestedNumbers: 'python-typed', nestedSpaced: true },
  },
  'json-writer-source': {
    json: { nestedNumbers: 'source' },
    'json-sorted': { nestedNumbers: 'source', nestedSorted: true },
    'json-escaped': { nestedNumbers: 'source', nestedSorted: true, nestedEscaped: goEscapes },
  },
  // json.dumps, where its numbers show it.
  'json-writer-python': {
    'json-spaced': pythonJson,
    'json-unicode': { nestedNumbers: 'python-typed', nestedSpaced: true },
    'json-compact': { nestedNumbers: 'python-typed' },
    'json-compact-ascii': { nestedNumbers: 'python-typed', nestedAscii: 'lower' },
    'json-sorted': { ...pythonJson, nestedSorted: true },
  },
  // The bytes that orjson gives, or a text of json.dumps that was encoded, put into a text.
  'python-bytes': {
    json: { nestedText: 'python-bytes', nestedNumbers: 'ryu-typed' },
    'json-spaced': { nestedText: 'python-bytes', ...pythonJson },
  },
} as const satisfies Readonly<Record<Printer, Readonly<Record<string, Rules>>>>;

/** Code that asks of lists alone, or of objects alone, whether to write JSON, and by which of the forms above; or that joins lists. */
export const mixes = {
  javascript: mixWith('javascript', nested.javascript, ['json']),
  python: {
    ...mixWith('python', nested.python, [
      'json',
      'json-unicode',
      'json-compact',
      'json-compact-ascii',
    ]),
    'lists-joined': { nestedText: 'joined-python' },
  },
  go: mixWith('go', nested.go, ['json', 'json-unescaped']),
  ruby: {
    ...mixWith('ruby', nested.ruby, ['json']),
    'lists-joined': { nestedText: 'joined-ruby' },
    'lists-joined-3.4': { nestedText: 'joined-ruby-3.4' },
    'pair-joined': { nestedText: 'joined-ruby-pair' },
    'pair-joined-3.4': { nestedText: 'joined-ruby-3.4-pair' },
  },
  'java-jackson': mixWith('java', nested['java-jackson'], ['json']),
} as const satisfies Partial<Readonly<Record<Printer, Readonly<Record<string, Rules>>>>>;

function mixWith<Form extends string>(
  language: MixedLanguage,
  forms: { readonly [One in Form]: Rules },
  written: readonly Form[],
): { readonly [One in `objects-${Form}` | `lists-${Form}`]: Rules } {
  return Object.fromEntries(
    written.flatMap((form) => [
      [`objects-${form}`, { ...forms[form], nestedText: `lists-${language}` }],
      [`lists-${form}`, { ...forms[form], nestedText: `objects-${language}` }],
    ]),
  ) as { readonly [One in `objects-${Form}` | `lists-${Form}`]: Rules };
}

/** An empty list is an empty table, and the order of members is any. */
function luaJson() {
  return { nestedNumbers: 'luajit', nestedEscaped: '/', nestedEmpty: '{}/{}' } as const;
}

/** `left-out`: objects and arrays are no entries. */
export type NestedForm =
  | ({ [One in Printer]: keyof (typeof nested)[One] }[Printer] & string)
  | MixedForm
  | 'left-out';

export type MixedForm = {
  [One in keyof typeof mixes]: keyof (typeof mixes)[One];
}[keyof typeof mixes];

/** What is left out: nothing, nulls, nulls and empty texts, blank ones too, empty texts alone, what the language holds for false, or blank prints. */
export const filters = {
  none: { blanks: 'keep' },
  null: { nullText: null, blanks: 'keep' },
  empty: { nullText: null, blanks: 'drop-empty-strings' },
  blank: { nullText: null, blanks: 'drop-strings' },
  'empty-null': { blanks: 'drop-empty-strings' },
  'empty-print': { nullText: null, blanks: 'drop-empty' },
  'blank-print': { nullText: null },
  'blank-print-null': {},
} as const satisfies Readonly<Record<string, Rules>>;

export const truths: { readonly [One in Printer]: CanonicalRules['falsy'] } = {
  php: 'php',
  javascript: 'javascript',
  python: 'python',
  'python-decimal': 'python',
  'python-empty': null,
  go: null,
  'go-use-number': null,
  'go-format-float': null,
  'go-verb': null,
  ruby: 'ruby',
  'java-jackson': null,
  'java-gson': null,
  'java-gson-integers': null,
  'java-fastjson': null,
  'csharp-json-net': null,
  'csharp-system-text-json': null,
  perl: 'perl',
  lua: null,
  luajit: null,
  // For it, too, only false and null are false.
  jq: 'ruby',
  'jq-1.6': 'ruby',
  'json-writer': null,
  'json-writer-source': null,
  'json-writer-python': null,
  'python-bytes': null,
};

export type PrintFilter = keyof typeof filters | 'truth' | 'rails' | 'php-loose';

/** How languages print their own maps and lists, as data for one printer; the numbers are `print-number.ts`'s. */
import { isContractField } from '../contract';
import { isNested } from '../json/is-nested';
import type { JsonArray, JsonNode, JsonObject } from '../json/json-node';
import { holds } from '../json/list-inside';
import {
  compactStyle,
  type JsonScalar,
  type JsonStyle,
  pickEffectiveMembers,
  printJson,
} from '../json/print-json';
import { printNumber } from './print-number';
import type { NumberStyle } from './rule-values';

/** How lua-cjson’s null prints itself, of a place in memory that there is not. */
const userdata = 'userdata:';
export const luaNull = [userdata, '(nil)'].join(' ');
export const luajitNull = `${userdata} NULL`;

export function printPlain(scalar: JsonScalar, nullText: string): string {
  if (scalar.type === 'null') return nullText;
  return scalar.type === 'string' ? scalar.value : compactStyle.printScalar(scalar);
}

const languageStyle: JsonStyle = { ...compactStyle, separator: ', ', printKey: (key) => key };

/** `Map.toString()`: `{a=1, b=[x, null]}`. */
export function printJava(node: JsonArray | JsonObject, numbers: NumberStyle): string {
  return printJson(node, {
    ...languageStyle,
    colon: '=',
    printScalar: (scalar) => printJavaScalar(scalar, numbers),
  });
}

function printJavaScalar(scalar: JsonScalar, numbers: NumberStyle): string {
  if (scalar.type !== 'number') return printPlain(scalar, 'null');
  return printNumber(scalar, numbers === 'plain' ? 'java-typed' : numbers);
}

/** `String(array)`: its items, comma-separated; null is nothing. */
export const javascriptStyle: JsonStyle = {
  ...compactStyle,
  arrayMarks: ['', ''],
  everyObject: '[object Object]',
  printScalar: (scalar) =>
    scalar.type === 'number' ? printNumber(scalar, 'javascript') : printPlain(scalar, ''),
};

/** `str(dict)`: `{'a': 1, 'b': [True, None]}`. */
export const pythonStyle: JsonStyle = {
  ...languageStyle,
  colon: ': ',
  printKey: quotePython,
  printScalar: (scalar) => {
    if (scalar.type === 'string') return quotePython(scalar.value);
    if (scalar.type === 'boolean') return scalar.value ? 'True' : 'False';
    if (scalar.type === 'null') return 'None';
    return /[.eE]/.test(scalar.source) ? printNumber(scalar, 'python') : scalar.source;
  },
};

/** As it reads them with `parse_float=Decimal`: `{'a': Decimal('0.10')}`. */
export const pythonDecimalStyle: JsonStyle = {
  ...pythonStyle,
  printScalar: (scalar) =>
    scalar.type === 'number' && /[.eE]/.test(scalar.source)
      ? `Decimal('${printNumber(scalar, 'big-decimal')}')`
      : pythonStyle.printScalar(scalar),
};

/** `str(dict).replace("'", '"')`: no JSON, where there is a quote, a boolean or a null. */
export function printPythonAsJson(node: JsonArray | JsonObject): string {
  return printJson(node, pythonStyle).replaceAll("'", '"');
}

/** PyYAML's flow style: `{a: 1, b: [x, 'null', null]}`. */
export const yamlStyle: JsonStyle = {
  ...languageStyle,
  colon: ': ',
  printKey: quoteYaml,
  printScalar: (scalar) => {
    if (scalar.type === 'string') return quoteYaml(scalar.value);
    return scalar.type === 'number'
      ? printNumber(scalar, 'python-typed')
      : compactStyle.printScalar(scalar);
  },
};

export const sortedYamlStyle: JsonStyle = { ...yamlStyle, sorted: true };

/** What YAML 1.1 takes for a number, a day, a boolean or nothing, and what has a sign of its own in it. */
const yamlWord = /^(?:yes|no|on|off|true|false|null|~|=|<<)?$/i;
const yamlNumber =
  /^[-+]?(?:0[0-7_]*|[1-9][\d_]*|0x[\da-f_]+|0b[01_]+|\d[\d_]*\.[\d_]*(?:e[-+]\d+)?|\.[\d_]+(?:e[-+]\d+)?|\.inf|\.nan|\d{4}-\d\d-\d\d)$/i;
const yamlSign = /^[#&*!|>'"%@`]|^-(?: |$)|^(?:---|\.{3})|[,?[\]{}:]|\s#|^\s|\s$/;

function quoteYaml(text: string): string {
  if (/[\0-\x1f\x7f]/.test(text)) return JSON.stringify(text);
  const isPlain = ![yamlWord, yamlNumber, yamlSign].some((one) => one.test(text));
  return isPlain ? text : `'${text.replaceAll("'", "''")}'`;
}

/** `repr(text)` */
export function quotePython(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replace(/[\\\n\r\t]/g, (found) => JSON.stringify(found).slice(1, -1));
  return quote + (quote === "'" ? escaped.replaceAll("'", "\\'") : escaped) + quote;
}

/** `fmt.Sprint(map)`: `map[a:1 b:[x <nil>]]`, keys sorted. */
export const goStyle: JsonStyle = {
  ...languageStyle,
  objectMarks: ['map[', ']'],
  separator: ' ',
  sorted: true,
  printScalar: (scalar) =>
    scalar.type === 'number' ? printNumber(scalar, 'go') : printPlain(scalar, '<nil>'),
};

export const goSourceStyle: JsonStyle = {
  ...goStyle,
  printScalar: (scalar) => (scalar.type === 'number' ? scalar.source : printPlain(scalar, '<nil>')),
};

/** `fmt.Sprintf("%#v", map)`: `map[string]interface {}{"a":1, "b":[]interface {}{true, interface {}(nil)}}`. */
export const goSyntaxStyle: JsonStyle = {
  ...compactStyle,
  separator: ', ',
  objectMarks: ['map[string]interface {}{', '}'],
  arrayMarks: ['[]interface {}{', '}'],
  emptyObject: 'map[string]interface {}{}',
  emptyArray: '[]interface {}{}',
  sorted: true,
  printScalar: (scalar) => {
    if (scalar.type === 'number') return printNumber(scalar, 'go');
    return scalar.type === 'null' ? 'interface {}(nil)' : compactStyle.printScalar(scalar);
  },
};

/** `fmt.Sprintf("%s", map)`: what is no text is marked as a wrong verb, but for nil. */
export const goVerbStyle: JsonStyle = {
  ...goStyle,
  printScalar: (scalar) => {
    if (scalar.type === 'number') return printNumber(scalar, 'go-verb');
    return scalar.type === 'boolean' ? `%!s(bool=${scalar.value})` : printPlain(scalar, '<nil>');
  },
};

/** `%+v` of a struct, `%v` without the names: it knows the contract's fields alone. */
export function printStruct(node: JsonArray | JsonObject, hasNames: boolean): string {
  const members = node.type === 'object' ? pickEffectiveMembers(node, 'last') : [];
  const known = members.filter(({ key }) => isContractField(key.value));
  const fields = known.map(({ key, value }) => {
    const name = key.value.charAt(0).toUpperCase() + key.value.slice(1);
    const text = isNested(value) ? printJson(value, goStyle) : printPlain(value, '<nil>');
    return hasNames ? `${name}:${text}` : text;
  });
  return `{${fields.join(' ')}}`;
}

/** `%v` of structs in each other: `{x {1.5 true} [{y 2}] <nil>}`; whole numbers are of whole types. */
export const goStructValuesStyle: JsonStyle = {
  ...goStyle,
  objectMarks: ['{', '}'],
  sorted: false,
  colon: '',
  printKey: () => '',
  printScalar: (scalar) =>
    scalar.type === 'number' && !/[.eE]/.test(scalar.source)
      ? scalar.source
      : goStyle.printScalar(scalar),
};

/** `%+v` of them: `{Name:x Geo:{Lat:1.5}}`, each field named as the key of its member. */
export const goStructStyle: JsonStyle = {
  ...goStructValuesStyle,
  colon: ':',
  printKey: (key) => key.replace(/(?:^|[_-]+)(.)/gu, (_, first: string) => first.toUpperCase()),
};

/** Ruby's `inspect`. */
const rubyStyle: JsonStyle = {
  ...languageStyle,
  printKey: quoteRuby,
  printScalar: (scalar) => {
    if (scalar.type === 'string') return quoteRuby(scalar.value);
    return scalar.type === 'number' ? printNumber(scalar, 'ruby-typed') : printPlain(scalar, 'nil');
  },
};

/** A name that needs no quotation marks as a symbol: any character beyond ASCII is a letter. */
const rubySymbol = /^[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*[?!]?$/;

export const rubyStyles = {
  /** `{"a"=>1, "b"=>[true, nil]}`, before 3.4. */
  ruby: { ...rubyStyle, colon: '=>' },
  'ruby-symbols': {
    ...rubyStyle,
    colon: '=>',
    printKey: (key) => `:${rubySymbol.test(key) ? key : quoteRuby(key)}`,
  },
  /** `{"a" => 1, "b" => [true, nil]}`, and `{a: 1}` with symbols. */
  'ruby-3.4': { ...rubyStyle, colon: ' => ' },
  'ruby-3.4-symbols': {
    ...rubyStyle,
    colon: ': ',
    printKey: (key) => (rubySymbol.test(key) ? key : quoteRuby(key)),
  },
} as const satisfies Readonly<Record<string, JsonStyle>>;

export function quoteRuby(text: string): string {
  return JSON.stringify(text).replace(/#(?=[{$@])/g, '\\#');
}

/** Perl's `Data::Dumper` with `Terse`, `Sortkeys` and no indent, of what JSON::PP has read: `{'a' => 1,'b' => '1.5'}`. */
export const perlDumperStyle: JsonStyle = {
  ...languageStyle,
  separator: ',',
  colon: ' => ',
  sorted: true,
  printKey: quotePerl,
  printScalar: (scalar) => {
    if (scalar.type === 'string') return quotePerl(scalar.value);
    if (scalar.type === 'null') return 'undef';
    if (scalar.type === 'boolean') {
      return `bless( do{\\(my $o = ${scalar.value ? 1 : 0})}, 'JSON::PP::Boolean' )`;
    }
    const number = printNumber(scalar, 'perl-typed');
    // A float is a text, and so is an integer that would be none where these have 32 bits.
    return /^-?\d+$/.test(scalar.source) && number.length <= 10 ? number : `'${number}'`;
  },
};

function quotePerl(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return `'${text.replace(/[\\']/g, '\\$&')}'`;
  return `"${text
    .replace(/["$@\\]/g, '\\$&')
    .replace(/[^\0-\x7f]/gu, (one) => `\\x{${(one.codePointAt(0) as number).toString(16)}}`)}"`;
}

const elixirStyle: JsonStyle = {
  ...languageStyle,
  objectMarks: ['%{', '}'],
  colon: ' => ',
  sorted: true,
  printKey: quoteElixir,
  printScalar: (scalar) => {
    if (scalar.type === 'string') return quoteElixir(scalar.value);
    if (scalar.type !== 'number') return printPlain(scalar, 'nil');
    return printNumber(scalar, 'ruby-typed').replace(/e\+?(-?)0*/, 'e$1');
  },
};

const elixirAtom = /^[\p{L}_][\p{L}\p{N}_@]*[?!]?$/u;

const elixirStyles = {
  /** `%{"a" => 1, "b" => [true, nil]}` */
  elixir: elixirStyle,
  /** `%{a: 1}` */
  'elixir-atoms': {
    ...elixirStyle,
    colon: ': ',
    printKey: (key) => (elixirAtom.test(key) ? key : quoteElixir(key)),
  },
} as const satisfies Readonly<Record<string, JsonStyle>>;

/** Null where a list would be printed as the characters that it may be. */
export function printElixir(
  node: JsonArray | JsonObject,
  as: keyof typeof elixirStyles,
): string | null {
  return holds(node, isCharlist) ? null : printJson(node, elixirStyles[as]);
}

function isCharlist(node: JsonNode): boolean {
  return (
    node.type === 'array' &&
    node.items.length > 0 &&
    node.items.every(
      (item) =>
        item.type === 'number' &&
        /^(?:[7-9]|1[0-3]|27|3[2-9]|[4-9]\d|1[01]\d|12[0-6])$/.test(item.source),
    )
  );
}

function quoteElixir(text: string): string {
  return JSON.stringify(text).replace(/#(?=\{)/g, '\\#');
}

const groovyStyle: JsonStyle = {
  ...languageStyle,
  objectMarks: ['[', ']'],
  colon: ':',
  emptyObject: '[:]',
  printScalar: (scalar) =>
    scalar.type === 'number' ? printNumber(scalar, 'big-decimal') : printPlain(scalar, 'null'),
};

export const groovyStyles = {
  /** `[a:1, b:[true, null]]` */
  groovy: groovyStyle,
  'groovy-sorted': { ...groovyStyle, sorted: true },
} as const satisfies Readonly<Record<string, JsonStyle>>;

const clojureStyle: JsonStyle = {
  ...languageStyle,
  arraySeparator: ' ',
  colon: ' ',
  printKey: quoteClojure,
  printScalar: (scalar) => {
    if (scalar.type === 'string') return quoteClojure(scalar.value);
    if (scalar.type !== 'number') return printPlain(scalar, 'nil');
    const printed = printNumber(scalar, 'java-typed');
    return isLong(printed) ? printed : `${printed}N`;
  },
};

export const clojureStyles = {
  /** `{"a" 1, "b" [true nil]}` */
  clojure: clojureStyle,
  /** `{:a 1}` */
  'clojure-keywords': { ...clojureStyle, printKey: (key) => `:${key}` },
} as const satisfies Readonly<Record<string, JsonStyle>>;

/** Or no integer. */
function isLong(printed: string): boolean {
  return !/^-?\d+$/.test(printed) || BigInt.asIntN(64, BigInt(printed)) === BigInt(printed);
}

function quoteClojure(text: string): string {
  return `"${text.replace(/["\\\n\t\r\f\b]/g, (found) => JSON.stringify(found).slice(1, -1))}"`;
}

/** Dart's `toString()`: `{a: 1, b: [x, null]}`. */
export const dartStyle: JsonStyle = {
  ...languageStyle,
  colon: ': ',
  printScalar: (scalar) => {
    if (scalar.type !== 'number') return printPlain(scalar, 'null');
    if (!/[.eE]/.test(scalar.source)) return scalar.source;
    const printed = printNumber(scalar, 'javascript');
    return /^-?\d+$/.test(printed) ? `${printed}.0` : printed;
  },
};

/** Scala's: `Map(a -> 1, b -> List(x, null))`. */
export const scalaStyle: JsonStyle = {
  ...languageStyle,
  objectMarks: ['Map(', ')'],
  arrayMarks: ['List(', ')'],
  colon: ' -> ',
  printScalar: (scalar) =>
    scalar.type === 'number' ? printNumber(scalar, 'java-typed') : printPlain(scalar, 'null'),
};

/** Stands for a place in memory, which no other run has again. */
export const anyAddress = '0x…';

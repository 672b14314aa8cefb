/** An object or array as text (reading 4): compact JSON by the contract, or as other programs write it. */

import { isContractField } from '../contract';
import { isNested } from '../json/is-nested';
import type { JsonArray, JsonNode, JsonObject } from '../json/json-node';
import {
  compactStyle,
  type JsonScalar,
  type JsonStyle,
  pickEffectiveMembers,
  printJson,
} from '../json/print-json';
import { arrangeMembers } from './arrange-entries';
import type { CanonicalRules, NumberStyle } from './canonical-rules';
import { indentJson, indentLikeJackson } from './indent-json';
import { printInspect } from './print-inspect';
import { printNumber } from './print-number';
import { exportPhp, implodePhp, printPhpReadable } from './print-php';
import { pruneEmpty, sortFirstLevel, toObjects } from './reshape-nested';
import { serializePhp } from './serialize-php';
import { printStandIn } from './stand-in-nested';
import { transformText } from './transform-text';

export function printNested(
  node: JsonArray | JsonObject,
  rules: CanonicalRules,
  bodyText: string,
  numbers: NumberStyle = rules.numbers,
): string {
  const pruned = rules.nestedNulls === 'drop-empty' ? pruneEmpty(node) : node;
  const made = rules.nestedEmpty === 'objects' ? toObjects(pruned) : pruned;
  const arranged = rules.nestedSorted === 'first-level' ? sortFirstLevel(made) : made;
  return printValue(arranged, rules, bodyText, numbers) + rules.nestedSuffix;
}

function printValue(
  node: JsonArray | JsonObject,
  rules: CanonicalRules,
  bodyText: string,
  numbers: NumberStyle,
): string {
  switch (rules.nestedText) {
    case 'compact':
      return printJson(node, buildStyle(rules, numbers));
    case 'source':
      return bodyText.slice(node.span.start, node.span.end);
    case 'source-without-space':
      return printJson(node, { ...compactStyle, ...buildSourcePrinters(bodyText) });
    case 'indented':
    case 'indented-four': {
      const width = rules.nestedText === 'indented' ? 2 : 4;
      return indentJson(printJson(node, buildStyle(rules, numbers)), width);
    }
    case 'indented-perl':
      return indentJson(printJson(node, buildStyle(rules, numbers)), 3, ' : ');
    case 'indented-jackson':
      return indentLikeJackson(printJson(node, buildStyle(rules, numbers)));
    case 'joined-lists':
      return printJoined(node, buildStyle(rules, numbers));
    case 'php-serialize':
      return serializePhp(node);
    case 'php-print-r':
      return printPhpReadable(node);
    case 'php-export':
      return exportPhp(node);
    case 'php-implode':
      return implodePhp(node);
    case 'node-inspect':
      return printInspect(node) ?? printJson(node, compactStyle);
    case 'go-syntax':
      return printJson(node, goSyntaxStyle);
    case 'ruby':
    case 'ruby-symbols':
    case 'ruby-3.4':
    case 'ruby-3.4-symbols':
      return printJson(node, rubyStyles[rules.nestedText]);
    case 'perl':
      return `${node.type === 'object' ? 'HASH' : 'ARRAY'}(${anyAddress})`;
    case 'lua':
      return ['table:', anyAddress].join(' ');
    case 'javascript':
      return printJson(node, javascriptStyle);
    case 'javascript-number': {
      const number = node.type === 'array' ? Number(printJson(node, javascriptStyle)) : Number.NaN;
      return Number.isNaN(number) ? printJson(node, buildStyle(rules, numbers)) : String(number);
    }
    case 'java':
      return printJava(node, numbers);
    case 'java-ampersands':
      return printJava(node, numbers).replaceAll(', ', '&');
    case 'python':
      return printJson(node, pythonStyle);
    case 'python-as-json':
      return printPythonAsJson(node);
    case 'python-as-json-unspaced':
      return printPythonAsJson(node).replaceAll(' ', '');
    case 'ruby-as-json':
      return printJson(node, rubyStyles.ruby).replaceAll('=>', ':');
    case 'ruby-3.4-as-json':
      return printJson(node, rubyStyles['ruby-3.4']).replaceAll('=>', ':');
    case 'yaml':
    case 'yaml-sorted':
      return printJson(node, rules.nestedText === 'yaml' ? yamlStyle : sortedYamlStyle);
    case 'go':
      return printJson(node, numbers === 'source' ? goSourceStyle : goStyle);
    case 'go-verb':
      return printJson(node, goVerbStyle);
    case 'php':
      return 'Array';
    case 'go-struct':
    case 'go-struct-values':
      return printStruct(node, rules.nestedText === 'go-struct');
    case 'empty':
      return '';
    case 'dotnet':
      return node.type === 'object' ? dotnetDictionary : dotnetList;
    case 'dotnet-framework':
      return node.type === 'object' ? dotnetDictionary : dotnetArrayList;
    default:
      return printStandIn(node, rules.nestedText, buildStyle(rules, numbers));
  }
}

/** The items of a list between commas, a null as nothing; what is nested in it is JSON, and so is an object. */
function printJoined(node: JsonArray | JsonObject, style: JsonStyle): string {
  if (node.type === 'object') {
    // PHP has an empty object as an empty list.
    return style.emptyObject === '[]' && node.members.length === 0 ? '' : printJson(node, style);
  }
  const printItem = (item: JsonNode): string =>
    isNested(item)
      ? printJson(item, style)
      : item.type === 'number'
        ? style.printScalar(item)
        : printPlain(item, '');
  return node.items.map(printItem).join(',');
}

/** What `ToString` says of them that is not overridden. */
const dotnetDictionary = 'System.Collections.Generic.Dictionary`2[System.String,System.Object]';
const dotnetList = 'System.Collections.Generic.List`1[System.Object]';
/** What JavaScriptSerializer makes of a list. */
const dotnetArrayList = 'System.Collections.ArrayList';

function buildStyle(rules: CanonicalRules, numbers: NumberStyle): JsonStyle {
  const { nestedAscii, nestedEscaped, nestedSorted, nestedSpaced, nestedEmpty, duplicates } = rules;
  const { nestedKeys, nestedStrings, nestedNulls } = rules;
  const escapes = nestedAscii !== 'as-is' || nestedEscaped !== '';
  const respells =
    numbers !== 'plain' || nestedEmpty !== '{}' || nestedKeys !== null || nestedStrings !== 'as-is';
  const isKept = nestedNulls === 'keep';
  if (!escapes && !respells && isKept && !nestedSorted && !nestedSpaced && duplicates === 'last') {
    return compactStyle;
  }
  // Read once: what is printed watches which rules are read.
  const written = { nestedAscii, nestedEscaped };
  const printText = escapes ? (text: string) => quoteText(text, written) : compactStyle.printKey;
  const printString =
    nestedStrings === 'as-is'
      ? printText
      : (text: string) => {
          // Laravel turns blank strings into null.
          const value = nestedStrings === 'blank-null' ? text : text.trim();
          return value === '' ? 'null' : printText(value);
        };
  // Without spreads: a style is made for each of a thousand strings.
  return {
    objectMarks: compactStyle.objectMarks,
    arrayMarks: compactStyle.arrayMarks,
    separator: nestedSpaced === true ? ', ' : ',',
    colon: nestedSpaced ? ': ' : ':',
    sorted: pickArrangement(nestedSorted),
    emptyObject: nestedEmpty === '[]' ? '[]' : '{}',
    emptyArray: nestedEmpty === '{}/{}' ? '{}' : '[]',
    onlyKeys: nestedKeys ?? undefined,
    dropsNull: !isKept,
    duplicates,
    printKey: printText,
    printScalar: (scalar) => {
      if (scalar.type === 'string') return printString(scalar.value);
      if (scalar.type === 'number') return printNumber(scalar, numbers);
      return compactStyle.printScalar(scalar);
    },
  };
}

/** Of each object; the first level alone was arranged before. */
function pickArrangement(nestedSorted: CanonicalRules['nestedSorted']): JsonStyle['sorted'] {
  if (nestedSorted === 'hash-map') return arrangeMembers;
  return nestedSorted === 'first-level' ? false : nestedSorted;
}

/** A string as JSON text, with the escapes of the rules. */
export function quoteText(text: string, rules: Escapes): string {
  return escapeText(JSON.stringify(text), rules);
}

type Escapes = Pick<CanonicalRules, 'nestedAscii' | 'nestedEscaped'>;

function escapeText(json: string, { nestedAscii, nestedEscaped }: Escapes): string {
  if (nestedAscii === 'bytes') return transformText(json, 'mojibake');
  const toEscape = nestedAscii === 'upper' ? toUpperEscape : toLowerEscape;
  let text = json.slice(1, -1);
  for (const character of nestedEscaped) {
    if (character === '/') text = text.replaceAll('/', '\\/');
    else if (character !== '"') text = text.replaceAll(character, toEscape(character));
    else {
      text = text.replace(/\\./g, (found) => (found === '\\"' ? toEscape(character) : found));
    }
  }
  if (nestedAscii !== 'as-is') text = text.replace(/[\u007f-\uffff]/g, toEscape);
  return `"${text}"`;
}

function toLowerEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function toUpperEscape(character: string): string {
  return `\\u${toLowerEscape(character).slice(2).toUpperCase()}`;
}

/** Every lexeme as received, only the white space between them gone. Keys keep their shortest escapes. */
function buildSourcePrinters(bodyText: string): Pick<JsonStyle, 'printScalar'> {
  return { printScalar: ({ span }) => bodyText.slice(span.start, span.end) };
}

function printPlain(scalar: JsonScalar, nullText: string): string {
  if (scalar.type === 'null') return nullText;
  return scalar.type === 'string' ? scalar.value : compactStyle.printScalar(scalar);
}

const languageStyle: JsonStyle = { ...compactStyle, separator: ', ', printKey: (key) => key };

/** `Map.toString()`: `{a=1, b=[x, null]}`. */
function printJava(node: JsonArray | JsonObject, numbers: NumberStyle): string {
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
const javascriptStyle: JsonStyle = {
  ...compactStyle,
  arrayMarks: ['', ''],
  everyObject: '[object Object]',
  printScalar: (scalar) =>
    scalar.type === 'number' ? printNumber(scalar, 'javascript') : printPlain(scalar, ''),
};

/** `str(dict)`: `{'a': 1, 'b': [True, None]}`. */
const pythonStyle: JsonStyle = {
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

/** `str(dict).replace("'", '"')`: no JSON, where there is a quote, a boolean or a null. */
function printPythonAsJson(node: JsonArray | JsonObject): string {
  return printJson(node, pythonStyle).replaceAll("'", '"');
}

/** PyYAML's flow style: `{a: 1, b: [x, 'null', null]}`. */
const yamlStyle: JsonStyle = {
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

const sortedYamlStyle: JsonStyle = { ...yamlStyle, sorted: true };

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
const goStyle: JsonStyle = {
  ...languageStyle,
  objectMarks: ['map[', ']'],
  separator: ' ',
  sorted: true,
  printScalar: (scalar) =>
    scalar.type === 'number' ? printNumber(scalar, 'go') : printPlain(scalar, '<nil>'),
};

const goSourceStyle: JsonStyle = {
  ...goStyle,
  printScalar: (scalar) => (scalar.type === 'number' ? scalar.source : printPlain(scalar, '<nil>')),
};

/** `fmt.Sprintf("%#v", map)`: `map[string]interface {}{"a":1, "b":[]interface {}{true, interface {}(nil)}}`. */
const goSyntaxStyle: JsonStyle = {
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
const goVerbStyle: JsonStyle = {
  ...goStyle,
  printScalar: (scalar) => {
    if (scalar.type === 'number') return printNumber(scalar, 'go-verb');
    return scalar.type === 'boolean' ? `%!s(bool=${scalar.value})` : printPlain(scalar, '<nil>');
  },
};

/** `%+v` of a struct, `%v` without the names: it knows the contract's fields alone. */
function printStruct(node: JsonArray | JsonObject, hasNames: boolean): string {
  const members = node.type === 'object' ? pickEffectiveMembers(node, 'last') : [];
  const known = members.filter(({ key }) => isContractField(key.value));
  const fields = known.map(({ key, value }) => {
    const name = key.value.charAt(0).toUpperCase() + key.value.slice(1);
    const text = isNested(value) ? printJson(value, goStyle) : printPlain(value, '<nil>');
    return hasNames ? `${name}:${text}` : text;
  });
  return `{${fields.join(' ')}}`;
}

/** Ruby's `inspect`. */
const rubyStyle: JsonStyle = {
  ...languageStyle,
  printKey: quoteRuby,
  printScalar: (scalar) => {
    if (scalar.type === 'string') return quoteRuby(scalar.value);
    return scalar.type === 'number' ? printNumber(scalar, 'ruby-typed') : printPlain(scalar, 'nil');
  },
};

/** A name that needs no quotation marks as a symbol. */
const rubySymbol = /^[A-Za-z_]\w*[?!]?$/;

const rubyStyles = {
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

/** Stands for a place in memory, which no other run has again. */
export const anyAddress = '0x…';

/** An object or array as text (reading 4): compact JSON by the contract, or as other programs write it. */

import { isNested } from '../json/is-nested';
import type { JsonArray, JsonNode, JsonObject } from '../json/json-node';
import { compactStyle, type JsonStyle, printJson } from '../json/print-json';
import { arrangeMembers } from './arrange-entries';
import { arrangeAsDatabase, arrangeAsPhp } from './arrange-members';
import type { CanonicalRules } from './canonical-rules';
import { indentJson, indentLikeJackson, indentLikeRuby } from './indent-json';
import { dotnetArray, dotnetDictionary } from './join-nested';
import {
  anyAddress,
  clojureStyles,
  dartStyle,
  goSourceStyle,
  goStructStyle,
  goStructValuesStyle,
  goStyle,
  goSyntaxStyle,
  goVerbStyle,
  groovyStyles,
  javascriptStyle,
  perlDumperStyle,
  printElixir,
  printJava,
  printPlain,
  printPythonAsJson,
  printStruct,
  pythonDecimalStyle,
  pythonStyle,
  rubyStyles,
  scalaStyle,
  sortedYamlStyle,
  yamlStyle,
} from './language-styles';
import { printInspect } from './print-inspect';
import { printNumber, printNumericText } from './print-number';
import { exportPhp, implodePhp, printPhpReadable } from './print-php';
import {
  keepOwnKeys,
  pruneEmpty,
  sortFirstLevel,
  sortLists,
  toObjects,
  toValueList,
} from './reshape-nested';
import type { NestedMix, NestedText, NumberStyle } from './rule-values';
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
  const kept = rules.nestedKeys === 'own' ? keepOwnKeys(made) : made;
  return (
    printAs(
      pickText(rules.nestedText, node),
      arrange(kept, rules.nestedSorted),
      rules,
      bodyText,
      numbers,
    ) + rules.nestedSuffix
  );
}

function arrange(
  node: JsonArray | JsonObject,
  nestedSorted: CanonicalRules['nestedSorted'],
): JsonArray | JsonObject {
  if (nestedSorted === 'first-level') return sortFirstLevel(node);
  return nestedSorted === 'lists' || nestedSorted === 'lists-too' ? sortLists(node) : node;
}

function pickText(text: NestedText, { type }: JsonArray | JsonObject): PrintedText {
  const [kind, language = ''] = text.split(/-(.*)/s, 2);
  if (kind !== 'lists' && kind !== 'objects') return text as PrintedText;
  return (kind === 'lists') === (type === 'array') ? (language as PrintedText) : 'compact';
}

type PrintedText = Exclude<NestedText, NestedMix>;

function printAs(
  text: PrintedText,
  node: JsonArray | JsonObject,
  rules: CanonicalRules,
  bodyText: string,
  numbers: NumberStyle,
): string {
  switch (text) {
    case 'compact':
      return printJson(node, buildStyle(rules, numbers));
    case 'source':
      return bodyText.slice(node.span.start, node.span.end);
    case 'source-without-space':
      return printJson(node, { ...compactStyle, ...buildSourcePrinters(bodyText) });
    case 'indented':
    case 'indented-four': {
      const width = text === 'indented' ? 2 : 4;
      return indentJson(printJson(node, buildStyle(rules, numbers)), width);
    }
    case 'indented-tab':
      return indentJson(printJson(node, buildStyle(rules, numbers)), '\t');
    case 'indented-crlf':
      return indentJson(printJson(node, buildStyle(rules, numbers)), 2).replaceAll('\n', '\r\n');
    case 'indented-perl':
      return indentJson(printJson(node, buildStyle(rules, numbers)), 3, ' : ');
    case 'indented-ruby':
      return indentLikeRuby(printJson(node, buildStyle(rules, numbers)));
    case 'indented-jackson':
      return indentLikeJackson(printJson(node, buildStyle(rules, numbers)));
    case 'joined-lists':
      return printJoined(node, buildStyle(rules, numbers));
    case 'joined-lists-javascript':
      return printJson(node, node.type === 'array' ? javascriptStyle : buildStyle(rules, numbers));
    case 'value-list':
      return printJson(toValueList(node), buildStyle(rules, numbers));
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
    case 'node-inspect-flat':
      return printInspect(node, { depth: 0 }) ?? printJson(node, compactStyle);
    case 'node-inspect-deep':
      return printInspect(node, { depth: deepest }) ?? printJson(node, compactStyle);
    case 'node-inspect-line':
      return (
        printInspect(node, { depth: deepest, breakLength: Number.POSITIVE_INFINITY }) ??
        printJson(node, compactStyle)
      );
    case 'go-syntax':
      return printJson(node, goSyntaxStyle);
    case 'ruby':
    case 'ruby-symbols':
    case 'ruby-3.4':
    case 'ruby-3.4-symbols':
      return printJson(node, rubyStyles[text]);
    case 'perl-dumper':
      return printJson(node, perlDumperStyle);
    case 'elixir':
    case 'elixir-atoms':
      return printElixir(node, text) ?? printJson(node, compactStyle);
    case 'groovy':
    case 'groovy-sorted':
      return printJson(node, groovyStyles[text]);
    case 'clojure':
    case 'clojure-keywords':
      return printJson(node, clojureStyles[text]);
    case 'dart':
      return printJson(node, dartStyle);
    case 'scala':
      return printJson(node, scalaStyle);
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
    case 'python-decimal':
      return printJson(node, pythonDecimalStyle);
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
      return printJson(node, text === 'yaml' ? yamlStyle : sortedYamlStyle);
    case 'go':
      return printJson(node, numbers === 'source' ? goSourceStyle : goStyle);
    case 'go-verb':
      return printJson(node, goVerbStyle);
    case 'go-structs':
      return printJson(node, goStructStyle);
    case 'go-structs-values':
      return printJson(node, goStructValuesStyle);
    case 'php':
      return 'Array';
    case 'go-struct':
    case 'go-struct-values':
      return printStruct(node, text === 'go-struct');
    case 'empty':
      return '';
    case 'dotnet':
      return node.type === 'object' ? dotnetDictionary : dotnetList;
    case 'dotnet-array':
      return node.type === 'object' ? dotnetDictionary : dotnetArray;
    case 'dotnet-framework':
      return node.type === 'object' ? dotnetDictionary : dotnetArrayList;
    default:
      return printStandIn(node, text, buildStyle(rules, numbers));
  }
}

/** Deeper bodies are not searched. */
const deepest = 100;

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

/** What `ToString` says of it. */
const dotnetList = 'System.Collections.Generic.List`1[System.Object]';
/** What JavaScriptSerializer makes of a list. */
const dotnetArrayList = 'System.Collections.ArrayList';

type PrintText = (text: string) => string;

function createStringPrinter(
  strings: CanonicalRules['nestedStrings'],
  print: PrintText,
): PrintText {
  switch (strings) {
    case 'as-is':
      return print;
    case 'php-number':
      return (text) => printNumericText(text, 'php-json') ?? print(text);
    default:
      return (text) => {
        // Laravel turns blank strings into null.
        const value = strings === 'blank-null' ? text : text.trim();
        return value === '' && strings !== 'trimmed' ? 'null' : print(value);
      };
  }
}

function buildStyle(rules: CanonicalRules, numbers: NumberStyle): JsonStyle {
  const { nestedAscii, nestedEscaped, nestedSorted, nestedSpaced, nestedEmpty, duplicates } = rules;
  const { nestedStrings, nestedNulls } = rules;
  const nestedKeys = rules.nestedKeys === 'own' ? null : rules.nestedKeys;
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
  const printString = createStringPrinter(nestedStrings, printText);
  const hasSpacesInside = nestedSpaced === 'inside' || nestedSpaced === 'inside-empty';
  const { objectMarks, arrayMarks } = hasSpacesInside ? spacedMarks : compactStyle;
  const [emptyObject, emptyArray] = pickEmpty(nestedEmpty, nestedSpaced);
  // Without spreads: a style is made for each of a thousand strings.
  return {
    objectMarks,
    arrayMarks,
    separator: nestedSpaced && nestedSpaced !== 'colons' ? ', ' : ',',
    colon: nestedSpaced ? ': ' : ':',
    sorted: pickArrangement(nestedSorted),
    emptyObject,
    emptyArray,
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

const spacedMarks = { objectMarks: ['{ ', ' }'], arrayMarks: ['[ ', ' ]'] } as const;

type Empty = readonly [object: string, array: string];

function pickEmpty(
  nestedEmpty: CanonicalRules['nestedEmpty'],
  nestedSpaced: CanonicalRules['nestedSpaced'],
): Empty {
  if (nestedSpaced === 'inside-empty') return ['{ }', '[ ]'];
  return [nestedEmpty === '[]' ? '[]' : '{}', nestedEmpty === '{}/{}' ? '{}' : '[]'];
}

/** Of each object; the first level alone, and lists, were arranged before. */
function pickArrangement(nestedSorted: CanonicalRules['nestedSorted']): JsonStyle['sorted'] {
  if (nestedSorted === 'hash-map') return arrangeMembers;
  if (nestedSorted === 'length') return arrangeAsDatabase;
  if (nestedSorted === 'numeric') return arrangeAsPhp;
  if (nestedSorted === 'first-level' || nestedSorted === 'lists') return false;
  return nestedSorted === 'lists-too' ? true : nestedSorted;
}

/** A string as JSON text, with the escapes of the rules. */
export function quoteText(text: string, rules: Escapes): string {
  return escapeText(JSON.stringify(text), rules);
}

type Escapes = Pick<CanonicalRules, 'nestedAscii' | 'nestedEscaped'>;

function escapeText(json: string, { nestedAscii, nestedEscaped }: Escapes): string {
  if (nestedAscii === 'bytes') return transformText(json, 'mojibake');
  const toEscape = /upper/.test(nestedAscii) ? toUpperEscape : toLowerEscape;
  let text = json.slice(1, -1);
  for (const character of nestedEscaped) {
    if (character === '/') text = text.replaceAll('/', '\\/');
    else if (character !== '"') text = text.replaceAll(character, toEscape(character));
    else {
      text = text.replace(/\\./g, (found) => (found === '\\"' ? toEscape(character) : found));
    }
  }
  const isKept = nestedAscii === 'as-is' || nestedAscii === 'signs-upper';
  if (!isKept) {
    const toOwn = nestedAscii === 'upper' ? toUpperEscape : toLowerEscape;
    text = text.replace(/[\u007f-\uffff]/g, toOwn);
  }
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

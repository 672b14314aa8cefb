/**
 * Every form in the order in which they are tried. They are told apart by what they begin with, so that the order
 * matters little: JSON first, then what single characters were changed in, quoted values before unquoted ones.
 */

import { parseJson } from '../json/parse-json';
import type { BareDialect } from './bare/bare-dialect';
import { csharpObject, csharpPairs } from './bare/csharp';
import { goMap, readGoStruct } from './bare/go';
import { javaLines, javaMap, javaMaps, javaObject } from './bare/java';
import { luaTable } from './bare/lua';
import { groovyMap, looseMap, scalaMap, strippedMap } from './bare/maps';
import { phpPrintR, phpPrintRInPage } from './bare/php-print-r';
import { readPhpXdebug } from './bare/php-xdebug';
import { powershell } from './bare/powershell';
import { readBare } from './bare/read-bare';
import { readBoundInsert } from './bare/sql-insert';
import { readUnescapedJson } from './bare/unescaped-json';
import type { DerivedText } from './derived-text';
import { shownBytes } from './detect-lost';
import { createDoubt, nestingLimit } from './dump-node';
import type { DumpForm } from './form';
import { braceEmptyMaps, elixir, groovy, rust, swift } from './literal/brace-maps';
import { clojure } from './literal/clojure';
import { erlang } from './literal/erlang';
import { goSyntax } from './literal/go';
import { javascript, json5 } from './literal/javascript';
import type { LiteralDialect } from './literal/literal-dialect';
import { lua } from './literal/lua';
import { perl, perlPrinter } from './literal/perl';
import { followReferences } from './literal/perl-references';
import { phpDump, phpExport, phpVarDump, yiiDump } from './literal/php';
import { readPhpSerialize } from './literal/php-serialize';
import { readPlist } from './literal/plist';
import { python } from './literal/python';
import { type Literal, readLiteral, readLiteralMembers } from './literal/read-literal';
import { ruby } from './literal/ruby';
import { serilog } from './literal/serilog';
import { springHeaders } from './literal/spring';
import { readHtmlPairs, unwrapTags } from './markup/html';
import { readXml } from './markup/read-xml';
import { readBrokenJson } from './wrap/broken-json';
import { unwrapBase64, unwrapByteList, unwrapHex } from './wrap/byte-text';
import {
  unwrapBrokenLines,
  unwrapColours,
  unwrapEntities,
  unwrapOddSpaces,
  unwrapProperties,
  unwrapQuotedPrintable,
  unwrapSmartQuotes,
} from './wrap/character-text';
import { unwrapClientEscapes } from './wrap/client-escapes';
import { unwrapConsoleTree } from './wrap/console-tree';
import { pairsOpening } from './wrap/embedded-text';
import { unwrapCharacters, unwrapEscaped, unwrapFence, unwrapQuoted } from './wrap/escaped-text';
import { unwrapLineMarks } from './wrap/line-marks';
import { unwrapPrefix } from './wrap/line-prefixes';
import { unwrapMarkdown } from './wrap/markdown-text';
import { unwrapPercent } from './wrap/percent-text';
import { unwrapRecordLines } from './wrap/record-lines';
import { unwrapShellData } from './wrap/shell-data';
import { unwrapShownBytes } from './wrap/shown-bytes';
import { unwrapTableCells } from './wrap/table-cells';
import { readUnderscored } from './wrap/underscored';
import { readYaml } from './yaml/read-yaml';

/** A text as a value, or null. */
export type Reader = (text: string) => Literal | null;

export type FormReader = readonly [form: DumpForm, read: Reader];
export type FormUnwrap = readonly [form: DumpForm, unwrap: Unwrap];

const literal =
  (dialect: LiteralDialect): Reader =>
  (text) =>
    isOfSql(text) ? null : readLiteral(text, dialect);
const bare =
  (dialect: BareDialect): Reader =>
  (text) =>
    readBare(text, dialect);

/** .NET, too, logs the parameters of a command in such brackets. */
const javaOf =
  (dialect: BareDialect): Reader =>
  (text) =>
    /^\[(?:\w+=\[)?@/.test(text) ? null : readBare(text, dialect);

const packed = / => (?:"(?:[^"\\]|\\.)*"|[\w.-]+),["\w]/;
/** Node has a word before its class. */
const ofMongoShell =
  /^[\s[{]*"?_id"? ?: ObjectId\(|[:[,] (?:ISODate|Long|NumberLong|NumberInt|Int32|NumberDecimal|Decimal128)\(["'\d-]/;
/** Of a tuple whose items have no blank between them. */
const sqlValues = /^(?:values ?)?\((?:\d+|'(?:[^'\\]|\\.)*'),\S/i;
const closeMembers =
  /^\{(?:'[\w$]+'|[A-Za-z_$][\w$]*):(?:'[^'\n]*'|[\d-][\d.]*),(?:'[\w$]+'|[A-Za-z_$][\w$]*):\S/;
/** Go writes no blank behind a colon and no comma between fields. */
const yamlFlow = /^\{\w+: [^:,]+,\s+\w+: /;
/** Hashie parts members by blanks alone. */
const spacedMembers = /^#<[A-Z][\w:]* \w+=(?:"(?:[^"\\]|\\.)*"|[^\s,"]+) \w+=/;
const colons: LiteralDialect = { ...javascript, joint: /:/y };
const namesInQuotes = /^[[{\s]*'[A-Za-z_$][\w$]*'\s*:/;

/** Those in which no wrapping is to be undone first: entities are XML's own. */
export const markedForms: readonly FormReader[] = [
  ['rows', readBoundInsert],
  ['json', (text) => readUnderscored(text, readJson)],
  ['json', readJson],
  ['json', (text) => readBrokenJson(text, readJson)],
  ['lines', readHtmlPairs],
  ['xml', readXml],
  ['yaml', (text) => (foldedJson.test(text) ? readYaml(text) : null)],
];

/** A text of JSON among others, folded by YAML's rules. */
const foldedJson = /^(?:[\w-]{1,60}: [^\n]*\n){0,50}[\w-]{1,60}: (?:'\{"|"\{\\")[^\n]*\n {1,8}\S/;

export const quotedForms: readonly FormReader[] = [
  ['json5', readJson5],
  // Neither Python nor Node prints an object of one line without blanks, or a comma behind the last member.
  [
    'json5',
    (text) =>
      closeMembers.test(text) || /,\s{1,9}\}$/.test(text) ? readLiteral(text, colons) : null,
  ],
  ['csharp-pairs', literal(serilog)],
  // Python puts no white space behind a bracket that opens.
  ['python', (text) => (/^[[{(]\s/.test(text) ? null : readPython(text))],
  ['pairs', (text) => (text.startsWith('%') ? readLiteral(text, elixir) : null)],
  ['pairs', literal(erlang)],
  ['pairs', literal(clojure)],
  ['pairs', literal(rust)],
  ['pairs', literal(swift)],
  ['pairs', (text) => (text.startsWith("['") ? readLiteral(braceEmptyMaps(text), groovy) : null)],
  // Ruby's pp goes on behind the brace, and awesome_print indents by four.
  ['perl', (text) => (/^\{\n {2}"(?:[^"\\]|\\.)*" => /.test(text) ? readPerl(text) : null)],
  // Ruby puts a blank behind a comma.
  ['ruby', (text) => (packed.test(text) ? null : readLiteral(text, ruby))],
  [
    'ruby',
    (text) => (spacedMembers.test(text) ? readLiteral(text, { ...ruby, isSpaced: true }) : null),
  ],
  // `inspect.gsub('=>', ':')`.
  ['ruby', (text) => (/":nil\b/.test(text) ? readLiteral(text, { ...ruby, joint: /:/y }) : null)],
  ['perl', (text) => (isOfSql(text) ? null : readPerl(text))],
  ['perl', (text) => followReferences(readLiteral(text, perlPrinter), text)],
  // JSON with other quotes: Node has none around names.
  ['json5', (text) => (namesInQuotes.test(text) ? readLiteral(text, javascript) : null)],
  ['mongo-shell', (text) => (ofMongoShell.test(text) ? readLiteral(text, javascript) : null)],
  ['javascript', literal(javascript)],
  ['python', readPython],
  ['php-export', literal(phpExport)],
  ['php-yii', literal(yiiDump)],
  // Kint's are no calls of PHP.
  ['lines', (text) => (text.startsWith('array (') ? readLiteral(text, phpVarDump) : null)],
  ['php-var-dump', literal(phpVarDump)],
  ['php-var-dump', readPhpXdebug],
  ['php-dump', literal(phpDump)],
  ['plist', readPlist],
  // Lua has brackets around quoted names.
  ['pairs', (text) => (/^\{\s*"(?:[^"\\]|\\.)*"\s*=/.test(text) ? readLiteral(text, lua) : null)],
  ['lua', literal(lua)],
  ['go-spew', (text) => (text.startsWith('(') ? readLiteral(text, goSyntax) : null)],
  ['go-quoted', (text) => (/^map\[["\]]/.test(text) ? readLiteral(text, goSyntax) : null)],
  ['go-syntax', literal(goSyntax)],
  ['spring-headers', literal(springHeaders)],
  ['php-serialize', readPhpSerialize],
];

export const bareForms: readonly FormReader[] = [
  ['php-print-r', bare(phpPrintR)],
  ['php-print-r', bare(phpPrintRInPage)],
  ['go-map', bare(goMap)],
  ['java-map', javaOf(javaMap)],
  ['java-map', (text) => (text.startsWith('[{') ? readBare(text, javaMaps) : null)],
  ['go-struct', (text) => (yamlFlow.test(text) ? null : readGoStruct(text))],
  ['java-object', javaOf(javaObject)],
  ['java-object', bare(javaLines)],
  ['csharp-object', bare(csharpObject)],
  ['csharp-pairs', bare(csharpPairs)],
  ['lua-table', bare(luaTable)],
  ['lines', bare(powershell)],
  ['pairs', bare(scalaMap)],
  ['pairs', bare(groovyMap)],
  // Quotes and lines are YAML's.
  ['pairs', (text) => (/: ["']|\n/.test(text) ? null : readBare(text, looseMap))],
  ['pairs', (text) => (/^\{\w+:[^\s"'{[]/.test(text) ? readBare(text, strippedMap) : null)],
];

/** A statement's end is no part of a tuple. */
function isOfSql(text: string): boolean {
  const isStatementEnd = /^\((?!object\))/.test(text) && text.endsWith(');');
  return sqlValues.test(text) || (isStatementEnd && !pairsOpening.test(text));
}

/** Single quotes, or a word of its own: double quotes alone are a JavaScript call or anybody's. */
function readPython(text: string): Literal | null {
  if (isOfSql(text)) return null;
  return /'|\b(?:None|True|False)\b/.test(text) ? readLiteral(text, python) : null;
}

function readPerl(text: string): Literal | null {
  return followReferences(readLiteral(text, perl), text);
}

/** The members of a JSON object whose brackets are missing. */
export function jsonMembers(text: string): Literal | null {
  const dialect = { ...json5, keys: [], isSpaced: true };
  const end = text.trimEnd().length - 1;
  return (
    readLiteralMembers(text, dialect) ??
    // Only the first one is missing.
    (text[end] === '}' ? readLiteralMembers(text.slice(0, end), dialect) : null)
  );
}

/** The texts that a text may be made of, the likeliest first. */
export type Unwrap = (text: string) => readonly DerivedText[];

/** Single characters come first: with them in place nothing else reads as it should. */
export const characterWrappings: readonly FormUnwrap[] = [
  ['embedded', unwrapFence],
  ['embedded', unwrapTableCells],
  ['envelope', unwrapRecordLines],
  ['quoted', unwrapShellData],
  ['embedded', unwrapTags],
  ['escaped', unwrapClientEscapes],
  ['colours', unwrapColours],
  ['escaped', unwrapShownBytes],
  ['embedded', unwrapConsoleTree],
  ['quoted-printable', unwrapQuotedPrintable],
  ['broken-lines', unwrapBrokenLines],
  ['line-marks', unwrapLineMarks],
  ['line-marks', unwrapPrefix],
  ['odd-spaces', unwrapOddSpaces],
  ['smart-quotes', unwrapSmartQuotes],
  ['entities', unwrapEntities],
  ['escaped', unwrapProperties],
  ['escaped', unwrapMarkdown],
];

export const wrappings: readonly FormUnwrap[] = [
  ['quoted', unwrapQuoted],
  ['escaped', unwrapEscaped],
  ['characters', unwrapCharacters],
  ['percent', unwrapPercent],
  ['byte-list', unwrapByteList],
  ['hex', unwrapHex],
  ['base64', unwrapBase64],
];

/** Where line ends or tabs stand in strings as they are, a backslash may do so, too. */
function readJson5(text: string): Literal | null {
  const found = readLiteral(text, json5);
  const unescaped = found === null || !text.includes('\\') ? null : readUnescapedJson(text);
  if (found === null || unescaped === null) return found;
  return { ...found, root: createDoubt('whole', found.root.span, [found.root, unescaped.root]) };
}

function readJson(text: string): Literal | null {
  if (isTooDeep(text) || shownBytes.test(text)) return null;
  const json = parseJson(text);
  return json.ok ? { root: json.value, losses: [] } : null;
}

/** Deeper than readers may go, who recurse where the parser of JSON does not; brackets in strings count, too. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x7b || code === 0x5b) depth++;
    else if (code === 0x7d || code === 0x5d) depth--;
    if (depth > nestingLimit) return true;
  }
  return false;
}

/** A body that is no JSON any more, but shows what it was. */
import { runAtOnce, type Sliced } from '../diagnosis/search/slices';
import { isSortedByProgram } from '../json/is-sorted-by-program';
import type { JsonObject } from '../json/json-node';
import { everyLine } from '../text/lines';
import { readAssignments } from './bare/assignments';
import type { BareDialect } from './bare/bare-dialect';
import { readEntryLines } from './bare/entry-lines';
import { readFormData } from './bare/form-data';
import { readFormPairs } from './bare/form-pairs';
import { javaMap } from './bare/java';
import { lines, shellLine } from './bare/lines';
import { readBareRow, readPositional } from './bare/positional';
import { readQuotedPairs } from './bare/quoted-pairs';
import { readBare } from './bare/read-bare';
import {
  readColumns,
  readFrame,
  readLinesInTurn,
  readPairRows,
  readRows,
  readSeries,
} from './bare/rows';
import { readSqlInsert, readUnboundInsert } from './bare/sql-insert';
import { readUnescapedJson } from './bare/unescaped-json';
import { detectCut } from './detect-cut';
import { detectPlaceholder } from './detect-placeholder';
import { doubtRounded } from './doubt-rounded';
import type { DumpNode, Loss } from './dump-node';
import type { DumpForm } from './form';
import { jsonMembers } from './forms';
import { listBodies } from './list-bodies';
import { goSyntax } from './literal/go';
import { javascript, json5 } from './literal/javascript';
import type { LiteralDialect } from './literal/literal-dialect';
import { phpExport } from './literal/php';
import { python } from './literal/python';
import {
  type Literal,
  readLiteral,
  readLiteralItems,
  readLiteralMembers,
} from './literal/read-literal';
import { doubtKeys, pickBody } from './pick-body';
import { readDumpInSlices } from './read-dump';
import { readIndentedLines, readYaml } from './yaml/read-yaml';

export interface BodyReading {
  /** From the outside to the inside; the last one is what holds the fields. */
  readonly forms: readonly DumpForm[];
  /** Null where it is only known that the text ends early, or that it shows no values. */
  readonly root: DumpNode | null;
  readonly losses: readonly Loss[];
  /** Only its closing brackets may be missing: the root has them. */
  readonly isClosed?: true;
  /** The dump sorts or shuffles members: nested objects may have had another order. */
  readonly isOrderLost: boolean;
}

const hint =
  /order_?(?:no|type)|completed_?at|(?:fee|net)_?amount|[{(]pay(?:in|out)[ ,]|^\s?(?:"?\d{1,20}"?(?: *\||[\t,;]) ?)?"?pay(?:in|out)"? *[\t|,;]/i;
/** A field of the contract as a key, without the way to it. */
const ownKey =
  /["'](?:(?:merchant_?)?order_?(?:no|type)|completed_?at|(?:(?:fee|net)_?)?amount|status)"\s*:/i;
const wordsInFront =
  /^[^\n=&]{0,200}?[\s:](?:[\w.-]{1,30}=)?(?=(?:(?:merchant_?)?order_?(?:no|type)|completed_?at|(?:(?:fee|net)_?)?amount|status) ?[=:])/i;
/** Blanks at the end belong to the last value. */
const openForms: Parameters<typeof readDumpInSlices>[1]['openForms'] = [
  ['json-members', jsonMembers],
  ['unescaped-json', readUnescapedJson],
  // Single quotes around every value are a shell's as well as Python's.
  ['lines', (text) => readQuotedPairs(text, readPythonFields)],
  // Python quotes as it prints, in one line; double quotes alone are anybody's.
  ['python-fields', (text) => (isPythonLine(text.trimEnd()) ? readPythonFields(text) : null)],
  // Lines of anybody have no such calls, which are no texts of their own.
  [
    'python-fields',
    (text) => (/ \w{1,60}=[A-Z]\w{1,60}\('/.test(text) ? readLoggedFields(text) : null),
  ],
  ['lines', readPythonFields],
  ['lines', (text) => readLiteralMembers(text, arrows)],
  // Without brackets around them pairs are anybody's, unless they hold such a map.
  ['java-map', (text) => (/=[{[]\w+=/.test(text) ? readBare(text, javaPairs) : null)],
  ['form-pairs', readFormPairs],
  ['form-data', readFormData],
  ['rows', readSqlInsert],
  ['javascript', (text) => (text.includes('…') ? readLiteral(text, preview) : null)],
  ['lines', readAssignments],
  ['lines', readEntryLines],
  ['rows', readFrame],
  ['rows', readRows],
  ['lines', readPairRows],
  ['lines', readLinesInTurn],
  ['lines', readSeries],
  ['lines', readColumns],
  ['lines', (text) => (/^\s*'\w+' => /.test(text) ? readLiteralMembers(text, phpExport) : null)],
  ['lines', (text) => (/^"\w+": /.test(text) ? readLiteralMembers(text, goSyntax) : null)],
  ['python', readPythonPairs],
  ['lines', (text) => (isOfConsole(text) ? readConsole(text) : null)],
  ['yaml', (text) => readYaml(dropRubyTags(text))],
  ['lines', readIndentedLines],
  ['positional', readPositional],
  ['positional', readBareRow],
  ...lines.map(
    (dialect) =>
      ['lines', (text: string) => (isNamedMap(text) ? null : readBare(text, dialect))] as const,
  ),
];

const lastForms: typeof openForms = [['lines', (text) => readBare(text, shellLine)]];

/** Whether it is one line, with a text in Python's quotes as a value. */
function isPythonLine(text: string): boolean {
  return text.includes("='") && !text.includes('\n');
}

/** One name, and a map of pairs as its value: the pairs are no lines, though a value may have a line end. */
function isNamedMap(text: string): boolean {
  if (!/^\w{1,60}=\{\w{1,60}=/.test(text)) return false;
  const end = text.trimEnd().length - 1;
  let depth = 0;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return index === end;
  }
  return false;
}

/** A browser's console shows some of an object in one line. */
const preview: LiteralDialect = {
  ...javascript,
  prefix: /\(\d+\)(?= \[)|[A-Z]\w*(?:\(\d+\))?(?= [{[])/y,
  elision: /…/y,
};

/** PostgreSQL's hstore; IntelliJ's view of a map. */
const arrows: LiteralDialect = {
  ...json5,
  keys: [],
  joint: /=>|->/y,
  isSpaced: true,
  prefix: /\{[A-Z]\w*@\d+\}/y,
};

const javaPairs: BareDialect = {
  ...javaMap,
  roots: [{ kind: 'object', open: /(?=\w)/y, close: /(?![\s\S])/y }],
};

/** Behind a logger's words in the same line. */
function readLoggedFields(text: string): Literal | null {
  return readPythonFields(text.replace(/^[^='"\n]{1,200}\s(?=\w+=)/, blank));
}

function blank(found: string): string {
  return ' '.repeat(found.length);
}

/** pydantic's `str()`, and `<Callback orderNo='P1' …>` as people write `__repr__`: places stay as they are. */
function readPythonFields(text: string): Literal | null {
  const inner = text.replace(/^<[A-Za-z_][\w.]{0,100},? (?=\w+=)/, blank).replace(/>$/, blank);
  return readLiteralMembers(inner, { ...python, isSpaced: true });
}

/** `print(*data.items(), sep='\\n')` */
function readPythonPairs(text: string): Literal | null {
  return text.startsWith('(') ? readLiteralItems(text, { ...python, isSpaced: true }) : null;
}

/** Names and values as JSON: no writer of YAML quotes a word that needs no quotes, and goes on in the same line. */
function isOfConsole(text: string): boolean {
  return (
    /^\w+: ?"[A-Za-z]\w*"\s*$/m.test(text) &&
    everyLine(text, (line) =>
      /^[^\s:"'{]+: ?(?:(?:["{[\d-]|\(\d+\) ?\[).*\r?|(?:true|false|null)\s*)$/.test(line),
    )
  );
}

/** With what stayed folded: `extra: {total: 1, …}`, `items: (2) [{…}, {…}]`. */
function readConsole(text: string): Literal | null {
  const found = readYaml(text);
  const folds = [...text.matchAll(/"(?:[^"\\\n]|\\.)*"|\u2026(?=[\]}])/g)];
  const losses = folds
    .filter(([fold]) => fold === '\u2026')
    .map(({ index }): Loss => ({ kind: 'elided', span: { start: index, end: index + 1 } }));
  return found && { ...found, losses: [...found.losses, ...losses] };
}

/** YAML of Ruby's symbols and classes: places stay as they are. */
function dropRubyTags(text: string): string {
  return text
    .replace(/!ruby\/[\w:/-]{1,200}/g, (tag) => ' '.repeat(tag.length))
    .replace(/^( *):(?=[A-Za-z_]\w*: )/gm, '$1 ');
}

/** Languages whose maps have no order of their own. */
const unorderedForms: ReadonlySet<DumpForm> = new Set([
  'go-map',
  'go-spew',
  'go-syntax',
  'perl',
  'lua',
  'lua-table',
  'plist',
]);

/** Null where no form gives an object with fields of the contract, and for JSON that is such an object itself. */
export function readBodyDump(text: string): BodyReading | null {
  return runAtOnce(readBodyDumpInSlices(text));
}

/** The same, which can be put down between slices. */
export function* readBodyDumpInSlices(text: string): Sliced<BodyReading | null> {
  const dump = yield* readDumpInSlices(text, {
    pick: pickBody,
    hint,
    openForms,
    lastForms,
    wordsInFront,
    holdsEntities: true,
  });
  if (dump === null)
    return detectCut(text, hint) ?? detectPlaceholder(text, hint) ?? readUnbound(text);
  if (dump.forms.join() === 'json' && /^\s*\{/.test(text) && ownKey.test(text)) return null;
  // A list of pairs is no object that only other marks stand around.
  const isList = dump.forms.join() === 'json' && /^\s*\[\s*\[/.test(text);
  const form = dump.forms.at(-1);
  // A struct keeps the order of its fields, a map in it has none.
  const isOfMaps = form === 'go-struct' && text.includes('map[');
  const isUnordered = isOfMaps || (form !== undefined && unorderedForms.has(form));
  return {
    ...dump,
    forms: isList ? ['pairs'] : dump.forms,
    root: doubtRounded(doubtKeys(dump.root)),
    isOrderLost: isUnordered || isReordered(dump.root),
  };
}

/** Last of all: whatever stands beside the statement shows more. Without its values it is no body. */
function readUnbound(text: string): BodyReading | null {
  const found = readUnboundInsert(text);
  if (found === null) return null;
  const isEmpty = found.losses.some(({ kind }) => kind === 'elided');
  const root = isEmpty ? null : doubtKeys(found.root);
  return { forms: ['rows'], root, losses: found.losses, isOrderLost: false };
}

/** The bodies that the reading allows, the likeliest first, some perhaps twice. */
export function listReadBodies(reading: BodyReading, limit: number): Iterable<JsonObject> {
  const { root, isOrderLost } = reading;
  return root === null ? [] : listBodies(root, isOrderLost, limit);
}

/** Sorted by the program that printed it, or with the numbers among its keys in front, as JavaScript has them. */
function isReordered(root: DumpNode): boolean {
  const node = root.type === 'doubt' ? root.options[0] : root;
  if (node?.type !== 'object') return false;
  const keys = node.members.map(({ key }) => key.value);
  return isSortedByProgram(keys) || node.members.some(({ value }) => hasNumbersFirst(value));
}

function hasNumbersFirst(node: DumpNode): boolean {
  if (node.type === 'array') return node.items.some(hasNumbersFirst);
  if (node.type === 'doubt') return node.options.slice(0, 1).some(hasNumbersFirst);
  if (node.type !== 'object') return false;
  const [first, second] = node.members;
  const isNumber = first !== undefined && second !== undefined && /^\d+$/.test(first.key.value);
  return isNumber || node.members.some(({ value }) => hasNumbersFirst(value));
}

/** A text of several lines, of which a log made a record each: Docker's own files, exports of Cloud Logging. */
import type { JsonNode, JsonString } from '../../json/json-node';
import { parseJson } from '../../json/parse-json';
import { listLines } from '../../text/lines';
import { type DerivedText, deriveWhole, TextBuilder } from '../derived-text';

/** So many records are no accident. */
const leastRecords = 3;
type LogRecord = ReadonlyMap<string, JsonString>;

/** The texts that all records have under the same name, joined, where brackets go from one into the next. */
export function unwrapRecordLines(text: string): readonly DerivedText[] {
  if (!/^(?:\{.*\}[ \t]*\r?\n|\[\s*\{)/.test(text)) return [];
  const records = text.startsWith('[') ? readList(text) : readLines(text);
  const [first, ...others] = records ?? [];
  if (first === undefined || others.length < leastRecords - 1) return [];
  const names = [...first.keys()].filter((name) => others.every((record) => record.has(name)));
  return names.flatMap((name) => {
    const texts = [first, ...others].flatMap((record) => record.get(name) ?? []);
    const way = findWay(texts);
    if (way === 0) return [];
    const joined = join(text, way > 0 ? texts : texts.toReversed());
    // Places run from the front to the back.
    return [way > 0 ? joined : deriveWhole(joined.text, { start: 0, end: text.length })];
  });
}

/** 1 where brackets go from one text into those behind, -1 where the newest record stands in front, 0 where none goes on. */
function findWay(texts: readonly JsonString[]): number {
  const counts = texts.map(({ value }) => countOpen(value));
  if (counts.every((count) => count === 0)) return 0;
  if (isBalanced(counts)) return 1;
  return isBalanced(counts.toReversed()) ? -1 : 0;
}

function isBalanced(counts: readonly number[]): boolean {
  let open = 0;
  for (const count of counts) {
    open += count;
    if (open < 0) return false;
  }
  return open === 0;
}

function countOpen(text: string): number {
  let count = 0;
  for (const char of text) {
    if (char === '{' || char === '[' || char === '(') count++;
    else if (char === '}' || char === ']' || char === ')') count--;
  }
  return count;
}

/** Docker keeps the end of each line, and has none where it parted a long one. */
function join(text: string, texts: readonly JsonString[]): DerivedText {
  const joint = texts.some(({ value }) => value.endsWith('\n')) ? '' : '\n';
  const builder = new TextBuilder(text);
  for (const { value, span } of texts) builder.add(value + joint, span.start);
  return builder.build(text.length);
}

function readList(text: string): readonly LogRecord[] | null {
  const json = parseJson(text);
  return json.ok && json.value.type === 'array' ? toRecords(json.value.items, 0) : null;
}

function readLines(text: string): readonly LogRecord[] | null {
  const records: LogRecord[] = [];
  for (const { line, start } of listLines(text)) {
    if (line.trim() === '') continue;
    const json = parseJson(line);
    const [record] = json.ok ? (toRecords([json.value], start) ?? []) : [];
    if (record === undefined) return null;
    records.push(record);
  }
  return records;
}

function toRecords(nodes: readonly JsonNode[], offset: number): readonly LogRecord[] | null {
  const records = nodes.flatMap((node) =>
    node.type === 'object' ? [new Map(listTexts(node, '', offset))] : [],
  );
  return records.length < nodes.length ? null : records;
}

/** Those of an object in it, too: `jsonPayload.message`. */
function listTexts(node: JsonNode, way: string, offset: number): [string, JsonString][] {
  if (node.type !== 'object') return [];
  return node.members.flatMap(({ key, value }): [string, JsonString][] => {
    const name = `${way}${key.value}`;
    if (value.type !== 'string') return way === '' ? listTexts(value, `${name}.`, offset) : [];
    const { start, end } = value.span;
    return [[name, { ...value, span: { start: start + offset, end: end + offset } }]];
  });
}

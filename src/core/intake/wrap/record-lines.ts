/** A text of several lines, of which a log made a record each: Docker's own files, exports of Cloud Logging. */
import type { JsonNode, JsonString } from '../../json/json-node';
import { parseJson } from '../../json/parse-json';
import { listLines } from '../../text/lines';
import { type DerivedText, deriveWhole, TextBuilder } from '../derived-text';

/** So many records are no accident. */
const leastRecords = 3;
type Record = ReadonlyMap<string, JsonString>;

/** The texts that all records have under the same name, joined, where brackets go from one into the next. */
export function unwrapRecordLines(text: string): readonly DerivedText[] {
  if (!/^(?:\{.*\}[ \t]*\r?\n|\[\s*\{)/.test(text)) return [];
  const records = text.startsWith('[') ? readList(text) : readLines(text);
  const [first, ...others] = records ?? [];
  if (first === undefined || others.length < leastRecords - 1) return [];
  return [...first.keys()].flatMap((name) => {
    const texts = [first, ...others].map((record) => record.get(name));
    const found = texts.filter((one) => one !== undefined);
    const way = findWay(found);
    if (found.length < texts.length || way === 0) return [];
    const joined = join(text, way > 0 ? found : found.toReversed());
    // Places run from the front to the back.
    return [way > 0 ? joined : deriveWhole(joined.text, { start: 0, end: text.length })];
  });
}

/** 1 where brackets that open stand in front, -1 where the newest record does, 0 where each record has its own. */
function findWay(texts: readonly JsonString[]): number {
  const open = texts.find(({ value }) => countOpen(value) !== 0);
  return open === undefined ? 0 : Math.sign(countOpen(open.value));
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

function readList(text: string): readonly Record[] | null {
  const json = parseJson(text);
  return json.ok && json.value.type === 'array' ? toRecords(json.value.items, 0) : null;
}

function readLines(text: string): readonly Record[] | null {
  const records: Record[] = [];
  for (const { line, start } of listLines(text)) {
    if (line.trim() === '') continue;
    const json = parseJson(line);
    const [record] = json.ok ? (toRecords([json.value], start) ?? []) : [];
    if (record === undefined) return null;
    records.push(record);
  }
  return records;
}

function toRecords(nodes: readonly JsonNode[], offset: number): readonly Record[] | null {
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

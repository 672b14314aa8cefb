/** A merchant's own string that is all its entries as a language prints them, read back into pairs. */
import type { Canonical } from '../../canonical/canonical';
import { contractRules } from '../../canonical/canonical-rules';
import { flattenMember } from '../../canonical/flatten-member';
import type { DumpForm } from '../../intake/form';
import { listReadBodies, readBodyDump } from '../../intake/read-body-dump';
import type { JsonObject } from '../../json/json-node';
import { parseJson } from '../../json/parse-json';
import { readBareList, readPairList } from './read-pair-list';

export interface PrintedMap {
  readonly form: DumpForm;
  /** Its entries as pairs, in their order. */
  readonly text: string;
  /** Each entry is a pair already, an item of a list. */
  readonly isList?: true;
  /** Whose values stand beside it, and are the first or the last of its pairs; left out where none is. */
  readonly headers?: readonly string[];
}

/** The string as a list of its pairs or as a map, alone or with the headers' values beside it. */
export function listPrinted(
  ownString: string,
  { kept, text }: Pick<Canonical, 'kept' | 'text'>,
): readonly PrintedMap[] {
  const list = readPairList(ownString) ?? readBareList(ownString, text);
  const headers = kept.flatMap(({ key, value, source }) =>
    source.input === 'headers' ? [{ key, value, name: source.name }] : [],
  );
  const alone = listPrintedMaps(
    ownString,
    headers.map(({ value }) => value),
  );
  if (list !== null) return [list, ...alone];
  return alone.length > 0 ? alone : listBesideHeaders(ownString, headers);
}

interface HeaderPair {
  readonly key: string;
  readonly value: string;
  readonly name: string;
}

/** `dto.toString() + timestamp + nonce`, in any order, with signs between them or without. */
function listBesideHeaders(text: string, headers: readonly HeaderPair[]): readonly PrintedMap[] {
  if (text.length > lengthLimit) return [];
  const front: HeaderPair[] = [];
  const behind: HeaderPair[] = [];
  let rest = text;
  // The longest first: another may be its end or its beginning.
  const byLength = headers.toSorted((one, other) => other.value.length - one.value.length);
  for (const header of [...byLength, ...byLength]) {
    if (front.includes(header) || behind.includes(header)) continue;
    const [end, start] = [cutBehind(rest, header), cutInFront(rest, header)];
    if (end !== null) behind.unshift(header);
    else if (start !== null) front.push(header);
    rest = end ?? start ?? rest;
  }
  if (rest === text) return [];
  const print = ({ key, value }: HeaderPair): string => `${key}=${value}`;
  const inner = rest.replace(signsBehind, '').replace(/^[\s|,;:.+_/~@-]{1,9}/, '');
  // An & in front is Go's, of a pointer, or a sign between pairs.
  const asGo = listPrintedMaps(inner, []);
  const maps = asGo.length > 0 ? asGo : listPrintedMaps(inner.replace(/^&/, ''), []);
  return maps.map((map) => ({
    ...map,
    text: [...front.map(print), map.text, ...behind.map(print)].join('&'),
    headers: [...front, ...behind].map(({ name }) => name),
  }));
}

/** Null where neither its value stands there, nor its key and its value. */
function cutBehind(text: string, { key, name, value }: HeaderPair): string | null {
  const end = text.replace(signsBehind, '');
  if (!end.endsWith(value)) return null;
  const left = end.slice(0, -value.length);
  const label = [key, name].find((one) => left.toLowerCase().endsWith(`${one.toLowerCase()}=`));
  return label === undefined ? left : left.slice(0, -label.length - 1);
}

function cutInFront(text: string, { key, name, value }: HeaderPair): string | null {
  const start = text.replace(signsInFront, '');
  const label = [key, name].find((one) => start.toLowerCase().startsWith(`${one.toLowerCase()}=`));
  const left = label === undefined ? start : start.slice(label.length + 1);
  return left.startsWith(value) ? left.slice(value.length) : null;
}

/** A name of a class or a type, or what else languages print in front of an object. */
const nameInFront = /^(?:\$VAR1 = |---\s{1,9})?[\w.$&*#<>()[\]{}\s]*$/;

const signsInFront = /^[\s&|,;:.+_/#~*@-]{1,9}/;
const signsBehind = /[\s&|,;:.+_/#~*@-]{1,9}$/;

/** Pairs with other separators, which the catalogue names. */
const pairForms: ReadonlySet<DumpForm> = new Set(['form-pairs', 'lines', 'rows']);
/** What pairs with a colon and a line end have not. */
const yamlMarks = /^---|: (?:['"]|[|>]-?\n)/m;

/** How many readings of one string are looked at. */
const readingLimit = 120;
const lengthLimit = 20_000;

/** @param others values that are none of its name: with them in front it is only a part of the string */
function listPrintedMaps(text: string, others: readonly string[]): readonly PrintedMap[] {
  if (text.length > lengthLimit) return [];
  const json = parseJson(text);
  if (json.ok) return json.value.type === 'object' ? toMaps('json', listJoined(json.value)) : [];
  const reading = readBodyDump(text);
  const form = reading?.forms.at(-1);
  if (!reading?.root || form === undefined || pairForms.has(form)) return [];
  if (form === 'yaml' && !yamlMarks.test(text)) return [];
  // A row without brackets is a list of fields in the code, headers' values too.
  if (form === 'positional' && !/[)}]$/.test(text.trimEnd())) return [];
  // Of values without keys, theirs are among them.
  if (form === 'positional' && others.some((value) => text.includes(value))) return [];
  const { start, end } = reading.root.span;
  const before = text.slice(0, start);
  const isWhole = nameInFront.test(before) && /^[\s>);]*$/.test(text.slice(end));
  if (!isWhole || others.some((value) => before.includes(value))) return [];
  return toMaps(form, [...listReadBodies(reading, readingLimit)].flatMap(listJoined));
}

function toMaps(form: DumpForm, texts: readonly string[]): readonly PrintedMap[] {
  return [...new Set(texts)].map((text) => ({ form, text }));
}

/** A map prints all that it holds, blank values too: it is read without them, then with them. */
function listJoined({ members }: JsonObject): readonly string[] {
  const entries = members.map((member) => flattenMember(member, '', contractRules));
  const join = (some: typeof entries): string =>
    some.map(({ key, value }) => `${key}=${value}`).join('&');
  return [join(entries.filter(({ reason }) => reason === null)), join(entries)];
}

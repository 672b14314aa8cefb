/** A merchant's own string that is all its entries as a language prints them, read back into pairs. */
import type { Canonical } from '../../canonical/canonical';
import { contractRules } from '../../canonical/canonical-rules';
import { flattenMember } from '../../canonical/flatten-member';
import type { DumpForm } from '../../intake/form';
import { listReadBodies, readBodyDump } from '../../intake/read-body-dump';
import type { JsonObject } from '../../json/json-node';
import { parseJson } from '../../json/parse-json';
import type { Span } from '../../text/span';
import type { Cause } from '../cause';
import { findCase } from './cased-pairs';
import { type Around, createAround } from './create-around';
import { readBareList, readPairList } from './read-pair-list';

export interface PrintedMap {
  readonly form: DumpForm;
  /** Its entries as pairs, in their order. */
  readonly text: string;
  /** Each entry is a pair already, an item of a list. */
  readonly isList?: true;
  /** Whose values stand beside it, and are the first or the last of its pairs; left out where none is. */
  readonly headers?: readonly string[];
  /** What else stands around it, such as a label or a secret; left out where nothing does. */
  readonly around?: Around;
}

/** @param differs what the entries still differ in; left out where nothing is known of that */
export function toCauses(
  { text: _, around, ...facts }: PrintedMap,
  differs?: 'entries' | 'values',
): readonly Cause[] {
  const cause = { kind: 'fault', code: 'string.dumped', owner: 'merchant', ...facts } as const;
  const dumped = differs === undefined ? cause : { ...cause, differs };
  if (around === undefined) return [dumped];
  return [createAround(around), dumped];
}

/** The string as a list of its pairs or as a map, alone or with the headers' values beside it. */
export function listPrinted(
  ownString: string,
  { kept, text }: Pick<Canonical, 'kept' | 'text'>,
): readonly PrintedMap[] {
  const list = readPairList(ownString) ?? readBareList(ownString, text);
  const inOneCase = findCase(ownString, { text });
  const inCase = inOneCase?.toCase ?? ((one: string) => one);
  const headers = kept.flatMap(({ key, value, source }) =>
    source.input === 'headers'
      ? [{ key: inCase(key), value: inCase(value), name: source.name }]
      : [],
  );
  const pairs = kept.map(({ key }) => `${inCase(key)}=`);
  const heads = inOneCase === null ? head : headInOneCase;
  const others = [...headers.map(({ value }) => value), ...pairs];
  const alone = listPrintedMaps(ownString, others, heads);
  const maps = alone.length > 0 ? alone : listBesideHeaders(ownString, headers, pairs, heads);
  if (list !== null) return [list, ...alone];
  if (inOneCase === null) return maps;
  // What another language prints is YAML without its capitals; keys that are known by their place are in that case as well.
  return maps
    .filter(({ form }) => form !== 'yaml')
    .map((map) => ({ ...map, text: inCase(map.text) }));
}

interface HeaderPair {
  readonly key: string;
  readonly value: string;
  readonly name: string;
}

/** `dto.toString() + timestamp + nonce`, in any order, with signs between them or without. */
function listBesideHeaders(
  text: string,
  headers: readonly HeaderPair[],
  pairs: readonly string[],
  heads: RegExp,
): readonly PrintedMap[] {
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
  const left = headers.filter((one) => !front.includes(one) && !behind.includes(one));
  const others = [...left.map(({ value }) => value), ...pairs];
  // An & in front is Go's, of a pointer, or a sign between pairs.
  const inner = rest
    .replace(signsBehind, '')
    .replace(signsBeforeObject, '')
    .replace(/^&(?=[{[(])/, '');
  // Behind a key it is the value of a pair.
  const isValue = ({ around }: PrintedMap): boolean =>
    /^&?[\w.-]+=(?:[^=]|$)/.test(around?.before ?? '');
  const maps = listPrintedMaps(inner, others, heads).filter((map) => !isValue(map));
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

/** What languages print in front of an object: the name of a class or of a type, or a sign of their own. */
const head =
  /^(?:\$VAR1 =|---|#<[\w: ]*|[&*]{0,2}(?:map(?:\[[\w .*[\]{}]*)?|array(?:\(\d+\))?|object(?:\(\w+\)#\d+ \(\d+\))?|namespace|Map\(\d+\)|(?:\w+\.)*[A-Z][\w$]*(?: Object)?)?)$/;

/** Where the whole string is in one case, classes have no capital, or nothing else. */
const headInOneCase = new RegExp(head, 'i');

/** A word right in front of a bracket that is no name; a map with quoted keys has none. Empty where there is none. */
function pickWord(text: string, heads: RegExp): string {
  const [, word = '', behind = ''] = /^([\w.$-]+)([{[(].?)/s.exec(text) ?? [];
  return heads.test(word) && !/["']$/.test(behind) ? '' : word;
}

/** Null where nothing else stands there. */
function readAround(text: string, { start, end }: Span, heads: RegExp): Around | null {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isHead = heads.test(before.trim());
  const isEnd = /^[\s>);]*$/.test(after);
  return isHead && isEnd ? null : { before: isHead ? '' : before, after: isEnd ? '' : after };
}

/** Those that no language prints in front of one. */
const signsBeforeObject = /^[\s|,;:.+_/~@-]{1,9}/;
const signsInFront = /^[\s&|,;:.+_/#~*@-]{1,9}/;
const signsBehind = /[\s&|,;:.+_/#~*@-]{1,9}$/;

/** Pairs with other separators, which the catalogue names. */
const pairForms: ReadonlySet<DumpForm> = new Set(['form-pairs', 'lines', 'rows']);
/** What pairs with a colon and a line end have not. */
const yamlMarks = /^---|: (?:['"]|[|>]-?\n)/m;

/** How many readings of one string are looked at. */
const readingLimit = 120;
const lengthLimit = 20_000;

/** @param others values of headers, and keys with their sign: with one beside it, it is only a part of the string */
function listPrintedMaps(
  text: string,
  others: readonly string[],
  heads: RegExp,
): readonly PrintedMap[] {
  if (text.length > lengthLimit) return [];
  const word = pickWord(text, heads);
  if (word !== '') {
    if (others.some((value) => word.includes(value))) return [];
    return listPrintedMaps(text.slice(word.length), others, heads).map((map) => ({
      ...map,
      around: { before: word, after: map.around?.after ?? '' },
    }));
  }
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
  const around = readAround(text, reading.root.span, heads);
  if (around !== null) {
    const beside = `${around.before} ${around.after}`;
    // Where another one stands beside it, or a pair, it is not the whole string either.
    if (others.some((value) => beside.includes(value))) return [];
    if (parseJson(beside).ok || readBodyDump(beside)?.root) return [];
  }
  const maps = toMaps(form, [...listReadBodies(reading, readingLimit)].flatMap(listJoined));
  return around === null ? maps : maps.map((map) => ({ ...map, around }));
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

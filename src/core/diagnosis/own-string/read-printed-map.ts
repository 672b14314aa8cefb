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
  // With their values it is only a part of the string.
  const alone = listPrintedMaps(ownString, (around) =>
    headers.every(({ value }) => value === '' || !around.includes(value)),
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
  const front: HeaderPair[] = [];
  const behind: HeaderPair[] = [];
  let rest = text;
  // The longest first: another may be its end or its beginning.
  const byLength = headers.toSorted((one, other) => other.value.length - one.value.length);
  for (const header of [...byLength, ...byLength]) {
    if (front.includes(header) || behind.includes(header)) continue;
    const { value } = header;
    const start = rest.replace(signsInFront, '');
    const end = rest.replace(signsBehind, '');
    if (end.endsWith(value)) {
      behind.unshift(header);
      rest = end.slice(0, -value.length);
    } else if (start.startsWith(value)) {
      front.push(header);
      rest = start.slice(value.length);
    }
  }
  if (rest === text) return [];
  const print = ({ key, value }: HeaderPair): string => `${key}=${value}`;
  const inner = rest.replace(signsBehind, '').replace(signsInFront, '');
  return listPrintedMaps(inner, (around) => /^[\w.$&*#<>\s]*$/.test(around)).map((map) => ({
    ...map,
    text: [...front.map(print), map.text, ...behind.map(print)].join('&'),
    headers: [...front, ...behind].map(({ name }) => name),
  }));
}

/** An & in front is Go's, of a pointer. */
const signsInFront = /^[\s|,;:+_-]{1,9}/;
const signsBehind = /[\s&|,;:+_-]{1,9}$/;

/** Pairs with other separators, which the catalogue names. */
const pairForms: ReadonlySet<DumpForm> = new Set(['form-pairs', 'lines', 'rows']);
/** What pairs with a colon and a line end have not. */
const yamlMarks = /^---|: (?:['"]|[|>]-?\n)/m;

/** How many readings of one string are looked at. */
const readingLimit = 120;
const lengthLimit = 20_000;

/** @param mayStand whether that may stand around the map */
function listPrintedMaps(
  text: string,
  mayStand: (around: string) => boolean,
): readonly PrintedMap[] {
  if (text.length > lengthLimit) return [];
  const json = parseJson(text);
  if (json.ok) return json.value.type === 'object' ? toMaps('json', listJoined(json.value)) : [];
  const reading = readBodyDump(text);
  const form = reading?.forms.at(-1);
  if (!reading?.root || form === undefined || pairForms.has(form)) return [];
  if (form === 'yaml' && !yamlMarks.test(text)) return [];
  // A row without brackets is a list of fields in the code, headers' values too.
  if (form === 'positional' && !/[)}]$/.test(text.trimEnd())) return [];
  const { start, end } = reading.root.span;
  const around = `${text.slice(0, start)} ${text.slice(end)}`;
  if (!mayStand(around)) return [];
  // Where another one stands beside it, it is not the whole string either.
  if (parseJson(around).ok || readBodyDump(around)?.root) return [];
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

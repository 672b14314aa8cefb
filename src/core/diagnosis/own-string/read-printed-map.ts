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
  /** The values of headers stand beside it, and are the first or the last of its pairs. */
  readonly hasHeaders?: true;
}

/** The string as a list of its pairs or as a map, alone or with the headers' values beside it. */
export function listPrinted(
  ownString: string,
  { kept, text }: Pick<Canonical, 'kept' | 'text'>,
): readonly PrintedMap[] {
  const list = readPairList(ownString) ?? readBareList(ownString, text);
  const headers = kept.filter(({ source }) => source.input === 'headers');
  const alone = listPrintedMaps(
    ownString,
    headers.map(({ value }) => value),
  );
  if (list !== null) return [list, ...alone];
  return alone.length > 0 ? alone : listBesideHeaders(ownString, headers);
}

type Pair = Pick<Canonical['kept'][number], 'key' | 'value'>;

/** `dto.toString() + timestamp + nonce`, in any order, with signs between them or without. */
function listBesideHeaders(text: string, headers: readonly Pair[]): readonly PrintedMap[] {
  const front: Pair[] = [];
  const behind: Pair[] = [];
  let rest = text;
  for (const header of [...headers, ...headers]) {
    if (front.includes(header) || behind.includes(header)) continue;
    const { value } = header;
    const start = rest.replace(/^[\s&|,;:+_-]{1,9}/, '');
    const end = rest.replace(/[\s&|,;:+_-]{1,9}$/, '');
    if (end.endsWith(value)) {
      behind.unshift(header);
      rest = end.slice(0, -value.length);
    } else if (start.startsWith(value)) {
      front.push(header);
      rest = start.slice(value.length);
    }
  }
  if (rest === text) return [];
  const print = ({ key, value }: Pair): string => `${key}=${value}`;
  return listPrintedMaps(rest.replace(/^[|,;:+_-]|[&|,;:+_-]$/g, ''), ['=']).map((map) => ({
    ...map,
    text: [...front.map(print), map.text, ...behind.map(print)].join('&'),
    hasHeaders: true,
  }));
}

/** Pairs with other separators, which the catalogue names. */
const pairForms: ReadonlySet<DumpForm> = new Set(['form-pairs', 'lines', 'rows']);
/** What pairs with a colon and a line end have not. */
const yamlMarks = /^---|: (?:['"]|[|>]-?\n)/m;

/** How many readings of one string are looked at. */
const readingLimit = 120;
const lengthLimit = 20_000;

/** @param beside values that are not to stand beside the map: it is then only a part of the string */
function listPrintedMaps(text: string, beside: readonly string[]): readonly PrintedMap[] {
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
  if (beside.some((value) => value !== '' && around.includes(value))) return [];
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

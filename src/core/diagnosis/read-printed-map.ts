/** A merchant's own string that is all its entries as a language prints them, read back into pairs. */
import { contractRules } from '../canonical/canonical-rules';
import { flattenMember } from '../canonical/flatten-member';
import type { DumpForm } from '../intake/form';
import { listReadBodies, readBodyDump } from '../intake/read-body-dump';
import type { JsonObject } from '../json/json-node';
import { parseJson } from '../json/parse-json';

export interface PrintedMap {
  readonly form: DumpForm;
  /** Its entries as pairs, in their order. */
  readonly text: string;
}

/** Pairs with other separators, which the catalogue names. */
const pairForms: ReadonlySet<DumpForm> = new Set(['form-pairs', 'lines', 'yaml', 'rows']);

/** How many readings of one string are looked at. */
const readingLimit = 40;
const lengthLimit = 20_000;

export function listPrintedMaps(text: string): readonly PrintedMap[] {
  if (text.length > lengthLimit) return [];
  const json = parseJson(text);
  if (json.ok)
    return json.value.type === 'object' ? [{ form: 'json', text: joinMembers(json.value) }] : [];
  const reading = readBodyDump(text);
  const form = reading?.forms.at(-1);
  if (reading === null || form === undefined || pairForms.has(form)) return [];
  const texts = new Set([...listReadBodies(reading, readingLimit)].map(joinMembers));
  return [...texts].map((pairs) => ({ form, text: pairs }));
}

function joinMembers({ members }: JsonObject): string {
  return members
    .map((member) => flattenMember(member, '', contractRules))
    .map(({ key, value }) => `${key}=${value}`)
    .join('&');
}

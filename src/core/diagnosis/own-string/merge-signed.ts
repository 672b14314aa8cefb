/** The merchant's own string where the string that was signed is known: what it has of that is right, whatever the pasted copy has. */

import { parseBody } from '../../body/parse-body';
import { compareCodeUnits } from '../../canonical/arrange-entries';
import { buildCanonical } from '../../canonical/build-canonical';
import type { Canonical, KeptEntry } from '../../canonical/canonical';
import type { CanonicalSource } from '../../canonical/list-entries';
import { type EntryHeaderName, headerKeys, isContractField } from '../../contract';
import { isStringField } from '../../intake/pick-body';
import type { JsonNode } from '../../json/json-node';
import { parseJson } from '../../json/parse-json';
import type { RestoredEntry } from '../restorations/search-restorations';
import { isOfBody, readSortedPairs } from './read-sorted-pairs';

/** Of longer strings, in characters, this is not looked for. */
const lengthLimit = 100_000;

/** What a signed string has otherwise than the pasted copy gives; null where it is no string of the contract's form. */
function listSignedEntries({ kept }: Canonical, signed: string): readonly RestoredEntry[] | null {
  if (signed.length > lengthLimit) return null;
  const values = readSortedPairs(signed, kept);
  if (values === null) return null;
  const pasted = new Map(kept.map(({ key, value }) => [key, value]));
  const keys = [...new Set([...values.keys(), ...pasted.keys()])].sort(compareCodeUnits);
  return keys.flatMap((key): readonly RestoredEntry[] => {
    const [one, other] = [pasted.get(key) ?? null, values.get(key) ?? null];
    return one === other ? [] : [{ key, pastedKey: key, pasted: one, signed: other }];
  });
}

export interface Merged {
  /** The callback as it is compared; null where that is as pasted. */
  readonly merged: { readonly source: CanonicalSource; readonly canonical: Canonical } | null;
  /** Of the body's entries that the own string has as pasted, and not as signed. */
  readonly pastedKeys: readonly string[];
}

/**
 * The callback with the signed values of those entries that the own string has as they were signed, so that only what is
 * neither signed nor pasted is a difference: what it has of the pasted body its code was given. Null where the body is not
 * JSON, or a string is no list of pairs.
 *
 * @param isOfCopy whether the pasted copy is what was changed: elsewhere code that takes a header's value is right
 */
export function mergeSigned(
  source: CanonicalSource,
  canonical: Canonical,
  {
    own,
    signed,
    isOfCopy,
  }: { readonly own: string; readonly signed: string; readonly isOfCopy: boolean },
): Merged | null {
  const length = Math.max(own.length, source.bodyText.length);
  const entries = length > lengthLimit ? null : listSignedEntries(canonical, signed);
  const values = entries && readSortedPairs(own, [...canonical.kept, ...listAdded(entries)], true);
  if (entries === null || values === null) return null;
  const ownOf = (key: string): string | null => values.get(key) ?? null;
  const given = entries.filter(
    (entry) => isOfBody(entry.key) && isAsPasted(entry, ownOf(entry.key), source),
  );
  const pastedKeys = given.map(({ key }) => key);
  const agreed = entries.filter(({ key, signed: value }) => ownOf(key) === value);
  // A number that is written otherwise is still the pasted one.
  const written = given.filter(({ key, pasted }) => ownOf(key) !== pasted);
  const changed = [...agreed, ...written].map(({ key }) => ({ key, value: ownOf(key) }));
  // The pasted body has these under other keys.
  const renamed = new Set(
    given.flatMap(({ pasted, signed: value }) => (value === null ? [pasted] : [])),
  );
  // Of what is neither signed nor pasted the signed value is the right one; what was not signed at all is of the pasted one.
  const others = entries
    .filter((entry) => !agreed.includes(entry) && !given.includes(entry))
    .filter(
      ({ key, signed: value }) =>
        isOfCopy || isOfBody(key) || (value !== null && ownOf(key)?.includes(value) === true),
    )
    .filter(({ key, signed: value }) => value !== null || ownOf(key) === null)
    .filter(({ pasted, signed: value }) => pasted !== null || !renamed.has(value))
    .map(({ key, signed: value }) => ({ key, value }));
  return { merged: build(source, [...changed, ...others]) ?? build(source, changed), pastedKeys };
}

/** Of the pasted body the own string has this value. */
function isAsPasted(
  { key, pasted, signed }: RestoredEntry,
  own: string | null,
  { body }: CanonicalSource,
): boolean {
  // What neither has is no value of the pasted body.
  if (own === signed || own === null) return false;
  if (own === pasted) return true;
  const isNumber = body.members.some(
    (member) => member.key.value === key && member.value.type === 'number',
  );
  return isNumber && /^-?\d+(?:\.\d+)?$/.test(own) && Number(own) === Number(pasted);
}

/** An entry as the own string has it; null: it has none. */
interface OwnEntry {
  readonly key: string;
  readonly value: string | null;
}

/** Null where there are none, or the contract makes other values of them. */
function build(source: CanonicalSource, entries: readonly OwnEntry[]): Merged['merged'] {
  if (entries.length === 0) return null;
  const merged = putIn(source, entries);
  if (merged === null) return null;
  const built = buildCanonical(merged).canonical;
  const given = new Map(built.kept.map(({ key, value }) => [key, value]));
  const isGiven = entries.every(({ key, value }) => (given.get(key) ?? null) === value);
  return isGiven ? { source: merged, canonical: built } : null;
}

/** Their values as they would be expected. */
function listAdded(entries: readonly RestoredEntry[]): readonly KeptEntry[] {
  const nowhere = { start: 0, end: 0 };
  return entries.flatMap(({ key, pasted, signed }): readonly KeptEntry[] =>
    pasted !== null || signed === null
      ? []
      : [
          {
            state: 'kept',
            key,
            value: signed,
            source: { input: 'body', keySpan: nowhere, valueSpan: nowhere },
            span: nowhere,
          },
        ],
  );
}

const headerNames = Object.entries(headerKeys) as readonly (readonly [EntryHeaderName, string])[];

function putIn(
  { headers, body, bodyText }: CanonicalSource,
  entries: readonly OwnEntry[],
): CanonicalSource | null {
  const changes = new Map(entries.map(({ key, value }) => [key, value]));
  const fields = { ...headers.fields };
  const nowhere = { start: 0, end: 0 };
  for (const [name, key] of headerNames) {
    const value = changes.get(key);
    if (value === undefined) continue;
    changes.delete(key);
    fields[name] = { name, nameSpan: nowhere, value: value ?? '', valueSpan: nowhere };
  }
  const members: string[] = [];
  const written = (key: string, json: string): void => {
    members.push(`${JSON.stringify(key)}:${json}`);
  };
  for (const { key, value } of body.members) {
    const change = changes.get(key.value);
    if (change === undefined) written(key.value, bodyText.slice(value.span.start, value.span.end));
    else if (change !== null) written(key.value, writeValue(key.value, change, value));
  }
  const keys = new Set(body.members.map(({ key }) => key.value));
  for (const [key, value] of changes)
    if (value !== null && !keys.has(key)) written(key, writeValue(key, value, null));
  const text = `{${members.join(',')}}`;
  const parsed = parseBody(text);
  if (!parsed.ok) return null;
  return { headers: { ...headers, fields }, body: parsed.value, bodyText: text };
}

/** As JSON of the type that the contract, the pasted value or its own form tells. */
function writeValue(key: string, value: string, pasted: JsonNode | null): string {
  const isText = isStringField(key) || (pasted?.type === 'string' && !isContractField(key));
  // A number with zeros at its end the contract writes otherwise.
  const isPlain = /^(?:-?\d+(?:\.\d*[1-9])?|true|false)$/.test(value);
  const isNested = /^[[{]/.test(value) && parseJson(value).ok;
  return !isText && (isPlain || isNested) ? value : JSON.stringify(value);
}

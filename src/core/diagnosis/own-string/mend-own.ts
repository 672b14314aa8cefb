/**
 * The string that was signed, made of the merchant's own one where nothing else shows it: the body cannot be read. What is
 * tried is what code gets wrong most, one at a time.
 */

import { parseBody } from '../../body/parse-body';
import { compareCodeUnits } from '../../canonical/arrange-entries';
import { buildCanonical } from '../../canonical/build-canonical';
import type { Canonical } from '../../canonical/canonical';
import type { CanonicalSource } from '../../canonical/list-entries';
import { contractFieldNames, headerKeys } from '../../contract';
import type { CallbackHeaders } from '../../headers/callback-headers';
import { parseJson } from '../../json/parse-json';

/** Of a longer string, in characters, or of one with more parts, nothing is tried. */
const lengthLimit = 5_000;
const partLimit = 40;

export interface Mended {
  /** As if its values had been pasted as a body. */
  readonly source: CanonicalSource;
  readonly canonical: Canonical;
}

/** Null where no slip of it alone is in the way, or the signed string is none of the contract's. */
export function mendOwn(
  ownString: string,
  headers: CallbackHeaders,
  isSigned: (text: string) => boolean,
): Mended | null {
  if (ownString.length > lengthLimit) return null;
  for (const text of listMended(ownString, headers))
    if (isSigned(text)) return readSigned(text, headers);
  return null;
}

function* listMended(own: string, headers: CallbackHeaders): Generator<string> {
  const text = own.trim().replace(/^&{1,9}|&{1,9}$/g, '');
  yield text;
  const parts = text.split('&');
  if (parts.length > partLimit) return;
  yield joinSorted(parts);
  yield* listRespelled(parts);
  const pairs = Object.entries(headerKeys).map(([name, key]) => {
    const value = headers.fields[name as keyof typeof headerKeys]?.value ?? '';
    return { key, pair: `${key}=${value}` };
  });
  for (const { key, pair } of pairs) {
    // With the header's value in place of another one.
    yield parts.map((part) => (part.startsWith(`${key}=`) ? pair : part)).join('&');
    yield* listInserted(parts, pair);
  }
  for (const some of listPlaces(parts, pairs[0]?.pair ?? ''))
    yield* listInserted(some, pairs[1]?.pair ?? '');
}

/** Wherever it may stand: values have an `&`, too. */
function* listInserted(parts: readonly string[], pair: string): Generator<string> {
  for (const places of listPlaces(parts, pair)) yield places.join('&');
}

function* listPlaces(parts: readonly string[], pair: string): Generator<readonly string[]> {
  for (let at = 0; at <= parts.length; at++) yield parts.toSpliced(at, 0, pair);
}

/** With the contract's names for keys in another case. */
function* listRespelled(parts: readonly string[]): Generator<string> {
  const plain = (key: string): string => key.replace(/_/g, '').toLowerCase();
  const names = new Map(
    [...contractFieldNames, ...Object.values(headerKeys)].map((name) => [plain(name), name]),
  );
  const renamed = parts.map((part) => {
    const at = part.indexOf('=');
    const name = names.get(plain(part.slice(0, Math.max(at, 0))));
    return name === undefined ? part : name + part.slice(at);
  });
  yield renamed.join('&');
  yield joinSorted(renamed);
}

/** By key. */
function joinSorted(parts: readonly string[]): string {
  const keyOf = (part: string): string => part.split('=', 1)[0] ?? '';
  return parts.toSorted((one, other) => compareCodeUnits(keyOf(one), keyOf(other))).join('&');
}

/** The values of a string of the contract's as a body, a pair to a member; what is no pair is of the value before. */
function readSigned(text: string, headers: CallbackHeaders): Mended | null {
  const values = new Map<string, string>();
  let last: string | null = null;
  for (const part of text.split('&')) {
    const [, key] = /^([\w.$[\]-]+)=/.exec(part) ?? [];
    if (key !== undefined && (last === null || compareCodeUnits(last, key) < 0)) {
      values.set(key, part.slice(key.length + 1));
      last = key;
    } else if (last === null) return null;
    else values.set(last, `${values.get(last)}&${part}`);
  }
  for (const key of Object.values(headerKeys)) values.delete(key);
  const members = [...values].map(([key, value]) => `${JSON.stringify(key)}:${writeValue(value)}`);
  const bodyText = `{${members.join(',')}}`;
  const body = parseBody(bodyText);
  if (!body.ok) return null;
  const source = { headers, body: body.value, bodyText };
  const { canonical } = buildCanonical(source);
  return canonical.text === text ? { source, canonical } : null;
}

/** A scalar and its text are signed alike. */
function writeValue(value: string): string {
  const isNested = /^[[{]/.test(value) && parseJson(value).ok;
  const isPlain = /^(?:true|false|[1-9]\d{0,14})$/.test(value);
  return isNested || isPlain ? value : JSON.stringify(value);
}

/**
 * The string to be signed (contract, "Construction of the string to be signed"): flatten the body,
 * add timestamp and nonce, drop, sort, join. The comments number the contract's steps.
 */
import type { CallbackHeaders } from '../headers/callback-headers';
import type { JsonNode, JsonObject, JsonString } from '../json/json-node';
import { pickEffectiveMembers, printCompactJson } from '../json/print-compact-json';
import { createWarning, type Problem } from '../problem';
import type { Canonical, DroppedEntry, DropReason, EntrySource, KeptEntry } from './canonical';

interface FlatEntry {
  readonly key: string;
  readonly value: string;
  readonly reason: DropReason | null;
  readonly source: EntrySource;
}

export function buildCanonical(
  headers: CallbackHeaders,
  body: JsonObject,
): { readonly canonical: Canonical; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  // Step 1: flatten the top-level members.
  const flat = pickEffectiveMembers(body).map(({ key, value }) => flattenMember(key, value));
  // Step 2: timestamp and nonce come from the headers and replace members of the same name (reading 8).
  for (const [key, name] of [
    ['timestamp', 'X-Timestamp'],
    ['nonce', 'X-Nonce'],
  ] as const) {
    const field = headers.fields[name];
    if (field === undefined) continue;
    const own = flat.findIndex((entry) => entry.key === key);
    const replaced = flat[own];
    if (replaced !== undefined) {
      flat[own] = { ...replaced, reason: 'replaced' };
      problems.push(
        createWarning(
          key === 'timestamp' ? 'body.own-timestamp' : 'body.own-nonce',
          replaced.source.keySpan,
          {},
        ),
      );
    }
    const { nameSpan: keySpan, value, valueSpan } = field;
    const source = { input: 'headers', name, keySpan, valueSpan } as const;
    flat.push({ key, value, reason: pickDropReason(key, value), source });
  }
  for (const entry of flat) {
    if (entry.key.isWellFormed() && entry.value.isWellFormed()) continue;
    problems.push(
      createWarning('body.lone-surrogate', entry.source.valueSpan, { path: entry.key }),
    );
  }
  // Step 3: drop. Step 4: sort the rest by UTF-16 code unit, ASCII order for ASCII keys (reading 6).
  const kept = flat.filter(({ reason }) => reason === null).sort(compareKeys);
  const dropped = flat.flatMap(({ reason, ...entry }): DroppedEntry[] =>
    reason === null ? [] : [{ state: 'dropped', reason, ...entry }],
  );
  // Step 5: join.
  return { canonical: { ...joinEntries(kept), dropped }, problems };
}

function flattenMember(key: JsonString, node: JsonNode): FlatEntry {
  const value = flattenValue(node);
  const reason =
    node.type === 'null' && !isSignKey(key.value) ? 'null' : pickDropReason(key.value, value);
  const source = { input: 'body', keySpan: key.span, valueSpan: node.span } as const;
  return { key: key.value, value, reason, source };
}

/** Contract, "Flattening rules". */
function flattenValue(node: JsonNode): string {
  switch (node.type) {
    case 'string':
      return node.value;
    case 'number':
      return node.plain;
    case 'boolean':
      return String(node.value);
    case 'null':
      return 'null';
    case 'object':
    case 'array':
      return printCompactJson(node);
  }
}

function pickDropReason(key: string, value: string): DropReason | null {
  if (isSignKey(key)) return 'sign';
  // Blank is what String.prototype.trim empties (reading 5).
  return value.trim() === '' ? 'blank' : null;
}

function isSignKey(key: string): boolean {
  return key.length === 4 && key.toLowerCase() === 'sign';
}

function compareKeys(one: FlatEntry, other: FlatEntry): number {
  return one.key < other.key ? -1 : one.key > other.key ? 1 : 0;
}

function joinEntries(entries: readonly FlatEntry[]): Pick<Canonical, 'text' | 'kept'> {
  const kept: KeptEntry[] = [];
  const pairs: string[] = [];
  let start = 0;
  for (const { key, value, source } of entries) {
    // What UTF-8 cannot carry is signed as U+FFFD (reading 10).
    const pair = `${key}=${value}`.toWellFormed();
    const span = { start, end: start + pair.length };
    kept.push({ state: 'kept', key, value, source, span });
    pairs.push(pair);
    start = span.end + 1;
  }
  return { text: pairs.join('&'), kept };
}

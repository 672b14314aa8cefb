/**
 * The body as it was before a program changed its values and printed the result: a class with decimals, a date, an enum.
 * What such programs change is known of JSON that was rewritten (`diagnosis/restorations/`).
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { buildCanonical } from '../canonical/build-canonical';
import { amountFields } from '../contract';
import { nullText } from '../diagnosis/restorations/doubt-texts';
import { createFrameworkTest } from '../diagnosis/restorations/framework-members';
import { isFlattenedOf } from '../diagnosis/restorations/nest-again';
import {
  type RestoredEntry,
  type RewriteTopic,
  searchRestorations,
} from '../diagnosis/restorations/search-restorations';
import type { Sliced, WorkMeter } from '../diagnosis/search/slices';
import type { Target } from '../diagnosis/search/target';
import type { CallbackHeaders } from '../headers/callback-headers';
import type { JsonMember, JsonNode, JsonObject } from '../json/json-node';
import { parseJson } from '../json/parse-json';
import { compactStyle, printJson } from '../json/print-json';
import { isEqualBytes } from '../text/equal-bytes';
import { createText, type DumpNode, type DumpObject } from './dump-node';
import type { SignedBody } from './find-signed-body';
import { classForms, type DumpForm } from './form';
import { settle } from './list-bodies';
import type { BodyReading } from './read-body-dump';

/** How much is done to find it: about a second at the most. */
export const restoreWork = 60_000_000;

export function* restoreDumpedBody(
  reading: BodyReading,
  headers: CallbackHeaders,
  target: Target,
  meter: WorkMeter,
): Sliced<SignedBody | null> {
  const { root, losses } = reading;
  const object = root === null || losses.length > 0 ? null : pickLikely(root);
  if (object === null) return null;
  const shown = settle(object, { choices: new Map(), orders: new Map() }, false, 0) as JsonObject;
  const mayBeOfSigner = createSignerTest(reading, object);
  const seen = new Set<string>();
  for (const breadth of breadths) {
    const options = { breadth, seen, meter };
    const length = object.span.end - object.span.start;
    const found = yield* searchRestorations(shown, length, headers, target, options);
    if (found === null || found.topics.some((topic) => guessed.has(topic))) continue;
    if (found.entries.some(mayBeOfSigner)) continue;
    const body = restore(shown, found.entries);
    const { canonical } = buildCanonical({ headers, body, bodyText: '' });
    return canonical.text === found.text ? { body, canonical, restored: found.entries } : null;
  }
  return null;
}

/** What printed it may have kept an order that nothing shows, such as a hash's. */
const breadths = ['narrow', 'wide', 'orders'] as const;

/** Where names were guessed, that they stand otherwise is no change; and a field that no dump shows was not read. */
const guessed: ReadonlySet<RewriteTopic> = new Set(['swapped', 'lost', 'lost-time']);

/** Whether a signer that breaks the contract gives it as well: then what was sent is not known. */
function createSignerTest({ forms, isOrderLost }: BodyReading, { members }: DumpObject) {
  const isOfFramework = createFrameworkTest(members);
  const added = new Set(members.filter(isOfFramework).map(({ key }) => key.value));
  const form = forms.at(-1) ?? 'json';
  const isUnordered = isOrderLost || form === 'java-map';
  return ({ key, pasted, signed }: RestoredEntry): boolean => {
    // A table has columns of its own, and as many decimals in each row.
    if (forms.includes('rows')) return false;
    if (signed === null) return !isNothing(pasted, form) && !added.has(key) && !ofStore.test(key);
    if (pasted !== null && !isUnordered && isSortedAnew(pasted, signed)) return true;
    if (pasted === null || !isSameNumber(pasted, signed)) return false;
    return !amountFields.includes(key) || /^-?\d+\.\d\d$/.test(pasted);
  };
}

/** What a class has for a field that was not sent, and Rails for parameters that are none of the controller's. */
function isNothing(pasted: string | null, form: DumpForm): boolean {
  if (pasted === null || nullText.test(pasted)) return true;
  if (pasted === '{}') return form === 'ruby' || classForms.has(form);
  return classForms.has(form) && /^(?:0(?:\.0+)?|false|\[\])$/.test(pasted);
}

/** What else stores add: a number and times of theirs, and what was answered. */
const ofStore =
  /^(?:_?id|@timestamp|@version|(?:created?|updated?|received?|inserted|logged)_?(?:at|time|on|date)|(?:request|trace|span)_?id|_token|response)$/i;

/** Members in the order of their names, of which the shown one is another. */
function isSortedAnew(pasted: string, signed: string): boolean {
  const shown = /^[[{]/.test(pasted) ? parseJson(pasted) : null;
  if (shown?.ok !== true || printJson(shown.value, compactStyle) === signed) return false;
  return printJson(shown.value, { ...compactStyle, sorted: true }) === signed;
}

function isSameNumber(one: string, other: string): boolean {
  const number = /^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i;
  return number.test(one) && number.test(other) && Number(one) === Number(other);
}

/** A string whose SHA-256 that is. */
export function targetDigest(digest: Uint8Array): Target {
  const encoder = new TextEncoder();
  return ({ text }) => isEqualBytes(sha256(encoder.encode(text)), digest);
}

/** The likeliest object: what else its values may be is among what such programs change. */
function pickLikely(node: DumpNode): DumpObject | null {
  if (node.type === 'object') return node;
  const [first] = node.type === 'doubt' ? node.options : [];
  return first === undefined ? null : pickLikely(first);
}

function restore(shown: JsonObject, entries: readonly RestoredEntry[]): JsonObject {
  const byKey = new Map(entries.map((entry) => [entry.pastedKey, entry]));
  const members = shown.members.flatMap(({ key, value }): JsonMember[] => {
    const entry = byKey.get(key.value);
    // It is in what that entry was made of.
    const isPart = entries.some(
      (one) => one.key !== one.pastedKey && isFlattenedOf(key.value, one.key),
    );
    if (entry === undefined) return isPart ? [] : [{ key, value }];
    if (entry.signed === null) return [];
    const name = { ...key, value: entry.key };
    return [{ key: name, value: toNode(entry.signed, value) }];
  });
  // A field that a program moved, or a filter dropped.
  const keys = new Set(shown.members.map(({ key }) => key.value));
  const { span } = shown;
  const added = entries.flatMap(({ key, pastedKey, signed }): JsonMember[] => {
    if (keys.has(pastedKey) || signed === null) return [];
    return [{ key: createText(key, span), value: toNode(signed, shown) }];
  });
  return { ...shown, members: [...members, ...added] };
}

/** What is nested is signed as JSON; a scalar and its text are signed alike. */
function toNode(signed: string, { span }: JsonNode): JsonNode {
  const json = /^[[{]/.test(signed) ? parseJson(signed) : null;
  return json?.ok ? json.value : createText(signed, span);
}

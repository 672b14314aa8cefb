/** Which of the bodies that a dump allows was signed. */

import { sha256 } from '@noble/hashes/sha2.js';
import { buildCanonical } from '../canonical/build-canonical';
import type { Canonical } from '../canonical/canonical';
import { contractRules } from '../canonical/canonical-rules';
import { flattenMember } from '../canonical/flatten-member';
import type { RestoredEntry } from '../diagnosis/restorations/search-restorations';
import type { Sliced, WorkMeter } from '../diagnosis/search/slices';
import type { CallbackHeaders } from '../headers/callback-headers';
import type { JsonMember, JsonNode, JsonObject } from '../json/json-node';
import { isEqualBytes } from '../text/equal-bytes';
import { listShownNumbers } from './doubt-rounded';
import type { DumpNode } from './dump-node';
import { isAddedByStore } from './pick-body';
import { type BodyReading, listReadBodies } from './read-body-dump';

export interface SignedBody {
  readonly body: JsonObject;
  readonly canonical: Canonical;
  /** What the dump shows otherwise; none where it shows what was signed. */
  readonly restored: readonly RestoredEntry[];
}

/** How many bodies are tried: nothing that a program in `testing/real-code/` printed takes more. */
export const bodyLimit = 12_000;
/** For each body beside its string, in characters. */
const workOfBody = 2000;
/** What is built of a string costs as much as so many of its characters looked at once. */
const workOfCharacter = 10;
/** The same for a value, which is settled though it stands in no string, as the first of two with one key does. */
const workOfValue = 50;

/**
 * Tries the likeliest body in any case, others as far as the work allows.
 *
 * @param digest the SHA-256 that the signature holds (`signature/open-signature.ts`); what is found still has to be
 * verified by WebCrypto
 */
export function* findSignedBody(
  reading: BodyReading,
  headers: CallbackHeaders,
  digest: Uint8Array,
  meter: WorkMeter,
): Sliced<SignedBody | null> {
  const encoder = new TextEncoder();
  for (const body of listReadBodies(reading, bodyLimit)) {
    const { canonical } = buildCanonical({ headers, body, bodyText: '' });
    const hash = sha256(encoder.encode(canonical.text));
    if (isEqualBytes(hash, digest))
      return {
        body,
        canonical,
        restored: [...listUnsigned(reading.root, body), ...listRounded(reading.root, body)],
      };
    const built = Math.max(
      workOfCharacter * canonical.text.length,
      workOfValue * countValues(body),
    );
    if (!meter.spend(workOfBody + built)) return null;
    if (meter.endsSlice()) yield;
  }
  return null;
}

/** With those that are in others. */
function countValues(node: JsonNode): number {
  switch (node.type) {
    case 'array':
      return node.items.reduce((count, item) => count + countValues(item), 1);
    case 'object':
      return node.members.reduce((count, { value }) => count + countValues(value), 1);
    default:
      return 1;
  }
}

/** What a database adds to what it stores, and the dump shows beside the body. */
function listUnsigned(root: DumpNode | null, body: JsonObject): readonly RestoredEntry[] {
  const signed = new Set(body.members.map(({ key }) => key.value));
  const found = new Map<string, RestoredEntry>();
  const visit = (node: DumpNode): void => {
    if (node.type === 'doubt') for (const option of node.options) visit(option);
    if (node.type !== 'object') return;
    for (const { key, value } of node.members) {
      // Of keys that all have the same prefix it is one.
      const isSigned = signed.has(key.value) || signed.has(key.value.replace(/^_+/, ''));
      if (!isAddedByStore(key.value) || isSigned) continue;
      const pasted = value.type === 'string' ? value.value : null;
      found.set(key.value, { key: key.value, pastedKey: key.value, pasted, signed: null });
    }
  };
  if (root !== null) visit(root);
  return [...found.values()];
}

/** The entries whose numbers the dump shows rounded. */
function listRounded(root: DumpNode | null, body: JsonObject): readonly RestoredEntry[] {
  const shown = root === null ? noneRounded : listShownNumbers(root);
  if (shown.size === 0) return [];
  return body.members.flatMap((member): RestoredEntry[] => {
    const signed = flattenMember(member, '', contractRules).value;
    const value = replaceNumbers(member.value, shown);
    const pasted = flattenMember({ ...member, value }, '', contractRules).value;
    const key = member.key.value;
    return pasted === signed ? [] : [{ key, pastedKey: key, pasted, signed }];
  });
}

const noneRounded: ReadonlyMap<JsonNode, JsonNode> = new Map();

function replaceNumbers(node: JsonNode, shown: ReadonlyMap<JsonNode, JsonNode>): JsonNode {
  switch (node.type) {
    case 'array':
      return { ...node, items: node.items.map((item) => replaceNumbers(item, shown)) };
    case 'object': {
      const members = node.members.map(
        ({ key, value }): JsonMember => ({ key, value: replaceNumbers(value, shown) }),
      );
      return { ...node, members };
    }
    default:
      return shown.get(node) ?? node;
  }
}

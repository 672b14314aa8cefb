/** The parts of this project's diagnosis that are measured, and what stands beside them; bundled for Node and for a browser. */
import { sha256 } from '@noble/hashes/sha2.js';
import { parseBody } from '../src/core/body/parse-body';
import { searchDeviations } from '../src/core/diagnosis/search/start-search';
import { createDigestTarget } from '../src/core/diagnosis/search/target';
import { parseHeaders } from '../src/core/headers/parse-headers';
import { parsePlatformKeys } from '../src/core/key/parse-platform-keys';
import { openSignature } from '../src/core/signature/open-signature';

const encoder = new TextEncoder();

/**
 * @param {string} keyText
 * @param {readonly Uint8Array[]} signatures over SHA-256 digests
 * @returns {Promise<import('./statistics.mjs').Contender>}
 */
export async function createOpening(keyText, signatures) {
  const keys = await parsePlatformKeys(keyText);
  const key = keys.ok ? keys.value[0] : undefined;
  if (key === undefined) throw new Error('The key was refused.');
  return {
    name: 'this project: open it, read its DigestInfo',
    checkAll: () =>
      signatures.filter((signature) => openSignature(signature, key).kind === 'digest-info').length,
  };
}

/**
 * The whole catalogue without a match, over and over, each time beside the bare hashes of the same strings.
 * @param {{ readonly headersText: string, readonly bodyText: string }} callback
 * @param {number} rounds
 */
export function timeSearch({ headersText, bodyText }, rounds) {
  const body = parseBody(bodyText);
  if (!body.ok) throw new Error('The body was refused.');
  const source = { headers: parseHeaders(headersText).headers, body: body.value, bodyText };
  const isDigest = createDigestTarget(new Uint8Array(32), sha256);
  /** Of a target that names no SHA-256 the search recalls nothing from an earlier round. */
  const target = (/** @type {Parameters<typeof isDigest>[0]} */ attempt) => isDigest(attempt);
  /** @type {number[]} */
  const searches = [];
  /** @type {number[]} */
  const hashes = [];
  let strings = 0;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    strings = searchDeviations(source, target).tried;
    searches.push(performance.now() - start);
    const texts = listCandidates(source);
    if (texts.length !== strings) throw new Error('The strings are not the same ones.');
    const hashStart = performance.now();
    for (const text of texts) sha256(encoder.encode(text));
    hashes.push(performance.now() - hashStart);
  }
  return { searches, hashes, strings };
}

/** @param {Parameters<typeof searchDeviations>[0]} source */
function listCandidates(source) {
  /** @type {string[]} */
  const texts = [];
  searchDeviations(source, ({ text }) => {
    texts.push(text);
    return false;
  });
  return texts;
}

/**
 * Bare hashes of as many strings as a sweep tries, one thread.
 * @param {string} before what stands before the value
 * @param {string} after
 * @param {number} count
 * @returns {number} milliseconds
 */
export function timeBareHashes(before, after, count) {
  const start = performance.now();
  for (let cents = 0; cents < count; cents++) {
    sha256(encoder.encode(`${before}${(cents / 100).toFixed(2)}${after}`));
  }
  return performance.now() - start;
}

/** What the portal answered to GET /portal/profile, and what becomes of the key in it (contract, "Profile retrieval"). */

import { isSameKey } from '../key/is-same-key';
import { parsePlatformKeys } from '../key/parse-platform-keys';
import type { PlatformKey } from '../key/platform-key';
import { printPem } from '../key/print-pem';
import { createError, isError, type Problem } from '../problem';
import { findTextStart } from '../text/byte-order-mark';

export type ProfileAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  /** It leads to another address, which was not asked. */
  | { readonly kind: 'redirected' }
  | { readonly kind: 'timeout'; readonly seconds: number }
  | { readonly kind: 'unreachable' };

export type ProfileOutcome =
  /** There was no key before. */
  | { readonly kind: 'loaded'; readonly keyText: string }
  /** It is the key that decides already. */
  | { readonly kind: 'unchanged'; readonly keyText: string }
  /** Another key decided before: it is kept behind the new one. */
  | { readonly kind: 'rotated'; readonly keyText: string }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** The keys that are there before the answer, as texts. */
export interface KnownKeys {
  /** What the key's field holds. */
  readonly current: string;
  /** What counts in its place while it holds no key of the platform's. */
  readonly kept: string;
  /** Keys that are not the platform's: the user's own, a sample's. None of them was ever rotated. */
  readonly foreign: readonly string[];
}

export async function readProfileAnswer(
  answer: ProfileAnswer,
  known: KnownKeys,
): Promise<ProfileOutcome> {
  const refusal = refuseAnswer(answer);
  if (refusal !== null || answer.kind !== 'answered') {
    return { kind: 'failed', problem: refusal ?? createError('profile.unreachable', null, {}) };
  }
  const pem = pickKeyText(answer.text);
  if (typeof pem !== 'string') return { kind: 'failed', problem: pem };
  const fetched = await parsePlatformKeys(pem);
  const [key] = fetched.ok ? fetched.value : [];
  const cause = fetched.problems.find(isError);
  if (key === undefined || cause !== undefined) {
    const problem = cause ?? createError('pem.empty', null, {});
    return { kind: 'failed', problem: createError('profile.key', null, { cause: problem }) };
  }
  const inField = await readKeys(known.current);
  const foreign = (await Promise.all(known.foreign.map(readKeys))).flat();
  const isOfPlatform = (one: PlatformKey) =>
    isSameKey(one, key) || !foreign.some((other) => isSameKey(one, other));
  const ofPlatform = inField.filter(isOfPlatform);
  const before =
    ofPlatform.length > 0 ? ofPlatform : (await readKeys(known.kept)).filter(isOfPlatform);
  const [first] = before;
  if (first === undefined) return { kind: 'loaded', keyText: printPem(key.spki) };
  if (isSameKey(first, key)) {
    return ofPlatform.length > 0 && ofPlatform.length === inField.length
      ? { kind: 'unchanged', keyText: known.current }
      : { kind: 'loaded', keyText: printKeys(before) };
  }
  const earlierName = before.find((one) => isSameKey(one, key))?.name;
  const previous = before.filter((one) => !isSameKey(one, key));
  const current = { spki: key.spki, name: isOwnName(earlierName) ? earlierName : 'current' };
  return { kind: 'rotated', keyText: printKeys([current, ...nameAsPrevious(previous)]) };
}

/** None where the text has none that decides. */
async function readKeys(text: string): Promise<readonly PlatformKey[]> {
  const parsed = await parsePlatformKeys(text);
  return parsed.ok ? parsed.value : [];
}

function printKeys(keys: readonly Pick<PlatformKey, 'spki' | 'name'>[]): string {
  return keys.map(({ spki, name }) => printPem(spki, name)).join('');
}

/** A name that the user gave, not one that an earlier rotation left. */
function isOwnName(name: string | null | undefined): name is string {
  return name != null && !/^(?:current|previous(?: \d+)?)$/.test(name);
}

/** The user's names stay. The first of the others was current until now; those before it count on. */
function nameAsPrevious(keys: readonly PlatformKey[]): readonly PlatformKey[] {
  let count = 0;
  return keys.map((key, index) => {
    if (isOwnName(key.name) || (key.name === null && index > 0)) return key;
    count += 1;
    return { ...key, name: count === 1 ? 'previous' : `previous ${count}` };
  });
}

function refuseAnswer(answer: ProfileAnswer): Problem | null {
  switch (answer.kind) {
    case 'redirected':
      return createError('profile.redirected', null, {});
    case 'timeout':
      return createError('profile.timeout', null, { seconds: answer.seconds });
    case 'unreachable':
      return createError('profile.unreachable', null, {});
  }
  switch (answer.status) {
    case 200:
      return null;
    case 401:
      return createError('profile.unauthorized', null, {});
    case 403:
      return createError('profile.forbidden', null, {});
    case 404:
      return createError('profile.not-found', null, {});
    default:
      return createError('profile.status', null, { status: answer.status });
  }
}

/** The text of `platformPublicKey`, or why there is none. */
function pickKeyText(text: string): string | Problem {
  const members = readJson(text);
  if (members === null) {
    const isPage = /^\s*<(?:!doctype|html|\?xml|head|body)/i.test(text);
    return createError(isPage ? 'profile.html' : 'profile.not-json', null, {});
  }
  const value = findMember(members.value);
  if (typeof value === 'string' && value.trim() !== '') return value;
  return createError('profile.field-missing', null, { isThere: value !== undefined });
}

function readJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text.slice(findTextStart(text))) };
  } catch {
    return null;
  }
}

/** The outermost member of that name: portals like to wrap their answers (`{ "data": { … } }`). */
function findMember(root: unknown): unknown {
  let level = [root];
  for (let depth = 0; depth < 4; depth++) {
    const objects = level.filter((value) => typeof value === 'object' && value !== null);
    for (const object of objects) {
      if (Object.hasOwn(object, 'platformPublicKey')) {
        return (object as { readonly platformPublicKey: unknown }).platformPublicKey;
      }
    }
    level = objects.flatMap((object) => Object.values(object));
  }
  return undefined;
}

/** What the portal answered to GET /portal/profile, and what becomes of the key in it (contract, "Profile retrieval"). */

import { isSameKey } from '../key/is-same-key';
import { parsePlatformKeys } from '../key/parse-platform-keys';
import { printKeyName } from '../key/pick-key-name';
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

export type ProfileOutcome = TakenKeys | { readonly kind: 'failed'; readonly problem: Problem };

interface TakenKeys {
  /** `loaded`: there was no key before; `unchanged`: it is the one that decides already; `rotated`: another one did, which is kept behind the new one. */
  readonly kind: 'loaded' | 'unchanged' | 'rotated';
  readonly keyText: string;
  /** How many keys the profile holds behind the first; left out where there is none. */
  readonly others?: number;
  /**
   * Warnings on the profile's text that the key's field does not show: it holds the keys clean, and what could not be
   * read not at all. Left out where there is none.
   */
  readonly problems?: readonly Problem[];
}

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
  const cause = fetched.problems.find(isError);
  const keys = fetched.ok ? listOnce(fetched.value.map((key) => toWrittenKey(pem, key))) : [];
  const [first, ...others] = keys;
  if (first === undefined || cause !== undefined) {
    const problem = cause ?? createError('pem.empty', null, {});
    return { kind: 'failed', problem: createError('profile.key', null, { cause: problem }) };
  }
  const problems = fetched.problems.filter(isUnseen).map((one) => ({ ...one, span: null }));
  return {
    ...(await mergeKeys(first, others, known)),
    ...(others.length > 0 && { others: others.length }),
    ...(problems.length > 0 && { problems }),
  };
}

async function mergeKeys(
  first: WrittenKey,
  others: readonly WrittenKey[],
  known: KnownKeys,
): Promise<TakenKeys> {
  const keys = [first, ...others];
  const inField = await readKeys(known.current);
  const foreign = (await Promise.all(known.foreign.map(readKeys))).flat();
  const isOfPlatform = (one: WrittenKey) => isIn(keys, one) || !isIn(foreign, one);
  const ofPlatform = inField.filter(isOfPlatform);
  const before =
    ofPlatform.length > 0 ? ofPlatform : (await readKeys(known.kept)).filter(isOfPlatform);
  const [decided, ...behind] = before;
  // A name tells several keys apart.
  const named = others.length > 0 ? keys : [{ ...first, name: null }];
  if (decided === undefined) return { kind: 'loaded', keyText: printKeys(named) };
  const added = others.filter((one) => !isIn(before, one));
  if (isSameKey(decided, first)) {
    const isAllThere = ofPlatform.length > 0 && ofPlatform.length === inField.length;
    return isAllThere && added.length === 0
      ? { kind: 'unchanged', keyText: known.current }
      : { kind: 'loaded', keyText: printKeys([decided, ...added, ...behind]) };
  }
  const pickName = (key: WrittenKey) => before.find((one) => isSameKey(one, key))?.name;
  const earlierName = pickName(first);
  const current = { ...first, name: isOwnName(earlierName) ? earlierName : 'current' };
  const next = others.map((one) => ({ ...one, name: pickName(one) ?? one.name }));
  const previous = nameAsPrevious(before.filter((one) => !isIn(keys, one)));
  return { kind: 'rotated', keyText: printKeys([current, ...next, ...previous]) };
}

/** A key, and the block that stands for it. */
interface WrittenKey extends Pick<PlatformKey, 'spki' | 'name'> {
  readonly pem: string;
}

/** Another form than the contract's stays as it is: what is to be said of it is said of its text. */
function toWrittenKey(text: string, { spki, name, form, span }: PlatformKey): WrittenKey {
  const block = text.slice(span.start, span.end);
  const isOther = form !== 'spki' && /^-----BEGIN .*[\r\n]-----END [^\r\n]*$/s.test(block);
  return { spki, name, pem: isOther ? `${block}\n` : printPem(spki) };
}

function isIn(keys: readonly WrittenKey[], key: WrittenKey): boolean {
  return keys.some((one) => isSameKey(one, key));
}

function listOnce(keys: readonly WrittenKey[]): readonly WrittenKey[] {
  return keys.filter((key, index) => !isIn(keys.slice(0, index), key));
}

/** Of the others the key's field tells itself. */
function isUnseen({ code }: Problem): boolean {
  return code !== 'pem.certificate' && code !== 'pem.pkcs1' && code !== 'pem.weak-key';
}

/** None where the text has none that decides. */
async function readKeys(text: string): Promise<readonly WrittenKey[]> {
  const parsed = await parsePlatformKeys(text);
  return parsed.ok ? parsed.value.map((key) => toWrittenKey(text, key)) : [];
}

function printKeys(keys: readonly WrittenKey[]): string {
  return keys.map(({ pem, name }) => printKeyName(name) + pem).join('');
}

/** A name that the user gave, not one that an earlier rotation left. */
function isOwnName(name: string | null | undefined): name is string {
  return name != null && !/^(?:current|previous(?: \d+)?)$/.test(name);
}

/** The user's names stay. The first of the others was current until now; those before it count on. */
function nameAsPrevious(keys: readonly WrittenKey[]): readonly WrittenKey[] {
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
  const type = value !== null && typeof value === 'object' ? pickType(value) : undefined;
  const isThere = value !== undefined;
  return createError('profile.field-missing', null, type ? { isThere, type } : { isThere });
}

function pickType(value: object): 'array' | 'object' {
  return Array.isArray(value) ? 'array' : 'object';
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
  for (let level = [root]; level.length > 0; ) {
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

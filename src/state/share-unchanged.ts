/** Keeps what did not change: a view that compares by identity then draws only what did. */
import { isEqualBytes } from '../core/text/equal-bytes';

type Members = Record<string, unknown>;

/**
 * The newer value, with every part that equals the older one's replaced by that very part; the older value
 * itself where all of it is equal. For plain data without cycles; bytes count as one part.
 */
export function shareUnchanged<Value>(older: unknown, newer: Value): Value {
  return share(older, newer) as Value;
}

function share(older: unknown, newer: unknown): unknown {
  if (Array.isArray(newer) && Array.isArray(older)) return shareItems(older, newer);
  if (newer instanceof Uint8Array && older instanceof Uint8Array) {
    return isEqualBytes(older, newer) ? older : newer;
  }
  return isRecord(newer) && isRecord(older) ? shareMembers(older, newer) : newer;
}

function shareItems(older: readonly unknown[], newer: readonly unknown[]): readonly unknown[] {
  const shared = newer.map((item, index) => share(older[index], item));
  const isSame =
    shared.length === older.length && shared.every((item, index) => Object.is(item, older[index]));
  return isSame ? older : shared;
}

function shareMembers(older: Members, newer: Members): Members {
  const names = Object.keys(newer);
  const shared: Members = {};
  let isSame = names.length === Object.keys(older).length;
  for (const name of names) {
    shared[name] = share(older[name], newer[name]);
    isSame &&= Object.hasOwn(older, name) && Object.is(shared[name], older[name]);
  }
  return isSame ? older : shared;
}

/** Neither a Map nor a CryptoKey nor whatever else has more to it than its members. */
function isRecord(value: unknown): value is Members {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

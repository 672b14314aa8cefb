import type { KeptEntry } from '../canonical/canonical';

/** A `key=value` part of a string somebody built. A part without `=` is all key. */
export interface Pair {
  readonly key: string;
  readonly value: string;
}

/**
 * Takes a string to be signed apart at its `&`. Values are not encoded, so an `&` may also belong to
 * a value: where a part stands exactly as expected, it is taken whole, and what follows a value that
 * should hold an `&` belongs to it unless it looks like a pair of its own.
 */
export function parsePairs(text: string, expected: readonly KeptEntry[]): readonly Pair[] {
  const byKey = new Map(expected.map((entry) => [entry.key, entry]));
  const pairs: Pair[] = [];
  let at = 0;
  while (at <= text.length) {
    const end = findPairEnd(text, at, byKey);
    const part = text.slice(at, end);
    const equals = part.indexOf('=');
    const previous = pairs.at(-1);
    if (equals === -1 && previous !== undefined && byKey.get(previous.key)?.value.includes('&')) {
      pairs[pairs.length - 1] = { key: previous.key, value: `${previous.value}&${part}` };
    } else if (equals === -1) pairs.push({ key: part, value: '' });
    else pairs.push({ key: part.slice(0, equals), value: part.slice(equals + 1) });
    at = end + 1;
  }
  return pairs;
}

function findPairEnd(text: string, at: number, byKey: ReadonlyMap<string, KeptEntry>): number {
  // A key may hold `=` itself, so each one is tried as the border.
  let equals = text.indexOf('=', at);
  const separator = text.indexOf('&', at);
  const next = separator === -1 ? text.length : separator;
  for (let tries = 0; equals !== -1 && equals < next && tries < 8; tries++) {
    const entry = byKey.get(text.slice(at, equals));
    if (entry !== undefined && text.startsWith(entry.value, equals + 1)) {
      const end = equals + 1 + entry.value.length;
      if (end === text.length || text.charAt(end) === '&') return end;
    }
    equals = text.indexOf('=', equals + 1);
  }
  return next;
}

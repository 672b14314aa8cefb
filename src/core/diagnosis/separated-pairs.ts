/** The merchant's own string with other separators, as the pairs that it would be with the contract's. */
import type { Canonical } from '../canonical/canonical';
import type { Cause } from './cause';

export interface SeparatedPairs {
  /** Joined as the contract has it. */
  readonly text: string;
  /** Its separators, where they are not the contract's. */
  readonly causes: readonly Cause[];
}

/** By the form of the catalogue that names them; the contract's have none. */
const pairSeparators = [
  ['\r\n', 'crlf'],
  ['\n', 'line-end'],
  [' & ', 'spaced'],
  ['&', null],
  [', ', 'comma-space'],
  [',', 'comma'],
  ['|', 'bar'],
  [';', 'semicolon'],
] as const;
const keySeparators = [
  [' = ', 'spaced'],
  ['=>', 'arrow'],
  ['=', null],
  [': ', 'colon-spaced'],
  [':', 'colon'],
] as const;

/** So many of the right keys have to stand there. */
const leastKeys = 3;
/** Of a string with more, the first ones tell. */
const mostKeys = 40;
const lengthLimit = 100_000;

/** The first separators between which at least half of the right keys stand; null where those are the contract's, and none stands behind the last pair. */
export function readSeparated(ownString: string, canonical: Canonical): SeparatedPairs | null {
  if (ownString.length > lengthLimit) return null;
  const keys = canonical.kept.slice(0, mostKeys).map(({ key }) => key);
  for (const [between, pairForm] of pairSeparators) {
    for (const [sign, keyForm] of keySeparators) {
      const found = keys.filter((key) => ownString.includes(`${between}${key}${sign}`)).length;
      // The first one has nothing in front.
      if (found < leastKeys || found + 1 < keys.length / 2) continue;
      if (pairForm === null && keyForm === null) return cutTrailing(ownString, canonical);
      const { text: own, isEach } = cutLastEnd(ownString, between, canonical);
      const text = joinAnew(own, { between, sign }, canonical);
      if (text === null) return null;
      const separator =
        pairForm && createCause('string.separator', isEach ? 'line-end-each' : pairForm);
      const equals = keyForm && createCause('string.key-value-separator', keyForm);
      return { text, causes: [separator, equals].filter((cause) => cause !== null) };
    }
  }
  return null;
}

/** A loop that appends the separator behind every pair. */
function cutTrailing(ownString: string, { text }: Canonical): SeparatedPairs | null {
  const isTrailing = /[^&]&$/.test(ownString) && !text.endsWith('&');
  if (!isTrailing) return null;
  return {
    text: ownString.slice(0, -1),
    causes: [createCause('string.trailing-separator', 'plain')],
  };
}

/** Without the line end behind the last pair, as a function that writes lines puts it: C#'s AppendLine, Go's Fprintln. */
function cutLastEnd(ownString: string, between: string, { text }: Canonical) {
  const isEach = /^\r?\n$/.test(between) && ownString.endsWith(between) && !text.endsWith(between);
  return { text: isEach ? ownString.slice(0, -between.length) : ownString, isEach };
}

function createCause(
  code: 'string.separator' | 'string.key-value-separator' | 'string.trailing-separator',
  variant: string,
): Cause {
  return { kind: 'deviation', code, variant, key: null, facts: {}, owner: 'merchant' };
}

/** Null where it does not begin with a key. What stands behind a separator inside of a value is of that value. */
function joinAnew(
  ownString: string,
  { between, sign }: { readonly between: string; readonly sign: string },
  { kept }: Canonical,
): string | null {
  const values = new Map(kept.map(({ key, value }) => [key, value]));
  const pairs: string[] = [];
  let depth = 0;
  let before: string | undefined;
  for (const part of ownString.split(between)) {
    const at = part.indexOf(sign);
    const key = at === -1 ? '' : part.slice(0, at);
    const isPair =
      values.has(key) ||
      (depth <= 0 && /^[\w.[\]-]+$/.test(key) && before?.includes(between) === false);
    if (!isPair && pairs.length === 0) return null;
    if (isPair) {
      pairs.push(`${key}=${part.slice(at + sign.length)}`);
      before = values.get(key) ?? '';
      depth = 0;
    } else pairs[pairs.length - 1] += between + part;
    depth += countOpen(part);
  }
  return pairs.join('&');
}

function countOpen(part: string): number {
  return (part.match(/[[{]/g)?.length ?? 0) - (part.match(/[\]}]/g)?.length ?? 0);
}

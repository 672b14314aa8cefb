/** The merchant's own string in one case throughout, as the pairs that it would be without that. */

import type { Canonical, KeptEntry } from '../../canonical/canonical';
import { transformText } from '../../canonical/transform-text';
import type { Cause } from '../cause';
import { isSearchable } from './is-searchable';
import type { SeparatedPairs } from './separated-pairs';

/** By the form of the catalogue that names them; whole Unicode first. */
const cases = [
  ['lower', 'lower-case'],
  ['upper', 'upper-case'],
  ['lower-ascii', 'lower-case-ascii'],
  ['upper-ascii', 'upper-case-ascii'],
] as const;

/** So many keys have to stand there in another case than the right one. */
const leastKeys = 3;
const lengthLimit = 100_000;

export interface ChangeOfCase {
  readonly toCase: (text: string) => string;
  readonly cause: Cause;
}

/** The change that leaves the string as it is, but not the right one; null where there is none. */
export function findCase(
  ownString: string,
  { text }: Pick<Canonical, 'text'>,
): ChangeOfCase | null {
  if (ownString.length > lengthLimit) return null;
  const found = listCases().find(
    ({ toCase }) => toCase(ownString) === ownString && toCase(text) !== text,
  );
  return found ?? null;
}

function listCases(): readonly ChangeOfCase[] {
  return cases.map(([change, variant]) => {
    const deviation = { kind: 'deviation', code: 'string.case-changed', variant } as const;
    return {
      toCase: (text) => transformText(text, change),
      cause: { ...deviation, key: null, facts: {}, owner: 'merchant' },
    };
  });
}

/** Null where it is in no one case, or where the right string is in it as well. */
export function readInOneCase(ownString: string, { kept }: Canonical): SeparatedPairs | null {
  if (ownString.length > lengthLimit || !isSearchable(ownString, kept.length)) return null;
  for (const { toCase, cause } of listCases()) {
    if (toCase(ownString) !== ownString) continue;
    const changed = kept.filter(
      ({ key }) => toCase(key) !== key && `&${ownString}`.includes(`&${toCase(key)}=`),
    );
    // Else only the keys may be in another case.
    const hasValue = kept.some(
      ({ key, value }) =>
        toCase(value) !== value && `&${ownString}&`.includes(`&${toCase(`${key}=${value}`)}&`),
    );
    if (changed.length < leastKeys || !hasValue) continue;
    return { text: restore(ownString, kept, toCase), causes: [cause] };
  }
  return null;
}

/** With the right pairs where these stand in the other case, else with their keys. A value may have an `&` of its own. */
function restore(
  ownString: string,
  kept: readonly KeptEntry[],
  toCase: (text: string) => string,
): string {
  const pairs = kept.map(({ key, value }) => ({ key, value, pair: toCase(`${key}=${value}`) }));
  const restored: string[] = [];
  let at = 0;
  while (at <= ownString.length) {
    const isWhole = (pair: string): boolean => {
      const end = at + pair.length;
      return ownString.startsWith(pair, at) && (end === ownString.length || ownString[end] === '&');
    };
    const same = pairs.find(({ pair }) => isWhole(pair));
    const next = ownString.indexOf('&', at);
    const end = same ? at + same.pair.length : next === -1 ? ownString.length : next;
    const part = ownString.slice(at, end);
    const named = pairs.find(({ key }) => part.startsWith(`${toCase(key)}=`));
    if (same) restored.push(`${same.key}=${same.value}`);
    else restored.push(named ? named.key + part.slice(named.key.length) : part);
    at = end + 1;
  }
  return restored.join('&');
}

/** Headers and bodies that were logged apart. */
import type { FoundBody, FoundHeaders } from './found';
import { type Half, pairNeighbours } from './pair-neighbours';
import { isStrong, listOnce, type Pair, pairOne } from './pair-parts';
import type { Parts } from './parts';

/** A body may be read in several ways. */
export type LoggedHalf = Half<FoundHeaders, readonly FoundBody[]>;

/** Of an entry that has not both. */
export function listHalves(parts: Parts, entry: string, index: number): readonly LoggedHalf[] {
  const all = [...parts.headers, ...parts.requests.flatMap(({ headers }) => headers ?? [])];
  const headers = listOnce(all).filter(isWhole);
  const place = { first: index, last: index };
  if (headers.length > 0) return headers.map((one) => createHalf({ headers: one }, entry, place));
  const bodies = [...parts.bodies, ...parts.requests.flatMap(({ body }) => body ?? [])];
  const strong = bodies.filter(isStrong);
  return strong.length === 0 ? [] : [createHalf({ body: strong }, entry, place)];
}

/** All that is signed of them, and the signature: a part of them could be joined to another's. */
function isWhole({ own, hasSign }: FoundHeaders): boolean {
  const names = own.map(([name]) => name);
  return hasSign && names.includes('X-Timestamp') && names.includes('X-Nonce');
}

/** @param around what stands around it, and itself */
export function createHalf(
  of: LoggedHalf['of'],
  around: string,
  place: Pick<LoggedHalf, 'first' | 'last'>,
): LoggedHalf {
  const values =
    'headers' in of ? of.headers.own.map(([, value]) => value) : of.body.map(({ text }) => text);
  return {
    ...place,
    of,
    around: values.reduce((text, value) => text.replace(value, () => ' '), around),
  };
}

/** @param areAlone nothing else stands in the text */
export function pairHalves(halves: readonly LoggedHalf[], areAlone = false): readonly Pair[] {
  return pairNeighbours(halves, areAlone).flatMap(([headers, bodies]) => pairOne(headers, bodies));
}

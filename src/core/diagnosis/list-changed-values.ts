/** The values of a deviating string that are others in the right one. */
import type { Canonical } from '../canonical/canonical';

export interface ChangedValue {
  readonly key: string;
  /** As it is in the right string. */
  readonly from: string;
  /** As it is in the deviating one. */
  readonly to: string;
}

/** Null where the deviation is not one of values alone: the same keys stand at the same positions. */
export function listChangedValues(
  text: string,
  { kept }: Pick<Canonical, 'kept'>,
): readonly ChangedValue[] | null {
  const changed: ChangedValue[] = [];
  let at = 0;
  for (const [position, { key, value: from }] of kept.entries()) {
    if (!text.startsWith(`${key}=`, at)) return null;
    const next = kept[position + 1];
    const start = at + key.length + 1;
    const end = next === undefined ? text.length : findEnd(text, start, from, `&${next.key}=`);
    const to = text.slice(start, end);
    // What has more of them is another pair, or the value of one that is left out.
    if (end === -1 || countAmpersands(to) > countAmpersands(from)) return null;
    if (to !== from) changed.push({ key, from, to });
    at = end + 1;
  }
  return changed;
}

/** Where the next pair begins, which a value may hold as well; -1: nowhere. */
function findEnd(text: string, start: number, value: string, next: string): number {
  const end = start + value.length;
  return text.startsWith(value + next, start) ? end : text.indexOf(next, start);
}

function countAmpersands(text: string): number {
  return text.split('&').length;
}

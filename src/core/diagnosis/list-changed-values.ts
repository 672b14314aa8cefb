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
  const pairs = text.split('&');
  // An `&` inside a value would shift what follows.
  if (pairs.length !== kept.length) return null;
  if (!kept.every(({ key }, position) => pairs[position]?.startsWith(`${key}=`))) return null;
  return kept.flatMap(({ key, value: from }, position): ChangedValue[] => {
    const to = pairs[position]?.slice(key.length + 1) ?? '';
    return to === from ? [] : [{ key, from, to }];
  });
}

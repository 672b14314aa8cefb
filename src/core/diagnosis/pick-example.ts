/** One value of a deviating string beside the right one, to be told in the same breath as the deviation. */
import type { Canonical } from '../canonical/canonical';
import type { Finding } from './finding';

export interface Example {
  readonly key: string;
  /** As it is in the right string. */
  readonly from: string;
  /** As it is in the deviating one. */
  readonly to: string;
}

/** A longer value, counted in UTF-16 code units, is no quick example. */
const valueLimit = 40;

/** Longer strings, together, are not searched for one. */
const textLimit = 200_000;

/**
 * The first pair that is told quickly. Null where the deviation is not one of values alone: the same keys stand at the
 * same positions.
 *
 * @param canonical of the report that the finding is about
 */
export function pickExample(
  { variantText }: Pick<Finding, 'variantText'>,
  { text, kept }: Pick<Canonical, 'text' | 'kept'>,
): Example | null {
  if (variantText === null || text.length + variantText.length > textLimit) return null;
  const pairs = variantText.split('&');
  // An `&` inside a value would shift what follows.
  if (pairs.length !== kept.length) return null;
  if (!kept.every(({ key }, position) => pairs[position]?.startsWith(`${key}=`))) return null;
  for (const [position, { key, value: from }] of kept.entries()) {
    const to = pairs[position]?.slice(key.length + 1) ?? '';
    if (to !== from && [from, to].every(isQuick)) return { key, from, to };
  }
  return null;
}

/** Short, and without what cannot be seen: a line end is named. */
function isQuick(text: string): boolean {
  return text !== '' && text.length <= valueLimit && !/\p{Cc}/u.test(text);
}

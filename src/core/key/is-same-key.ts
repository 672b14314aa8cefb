import { isEqualBytes } from '../text/equal-bytes';
import type { PlatformKey } from './platform-key';

/** However each of them was written and named. */
export function isSameKey(
  { spki }: Pick<PlatformKey, 'spki'>,
  other: Pick<PlatformKey, 'spki'>,
): boolean {
  return isEqualBytes(spki, other.spki);
}

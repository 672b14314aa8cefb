import type { PlatformKey } from './platform-key';

/** However each of them was written and named. */
export function isSameKey(
  { spki }: Pick<PlatformKey, 'spki'>,
  other: Pick<PlatformKey, 'spki'>,
): boolean {
  return (
    spki.length === other.spki.length && spki.every((byte, index) => byte === other.spki[index])
  );
}

import type { PlatformKey } from './platform-key';

/**
 * What a key is called where it has no name of its own.
 * @param place among the loaded keys, from 0
 */
export function toKeyTitle({ name }: Pick<PlatformKey, 'name'>, place: number): string {
  return name ?? (place === 0 ? 'current' : `key ${place + 1}`);
}

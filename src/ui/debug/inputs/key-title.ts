import { inputWords } from '#words/inputs';
import type { InspectedKey } from '../../../core/callback-report';
import { isolated, type Mark } from '../../../words/text';

/**
 * What a key is called.
 *
 * @param index among the loaded keys, from 0
 */
export function toKeyTitle({ name }: Pick<InspectedKey, 'name'>, index: number): Mark | string {
  return name === null ? inputWords.unnamedKey(index) : isolated(name);
}

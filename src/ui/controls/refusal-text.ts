import { refusalWords } from '#words/refusals';
import type { Refusal } from '../../state/find-refusal';
import { fieldLength } from '../../state/long-texts';

export function printRefusal(refusal: Refusal): string {
  return refusal === 'too-long'
    ? refusalWords.tooLong(fieldLength)
    : refusalWords.privateKey(refusal);
}

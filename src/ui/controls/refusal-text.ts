import { refusalWords } from '#words/refusals';
import type { Refusal } from '../../state/find-refusal';
import { fieldLength } from '../../state/long-texts';

/** Null where nothing was refused. */
export function printRefusal(refusal: Refusal | null | undefined): string | null {
  if (refusal == null) return null;
  return refusal === 'too-long'
    ? refusalWords.tooLong(fieldLength)
    : refusalWords.privateKey(refusal);
}

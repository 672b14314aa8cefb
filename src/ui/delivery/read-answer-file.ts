/** A file that holds what an endpoint answered. */
import { acknowledgementWords } from '#words/acknowledgement';
import { refusalWords } from '#words/refusals';
import { joinTexts, type Text } from '../../words/text';
import { fileLimit } from '../controls/file-limit';

export type AnswerFile =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly refusal: Text | string };

/**
 * Refuses a file that is too large as a whole: an answer that was cut could not be judged by its Content-Length.
 */
export async function readAnswerFile(file: File): Promise<AnswerFile> {
  if (file.size > fileLimit) {
    const words = [refusalWords.fileTooLarge(file), acknowledgementWords.file.tooLarge];
    return { ok: false, refusal: joinTexts(words, ' ') };
  }
  try {
    return { ok: true, bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return { ok: false, refusal: refusalWords.fileUnreadable(file) };
  }
}

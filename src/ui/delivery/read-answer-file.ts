/** A file that holds what an endpoint answered. */
import { acknowledgementWords } from '#words/acknowledgement';
import { refusalWords } from '#words/refusals';
import { nameKeyFile } from '../../core/key/detect-encoded-key';
import { detectPrivateKey } from '../../core/key/detect-private-key';
import type { PrivateKeyForm } from '../../core/problem';
import { parseAnswer } from '../../core/receiver/parse-answer';
import { joinTexts, type Text } from '../../words/text';
import { fileLimit } from '../debug/inputs/read-file';

export type AnswerFile =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly refusal: Text | string };

/**
 * Refuses a private key in any form, also as the body of the answer, and a file that is too large as a whole: an
 * answer that was cut could not be judged by its Content-Length.
 */
export async function readAnswerFile(file: File): Promise<AnswerFile> {
  if (file.size > fileLimit) {
    const words = [refusalWords.fileTooLarge(file), acknowledgementWords.file.tooLarge];
    return { ok: false, refusal: joinTexts(words, ' ') };
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const form = detectPrivateBytes(bytes);
    return form === null
      ? { ok: true, bytes }
      : { ok: false, refusal: refusalWords.privateKey(form) };
  } catch {
    return { ok: false, refusal: refusalWords.fileUnreadable(file) };
  }
}

function detectPrivateBytes(bytes: Uint8Array): PrivateKeyForm | null {
  return (
    nameKeyFile(bytes) ??
    nameKeyFile(parseAnswer(bytes).body) ??
    detectPrivateKey(new TextDecoder().decode(bytes))
  );
}

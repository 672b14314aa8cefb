/** A file that holds what an endpoint answered. */
import { nameKeyFile } from '../../core/key/detect-encoded-key';
import { detectPrivateKey } from '../../core/key/detect-private-key';
import type { PrivateKeyForm } from '../../core/problem';
import { parseAnswer } from '../../core/receiver/parse-answer';
import { refusedWhat } from '../problem-text';

export type AnswerFile =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly refusal: string };

/** More is refused as a whole: an answer that was cut could not be judged by its Content-Length. */
const byteLimit = 20_000_000;

/** Refuses a private key in any form, also as the body of the answer. */
export async function readAnswerFile(file: File): Promise<AnswerFile> {
  if (file.size > byteLimit) {
    const refusal = `The file has ${file.size.toLocaleString('en')} bytes, and files of up to 20 MB are read. The platform accepts two bytes, OK: no answer of this size is one.`;
    return { ok: false, refusal };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const form = detectPrivateBytes(bytes);
  return form === null ? { ok: true, bytes } : { ok: false, refusal: refusedWhat(form) };
}

function detectPrivateBytes(bytes: Uint8Array): PrivateKeyForm | null {
  return (
    nameKeyFile(bytes) ??
    nameKeyFile(parseAnswer(bytes).body) ??
    detectPrivateKey(new TextDecoder().decode(bytes))
  );
}

import { nameKeyFile } from '../key/detect-encoded-key';
import { detectPrivateKey } from '../key/detect-private-key';
import type { PrivateKeyForm } from '../problem';
import { takeLineFeeds } from '../text/line-feeds';
import { type Acknowledgement, checkAcknowledgement } from './check-acknowledgement';
import { type HttpAnswer, parseAnswer } from './parse-answer';

export type JudgedAnswer =
  | { readonly ok: true; readonly answer: HttpAnswer; readonly acknowledgement: Acknowledgement }
  /** A private key stands in it: nothing else is said. */
  | { readonly ok: false; readonly form: PrivateKeyForm };

/**
 * What an endpoint answered, as pasted text or as the bytes of a file, and whether that is the acknowledgement. The line
 * ends of a text are those of whatever it was copied from: they are taken for line feeds.
 * Linear; 20 MB take some hundred milliseconds.
 */
export function judgeAnswer(given: string | Uint8Array): JudgedAnswer {
  const isText = typeof given === 'string';
  const answer = parseAnswer(isText ? takeLineFeeds(new TextEncoder().encode(given)) : given);
  const form = isText
    ? detectPrivateKey(given)
    : (nameKeyFile(given) ??
      nameKeyFile(answer.body) ??
      detectPrivateKey(new TextDecoder().decode(given)));
  if (form !== null) return { ok: false, form };
  return { ok: true, answer, acknowledgement: checkAcknowledgement(answer) };
}

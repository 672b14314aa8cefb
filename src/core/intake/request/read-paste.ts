import { detectPrivateKey } from '../../key/detect-private-key';
import type { PrivateKeyForm } from '../../problem';
import { readRequest } from './read-request';
import type { RequestReading } from './request-reading';

/** A whole request, unless a private key stands in the paste: then nothing else is said of it. */
export type PasteReading =
  | RequestReading
  | { readonly kind: 'refused'; readonly form: PrivateKeyForm };

export function readPaste(text: string): PasteReading {
  const form = detectPrivateKey(text);
  return form === null ? readRequest(text) : { kind: 'refused', form };
}

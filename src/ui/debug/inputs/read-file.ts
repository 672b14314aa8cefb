/** Files that are dropped or picked, as the text that an input holds. */
import { nameKeyFile } from '../../../core/key/detect-encoded-key';
import { derTag, readDer } from '../../../core/key/read-der';
import { encodeBase64Lines } from '../../../core/text/base64';
import { readByteOrderMark } from '../../../core/text/byte-order-mark';
import type { EditableInput } from '../../../state/inputs-store';

/**
 * Bytes as text, a byte order mark included; without one they are UTF-8. A key in binary form becomes the Base64
 * that a PEM would hold; a private one does so in every input, so that the input refuses it.
 */
export function toFileText(input: EditableInput, bytes: Uint8Array<ArrayBuffer>): string {
  if (nameKeyFile(bytes) !== null || ((input === 'key' || input === 'own-key') && isDer(bytes)))
    return encodeBase64Lines(bytes.subarray(0, keyFileLimit));
  return new TextDecoder(readByteOrderMark(bytes)?.encoding, { ignoreBOM: true }).decode(bytes);
}

/** Far longer than any key, in bytes; of a longer file the beginning says as much. */
const keyFileLimit = 100_000;

/** A sequence whose length is in long form: its second byte is beyond ASCII, so no text begins so. Or a whole short one. */
function isDer(bytes: Uint8Array<ArrayBuffer>): boolean {
  if (bytes[0] !== derTag.sequence) return false;
  if ((bytes[1] ?? 0) > 0x80) return true;
  const reading = readDer(bytes);
  return reading.kind === 'value' && reading.length === bytes.length;
}

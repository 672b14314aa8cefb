/** Finds a private key in the encodings that bytes are written in: Base64, also of Base64, hex and lists of numbers. */

import type { PrivateKeyForm } from '../problem';
import { encodeBase64, sextets } from '../text/base64';
import { fromBinary } from '../text/binary-text';
import { headBytes, listNotations, type Notation, nameKeyHead, toForm } from './private-key-heads';

/**
 * How many places in a text are looked at more closely. No text has so many that is not made to have them: 20 MB of
 * public keys have half of it, of random Base64 a fiftieth.
 */
const looksLimit = 100_000;

/** Linear in the length of the text. */
export function detectEncodedKey(text: string): PrivateKeyForm | null {
  if (text.includes('b3BlbnNzaC1rZXktdjE')) return 'der'; // openssh-key-v1
  let form = detectInBase64(text);
  for (const notation of listNotations()) form ??= detectInNotation(text, notation);
  return form;
}

function detectInNotation(text: string, { start, head }: Notation): PrivateKeyForm | null {
  return lookAtStarts(text, start, (index) => {
    const pattern = head();
    pattern.lastIndex = index;
    return toForm(pattern.exec(text));
  });
}

/** What is found at the first start where something is. */
function lookAtStarts(
  text: string,
  starts: RegExp,
  look: (index: number) => PrivateKeyForm | null,
): PrivateKeyForm | null {
  starts.lastIndex = 0;
  for (let looks = 0; looks < looksLimit; looks++) {
    const start = starts.exec(text);
    const form = start === null ? null : look(start.index);
    if (start === null || form !== null) return form;
  }
  return null;
}

/** Which private key the bytes of a file begin as; a PEM file is one, too. */
export function nameKeyFile(bytes: Uint8Array): PrivateKeyForm | null {
  return nameKeyHead(String.fromCharCode(...bytes.subarray(0, headBytes)));
}

/** Of DER: a version or a password-based scheme behind the length, as those bytes can look in Base64. */
const derStart = 'M(?:II[A-P]\\s?[\\w+/-]\\s?[ADQTgjwz]\\s?[IAB]|I[AE-H]|[C-H][AEIMQUYcgkosw048]C)';
/** Of PRIVATEKEYBLOB, "RSA2", "RSA3", and a PVK file. */
const blobStart = 'BwIAAA|UlNBM[g-z\\d+/_-]|HvG1s';
/** A PEM file may begin inside of what is encoded: the marker at each of the three alignments. */
const pemStarts = listAlignments('-----BEGIN ');
/** The same once more: DER, a blob, and each of the three. */
const twiceStarts = [
  'TUl(?:J[Q-U]|[BFGH])|TU[MNQRUVYZcdgh]|QndJQUFB|VWxOQk',
  ...pemStarts.flatMap(listAlignments),
];

/** Rare enough in other Base64 to look closer. */
const base64Start = new RegExp([derStart, blobStart, ...pemStarts, ...twiceStarts].join('|'), 'g');

function detectInBase64(text: string): PrivateKeyForm | null {
  return lookAtStarts(text, base64Start, (index) => {
    const head = readBase64Head(text, index, binaryHeadBytes);
    const form = nameKeyHead(head) ?? nameKeyHead(readBase64Head(head, 0, binaryHeadBytes));
    return form ?? (pemStart.test(head) ? detectPem(text, index) : null);
  });
}

/** Enough of any head that is no text, also where these are its Base64. */
const binaryHeadBytes = 24;
/** Of a PEM marker; or of one in Base64, whose first characters may be missing. */
const pemStart = /^(?:-[-A-Z\d ]+|L?S?0t[\w+/=\s]+)$/;

function detectPem(text: string, index: number): PrivateKeyForm | null {
  const head = readBase64Head(text, index, 2 * headBytes);
  // Where characters are missing, the next group of four begins further in.
  const inners = [0, 1, 2, 3].map((shift) => readBase64Head(head, shift, headBytes));
  return [head, ...inners].map(nameKeyHead).find((form) => form !== null) ?? null;
}

/** What stays the same in the Base64 of a text, whatever stands before and behind it. */
function listAlignments(text: string): readonly string[] {
  return [0, 1, 2].map((skipped) => {
    const whole = text.slice(skipped, text.length - ((text.length - skipped) % 3));
    return encodeBase64(fromBinary(whole));
  });
}

const layout = /\s+|\\{1,8}[nrt]/y;

/** One character a byte, up to `length` of the Base64 that begins there, however narrow its lines and groups are. */
function readBase64Head(text: string, start: number, length: number): string {
  let binary = '';
  for (let at = start, bits = 0, bitCount = 0; at < text.length && binary.length < length; ) {
    const sextet = sextets[text.charCodeAt(at)] ?? -1;
    if (sextet === -1) {
      layout.lastIndex = at;
      if (!layout.test(text)) break;
      at = layout.lastIndex;
      continue;
    }
    at += 1;
    bits = ((bits << 6) | sextet) & 0xffff;
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    binary += String.fromCharCode((bits >> bitCount) & 0xff);
  }
  return binary;
}

/** Files that are dropped or picked, as the text that an input holds. */
import { nameKeyFile } from '../../../core/key/detect-encoded-key';
import { derTag, readDer } from '../../../core/key/read-der';
import { createWarning, type Problem } from '../../../core/problem';
import { encodeBase64Lines } from '../../../core/text/base64';
import { guessUtf16, readByteOrderMark } from '../../../core/text/byte-order-mark';
import type { EditableInput } from '../../../state/inputs-store';
import type { PackedForm } from '../../../words/refusal-words';

/** How a file is packed, by its first bytes (RFC 1952 §2.3.1, PKWARE's APPNOTE §4.3.7); null where it is not. */
export function namePacked([first, second, third, fourth]: Uint8Array): PackedForm | null {
  if (first === 0x1f && second === 0x8b) return 'gzip';
  const isZip = first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04;
  return isZip ? 'zip' : null;
}

/**
 * Bytes as text, a byte order mark included; without one they are UTF-8, unless they look like UTF-16. A key in binary form becomes the Base64
 * that a PEM would hold; a private one does so in every input, so that the input refuses it.
 */
function toFileText(input: EditableInput, bytes: Uint8Array<ArrayBuffer>): string {
  if (nameKeyFile(bytes) !== null || ((input === 'key' || input === 'own-key') && isDer(bytes)))
    return encodeBase64Lines(bytes.subarray(0, keyFileLimit));
  const encoding = readByteOrderMark(bytes)?.encoding ?? guessUtf16(bytes) ?? 'utf-8';
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
}

export interface FileReading {
  readonly text: string;
  /** What the bytes show that the text does not. */
  readonly notices: readonly Problem[];
}

export function readFile(input: EditableInput, bytes: Uint8Array<ArrayBuffer>): FileReading {
  const text = toFileText(input, bytes);
  return { text, notices: listFileNotices(input, bytes, text) };
}

function listFileNotices(
  input: EditableInput,
  bytes: Uint8Array<ArrayBuffer>,
  text: string,
): readonly Problem[] {
  if (input !== 'body' && input !== 'headers') return [];
  const notices: Problem[] = [];
  const lineEnd = input === 'body' ? text.indexOf('\r\n') : -1;
  if (lineEnd !== -1) {
    notices.push(createWarning('body.line-ends', { start: lineEnd, end: lineEnd + 2 }, {}));
  }
  const mark = readByteOrderMark(bytes);
  const encoding = mark === null ? guessUtf16(bytes) : null;
  if (encoding !== null) notices.push(createWarning(`${input}.not-utf-8`, null, { encoding }));
  const isUtf8 = (mark?.encoding ?? encoding ?? 'utf-8') === 'utf-8';
  const offset = isUtf8 && text.includes('\ufffd') ? findForeignByte(bytes) : -1;
  if (offset !== -1) {
    const start = decodeUtf8(bytes.subarray(0, offset)).length;
    const fact = { byte: bytes[offset] ?? 0, offset };
    notices.push(createWarning(`${input}.not-utf-8`, { start, end: start + 1 }, fact));
  }
  return notices;
}

function decodeUtf8(bytes: Uint8Array<ArrayBuffer>): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** The first byte that begins no character of UTF-8 (RFC 3629 §4); −1: none. */
function findForeignByte(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; ) {
    const length = measureCharacter(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return -1;
}

/** 0 where none begins there. */
function measureCharacter(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  const second = bytes[at + 1] ?? 0;
  const isOverlong = (first === 0xe0 && second < 0xa0) || (first === 0xf0 && second < 0x90);
  const isBeyond = (first === 0xed && second > 0x9f) || (first === 0xf4 && second > 0x8f);
  if (isOverlong || isBeyond) return 0;
  for (let next = 1; next < length; next++) {
    if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
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

/**
 * A text of megabytes would be written into a message, kept on the way and read from it, and each of the copies would lie
 * there until the collector comes. Its bytes are handed over instead, and given up as soon as they are read.
 */
import { encodeAscii } from '../core/text/ascii-bytes';
import { freeBytes } from '../core/text/free-bytes';
import { isRecord } from './long-lists';

/** In characters. */
const handedLength = 100_000;
/** Longer lists cross in pieces. */
const listLength = 1000;

/** A text whose bytes are there already. */
export interface EncodedText {
  readonly text: string;
  /** In UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * @param encoded its bytes are used for its text
 * @returns the same data with its long texts as bytes; what is not ASCII stays a text
 */
export function packTexts<Data>(
  data: Data,
  encoded: EncodedText | null = null,
): {
  readonly packed: Data;
  /** To be transferred. */
  readonly buffers: ArrayBuffer[];
} {
  const buffers: ArrayBuffer[] = [];
  const packed = change(data, (value) => {
    if (typeof value !== 'string' || value.length < handedLength) return value;
    const asciiBytes = encoded?.text === value ? pickAscii(encoded) : encodeAscii(value);
    if (asciiBytes === null) return value;
    buffers.push(asciiBytes.buffer);
    return { asciiBytes };
  });
  return { packed: packed as Data, buffers };
}

/** Any other character takes more bytes than it has units. */
function pickAscii({ text, bytes }: EncodedText): Uint8Array<ArrayBuffer> | null {
  return bytes.length === text.length ? bytes : null;
}

/** What {@link packTexts} was given. */
export function unpackTexts<Data>(packed: Data): Data {
  return change(packed, (value) => {
    if (!isRecord(value) || !(value.asciiBytes instanceof Uint8Array)) return value;
    const bytes = value.asciiBytes as Uint8Array<ArrayBuffer>;
    const text = new TextDecoder().decode(bytes);
    freeBytes(bytes);
    return text;
  }) as Data;
}

/** The same objects where nothing in them is changed. */
function change(value: unknown, changeOne: (value: unknown) => unknown): unknown {
  const changed = changeOne(value);
  if (changed !== value) return changed;
  if (Array.isArray(value)) {
    if (value.length > listLength) return value;
    const items = value.map((item) => change(item, changeOne));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isRecord(value)) return value;
  const members = Object.entries(value).map(
    ([name, member]) => [name, change(member, changeOne)] as const,
  );
  return members.some(([name, member]) => member !== value[name])
    ? Object.fromEntries(members)
    : value;
}

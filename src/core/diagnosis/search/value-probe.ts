/** Hashes one string with one value exchanged, over and over: what stands before the value is hashed once. */
import type { Canonical, KeptEntry } from '../../canonical/canonical';
import { Sha256 } from '../../signature/sha-256';
import { countUtf8Bytes } from '../../text/count-utf-8-bytes';
import { freeBytes } from '../../text/free-bytes';
import { encodeUtf8, encodeUtf8Into } from '../../text/utf-8-bytes';

const encoder = new TextEncoder();

/** For all entries of one string, one after the other; going forwards is quicker than going back. */
export class ValueProbe {
  private readonly sha256 = new Sha256();
  private readonly words: readonly number[];
  /** How many bytes the string takes as it was given. */
  private readonly given: number;
  /** The string with the value that was tried last: the only copy, because it may be one of megabytes. */
  private bytes: Uint8Array<ArrayBuffer>;
  private length: number;
  /** Where the value is exchanged, in characters of the string and in its bytes. */
  private entry: KeptEntry | null = null;
  private start = 0;
  /** Where the value ends in the string as it was given. */
  private end = 0;
  /** How long the value is that stands in `bytes`. */
  private valueLength = 0;
  /** How many bytes are as in the message that was hashed last. */
  private same = 0;

  constructor(
    private readonly text: string,
    digest: Uint8Array,
  ) {
    const view = new DataView(digest.buffer, digest.byteOffset);
    this.words = Array.from({ length: 8 }, (_, index) => view.getInt32(index * 4));
    this.given = countUtf8Bytes(text);
    this.length = this.given;
    this.bytes = new Uint8Array(this.length + spareLength);
    encodeUtf8Into(text, this.bytes);
  }

  /** @param entry of this string */
  aim(entry: KeptEntry): void {
    const { text } = this;
    const from = this.entry === null ? 0 : this.entry.span.end;
    const first = entry.span.start + entry.key.length + 1;
    const back = first < from;
    this.same = Math.min(this.same, this.start);
    if (this.entry !== null) this.writeBytes(encodeUtf8(readValue(text, this.entry)));
    this.start = (back ? 0 : this.end) + countBytes(text, back ? 0 : from, first);
    this.end = this.start + countBytes(text, first, entry.span.end);
    this.same = Math.min(this.same, this.start);
    this.valueLength = this.end - this.start;
    this.entry = entry;
  }

  /** What one look costs, in units of work. */
  get work(): number {
    return measureLook(this.given, this.start);
  }

  isSigned(value: string): boolean {
    if (!this.write(value)) this.writeBytes(encoder.encode(value));
    const state = this.sha256.hash(this.bytes, this.length, this.same);
    this.same = this.start;
    const { words } = this;
    return state[0] === words[0] && state.every((word, index) => word === words[index]);
  }

  /** What a look at the whole string costs. */
  get wholeWork(): number {
    return measureLook(this.given, 0);
  }

  /**
   * @param first of this string
   * @param second of this string, behind the first
   */
  isSignedSwapped(first: KeptEntry, second: KeptEntry): boolean {
    const bytes = encoder.encode(this.buildSwapped(first, second));
    const state = this.sha256.hash(bytes, bytes.length, 0);
    freeBytes(bytes);
    this.same = 0;
    return state.every((word, index) => word === this.words[index]);
  }

  /** The string with each other's values. */
  buildSwapped(first: KeptEntry, second: KeptEntry): string {
    const { text } = this;
    const [start, other] = [first, second].map(({ key, span }) => span.start + key.length + 1);
    return (
      text.slice(0, start) +
      readValue(text, second) +
      text.slice(first.span.end, other) +
      readValue(text, first) +
      text.slice(second.span.end)
    );
  }

  /** It is not asked any more. */
  free(): void {
    freeBytes(this.bytes);
  }

  /** The string with this value. */
  buildText(value: string): string {
    const { text, entry } = this;
    if (entry === null) return text;
    const before = text.slice(0, entry.span.start + entry.key.length + 1);
    return before + value + text.slice(entry.span.end);
  }

  /** Nearly every value is ASCII and is written over the one before it. */
  private write(value: string): boolean {
    if (value.length !== this.valueLength) this.makeRoom(value.length);
    const { bytes, start } = this;
    for (let index = 0; index < value.length; index++) {
      const code = value.charCodeAt(index);
      if (code > 0x7f) return false;
      bytes[start + index] = code;
    }
    return true;
  }

  private writeBytes(value: Uint8Array): void {
    if (value.length !== this.valueLength) this.makeRoom(value.length);
    this.bytes.set(value, this.start);
  }

  private makeRoom(valueLength: number): void {
    const { bytes, start, length } = this;
    const behind = start + this.valueLength;
    this.length = length - this.valueLength + valueLength;
    this.valueLength = valueLength;
    if (this.length <= bytes.length) {
      bytes.copyWithin(start + valueLength, behind, length);
      return;
    }
    this.bytes = new Uint8Array(this.length + spareLength);
    this.bytes.set(bytes.subarray(0, start));
    this.bytes.set(bytes.subarray(behind, length), start + valueLength);
    freeBytes(bytes);
  }
}

/** Room for a longer value than the one that was given, in bytes. */
const spareLength = 256;

function readValue(text: string, { key, span }: KeptEntry): string {
  return text.slice(span.start + key.length + 1, span.end);
}

/**
 * What one look at another value costs, in units of work.
 *
 * @param length of the string, in bytes
 * @param start of the value: what stands before it was hashed once
 */
export function measureLook(length: number, start: number): number {
  return 100 + length - Math.min(start, Sha256.remembered);
}

/** How many bytes of UTF-8 a part of a text takes; no character is cut. */
function countBytes(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    // Each half of a character beyond U+FFFF takes two of its four bytes.
    const isHalf = code >= 0xd800 && code < 0xe000;
    count += code < 0x80 ? 1 : code < 0x800 || isHalf ? 2 : 3;
  }
  return count;
}

/** Null where the key has no entry. */
export function createProbe(
  { text, kept }: Pick<Canonical, 'text' | 'kept'>,
  key: string,
  digest: Uint8Array,
): ValueProbe | null {
  const entry = kept.find((one) => one.key === key);
  if (entry === undefined) return null;
  const probe = new ValueProbe(text, digest);
  probe.aim(entry);
  return probe;
}

/** What would be signed by some rules, hashed: written as bytes piece by piece, so that a candidate shares the work of the one before. */
import type { CanonicalRules } from '../../canonical/canonical-rules';
import type { FlatEntry } from '../../canonical/flatten-member';
import { joinInPortions, printPair, printSeparator } from '../../canonical/join-entries';
import type { CanonicalSource, MadeList } from '../../canonical/list-entries';
import type { CanonicalPrinter } from '../../canonical/print-canonical';
import { Sha256 } from '../../signature/sha-256';
import { countUtf8Bytes } from '../../text/count-utf-8-bytes';
import { freeBytes } from '../../text/free-bytes';
import { encodeUtf8Into } from '../../text/utf-8-bytes';
import { joinHalves, mixBits } from './number-set';
import { contractDigest, toSignedBytes } from './signed-bytes';

/** An entry with its pair as bytes: one for each way to write it that was needed, by the way's number. */
interface WrittenEntry {
  /** Entries with the same key and value have the same. */
  readonly number: number;
  readonly entry: FlatEntry;
  readonly pairs: (Uint8Array | undefined)[];
}

export interface CandidateEntries {
  /** Lists of the same pairs have the same number where they are short; long ones have one each. */
  readonly number: number;
  readonly entries: MadeList;
  /** Of its keys and values. */
  readonly characters: number;
  /** How many bytes a character takes, about. */
  readonly density: number;
  readonly written: readonly WrittenEntry[];
}

const encoder = new TextEncoder();

/** In bytes. */
const leastRoom = 4096;

/** Above this many characters the pieces would take too much room, and the hash takes most of the time anyway. */
const piecesLimit = 8000;

/** Of texts whose hashes are remembered. */
const hashedCharacters = 2_000_000;

export class CandidateHasher {
  private readonly sha256 = new Sha256();
  private bytes = new Uint8Array(4096);
  /** Room for texts that are not put together from pieces: a new one for each would be megabytes of garbage. */
  private whole = new Uint8Array(leastRoom);
  private length = 0;
  /** How many bytes at the beginning are as in the candidate before. */
  private same = 0;
  /** What the bytes are put together from, and where each piece begins. */
  private readonly pieces: Uint8Array[] = [];
  private readonly starts: number[] = [];
  private pieceCount = 0;
  /** Of the candidate before; what stands in the lists behind that is older. */
  private knownPieces = 0;
  private readonly written = new Map<FlatEntry, WrittenEntry>();
  private readonly byName = new Map<string, WrittenEntry>();
  private longLists = 0;
  /** The numbers of the ways to write a pair. */
  private readonly ways = new Map<string, number>();
  private last: Partial<CanonicalRules> = {};
  private lastWay = 0;
  private readonly separators = new Map<string, Uint8Array>();
  /** Hashes of texts that are not put together from pieces: many combinations give the same one. */
  private readonly hashed = new Map<string, Int32Array>();
  private hashedRoom = hashedCharacters;
  private readonly isWellFormed: boolean;
  private readonly usesPieces: boolean;
  private readonly density: number;

  constructor(
    { bodyText, headers }: CanonicalSource,
    private readonly printer: CanonicalPrinter,
  ) {
    this.density = (countUtf8Bytes(bodyText) + 1) / (bodyText.length + 1);
    const texts = [bodyText, ...Object.values(headers.fields).map(({ value }) => value)];
    const characters = texts.reduce((sum, { length }) => sum + length, 0);
    // A lone surrogate at the end of a piece may find its other half in the next one; escapes may hide it.
    this.isWellFormed = texts.every(
      (text) => text.isWellFormed() && !/\\u[dD][89a-fA-F]/.test(text),
    );
    this.usesPieces = this.isWellFormed && characters <= piecesLimit;
  }

  prepare(entries: MadeList): CandidateEntries {
    const { kept } = entries;
    let characters = 0;
    for (const { key, value } of kept) characters += key.length + value.length + 2;
    const { density } = this;
    if (!this.usesPieces) {
      return { number: ++this.longLists, entries, characters, density, written: [] };
    }
    const written: WrittenEntry[] = [];
    for (const entry of kept) written.push(this.written.get(entry) ?? this.meet(entry));
    return { number: toListNumber(written), entries, characters, density, written };
  }

  private meet(entry: FlatEntry): WrittenEntry {
    const name = `${entry.lacks ?? ''} ${entry.key}=${entry.value}`;
    const known = this.byName.get(name) ?? { number: this.byName.size + 1, entry, pairs: [] };
    this.byName.set(name, known);
    this.written.set(entry, known);
    return known;
  }

  /** @returns the SHA-256 as eight words, valid until the next call */
  hash({ entries, written }: CandidateEntries, rules: CanonicalRules): Int32Array {
    if (this.usesPieces && isJoinedPlainly(rules)) {
      this.write(written, rules);
      return this.sha256.hash(this.bytes, this.length, this.same);
    }
    if (this.isWellFormed && isJoinedPlainly(rules)) {
      return this.hashWhole(this.writeLong(entries, rules));
    }
    const text = this.printer.print(rules, entries);
    if (rules.charset === 'utf-8' && rules.prehash === 'none') return this.hashText(text);
    this.length = 0;
    const bytes = toSignedBytes(text, rules, contractDigest);
    return this.sha256.hash(bytes, bytes.length, 0);
  }

  /** @returns how many bytes it takes */
  private writeLong({ kept }: MadeList, rules: CanonicalRules): number {
    let end = this.append(rules.prefix, 0);
    for (const portion of joinInPortions(kept, rules)) end = this.append(portion, end);
    return this.append(rules.suffix, end);
  }

  /** @returns where it ends in the bytes */
  private append(text: string, start: number): number {
    if (this.whole.length < start + text.length) this.growWhole(start, start + text.length);
    const { read, written } = encodeUtf8Into(text, this.whole.subarray(start));
    if (read === text.length) return start + written;
    // No character takes more than three bytes for each code unit.
    this.growWhole(start, start + 3 * text.length);
    return start + encodeUtf8Into(text, this.whole.subarray(start)).written;
  }

  /** @param used how many bytes of it are kept */
  private growWhole(used: number, length: number): void {
    const larger = new Uint8Array(Math.max(length, 2 * this.whole.length));
    larger.set(this.whole.subarray(0, used));
    freeBytes(this.whole);
    this.whole = larger;
  }

  private hashText(text: string): Int32Array {
    const known = this.hashed.get(text);
    if (known !== undefined) return known;
    const sha256 = this.hashWhole(this.append(text, 0));
    if (this.usesPieces && this.hashedRoom > text.length) {
      this.hashedRoom -= text.length;
      this.hashed.set(text, sha256.slice());
    }
    return sha256;
  }

  private hashWhole(length: number): Int32Array {
    this.length = 0;
    return this.sha256.hash(this.whole, length, 0);
  }

  /** Gives up the room for long texts until the next one. */
  free(): void {
    freeBytes(this.whole);
    this.whole = new Uint8Array(leastRoom);
  }

  private write(written: readonly WrittenEntry[], rules: CanonicalRules): void {
    this.same = this.length;
    this.knownPieces = this.pieceCount;
    this.pieceCount = 0;
    const { prefix, suffix } = rules;
    const way = this.pickWay(rules);
    const separator = this.encode(printSeparator(rules));
    let at = prefix === '' ? 0 : this.put(this.encode(prefix), 0);
    for (let index = 0; index < written.length; index++) {
      if (index > 0) at = this.put(separator, at);
      const { entry, pairs } = written[index] as WrittenEntry;
      let pair = pairs[way];
      if (pair === undefined) {
        pair = encoder.encode(printPair(entry, rules));
        pairs[way] = pair;
      }
      at = this.put(pair, at);
    }
    this.length = suffix === '' ? at : this.put(this.encode(suffix), at);
    this.same = Math.min(this.same, this.length);
  }

  /** @returns where the piece ends */
  private put(piece: Uint8Array, start: number): number {
    const end = start + piece.length;
    const slot = this.pieceCount++;
    // Pieces stand side by side, so that the others have not written here.
    if (slot < this.knownPieces && this.pieces[slot] === piece && this.starts[slot] === start) {
      return end;
    }
    this.pieces[slot] = piece;
    this.starts[slot] = start;
    if (end > this.bytes.length) this.grow(end);
    const { bytes } = this;
    let index = 0;
    if (start < this.same) {
      while (index < piece.length && bytes[start + index] === piece[index]) index++;
      if (index < piece.length && start + index < this.same) this.same = start + index;
    }
    for (; index < piece.length; index++) bytes[start + index] = piece[index] as number;
    return end;
  }

  private grow(length: number): void {
    const larger = new Uint8Array(length * 2);
    larger.set(this.bytes);
    this.bytes = larger;
  }

  /** Most candidates are written as the one before. */
  private pickWay(rules: CanonicalRules): number {
    const { keys, encoding, encodingScope, keyValueSeparator } = rules;
    const { last } = this;
    if (
      last.keys === keys &&
      last.encoding === encoding &&
      last.encodingScope === encodingScope &&
      last.keyValueSeparator === keyValueSeparator
    ) {
      return this.lastWay;
    }
    const name = `${keys} ${encoding} ${encodingScope} ${keyValueSeparator}`;
    this.lastWay = this.ways.get(name) ?? this.ways.size;
    this.ways.set(name, this.lastWay);
    this.last = { keys, encoding, encodingScope, keyValueSeparator };
    return this.lastWay;
  }

  private encode(separator: string): Uint8Array {
    let bytes = this.separators.get(separator);
    if (bytes === undefined) {
      bytes = encoder.encode(separator);
      this.separators.set(separator, bytes);
    }
    return bytes;
  }
}

/** Lists of the same entries have the same number. */
function toListNumber(written: readonly WrittenEntry[]): number {
  let one = written.length;
  let other = 0;
  for (let index = 0; index < written.length; index++) {
    const { number } = written[index] as WrittenEntry;
    one = mixBits(one, number);
    other = Math.imul(other + number, 0x85ebca6b) ^ (other >>> 13);
  }
  return joinHalves(one, other);
}

/** Pairs between separators as UTF-8, and nothing done to the whole. */
function isJoinedPlainly(rules: CanonicalRules): boolean {
  return (
    rules.parts === null &&
    rules.text === 'as-is' &&
    rules.charset === 'utf-8' &&
    rules.prehash === 'none'
  );
}

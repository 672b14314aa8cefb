/**
 * Bytes that a program packed: DEFLATE (RFC 1951) alone, as zlib (RFC 1950) or as gzip (RFC 1952). Written out, because what the platform
 * has for it is asynchronous, and readers are not. Check sums are not looked at: what is read must make sense anyway.
 */

/** No callback is longer; a small text may unpack to a huge one. */
const mostBytes = 1_000_000;

const lengthBases = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
  163, 195, 227, 258,
];
const distanceBases = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
  3073, 4097, 6145, 8193, 12289, 16385, 24577,
];
const codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const longestCode = 15;

interface Codes {
  /** How many codes have so many bits. */
  readonly counts: readonly number[];
  /** Sorted by code. */
  readonly symbols: readonly number[];
}

function createCodes(lengths: readonly number[]): Codes {
  const counts = new Array<number>(longestCode + 1).fill(0);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  counts[0] = 0;
  const symbols = lengths
    .map((length, symbol) => ({ length, symbol }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => one.length - other.length)
    .map(({ symbol }) => symbol);
  return { counts, symbols };
}

const fixedLengths = createCodes(
  Array.from({ length: 288 }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8)),
);
const fixedDistances = createCodes(new Array<number>(30).fill(5));

/** What is no such stream, or ends early. */
class Unreadable extends Error {}

class Inflater {
  private readonly made: number[] = [];
  private bit = 0;

  constructor(private readonly bytes: Uint8Array) {}

  run(): Uint8Array {
    for (let isLast = false; !isLast; ) {
      isLast = this.readBits(1) === 1;
      const kind = this.readBits(2);
      if (kind === 0) this.copyStored();
      else if (kind === 1) this.readBlock(fixedLengths, fixedDistances);
      else if (kind === 2) this.readOwnCodes();
      else throw new Unreadable();
    }
    return Uint8Array.from(this.made);
  }

  private readBits(count: number): number {
    let value = 0;
    for (let at = 0; at < count; at++, this.bit++) {
      const byte = this.bytes[this.bit >> 3];
      if (byte === undefined) throw new Unreadable();
      value |= ((byte >> (this.bit & 7)) & 1) << at;
    }
    return value;
  }

  private push(byte: number): void {
    if (this.made.length >= mostBytes) throw new Unreadable();
    this.made.push(byte);
  }

  private copyStored(): void {
    this.bit = (this.bit + 7) & ~7;
    const length = this.readBits(16);
    if ((this.readBits(16) ^ 0xffff) !== length) throw new Unreadable();
    for (let at = 0; at < length; at++) this.push(this.readBits(8));
  }

  private readSymbol({ counts, symbols }: Codes): number {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length <= longestCode; length++) {
      code |= this.readBits(1);
      const count = counts[length] ?? 0;
      if (code - count < first) return symbols[index + code - first] ?? 0;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new Unreadable();
  }

  private readOwnCodes(): void {
    const lengthCount = this.readBits(5) + 257;
    const distanceCount = this.readBits(5) + 1;
    const codeLengths = new Array<number>(19).fill(0);
    const codeCount = this.readBits(4) + 4;
    for (const symbol of codeOrder.slice(0, codeCount)) codeLengths[symbol] = this.readBits(3);
    const codes = createCodes(codeLengths);
    const lengths: number[] = [];
    while (lengths.length < lengthCount + distanceCount) {
      const symbol = this.readSymbol(codes);
      const last = symbol === 16 ? (lengths.at(-1) ?? 0) : 0;
      const times =
        symbol < 16
          ? 1
          : symbol === 16
            ? 3 + this.readBits(2)
            : symbol === 17
              ? 3 + this.readBits(3)
              : 11 + this.readBits(7);
      for (let at = 0; at < times; at++) lengths.push(symbol < 16 ? symbol : last);
    }
    const distances = lengths.slice(lengthCount, lengthCount + distanceCount);
    this.readBlock(createCodes(lengths.slice(0, lengthCount)), createCodes(distances));
  }

  private readBlock(lengths: Codes, distances: Codes): void {
    for (let symbol = this.readSymbol(lengths); symbol !== 256; symbol = this.readSymbol(lengths)) {
      if (symbol < 256) {
        this.push(symbol);
        continue;
      }
      const at = symbol - 257;
      const base = lengthBases[at];
      if (base === undefined) throw new Unreadable();
      const extra = at < 8 || at === 28 ? 0 : (at >> 2) - 1;
      const length = base + this.readBits(extra);
      const code = this.readSymbol(distances);
      const distance = (distanceBases[code] ?? 0) + this.readBits(code < 4 ? 0 : (code >> 1) - 1);
      if (distance > this.made.length || distance === 0) throw new Unreadable();
      for (let step = 0; step < length; step++) {
        this.push(this.made[this.made.length - distance] ?? 0);
      }
    }
  }
}

/** Where the stream begins: behind the head of gzip or zlib, or at once. */
function findStream(bytes: Uint8Array): number {
  const [first = 0, second = 0, , flags = 0] = bytes;
  if (first === 0x1f && second === 0x8b) {
    let at = 10;
    const skipText = (): void => {
      while (at < bytes.length && bytes[at] !== 0) at++;
      at++;
    };
    if ((flags & 4) !== 0) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
    if ((flags & 8) !== 0) skipText();
    if ((flags & 16) !== 0) skipText();
    return (flags & 2) !== 0 ? at + 2 : at;
  }
  const isZlib = (first & 15) === 8 && (first * 256 + second) % 31 === 0;
  return isZlib ? 2 : 0;
}

/** Null for bytes that are nothing packed. */
export function inflate(bytes: Uint8Array): Uint8Array | null {
  try {
    return new Inflater(bytes.subarray(findStream(bytes))).run();
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

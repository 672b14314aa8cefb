/**
 * Unpacks gzip (RFC 1952) and zlib (RFC 1950) at once: the platform's own way answers later, and a private key is refused
 * before it is stored. Small rather than fast: it is loaded with the page, and keys are short.
 */

/** A Huffman code: how many symbols have each length, and the symbols by length. */
interface Code {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

const longestCode = 15;
const endOfBlock = 256;
/** RFC 1951 §3.2.7. */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Where the packed bytes begin; null where neither format does. */
export function findPacked(bytes: Uint8Array): number | null {
  const [first = 0, second = 0, method, flags = 0] = bytes;
  // Its other heads are also the beginning of a text.
  if (first === 0x78 && [0x01, 0x9c, 0xda].includes(second)) return 2;
  if (first !== 0x1f || second !== 0x8b || method !== 8) return null;
  let at = 10;
  if (flags & 4) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
  // A file's name and a comment end with a zero.
  for (const flag of [8, 16]) if (flags & flag) at = bytes.indexOf(0, at) + 1 || bytes.length;
  return flags & 2 ? at + 2 : at;
}

/**
 * As much as can be read, and has room: what was cut or damaged further on may still begin with a secret.
 * @returns how many bytes were written
 */
export function inflate(packed: Uint8Array, bytes: Uint8Array): number {
  let length = 0;
  let bit = 0;
  const isOver = () => bit > 8 * packed.length || length >= bytes.length;

  function readBits(count: number): number {
    let bits = 0;
    for (let index = 0; index < count; index++, bit++) {
      bits |= (((packed[bit >> 3] ?? 0) >> (bit & 7)) & 1) << index;
    }
    return bits;
  }

  /** −1 for what the code does not have. */
  function readSymbol({ counts, symbols }: Code): number {
    for (let size = 1, bits = 0, first = 0, index = 0; size <= longestCode; size++) {
      bits |= readBits(1);
      const count = counts[size] ?? 0;
      if (bits - first < count) return symbols[index + bits - first] ?? -1;
      index += count;
      first = 2 * (first + count);
      bits *= 2;
    }
    return -1;
  }

  /** A number of which the symbol gives the first bits (RFC 1951 §3.2.5): so many symbols have equally many further ones. */
  function readScaled(symbol: number, symbols: number): number {
    if (symbol < 2 * symbols) return symbol;
    const further = Math.floor(symbol / symbols) - 1;
    return ((symbols + (symbol % symbols)) << further) + readBits(further);
  }

  function readCompressed(literals: Code, distances: Code): boolean {
    while (!isOver()) {
      const symbol = readSymbol(literals);
      if (symbol === endOfBlock) return true;
      if (symbol < 0) return false;
      if (symbol < endOfBlock) {
        bytes[length] = symbol;
        length += 1;
        continue;
      }
      const copied = symbol === 285 ? 258 : 3 + readScaled(symbol - 257, 4);
      const distance = 1 + readScaled(readSymbol(distances), 2);
      if (distance < 1 || distance > length) return false;
      const end = Math.min(bytes.length, length + copied);
      for (; length < end; length++) bytes[length] = bytes[length - distance] ?? 0;
    }
    return false;
  }

  function readStored(): boolean {
    const at = Math.ceil(bit / 8) + 4;
    const size = (packed[at - 4] ?? 0) + 256 * (packed[at - 3] ?? 0);
    const stored = packed.subarray(at, at + Math.min(size, bytes.length - length));
    bytes.set(stored, length);
    length += stored.length;
    bit = 8 * (at + size);
    return !isOver();
  }

  function readCodes(): readonly [Code, Code] {
    const literals = readBits(5) + 257;
    const all = literals + readBits(5) + 1;
    const order = lengthOrder.slice(0, readBits(4) + 4);
    const lengths: number[] = Array(lengthOrder.length).fill(0);
    for (const symbol of order) lengths[symbol] = readBits(3);
    const code = createCode(lengths);
    const sizes: number[] = [];
    while (sizes.length < all && !isOver()) {
      const symbol = readSymbol(code);
      const size = symbol < 16 ? Math.max(0, symbol) : symbol === 16 ? (sizes.at(-1) ?? 0) : 0;
      const times =
        symbol < 16 ? 1 : symbol === 18 ? 11 + readBits(7) : 3 + readBits(symbol === 16 ? 2 : 3);
      for (let index = 0; index < times; index++) sizes.push(size);
    }
    return [createCode(sizes.slice(0, literals)), createCode(sizes.slice(literals, all))];
  }

  for (let isLast = false; !isLast && !isOver(); ) {
    isLast = readBits(1) === 1;
    const kind = readBits(2);
    if (kind === 3) break;
    const isWhole =
      kind === 0 ? readStored() : readCompressed(...(kind === 1 ? fixedCodes() : readCodes()));
    if (!isWhole) break;
  }
  return length;
}

let fixed: readonly [Code, Code] | null = null;

/** RFC 1951 §3.2.6. */
function fixedCodes(): readonly [Code, Code] {
  const sizeOf = (symbol: number) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8);
  fixed ??= [
    createCode(Array.from({ length: 288 }, (_, symbol) => sizeOf(symbol))),
    createCode(Array<number>(30).fill(5)),
  ];
  return fixed;
}

/** @param lengths in bits, by symbol; 0 for one that is not used */
function createCode(lengths: readonly number[]): Code {
  const counts = new Uint16Array(longestCode + 1);
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] ?? 0) + 1;
  const symbols = new Uint16Array(lengths.length);
  let next = 0;
  for (let size = 1; size <= longestCode; size++) {
    if (counts[size] === 0) continue;
    for (let symbol = lengths.indexOf(size); symbol !== -1; next++) {
      symbols[next] = symbol;
      symbol = lengths.indexOf(size, symbol + 1);
    }
  }
  return { counts, symbols };
}

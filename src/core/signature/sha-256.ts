/**
 * SHA-256 (FIPS 180-4 §6.2) for the searches, which hash short messages by the million that begin alike: it goes on from
 * the last block that is as in the message before. What decides anything is WebCrypto's; this only finds explanations.
 */

/** States behind this many blocks are remembered; longer messages are hashed anew from there. */
const rememberedBlocks = 1024;

/** The first 32 bits of the fractional parts of the square roots of the first eight primes, and of the cube roots of the first 64. */
const primes = listPrimes(64);
const initialState = Int32Array.from(primes.slice(0, 8), (prime) => toFraction(Math.sqrt(prime)));
const roundConstants = Int32Array.from(primes, (prime) => toFraction(Math.cbrt(prime)));

function listPrimes(count: number): readonly number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

function toFraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

export class Sha256 {
  /** How much of a message can be gone on from, in bytes. */
  static readonly remembered = rememberedBlocks * 64;
  /** Eight words behind each block of the message, beginning with the initial ones; the last eight are for the digest. */
  private readonly states = new Int32Array(8 * (rememberedBlocks + 2));
  private readonly digest = this.states.subarray(-8);
  private readonly end = new Uint8Array(128);
  private readonly endView = new DataView(this.end.buffer);
  /** How many blocks of the last message have a state. */
  private known = 0;

  constructor() {
    this.states.set(initialState);
  }

  /**
   * @param bytes the message is its first `length` bytes
   * @param same how many bytes at its beginning are as in the last message
   * @returns the digest as eight words, valid until the next call
   */
  hash(bytes: Uint8Array, length: number, same: number): Int32Array {
    const { states } = this;
    const blocks = length >>> 6;
    let block = Math.min(same >>> 6, this.known, blocks);
    this.known = Math.min(blocks, rememberedBlocks);
    let offset = block * 8;
    for (; block < blocks; block++) {
      const next = Math.min(offset + 8, rememberedBlocks * 8);
      compress(states, offset, next, bytes, block * 64);
      offset = next;
    }
    if (blocks > rememberedBlocks) this.known = rememberedBlocks - 1;
    this.hashEnd(bytes, length, offset);
    return this.digest;
  }

  /** What is left of the message, a one, zeros, and its length in bits. */
  private hashEnd(bytes: Uint8Array, length: number, offset: number): void {
    const { end, endView, states } = this;
    const start = (length >>> 6) * 64;
    const rest = length - start;
    const padded = rest < 56 ? 64 : 128;
    for (let index = 0; index < rest; index++) end[index] = bytes[start + index] as number;
    end[rest] = 0x80;
    for (let index = rest + 1; index < padded - 8; index++) end[index] = 0;
    endView.setUint32(padded - 8, Math.floor(length / 2 ** 29));
    endView.setUint32(padded - 4, length << 3);
    const digestOffset = states.length - 8;
    compress(states, offset, digestOffset, end, 0);
    if (padded === 128) compress(states, digestOffset, digestOffset, end, 64);
  }
}

const schedule = new Int32Array(64);

/** One block: from the eight words at one offset to those at another. */
function compress(
  states: Int32Array,
  from: number,
  to: number,
  bytes: Uint8Array,
  start: number,
): void {
  const words = schedule;
  const constants = roundConstants;
  for (let round = 0, at = start; round < 16; round++, at += 4) {
    words[round] =
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number);
  }
  for (let round = 16; round < 64; round++) {
    const x = words[round - 15] as number;
    const y = words[round - 2] as number;
    const small0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const small1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[round] =
      ((words[round - 16] as number) + small0 + (words[round - 7] as number) + small1) | 0;
  }
  let a = states[from] as number;
  let b = states[from + 1] as number;
  let c = states[from + 2] as number;
  let d = states[from + 3] as number;
  let e = states[from + 4] as number;
  let f = states[from + 5] as number;
  let g = states[from + 6] as number;
  let h = states[from + 7] as number;
  for (let round = 0; round < 64; round++) {
    const big1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const choice = g ^ (e & (f ^ g));
    const one = (h + big1 + choice + (constants[round] as number) + (words[round] as number)) | 0;
    const big0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const majority = (a & b) | (c & (a | b));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + big0 + majority) | 0;
  }
  states[to] = ((states[from] as number) + a) | 0;
  states[to + 1] = ((states[from + 1] as number) + b) | 0;
  states[to + 2] = ((states[from + 2] as number) + c) | 0;
  states[to + 3] = ((states[from + 3] as number) + d) | 0;
  states[to + 4] = ((states[from + 4] as number) + e) | 0;
  states[to + 5] = ((states[from + 5] as number) + f) | 0;
  states[to + 6] = ((states[from + 6] as number) + g) | 0;
  states[to + 7] = ((states[from + 7] as number) + h) | 0;
}

/** Pairs of RSA keys, made while the tests run: none is kept in a file. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';

interface RsaPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const room = globalThis as { rsaPairs?: Map<string, RsaPair>; takenRsaPairs?: number };
// Not of this module, as `npm run mutation` loads the modules for each mutant anew: to make a pair takes longer than its tests.
room.rsaPairs ??= new Map();
const pairs = room.rsaPairs;

/** Each test file begins with the first pair again: to make one takes longer than most tests do. */
export function beginTestFile(): void {
  room.takenRsaPairs = 0;
}

/** A pair that this test file has not taken yet. */
export function takeRsaPair(modulusLength: number): RsaPair {
  room.takenRsaPairs = (room.takenRsaPairs ?? 0) + 1;
  return getRsaPair(modulusLength, `taken ${room.takenRsaPairs}`);
}

/** The same pair each time; another name gives another one. */
export function getRsaPair(modulusLength: number, name = '', publicExponent = 65_537): RsaPair {
  const id = `${modulusLength} ${publicExponent} ${name}`;
  const known = pairs.get(id) ?? generateKeyPairSync('rsa', { modulusLength, publicExponent });
  pairs.set(id, known);
  return known;
}

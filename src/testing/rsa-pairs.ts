/** Pairs of RSA keys, made while the tests run: none is kept in a file. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';

interface RsaPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const room = globalThis as { rsaPairs?: Map<string, RsaPair> };
// Not of this module, as `npm run mutation` loads the modules for each mutant anew: to make a pair takes longer than its tests.
room.rsaPairs ??= new Map();
const pairs = room.rsaPairs;

/** The same pair each time; another name gives another one. */
export function getRsaPair(modulusLength: number, name = '', publicExponent = 65_537): RsaPair {
  const id = `${modulusLength} ${publicExponent} ${name}`;
  const known = pairs.get(id) ?? generateKeyPairSync('rsa', { modulusLength, publicExponent });
  pairs.set(id, known);
  return known;
}

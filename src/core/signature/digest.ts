/** Synchronous digests, by a library: WebCrypto's are asynchronous and too slow a call for thousands of strings. */
import { md5, ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512, sha512_224, sha512_256 } from '@noble/hashes/sha2.js';
import { sha3_224, sha3_256, sha3_384, sha3_512 } from '@noble/hashes/sha3.js';
import type { HashName } from './hash-algorithm';

export type Digest = (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;

/** Null for a hash that is only recognised by its name, not computed. */
export const digests: Readonly<Record<HashName, Digest | null>> = {
  md5,
  sha1,
  sha224,
  sha256,
  sha384,
  sha512,
  'sha512-224': sha512_224,
  'sha512-256': sha512_256,
  'sha3-224': sha3_224,
  'sha3-256': sha3_256,
  'sha3-384': sha3_384,
  'sha3-512': sha3_512,
  ripemd160,
  sm3: null,
};

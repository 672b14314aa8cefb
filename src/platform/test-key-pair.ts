/** Throw-away RSA key pairs, made by the browser: the private half cannot be read by anyone, and ends with the page. */
import { printPem } from '../core/key/print-pem';
import type { SignBytes } from '../core/sender/sign-callback';

export const testKeySizes = [2048, 3072, 4096] as const;

/** In bits. */
export type TestKeySize = (typeof testKeySizes)[number];

export type TestKeyAlgorithm = 'sha256' | 'sha1' | 'sha512' | 'pss';

export interface TestKeyPair {
  readonly publicKeyPem: string;
  readonly sign: SignBytes;
}

const algorithms = {
  sha256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  sha1: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-1' },
  sha512: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-512' },
  pss: { name: 'RSA-PSS', hash: 'SHA-256' },
} as const;

/** @param algorithm the contract's, or another one where that is what shall be wrong */
export async function createTestKeyPair(
  subtle: SubtleCrypto,
  modulusLength: TestKeySize,
  algorithm: TestKeyAlgorithm = 'sha256',
): Promise<TestKeyPair> {
  const publicExponent = Uint8Array.of(1, 0, 1);
  const parameters = { ...algorithms[algorithm], modulusLength, publicExponent };
  const { privateKey, publicKey } = await subtle.generateKey(parameters, false, ['sign', 'verify']);
  const spki = await subtle.exportKey('spki', publicKey);
  // Of another algorithm only the salt is read: as long as the digest, which is what most libraries take.
  const use = { name: parameters.name, saltLength: 32 };
  return {
    publicKeyPem: printPem(new Uint8Array(spki)),
    sign: async (bytes) => new Uint8Array(await subtle.sign(use, privateKey, bytes)),
  };
}

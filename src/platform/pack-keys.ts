/** The keys of a conformance pack. They are meant to be read: whoever has the pack signs with them. */
import { printPemBlock } from '../core/key/print-pem';
import type { PackPems } from '../core/pack/build-pack';
import type { PackScheme } from '../core/pack/pack-case';
import type { PackSign } from '../core/pack/sign-cases';

export interface PackKeys {
  readonly pems: PackPems;
  readonly sign: PackSign;
}

const pkcs1 = 'RSASSA-PKCS1-v1_5';
const rsa2 = { name: pkcs1, hash: 'SHA-256' } as const;

/** Each pair is new; no key of anything else can be told from it. */
export async function createPackKeys(subtle: SubtleCrypto): Promise<PackKeys> {
  const [own, other] = await Promise.all([createPair(subtle), createPair(subtle)]);
  // A key of WebCrypto signs in one way only.
  const importOwn = (algorithm: RsaHashedImportParams) =>
    subtle.importKey('pkcs8', own.pkcs8, algorithm, false, ['sign']);
  const signers: Readonly<Record<PackScheme, CryptoKey>> = {
    rsa2: own.privateKey,
    'other-key': other.privateKey,
    'sha-1': await importOwn({ name: pkcs1, hash: 'SHA-1' }),
    pss: await importOwn({ name: 'RSA-PSS', hash: 'SHA-256' }),
  };
  return {
    pems: {
      publicKey: printPemBlock('PUBLIC KEY', own.spki),
      privateKey: printPemBlock('PRIVATE KEY', own.pkcs8),
      otherPrivateKey: printPemBlock('PRIVATE KEY', other.pkcs8),
    },
    async sign(bytes, scheme) {
      const key = signers[scheme];
      // Only PSS reads the length of its salt: as long as the digest, which is what most libraries take.
      const use = { name: key.algorithm.name, saltLength: 32 };
      return new Uint8Array(await subtle.sign(use, key, bytes));
    },
  };
}

async function createPair(subtle: SubtleCrypto) {
  const parameters = { ...rsa2, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) };
  const { privateKey, publicKey } = await subtle.generateKey(parameters, true, ['sign', 'verify']);
  return {
    privateKey,
    spki: new Uint8Array(await subtle.exportKey('spki', publicKey)),
    pkcs8: new Uint8Array(await subtle.exportKey('pkcs8', privateKey)),
  };
}

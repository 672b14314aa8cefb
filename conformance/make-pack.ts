/** The pack as the page makes it, with keys of Node's. */
import { constants, type KeyObject, randomBytes, sign } from 'node:crypto';
import { prepareKeys } from '../src/core/key/inspect-keys';
import { buildPack } from '../src/core/pack/build-pack';
import type { PackScheme } from '../src/core/pack/pack-case';
import { zipFiles } from '../src/platform/zip-files';
import { getRsaPair } from '../src/testing/rsa-pairs';
import { packScripts, packWords } from '../src/words/en/pack';

export async function makePack(nowSeconds: number): Promise<Uint8Array> {
  const own = getRsaPair(2048);
  const other = getRsaPair(2048, 'other');
  const publicKey = String(own.publicKey.export({ type: 'spki', format: 'pem' }));
  const toPem = (key: KeyObject) => String(key.export({ type: 'pkcs8', format: 'pem' }));
  const files = await buildPack({
    keys: await prepareKeys(publicKey, globalThis.crypto.subtle),
    sign: async (bytes, scheme) => signBytes(bytes, scheme, own.privateKey, other.privateKey),
    createNonce: () => randomBytes(16).toString('hex'),
    nowSeconds,
    pems: {
      publicKey,
      privateKey: toPem(own.privateKey),
      otherPrivateKey: toPem(other.privateKey),
    },
    scripts: packScripts,
    words: packWords,
  });
  return Buffer.concat(await zipFiles(files, new Date(nowSeconds * 1000)));
}

function signBytes(bytes: Uint8Array, scheme: PackScheme, key: KeyObject, otherKey: KeyObject) {
  switch (scheme) {
    case 'rsa2':
      return new Uint8Array(sign('sha256', bytes, key));
    case 'sha-1':
      return new Uint8Array(sign('sha1', bytes, key));
    case 'other-key':
      return new Uint8Array(sign('sha256', bytes, otherKey));
    case 'pss': {
      const padding = constants.RSA_PKCS1_PSS_PADDING;
      return new Uint8Array(sign('sha256', bytes, { key, padding, saltLength: 32 }));
    }
  }
}

/** Keys for the lab: real ones, and a stand-in where the cryptography is not what is tested. */
import { createHash, createPublicKey, sign, verify } from 'node:crypto';
import type { ReadyKeys } from '../core/key/inspect-keys';
import type { LabKeyName } from '../core/lab/lab-event';
import type { LabKey, LabPorts } from '../core/lab/lab-state';
import { getRsaPair } from './rsa-pairs';
import { createSigner, type Signer } from './signed-callbacks';

const names: readonly LabKeyName[] = ['first', 'second', 'merchant'];

/** Nonces count from 1 on. */
export function createLabPorts(createKey: (name: LabKeyName) => LabKey): LabPorts {
  const keys = new Map(names.map((name) => [name, Promise.resolve(createKey(name))]));
  let nonces = 0;
  return {
    createNonce() {
      nonces += 1;
      return `nonce-${nonces}`;
    },
    getKey: (name) => keys.get(name) ?? Promise.reject(new Error(name)),
  };
}

/** Its signature is a digest of the key's name and the bytes: good under that key alone, and for these bytes. */
export function createStandIn(name: LabKeyName): LabKey {
  const digest = (bytes: Uint8Array) => createHash('sha256').update(name).update(bytes).digest();
  return {
    sign: async (bytes) => Uint8Array.from(digest(bytes)),
    ready: toReady(async (signature, signed) => digest(signed).equals(signature)),
  };
}

let signers: Map<LabKeyName, Signer> | null = null;

/** RSA-2048 by Node, made once for all tests. */
export function createRealKey(name: LabKeyName): LabKey {
  signers ??= new Map(
    names.map((one) => [one, createSigner(2048, getRsaPair(2048, `lab ${one}`))]),
  );
  const signer = signers.get(name);
  if (signer === undefined) throw new Error(name);
  const publicKey = createPublicKey(signer.keyText);
  return {
    sign: async (bytes) => Uint8Array.from(sign('sha256', bytes, signer.privateKey)),
    ready: toReady(async (signature, signed) => verify('sha256', signed, publicKey, signature)),
  };
}

function toReady(verifyBytes: ReadyKeys['verify']): ReadyKeys {
  return { keys: [], problems: [], verify: verifyBytes };
}

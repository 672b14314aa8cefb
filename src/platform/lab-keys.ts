/** Throw-away key pairs for the lab, each made when it is first needed. */
import { prepareKeys } from '../core/key/inspect-keys';
import type { LabKeyName } from '../core/lab/lab-event';
import type { LabKey } from '../core/lab/lab-state';
import { createTestKeyPair } from './test-key-pair';

export interface LabKeyPair extends LabKey {
  readonly publicKeyPem: string;
}

/** Rejects where there is no WebCrypto. */
export function createLabKeys(): (name: LabKeyName) => Promise<LabKeyPair> {
  const pairs = new Map<LabKeyName, Promise<LabKeyPair>>();
  return (name) => {
    const known = pairs.get(name);
    if (known !== undefined) return known;
    const made = createKeyPair();
    pairs.set(name, made);
    return made;
  };
}

async function createKeyPair(): Promise<LabKeyPair> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) throw new Error('there is no WebCrypto');
  const { publicKeyPem, sign } = await createTestKeyPair(subtle, 2048);
  return { publicKeyPem, sign, ready: await prepareKeys(publicKeyPem, subtle) };
}

/** The digest that a signature holds, where the current key made it as the contract has it. */
import type { CallbackReport } from '../../callback-report';
import { openSignature } from '../../signature/open-signature';
import type { SignatureFacts } from '../diagnosis';

export interface OpenContent {
  readonly facts: SignatureFacts;
  readonly digest: Uint8Array<ArrayBuffer>;
}

/** Null where the current key did not sign a SHA-256 as the contract has it. */
export function openContent({ keys: [key], signature }: CallbackReport): OpenContent | null {
  if (signature === null || key === undefined) return null;
  const opened = openSignature(signature, key);
  if (opened.kind !== 'digest-info' || opened.hash.name !== 'sha256' || !opened.hasNull)
    return null;
  const { digest } = opened;
  const facts = { madeByKey: true, signer: 0, hashTitle: opened.hash.title, signedDigest: digest };
  return { facts, digest };
}

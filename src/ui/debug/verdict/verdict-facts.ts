/** What is known beside the verdict, in a few words each: what was read, and what the inside of the signature proves. */
import type { CallbackReport, InspectedKey } from '../../../core/callback-report';
import type { Diagnosis, SignatureFacts } from '../../../core/diagnosis/diagnosis';
import { toKeyTitle } from '../../../core/key/key-title';
import { toHex } from '../../../core/text/hex';

/**
 * @param diagnosis of this report, where there is one
 * @param canonicalSha256 of this report's string to be signed, in hex
 */
export function listVerdictFacts(
  report: CallbackReport,
  diagnosis: Diagnosis | null,
  canonicalSha256: string | null,
): readonly string[] {
  const { verdict, signature, canonical } = report;
  const [key] = report.keys;
  const isDecided = verdict.kind === 'valid' || verdict.kind === 'invalid';
  const proofs = listProofs(report, diagnosis?.facts ?? null, canonicalSha256);
  return [
    key !== undefined && (verdict.kind === 'valid' ? printVerifier(key) : `RSA ${key.bits} key`),
    proofs.length === 0 && signature !== null && `X-Sign: ${signature.length} bytes`,
    canonical !== null && !isDecided && 'string built',
    isDecided && proofs.length === 0 && 'RSASSA-PKCS1-v1_5, SHA-256 by WebCrypto',
    ...proofs,
  ].filter((fact) => fact !== false);
}

function printVerifier(key: InspectedKey): string {
  return `verified with ${toKeyTitle(key, 0)}, RSA ${key.bits}`;
}

function listProofs(
  { keys }: CallbackReport,
  facts: SignatureFacts | null,
  canonicalSha256: string | null,
): readonly string[] {
  if (facts === null) return [];
  const { madeByKey, signer, hashTitle, signedDigest } = facts;
  const other = signer === null || signer === 0 ? undefined : keys[signer];
  const proofs: string[] = [];
  if (madeByKey !== null) proofs.push(madeByKey ? '✓ made by this key' : '✕ not made by this key');
  if (signer !== null && other !== undefined) proofs.push(`✓ made by ${toKeyTitle(other, signer)}`);
  if (hashTitle === null) return proofs;
  const isRight = hashTitle === 'SHA-256';
  proofs.push(`${isRight ? '✓' : '✕'} signed with ${hashTitle}`);
  // A faulty padding can hold the right one.
  if (isRight && signedDigest !== null && canonicalSha256 !== null) {
    if (toHex(signedDigest) !== canonicalSha256) proofs.push('✕ not this string’s SHA-256');
  }
  return proofs;
}

/** What is known beside the verdict: what was read, and what the inside of the signature proves. */
import type { CallbackReport } from '../../../core/callback-report';
import type { Diagnosis, SignatureFacts } from '../../../core/diagnosis/diagnosis';
import { toHex } from '../../../core/text/hex';
import type { VerdictFact } from '../../../words/verdict-words';
import { toKeyTitle } from '../inputs/key-title';

/**
 * @param diagnosis of this report, where there is one
 * @param canonicalSha256 of this report's string to be signed, in hex
 */
export function listVerdictFacts(
  report: CallbackReport,
  diagnosis: Diagnosis | null,
  canonicalSha256: string | null,
): readonly VerdictFact[] {
  const { verdict, signature, canonical } = report;
  const [key] = report.keys;
  const isDecided = verdict.kind === 'valid' || verdict.kind === 'invalid';
  const proofs = listProofs(report, diagnosis?.facts ?? null, canonicalSha256);
  const facts: VerdictFact[] = [];
  if (key !== undefined) {
    const { bits, name } = key;
    const title = name === null && report.keys.length === 1 ? null : toKeyTitle(key, 0);
    const hasVerified = verdict.kind === 'valid';
    facts.push(hasVerified ? { kind: 'verified', title, bits } : { kind: 'key', bits });
  }
  if (proofs.length === 0 && signature !== null) {
    facts.push({ kind: 'signature', bytes: signature.length });
  }
  if (canonical !== null && !isDecided) facts.push({ kind: 'string' });
  if (isDecided && proofs.length === 0) facts.push({ kind: 'scheme' });
  return [...facts, ...proofs];
}

function listProofs(
  { keys }: CallbackReport,
  facts: SignatureFacts | null,
  canonicalSha256: string | null,
): readonly VerdictFact[] {
  if (facts === null) return [];
  const { madeByKey, signer, hashTitle, signedDigest } = facts;
  const other = signer === null || signer === 0 ? undefined : keys[signer];
  const proofs: VerdictFact[] = [];
  if (madeByKey !== null) proofs.push({ kind: 'made-by-key', isSo: madeByKey });
  if (signer !== null && other !== undefined) {
    proofs.push({ kind: 'made-by-other', title: toKeyTitle(other, signer) });
  }
  if (hashTitle === null) return proofs;
  const isRight = hashTitle === 'SHA-256';
  proofs.push({ kind: 'hash', hash: hashTitle, isRight });
  // A faulty padding can hold the right one.
  if (isRight && signedDigest !== null && canonicalSha256 !== null) {
    if (toHex(signedDigest) !== canonicalSha256) proofs.push({ kind: 'other-digest' });
  }
  return proofs;
}

/** Why the text of X-Sign does not decode to a signature of the key's length, and which repaired text does. */
import type { CallbackReport } from '../callback-report';
import { isMadeByKey, openSignature } from '../signature/open-signature';
import { createVerify } from '../signature/verify-signature';
import {
  diagnoseSignature,
  type SignatureCase,
  type SignatureDiagnosis,
} from './diagnose-signature';
import { createFinding, type Finding, joinFindings, joinOwners, notProven } from './finding';
import { type RepairedSignature, repairSignatureText } from './repair-signature-text';

/** Null when no repair leads to a signature of the key's length. */
export async function diagnoseSignatureText(
  given: Omit<SignatureCase, 'signature'>,
  text: string,
): Promise<SignatureDiagnosis | null> {
  const repaired = repairSignatureText(text, given.key.modulus.length);
  const verify = await createVerify(given.key, given.subtle);
  const signed = new TextEncoder().encode(given.report.canonical?.text ?? '');
  for (const candidate of repaired) {
    if (await verify?.(candidate.bytes, signed)) {
      const findings = [buildTextFinding(candidate, true)];
      const facts = { madeByKey: true, signer: 0, hashTitle: 'SHA-256', signedDigest: null };
      return { findings, facts, tried: repaired.length, openDigest: null };
    }
  }
  // None verifies: two faults at once, or the wrong key. The repaired text that opens says more.
  const { keys, ownKeys } = given.report;
  const shown = repaired.filter(({ repairs }) => repairs.every(({ isGuess }) => !isGuess));
  const pick = (candidates: readonly RepairedSignature[], answer: true | null) =>
    candidates.find(({ bytes }) =>
      [...keys, ...ownKeys].some((key) => isMadeByKey(openSignature(bytes, key), key) === answer),
    );
  const best = pick(repaired, true) ?? pick(shown, null) ?? shown[0];
  if (best === undefined) return null;
  const inner = await diagnoseSignature({ ...given, signature: best.bytes });
  const finding = buildTextFinding(best, false);
  const [first, ...rest] = inner.findings;
  return {
    ...inner,
    findings: first === undefined ? [finding] : [joinFindings(finding, first), ...rest],
  };
}

function buildTextFinding({ repairs, text, bytes }: RepairedSignature, verifies: boolean): Finding {
  return createFinding({
    codes: [...new Set(repairs.map(({ code }) => code))],
    subject: 'signature',
    owner: joinOwners(repairs.map(({ owner = 'transport' }) => owner)),
    proof: verifies
      ? { by: 'signature', signatureBytes: bytes, padding: 'pkcs1', hash: 'sha256' }
      : notProven,
    title: `The text of X-Sign ${[...new Set(repairs.map(({ says }) => says))].join(', and ')}.`,
    evidence: verifies
      ? `Repaired, it verifies: ${text}`
      : `Repaired, it decodes to a signature of the right length, which does not verify yet: ${text}`,
    origins: [...new Set(repairs.map(({ origin }) => origin))],
    fixes: [...new Set(repairs.map(({ fix }) => fix))],
  });
}

/** For a text that no repair makes long enough: it was cut, or masked. */
export function buildCutTextFinding(
  { keys, signature }: Pick<CallbackReport, 'keys' | 'signature'>,
  text: string,
): Finding | null {
  const expectedBytes = keys[0]?.modulus.length ?? 0;
  const expected = Math.ceil(expectedBytes / 3) * 4;
  if (/\*{3,}|…|\.{3}/.test(text)) {
    return createFinding({
      codes: ['sign.masked'],
      subject: 'signature',
      owner: 'transport',
      proof: notProven,
      title: 'The text of X-Sign is masked or abbreviated.',
      evidence: `It has ${text.length} characters and holds a mask; a complete one has ${expected}.`,
      fixes: ['Use the complete value as it was received.'],
    });
  }
  // Cut Base64 has lost its padding: with it, it is a shorter key's signature.
  if (signature !== null && text.endsWith('=')) return null;
  const enough = Math.ceil((expectedBytes * 8) / 6);
  const digits = countDigits(text, enough);
  if (digits >= enough) return null;
  return createFinding({
    codes: ['sign.truncated'],
    subject: 'signature',
    owner: 'transport',
    proof: notProven,
    title: `The text of X-Sign is too short: ${text.length} characters where ${expected} are expected.`,
    evidence: `A ${expectedBytes * 8}-bit key makes signatures of ${expectedBytes} bytes, ${expected} characters of Base64; this text holds ${Math.floor((digits * 6) / 8)} bytes${signature !== null && signature.length % 64 === 0 ? ', as the signature of a smaller key would' : ''}.`,
    origins: ['A database column, a log or a header limit that cuts long values.'],
    fixes: [`Use the complete value: ${expected} characters.`],
  });
}

/** Characters other than white space and padding; no more than are asked about. */
function countDigits(text: string, enough: number): number {
  let count = 0;
  for (let at = 0; at < text.length && count < enough; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x20 && code !== 0x3d && code !== 0xa0) count++;
  }
  return count;
}

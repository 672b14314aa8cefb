/** Why the text of X-Sign does not decode to a signature of the key's length, and which repaired text does. */
import type { CallbackReport } from '../../callback-report';
import { isMadeByKey, openSignature } from '../../signature/open-signature';
import { isPem } from '../../signature/parse-base64';
import { createVerify } from '../../signature/verify-signature';
import { readUuid } from '../../text/read-uuid';
import { encodeUtf8 } from '../../text/utf-8-bytes';
import type { FaultCause, RepairCause } from '../cause';
import { createFinding, type Finding, notProven, type Proof, wrapFinding } from '../finding';
import {
  diagnoseSignature,
  type SignatureCase,
  type SignatureDiagnosis,
} from './diagnose-signature';
import {
  listCompleted,
  type RepairedSignature,
  repairSignatureText,
} from './repair-signature-text';

/** Null when no repair leads to a signature of the key's length. */
export async function diagnoseSignatureText(
  given: Omit<SignatureCase, 'signature'>,
  text: string,
): Promise<SignatureDiagnosis | null> {
  const repaired = repairSignatureText(text, given.key.modulus.length);
  const verify = await createVerify(given.key, given.subtle);
  const signed = encodeUtf8(given.report.canonical?.text ?? '');
  let tried = 0;
  for (const candidate of [...repaired, ...listCompleted(text, given.key.modulus.length)]) {
    tried++;
    if (await verify?.(candidate.bytes, signed)) {
      const proof: Proof = {
        by: 'signature',
        signatureBytes: candidate.bytes,
        padding: 'pkcs1',
        hash: 'sha256',
      };
      const findings = [buildTextFinding(candidate, proof)];
      const facts = { madeByKey: true, signer: 0, hashTitle: 'SHA-256', signedDigest: null };
      return { findings, facts, tried, openDigest: null };
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
  const [first = null, ...rest] = inner.findings;
  const finding =
    first === null ? buildTextFinding(best, notProven) : wrapFinding(listRepairCauses(best), first);
  return { ...inner, findings: [finding, ...rest] };
}

function buildTextFinding(repaired: RepairedSignature, proof: Proof): Finding {
  return createFinding({ causes: listRepairCauses(repaired), subject: 'signature', proof });
}

function listRepairCauses({ repairs }: RepairedSignature): readonly RepairCause[] {
  return repairs.map(({ code, id, owner = 'transport', repairedText }) => ({
    kind: 'repair',
    code,
    id,
    owner,
    repairedText,
  }));
}

/** For a text that no repair makes long enough: it was cut, or masked. */
export function buildCutTextFinding(
  { keys, signature }: Pick<CallbackReport, 'keys' | 'signature'>,
  text: string,
): Finding | null {
  const expectedBytes = keys[0]?.modulus.length ?? 0;
  const expected = Math.ceil(expectedBytes / 3) * 4;
  const { length } = text;
  if (/\*{3,}|…|\.{3}/.test(text) || /^\s*(?:x{6,}|X{6,}|#{6,}|•{6,})\s*$/.test(text)) {
    return buildCut({ code: 'sign.masked', length, expectedLength: expected });
  }
  // What was never Base64 is not a part of it.
  if (!/^[\w+/=\s-]*$/.test(text) || isNoPart(text.trim())) return null;
  // Cut Base64 has lost its padding: with it, it is a shorter key's signature.
  const isNearly = signature !== null && expectedBytes - signature.length <= mostLost;
  if (signature !== null && text.endsWith('=') && !isNearly) return null;
  const enough = Math.ceil((expectedBytes * 8) / 6);
  const digits = countDigits(text, enough);
  if (digits >= enough) return null;
  return buildCut({
    code: 'sign.truncated',
    length,
    expectedLength: expected,
    bytes: Math.floor((digits * 6) / 8),
    expectedBytes,
    isOfSmallerKey: signature !== null && signature.length % 64 === 0,
    lost: nameLost(text, expectedBytes, enough - digits),
  });
}

/** In bytes: as much as the + signs of a signature hold, and no other key is so much smaller. */
const mostLost = 12;

/** In bytes: of fewer a good part has no + in it by chance. */
const leastWithPlus = 256;

/** @param missing how many characters, padding apart */
function nameLost(
  text: string,
  expectedBytes: number,
  missing: number,
): Cut<'sign.truncated'>['lost'] {
  const isNearly = missing * 6 <= mostLost * 8;
  const isPadded = expectedBytes % 3 !== 0;
  if (!/=\s*$/.test(text)) return isPadded && !isNearly ? 'end' : 'unknown';
  if (!isNearly || !isPadded) return 'unknown';
  const isWithoutPlus = expectedBytes >= leastWithPlus && !/[-_+ ]/.test(text);
  return isWithoutPlus ? 'plus-signs' : 'elsewhere';
}

/** A word that stands for no value, a UUID, a key or a certificate, or a digest in hex, which hardly any Base64 looks like. */
function isNoPart(text: string): boolean {
  return (
    /^(?:null|nil|none|undefined|true|false|NaN|Array|Object)$/i.test(text) ||
    readUuid(text) !== null ||
    isPem(text) ||
    (text.length >= 32 && !/[^\da-f]/i.test(text))
  );
}

function buildCut(facts: Cut<'sign.masked'> | Cut<'sign.truncated'>): Finding {
  const cause: FaultCause = { kind: 'fault', owner: 'transport', ...facts };
  return createFinding({ causes: [cause], subject: 'signature', proof: notProven });
}

type Cut<Code extends FaultCause['code']> = Omit<FaultCause<Code>, 'kind' | 'owner'>;

/** Characters other than white space and padding; no more than are asked about. */
function countDigits(text: string, enough: number): number {
  let count = 0;
  for (let at = 0; at < text.length && count < enough; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x20 && code !== 0x3d && code !== 0xa0) count++;
  }
  return count;
}

import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { concludeDiagnosis } from '../src/core/diagnosis/conclude-diagnosis';
import { diagnoseCallback } from '../src/core/diagnosis/diagnose-callback';
import { listCodes } from '../src/core/diagnosis/finding';
import { inspectCallback } from '../src/core/inspect-callback';
import {
  buildRandomCallback,
  buildSignedInput,
  createSigner,
} from '../src/testing/signed-callbacks';

/** How many callbacks a file has: `npm run fuzz -- --unrelated 20000` has more than `npm test`. */
export const unrelatedHalf = Math.ceil(Number(process.env.FUZZ_UNRELATED ?? 50) / 2);

/** Signs unrelated text for each of these callbacks: the diagnosis must admit that it does not know. */
export async function expectUnknown(from: number, count: number): Promise<void> {
  const signer = createSigner();
  for (let seed = from; seed < from + count; seed++) {
    const { bodyText } = buildRandomCallback(seed);
    const unrelated = randomBytes(200).toString('base64');
    const report = await inspectCallback(buildSignedInput(signer, bodyText, unrelated));
    expect(report.verdict.kind).toBe('invalid');
    const open = await diagnoseCallback(report);
    // The ranges of values hold nothing either: a hit would be a collision of SHA-256.
    const { findings } = concludeDiagnosis(report, open, null, 0);
    expect(findings.map(listCodes)).toEqual([['string.unknown']]);
  }
}

/** Signs what the contract says for each of these callbacks: there is nothing to explain. */
export async function expectNothing(from: number, count: number): Promise<void> {
  const signer = createSigner();
  for (let seed = from; seed < from + count; seed++) {
    const { bodyText, canonical } = buildRandomCallback(seed);
    const report = await inspectCallback(buildSignedInput(signer, bodyText, canonical));
    expect(report.verdict.kind).toBe('valid');
    expect((await diagnoseCallback(report)).findings).toEqual([]);
  }
}

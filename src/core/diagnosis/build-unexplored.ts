/** What the diagnosis cannot look into is told as that: a verdict that nothing explains is never left without a word. */
import type { CallbackReport } from '../callback-report';
import type { FaultCause } from './cause';
import { createFinding, type Finding, notProven } from './finding';

/** Levels of objects and arrays in each other that are looked into: more than any order has, and less than the stack of any browser takes. */
export const diagnosedDepth = 100;

/** In characters of a header's value: servers take 8 to 16 thousand of all. */
export const diagnosedHeader = 20_000;

export function buildUnexplored(
  { keys, signature }: Pick<CallbackReport, 'keys' | 'signature'>,
  why: FaultCause<'input.unexplored'>['why'],
  subject: Finding['subject'],
): Finding {
  return createFinding({
    causes: [
      {
        kind: 'fault',
        code: 'input.unexplored',
        owner: 'unknown',
        why,
        depthLimit: diagnosedDepth,
        headerLimit: diagnosedHeader,
        signatureLength: signature?.length ?? 0,
        keyLength: keys[0]?.modulus.length ?? 0,
      },
    ],
    subject,
    proof: notProven,
  });
}

/** Of an invalid signature that cannot be looked into. */
export function listUnexplored(
  report: Pick<CallbackReport, 'keys' | 'signature' | 'verdict'>,
  why: Exclude<FaultCause<'input.unexplored'>['why'], 'nesting' | 'header'>,
): readonly Finding[] {
  return report.verdict.kind === 'invalid' ? [buildUnexplored(report, why, 'signature')] : [];
}

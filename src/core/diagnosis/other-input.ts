/** Whether what was pasted is not what was signed. */
import type { Cause } from './cause';
import type { Diagnosis } from './diagnosis';
import type { Finding } from './finding';

/** It is not, or may not be: then a string that the pasted copy gives is not the one that was signed. */
export function isOfOtherInput({ subject, causes, owner, variantText }: Finding): boolean {
  const isOther = causes.some(({ code }) => code === 'input.rewritten' || code === 'value.changed');
  const isOfCopy = isOther || owner === 'unknown' || owner === 'transport';
  return subject === 'signature' && variantText !== null && isOfCopy;
}

/** The signature is explained by what passed the callback on: it is not what arrived. */
export function isOfChangedCopy(diagnosis: Pick<Diagnosis, 'findings'> | null): boolean {
  return pickReason(diagnosis)?.owner === 'transport';
}

/** And so is its body, as is proven. */
export function isOfChangedBody(diagnosis: Pick<Diagnosis, 'findings'> | null): boolean {
  const reason = pickReason(diagnosis);
  return (
    reason?.owner === 'transport' && reason.proof.by !== 'none' && reason.causes.some(isOfBody)
  );
}

function pickReason(diagnosis: Pick<Diagnosis, 'findings'> | null): Finding | undefined {
  return diagnosis?.findings.find(({ subject }) => subject === 'signature');
}

function isOfBody(cause: Cause): boolean {
  if (cause.code === 'input.rewritten') return true;
  return cause.kind === 'fault' && cause.code === 'value.changed' && cause.header === null;
}

/** The signed string is over another copy, or may be, or nothing gives it, or the pasted one seems to be rewritten: its string is the pasted one's alone. */
export function isOfPastedAlone(finding: Finding): boolean {
  const isOfSignature = finding.subject === 'signature';
  return (
    isOfOtherInput(finding) ||
    finding.causes.some(
      ({ code }) => code === 'input.rewritten' || (isOfSignature && code === 'string.unknown'),
    )
  );
}

/** Whether what was pasted is not what was signed. */
import type { Cause } from './cause';
import type { Finding } from './finding';

/** It is not, or may not be: then a string that the pasted copy gives is not the one that was signed. */
export function isOfOtherInput({ subject, causes, owner, variantText }: Finding): boolean {
  const isOther = causes.some(({ code }) => code === 'input.rewritten' || code === 'value.changed');
  const isOfCopy = isOther || owner === 'unknown' || owner === 'transport';
  return subject === 'signature' && variantText !== null && isOfCopy;
}

/** The signature is explained by what passed the callback on: it is not what arrived. */
export function isOfChangedCopy(findings: readonly Finding[]): boolean {
  return findings.find(({ subject }) => subject === 'signature')?.owner === 'transport';
}

/** And so is its body, as is proven. */
export function isOfChangedBody(findings: readonly Finding[]): boolean {
  const reason = findings.find(({ subject }) => subject === 'signature');
  return (
    reason?.owner === 'transport' && reason.proof.by !== 'none' && reason.causes.some(isOfBody)
  );
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

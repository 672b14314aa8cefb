import type { CallbackReport } from '../callback-report';
import { isError, type Problem } from '../problem';

/** True when there is something to diagnose: a signature that does not verify or decode, or an own string that differs. */
export function isExplainable({
  verdict,
  keys,
  headers,
  canonical,
  comparison,
  problems,
  input,
}: CallbackReport): boolean {
  const hasSignature = keys.length > 0 && headers?.fields['X-Sign'] !== undefined;
  // Without a body the own string may be the signed one; and a dump may show what was signed.
  if (canonical === null)
    return hasSignature && (input.ownString !== '' || problems.some(isComparedDump));
  if (comparison.result === 'different') return true;
  return hasSignature && (verdict.kind === 'invalid' || verdict.kind === 'unverifiable');
}

/** Everything that it may have been was compared with what was signed. */
export function isComparedDump(problem: Problem): boolean {
  return problem.code === 'body.dump' && isError(problem) && problem.isCompared === true;
}

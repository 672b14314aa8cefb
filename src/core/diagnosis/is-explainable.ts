import type { CallbackReport } from '../callback-report';

/** True when there is something to diagnose: a signature that does not verify or decode, or an own string that differs. */
export function isExplainable({
  verdict,
  keys,
  headers,
  canonical,
  comparison,
  input,
}: CallbackReport): boolean {
  const hasSignature = keys.length > 0 && headers?.fields['X-Sign'] !== undefined;
  // Without a body the own string may be the signed one.
  if (canonical === null) return hasSignature && input.ownString !== '';
  if (comparison.result === 'different') return true;
  return hasSignature && (verdict.kind === 'invalid' || verdict.kind === 'unverifiable');
}

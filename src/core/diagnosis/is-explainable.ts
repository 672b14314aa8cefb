import type { CallbackReport } from '../callback-report';

/** True when there is something to diagnose: a signature that does not verify or decode, or an own string that differs. */
export function isExplainable({
  verdict,
  keys,
  headers,
  canonical,
  comparison,
}: CallbackReport): boolean {
  if (canonical === null) return false;
  if (comparison.result === 'different') return true;
  const hasSignature = keys.length > 0 && headers?.fields['X-Sign'] !== undefined;
  return hasSignature && (verdict.kind === 'invalid' || verdict.kind === 'unverifiable');
}

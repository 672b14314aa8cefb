import type { CanonicalRules } from './canonical-rules';

/** More are not looked through for each member: a body may have as many members as there are left out. */
const fewKeys = 8;

/** Whether a member is left out by its key; null where none is. */
export function createOmission({
  omitted,
}: Pick<CanonicalRules, 'omitted'>): ((key: string) => boolean) | null {
  if (omitted.length === 0) return null;
  if (omitted.length <= fewKeys) return (key) => omitted.includes(key);
  const keys = new Set(omitted);
  return (key) => keys.has(key);
}

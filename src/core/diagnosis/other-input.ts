/** Whether what was pasted is not what was signed. */
import type { Finding } from './finding';

/** It is not, or may not be: then a string that the pasted copy gives is not the one that was signed. */
export function isOfOtherInput({ subject, causes, owner, variantText }: Finding): boolean {
  const isOther = causes.some(({ code }) => code === 'input.rewritten' || code === 'value.changed');
  return subject === 'signature' && variantText !== null && (isOther || owner === 'unknown');
}

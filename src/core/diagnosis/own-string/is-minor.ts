/** Marks and white space around a merchant's string, its pairs or a value, or another order within JSON, which change nothing else of them: told behind what does. */
import type { Cause } from '../cause';
import type { Finding } from '../finding';

/** Stable: what is graver first, the others in their order. */
export function putMinorLast(findings: readonly Finding[]): readonly Finding[] {
  const isMinor = ({ causes }: Finding): boolean => causes.every(isMinorCause);
  return [...findings.filter((one) => !isMinor(one)), ...findings.filter(isMinor)];
}

export function isMinorCause(cause: Cause): boolean {
  switch (cause.kind) {
    case 'deviation':
      return minorCodes.has(cause.code);
    case 'fault':
      return (
        cause.code === 'body.reordered' ||
        (cause.code === 'string.text-around' && isMark(cause.before + cause.after))
      );
    case 'pair':
      if (cause.difference === 'added') return isMark(cause.key + cause.own);
      if (cause.difference === 'renamed') return cause.ownKey === `?${cause.key}`;
      return cause.difference === 'changed' && cause.own.trim() === cause.expected;
    default:
      return false;
  }
}

const minorCodes: ReadonlySet<string> = new Set([
  'string.trailing-separator',
  'string.trailing-newline',
  'charset.byte-order-mark',
]);

/** No letter, and no digit. */
function isMark(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

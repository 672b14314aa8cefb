import type { ForeignBytes } from '../../../core/problem';
import { english } from '../language';

const { printNumber } = english;

/** Of a file that is not UTF-8. */
export function describeForeignBytes(facts: ForeignBytes): string {
  if ('encoding' in facts) {
    const order = facts.encoding === 'utf-16le' ? 'little-endian' : 'big-endian';
    return `The file is UTF-16 (${order}), without the byte order mark that says so. It was read as that.`;
  }
  const byte = facts.byte.toString(16).padStart(2, '0');
  return `The file is not UTF-8: byte ${printNumber(facts.offset + 1)} (0x${byte}) begins no character. What could not be read stands as U+FFFD.`;
}

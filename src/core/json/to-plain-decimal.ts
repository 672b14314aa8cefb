/**
 * A JSON number's exact value as plain decimal text (contract, "Flattening rules"; reading 1):
 * integral values without point or exponent, others without trailing zeros, never through a float.
 *
 * @param source a number as RFC 8259 §6 spells it
 * @param digitLimit how many digits the plain text may have
 * @returns null when the plain text would be longer; nothing is expanded before that is known
 */
export function toPlainDecimal(source: string, digitLimit: number): string | null {
  if (plainInteger.test(source)) return digitCount(source) <= digitLimit ? source : null;

  const parts = numberParts.exec(source);
  if (parts === null) throw new Error(`not a JSON number: ${source.slice(0, 40)}`);
  const [, minus = '', integer = '', fraction = '', exponent = '0'] = parts;

  const written = integer + fraction;
  const leading = countLeadingZeros(written);
  const significant = written.slice(leading, written.length - countTrailingZeros(written, leading));
  if (significant === '') return '0';

  // Beyond this many digits the exact exponent no longer matters: the text is too long either way.
  const exponentDigits = exponent.replace(/^[+-]?0*/, '');
  if (exponentDigits.length > 15) return null;
  // The value is 0.<significant> times ten to the power of `point`.
  const point = integer.length - leading + Number(exponent);
  const digits =
    point >= significant.length
      ? point
      : point > 0
        ? significant.length
        : significant.length - point + 1;
  if (digits > digitLimit) return null;

  if (point >= significant.length) return minus + significant.padEnd(point, '0');
  if (point > 0) return `${minus}${significant.slice(0, point)}.${significant.slice(point)}`;
  return `${minus}0.${'0'.repeat(-point)}${significant}`;
}

const plainInteger = /^(?:0|-?[1-9]\d*)$/;
const numberParts = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

function digitCount(integer: string): number {
  return integer.startsWith('-') ? integer.length - 1 : integer.length;
}

function countLeadingZeros(digits: string): number {
  let count = 0;
  while (digits.charCodeAt(count) === 0x30) count++;
  return count;
}

function countTrailingZeros(digits: string, from: number): number {
  let end = digits.length;
  while (end > from && digits.charCodeAt(end - 1) === 0x30) end--;
  return digits.length - end;
}

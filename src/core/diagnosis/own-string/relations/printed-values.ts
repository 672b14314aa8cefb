/** Values as programs print them: what stands around one, and the number in it. */
import { numberDigitLimit } from '../../../json/parse-json';
import { toPlainDecimal } from '../../../json/to-plain-decimal';

/** What Go's fmt writes around a value that its verb does not fit. */
export const goVerb = /%!\w\([\w.{}[\] ]{1,40}=([^()]*)\)/g;

export function readPlain(text: string): string | null {
  const [, sign = '', number] =
    /^([+-]?)(\d{1,40}(?:\.\d{1,40})?(?:[eE][+-]?\d{1,3})?)$/.exec(text) ?? [];
  if (number === undefined) return null;
  return toPlainDecimal(`${sign === '-' ? '-' : ''}${number}`, numberDigitLimit);
}

/** Lua and PHP print so many. */
const roundedDigits = 14;

export function roundNumber(plain: string): string {
  return String(Number(Number(plain).toPrecision(roundedDigits)));
}

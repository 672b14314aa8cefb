/** What a pasted value lost, where the merchant's own string still has all of it: no code makes the one of the other again. */
import { amountFields } from '../../contract';
import { isPrintedObject } from '../../text/is-placeholder';
import { isMasked } from '../is-masked';
import { isRounded } from '../is-rounded';
import { isShortened } from '../is-shortened';
import type { RestoredEntry } from '../restorations/search-restorations';

/**
 * `cut-off`: its end; `spreadsheet`: digits of a long number; `replaced`: characters beyond a charset; `printed`: what a
 * language prints of an object; `emptied`: its members.
 */
export type Loss = 'masked' | 'cut-off' | 'spreadsheet' | 'replaced' | 'printed' | 'emptied';

export function nameLoss({ key, pastedKey, pasted, signed }: RestoredEntry): Loss | null {
  if (key !== pastedKey || pasted === null || signed === null) return null;
  if (isMasked(pasted)) return 'masked';
  if (isCut(pasted, signed)) return 'cut-off';
  if (isShortened(pasted) || isRounded(signed, pasted) || losesDigits(pasted, signed))
    return 'spreadsheet';
  if (isReplaced(pasted, signed)) return 'replaced';
  if (isPrintedObject(pasted)) return 'printed';
  return /^(?:\{\}|\[\])$/.test(pasted) && /^[{[]./.test(signed) ? 'emptied' : null;
}

function isCut(pasted: string, signed: string): boolean {
  const [, left] = /^(.*?)(?:\.{3}|…)$/s.exec(pasted) ?? [];
  return left !== undefined && signed.startsWith(left);
}

/** A spreadsheet keeps 15 digits, a double 16 or 17. */
function losesDigits(pasted: string, signed: string): boolean {
  const isLong = /^\d{16,40}$/.test(signed) && /^\d{16,40}$/.test(pasted);
  return (
    isLong &&
    pasted.length === signed.length &&
    /^0+$/.test(pasted.slice(17)) &&
    pasted.slice(0, 15) === signed.slice(0, 15)
  );
}

/** A question mark for each character, or for each of its UTF-16 units or UTF-8 bytes. */
function isReplaced(pasted: string, signed: string): boolean {
  if (!/[^\0-\x7f]/.test(signed)) return false;
  const encoder = new TextEncoder();
  const lengths = [
    () => 1,
    (one: string) => one.length,
    (one: string) => encoder.encode(one).length,
  ];
  return lengths.some(
    (length) => signed.replace(/[^\0-\x7f]/gu, (one) => '?'.repeat(length(one))) === pasted,
  );
}

/** Which order it is: all that tells two callbacks apart stands there with another value. */
export function isOfAnotherOrder(entries: readonly RestoredEntry[]): boolean {
  const isOther = (key: string): boolean =>
    entries.some(
      (entry) =>
        entry.key === key &&
        entry.pastedKey === key &&
        isWord(entry.pasted) &&
        isWord(entry.signed) &&
        nameLoss(entry) === null,
    );
  return isOther('orderNo') && isOther('merchantOrderNo');
}

const isWord = (text: string | null): boolean => /^[\w.-]{2,64}$/.test(text ?? '');

/** An amount of money with another value: no number type makes it, and not the cents of it. */
export function isOtherAmount({ key, pasted, signed }: RestoredEntry): boolean {
  if (!amountFields.includes(key) || pasted === null || signed === null) return false;
  const [one, other] = [Number(pasted), Number(signed)];
  const areNumbers = Number.isFinite(one) && Number.isFinite(other);
  return (
    areNumbers &&
    [1, 100, 1000, 10_000].every((factor) => one * factor !== other && one !== other * factor)
  );
}

/** What a pasted value lost, where the merchant's own string still has all of it: no code makes the one of the other again. */
import { amountFields } from '../../contract';
import type { JsonNode } from '../../json/json-node';
import { holds } from '../../json/list-inside';
import { numberDigitLimit, parseJson } from '../../json/parse-json';
import { toPlainDecimal } from '../../json/to-plain-decimal';
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
  return pasted === '{}' && holdsValue(signed) ? 'emptied' : null;
}

function isCut(pasted: string, signed: string): boolean {
  const [, left = ''] = /^(.*?)(?:\.{3}|…)$/s.exec(pasted) ?? [];
  return left.length >= leastLeft && signed.length > pasted.length && signed.startsWith(left);
}

/** In characters: less is left of another text, too. */
const leastLeft = 6;

/** A typed object has nulls where nothing was sent. */
function holdsValue(json: string): boolean {
  const parsed = /^\{/.test(json) ? parseJson(json) : null;
  return parsed?.ok === true && holds(parsed.value, isValue);
}

function isValue(node: JsonNode): boolean {
  return node.type === 'string'
    ? node.value !== ''
    : node.type === 'number' || node.type === 'boolean';
}

/** A spreadsheet keeps 15 digits and has noughts behind them, and so has what prints 16 or 17 of a double. */
function losesDigits(pasted: string, signed: string): boolean {
  if (!/^[1-9]\d{15,39}$/.test(signed) || pasted.length !== signed.length) return false;
  const printed = [16, 17].map((digits) => BigInt(Number(Number(signed).toPrecision(digits))));
  const short = [16, 17].map((digits) =>
    toPlainDecimal(Number(signed).toPrecision(digits), numberDigitLimit),
  );
  return [
    signed.slice(0, 15).padEnd(signed.length, '0'),
    ...short,
    ...printed.map(String),
  ].includes(pasted);
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

/** All that tells two callbacks apart stands there with another value: their numbers, and when they were completed. */
export function isOfAnotherOrder(entries: readonly RestoredEntry[]): boolean {
  const values = new Set(entries.map(({ pasted }) => pasted));
  const isOther = (key: string): boolean =>
    entries.some((entry) => entry.key === key && isOtherWord(entry) && !values.has(entry.signed));
  return [...orderNumbers, 'completedAt'].every(isOther);
}

const orderNumbers = ['orderNo', 'merchantOrderNo'];

/** Neither a part of the other nor the same in another case. */
function isOtherWord(entry: RestoredEntry): boolean {
  const { key, pastedKey, pasted, signed } = entry;
  if (key !== pastedKey || pasted === null || signed === null) return false;
  if (![pasted, signed].every((text) => /^[\w.-]{2,64}$/.test(text))) return false;
  const [one, other] = [pasted.toLowerCase(), signed.toLowerCase()];
  return !one.includes(other) && !other.includes(one) && nameLoss(entry) === null;
}

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

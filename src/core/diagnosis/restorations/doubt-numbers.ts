/** What a number, or an amount, of a rewritten body may have been. */
import { amountFields, contractFields } from '../../contract';
import { createDoubt, createNumber, createText, type DumpNode } from '../../intake/dump-node';
import type { JsonNode, JsonNumber, JsonString } from '../../json/json-node';
import { numberDigitLimit } from '../../json/parse-json';
import { toPlainDecimal } from '../../json/to-plain-decimal';
import { listWithCents } from './cents';
import { doubtSerialDate, listSecondsOf } from './doubt-times';

/** @param key of the top-level member; null inside of others */
export function doubtNumber(node: JsonNumber, key: string | null): DumpNode {
  const { source, plain, span } = node;
  const short = shortenDouble(node);
  if (short !== null) return createDoubt('digits', span, [node, short]);
  const seconds = createDoubt('time', span, [node, ...listSecondsOf(node)]);
  if (key === 'completedAt') return doubtSerialDate(node) ?? seconds;
  const text = createDoubt('number', span, [seconds, createText(source, span)]);
  const flag = createDoubt('boolean', span, [
    text,
    ...(plain === '1' || plain === '0'
      ? [{ type: 'boolean', value: plain === '1', span } as const]
      : []),
  ]);
  return createDoubt('zeros', span, [
    flag,
    ...listDigits(plain).map((one) => createText(one, span)),
  ]);
}

/** An enum that was written by its number. Null where the field has no such words. */
export function doubtOrdinal(node: JsonNumber, key: string | null): DumpNode | null {
  const words = (key === null ? undefined : contractFields[key]?.allowed) ?? [];
  if (words.length === 0 || !/^\d{1,3}$/.test(node.plain)) return null;
  const texts = words.map((word) => createText(word, node.span));
  return createDoubt('case', node.span, [node, ...texts]);
}

/** The double that PHP's serialize_precision of 17, or C's %.17g, wrote with more digits than tell it. Null where it is none. */
function shortenDouble({ source, plain, span }: JsonNumber): JsonNumber | null {
  const digits = source.replace(/[eE].*|[^\d]/g, '').replace(/^0+/, '');
  const double = Number(source);
  if (digits.length !== 17 || !Number.isFinite(double)) return null;
  const short = createNumber(String(double), span);
  const isPrinted = createNumber(double.toPrecision(17), span)?.plain === plain;
  return isPrinted && short?.plain !== plain ? short : null;
}

/** Whether a number of it is such a double: what printed it may be the signer's own program. */
export function hasLongDouble(node: JsonNode): boolean {
  if (node.type === 'number') return shortenDouble(node) !== null;
  if (node.type === 'array') return node.items.some(hasLongDouble);
  return node.type === 'object' && node.members.some(({ value }) => hasLongDouble(value));
}

/** Digits of a text that became a number: an account, a telephone. */
function listDigits(plain: string): readonly string[] {
  if (/^[1-9]\d*$/.test(plain)) {
    const zeros = [1, 2, 3, 4, 5, 6].map((count) => '0'.repeat(count) + plain);
    const [, digits, exponent] = /^(\d)(0+)$/.exec(plain) ?? [];
    const power =
      exponent === undefined
        ? []
        : [`${digits}e${exponent.length}`, `${digits}E${exponent.length}`];
    return [`+${plain}`, ...zeros, ...power, `${plain}.0`, `${plain}.00`];
  }
  return /^-?\d+\.\d+$/.test(plain) ? [`${plain}0`, `${plain}00`, `${plain}000`] : [];
}

/** By how many decimals amounts are written, the likely ones first; null: as they are. */
const scales = [2, null, 0, 4, 1, 3, 6, 8] as const;

/** Null where the value is no amount. */
export function doubtAmount(node: JsonNumber | JsonString, key: string | null): DumpNode | null {
  if (key === null || !amountFields.includes(key)) return null;
  const source = node.type === 'number' ? node.source : node.value;
  const digits = toDecimalPoint(source).replace(/[^\d.eE+-]/g, '');
  const plain = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(digits)
    ? toPlainDecimal(digits, numberDigitLimit)
    : null;
  if (plain === null || plain.length > 40) return null;
  const texts = scales.map((scale) => (scale === null ? source : toScale(plain, scale)));
  const options = [...texts, fromCents(plain)].map((text) => createText(text, node.span));
  const amount = createDoubt('amount', node.span, [node, ...options]);
  return createDoubt('cents', node.span, [amount, ...listWithCents(plain, node.span)]);
}

/** Where a comma stands for the decimal point, as in Germany, Brazil or Indonesia: `1.234,5`. Three digits behind a lone comma are a group. */
function toDecimalPoint(source: string): string {
  const isMeant = /^\D*(?:\d{1,3}(?:[.\s\u00a0\u202f']\d{3})+,\d+|\d+,(?:\d{1,2}|\d{4,}))\D*$/.test(
    source,
  );
  return isMeant ? source.replace(/[.\s\u00a0\u202f']/g, '').replace(',', '.') : source;
}

/** Zeros are added; a digit that counts is never taken away. */
function toScale(plain: string, scale: number): string {
  const [integer = '', fraction = ''] = plain.split('.');
  const digits = fraction.replace(/(?<!0)0+$/, '').padEnd(scale, '0');
  return digits === '' ? integer : `${integer}.${digits}`;
}

function fromCents(plain: string): string {
  if (!/^-?\d+$/.test(plain)) return plain;
  const [, minus = '', digits = ''] = /^(-?)(\d+)$/.exec(plain) ?? [];
  const padded = digits.padStart(3, '0');
  return `${minus}${padded.slice(0, -2)}.${padded.slice(-2)}`;
}

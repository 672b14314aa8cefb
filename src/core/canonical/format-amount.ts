/** An amount as programs write it for people. */
import type { FormattedAmount } from './rule-values';

interface AmountFormat {
  /** Null: as received. */
  readonly decimals: number | null;
  /** What stands between the groups of digits; `indian`: of three, then of two. */
  readonly group?: string;
  readonly isIndian?: true;
  readonly isTrimmed?: true;
  readonly point?: string;
  readonly prefix?: string;
  readonly suffix?: string;
}

const noBreak = '\u00a0';

type Exponent = Extract<FormattedAmount, `exponent${string}`>;
type Stripped = Extract<FormattedAmount, `stripped${string}`>;
type WithCode = Extract<FormattedAmount, `${string}*` | `* ${string}`>;

const formats: Readonly<
  Record<
    Exclude<
      FormattedAmount,
      | 'integer'
      | 'rounded-even'
      | 'ruby-decimal'
      | 'fraction'
      | 'fraction-or-whole'
      | 'without-zero'
      | 'padded'
      | Stripped
      | Exponent
      | WithCode
    >,
    AmountFormat
  >
> = {
  rounded: { decimals: 0 },
  'fixed-1': { decimals: 1 },
  'fixed-3': { decimals: 3 },
  'fixed-4': { decimals: 4 },
  'fixed-6': { decimals: 6 },
  comma: { decimals: null, point: ',' },
  'comma-2': { decimals: 2, point: ',' },
  grouped: { decimals: 2, group: ',' },
  'grouped-trimmed': { decimals: 3, group: ',', isTrimmed: true },
  'grouped-indian': { decimals: 2, group: ',', isIndian: true },
  'grouped-indian-trimmed': { decimals: 3, group: ',', isIndian: true, isTrimmed: true },
  'grouped-dots': { decimals: 2, group: '.', point: ',' },
  'grouped-dots-trimmed': { decimals: 3, group: '.', point: ',', isTrimmed: true },
  'grouped-no-break': { decimals: 2, group: noBreak, point: ',' },
  'grouped-narrow': { decimals: 2, group: '\u202f', point: ',' },
  dollars: { decimals: 2, group: ',', prefix: '$' },
  'dollars-plain': { decimals: null, prefix: '$' },
  rupees: { decimals: 2, group: ',', isIndian: true, prefix: '₹' },
  'rupees-western': { decimals: 2, group: ',', prefix: '₹' },
  'rupees-plain': { decimals: null, prefix: '₹' },
  yuan: { decimals: 2, group: ',', prefix: '¥' },
  'currency-sign': { decimals: 2, group: ',', prefix: '¤' },
  euros: { decimals: 2, group: '.', point: ',', suffix: `${noBreak}€` },
  reais: { decimals: 2, group: '.', point: ',', prefix: `R$${noBreak}` },
};

/** @param text a plain decimal of at most fifteen digits before the point */
export function formatAmount(text: string, style: FormattedAmount): string {
  if (style === 'integer') return String(Math.trunc(Number(text)));
  if (style === 'ruby-decimal') return printRubyDecimal(text);
  if (style === 'fraction') return printFraction(text);
  if (style === 'fraction-or-whole') return printFraction(text).replace(/\/1$/, '');
  if (style === 'padded') return padAmount(text);
  if (style === 'without-zero') return text.replace(/^(-?)0\./, '$1.');
  if (isStripped(style)) return text.replace(stripped[style], '');
  if (style === 'rounded-even') return roundToEven(Number(text));
  if (isExponent(style)) return exponents[style](Number(text));
  if (isWithCode(style)) return style.replace('*', text);
  const {
    decimals,
    group,
    isIndian,
    isTrimmed,
    point = '.',
    prefix = '',
    suffix = '',
  } = formats[style];
  const fixed = decimals === null ? text : Number(text).toFixed(decimals);
  const [start = '', sign = '', whole = ''] = /^(-?)(\d*)/.exec(fixed) ?? [];
  const fraction = fixed.slice(start.length);
  const decimalPart = isTrimmed ? fraction.replace(/\.0+$|(?<!0)0+$/, '') : fraction;
  const grouped = group === undefined ? whole : groupDigits(whole, group, isIndian === true);
  return `${sign}${prefix}${grouped}${decimalPart.replace('.', point)}${suffix}`;
}

/** Behind a sign, as Python's zfill does it. */
export function padAmount(text: string): string {
  const sign = text.startsWith('-') ? '-' : '';
  return sign + text.slice(sign.length).padStart(12 - sign.length, '0');
}

/** Ruby's `to_r`. */
function printFraction(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  let [one, other] = [BigInt(whole + fraction), 10n ** BigInt(fraction.length)];
  const parts = [one, other] as const;
  while (other !== 0n) [one, other] = [other, one % other];
  const divisor = one < 0n ? -one : one;
  return `${parts[0] / divisor}/${parts[1] / divisor}`;
}

/** Digits behind the point alone, and where that stands. */
export function printRubyDecimal(text: string): string {
  const sign = text.startsWith('-') ? '-' : '';
  const [integer = '', fraction = ''] = text.slice(sign.length).split('.');
  const whole = integer.replace(/^0+/, '');
  const digits = (whole + fraction).replace(/^0+|(?<!0)0+$/g, '');
  if (digits === '') return `${sign}0.0`;
  const zeros = /^0*/.exec(whole + fraction)?.[0].length ?? 0;
  return `${sign}0.${digits}e${whole.length - zeros}`;
}

const stripped: Readonly<Record<Stripped, RegExp>> = {
  stripped: /(?<![.0])[.0]+$|^[.0]+$/,
  'stripped-noughts': /(?<!0)0+$|^0+$/,
  'stripped-in-turn': /\.0*$|(?<!0)0+$/,
  'stripped-around': /^[.0]+|(?<![.0])[.0]+$/g,
};

function isStripped(style: FormattedAmount): style is Stripped {
  return style in stripped;
}

function isWithCode(style: FormattedAmount): style is WithCode {
  return style.includes('*');
}

function isExponent(style: FormattedAmount): style is Exponent {
  return style in exponents;
}

const exponents: Readonly<Record<Exponent, (amount: number) => string>> = {
  exponent: (amount) => padExponent(amount.toExponential(6)),
  'exponent-java': (amount) => padExponent(amount.toExponential(6)).toUpperCase(),
  'exponent-php': (amount) => amount.toExponential(6),
  'exponent-javascript': (amount) => amount.toExponential(),
  'exponent-go': (amount) => padExponent(amount.toExponential()).toUpperCase(),
  'exponent-dotnet': (amount) => padExponent(amount.toExponential(2)).replace(/e(.)/, 'E$10'),
  'exponent-bare': (amount) => amount.toExponential().replace('e+', 'e').toUpperCase(),
};

/** Two digits at least, where JavaScript writes as few as it needs. */
function padExponent(text: string): string {
  return text.replace(/(e[+-])(\d)$/, '$10$2');
}

export function groupDigits(whole: string, separator: string, isIndian: boolean): string {
  const size = isIndian ? 2 : 3;
  const groups = [whole.slice(-3)];
  for (let end = whole.length - 3; end > 0; end -= size)
    groups.unshift(whole.slice(Math.max(0, end - size), end));
  return groups.join(separator);
}

/** As Python, C and PHP's printf of a half that a double holds. */
function roundToEven(amount: number): string {
  const down = Math.floor(amount);
  const isHalf = amount - down === 0.5;
  return String(isHalf ? down + (down % 2) : Math.round(amount));
}

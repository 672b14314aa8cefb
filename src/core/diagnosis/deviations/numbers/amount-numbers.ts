/** Amounts that went through a number type, or were told in cents. */
import { toAmount } from '../../../canonical/flatten-member';
import type { CanonicalSource } from '../../../canonical/list-entries';
import { amountFields } from '../../../contract';
import type { JsonMember } from '../../../json/json-node';
import type { Variant } from '../../deviation';

const asFloat = {
  id: 'float',
  rules: { amounts: 'float' },
  isBase: 'everyday',
  isTyped: true,
} as const;

const asNumber = {
  id: 'number',
  rules: { amounts: 'number' },
  isBase: 'everyday',
  isTyped: true,
} as const satisfies Variant;

// Or the body lost its zeros on its way, in a number type.
const twoDecimals = {
  id: 'two-decimals',
  rules: { amounts: 'fixed-2' },
  owner: 'unknown',
  isBase: 'everyday',
  isTyped: true,
} as const satisfies Variant;

const up = { id: 'two-decimals/up', rules: { amounts: 'fixed-2-up' }, reach: 1 } as const;
const even = { id: 'two-decimals/even', rules: { amounts: 'fixed-2-even' }, reach: 1 } as const;
const double = { id: 'two-decimals/double', rules: { amounts: 'fixed-2' }, reach: 1 } as const;
const printf = {
  id: 'two-decimals/printf',
  rules: { amounts: 'fixed-2-printf' },
  reach: 1,
} as const;
const cut = { id: 'two-decimals/cut', rules: { amounts: 'fixed-2-cut' }, reach: 1 } as const;
const asDecimal = { ...up, id: 'two-decimals/decimal' } as const;
const asFloatFormat = { ...double, id: 'two-decimals/float' } as const;

/** Of amounts with more decimals roundings differ: what gives the same on this body is told as one. */
function listRoundings({ members }: CanonicalSource['body']) {
  const texts = members.flatMap(({ key, value }) =>
    value.type === 'string' && amountFields.includes(key.value) ? [value.value] : [],
  );
  const isSame = (one: Rounding, other: Rounding): boolean =>
    texts.every(
      (text) => toAmount(text, one.rules.amounts) === toAmount(text, other.rules.amounts),
    );
  const [isDecimalOne, isFloatOne] = [isSame(up, even), isSame(double, printf)];
  if (isDecimalOne && isFloatOne && isSame(up, double)) return [twoDecimals, cut] as const;
  return [
    ...(isDecimalOne ? [asDecimal] : [up, even]),
    ...(isFloatOne ? [asFloatFormat] : [double, printf]),
    cut,
  ] as const satisfies readonly Variant[];
}

type Rounding = typeof up | typeof even | typeof double | typeof printf;

const otherAmountNumbers = [
  { id: 'java', rules: { amounts: 'java' } },
  { id: 'go', rules: { amounts: 'go' } },
  { id: 'big-decimal-stripped', rules: { amounts: 'big-decimal-stripped' }, reach: 3 },
  { id: 'ruby', rules: { amounts: 'ruby-decimal' }, reach: 1 },
  { id: 'fraction', rules: { amounts: 'fraction' }, reach: 1 },
  { id: 'one', rules: { amounts: 'number', amountScope: 'amount' }, key: 'amount', reach: 4 },
  {
    id: 'one-float',
    rules: { amounts: 'float', amountScope: 'amount' },
    key: 'amount',
    reach: 1,
  },
] as const satisfies readonly Variant[];

export function listAmountNumbers({ body }: CanonicalSource) {
  const float = body.members.every(hasOneDecimal)
    ? asFloat
    : ({ ...asFloat, id: 'float-alone' } as const satisfies Variant);
  const rounded = body.members.some(isFinerThanCents) ? listRoundings(body) : [twoDecimals];
  return [
    asNumber,
    float,
    ...(isOfBoth(body) ? [asTyped] : []),
    ...rounded,
    ...otherAmountNumbers,
    ...(body.members.some(hasDecimals) ? [fractionOrWhole] : []),
    ...(body.members.some(isInexactSingle) ? singles : []),
  ] as const;
}

/** Of whole amounts alone it is what an integer is. */
const fractionOrWhole = {
  id: 'fraction-or-whole',
  rules: { amounts: 'fraction-or-whole' },
  reach: 1,
} as const satisfies Variant;

function hasDecimals({ key, value }: JsonMember): boolean {
  return (
    value.type === 'string' && amountFields.includes(key.value) && /\.\d*[1-9]/.test(value.value)
  );
}

/** A 32-bit float, which holds seven digits: of others a double’s text is the same. */
const singles = [
  { id: 'single', rules: { amounts: 'single' }, reach: 1 },
  { id: 'single-float', rules: { amounts: 'single-float' }, reach: 1 },
  { id: 'single-two-decimals', rules: { amounts: 'single-2' }, reach: 1 },
] as const satisfies readonly Variant[];

function isInexactSingle({ key, value }: JsonMember): boolean {
  const number = value.type === 'string' ? Number(value.value) : 0;
  const isAmount = amountFields.includes(key.value) && Number.isFinite(number);
  return isAmount && Math.fround(number) !== number;
}

/** What reads a text as a literal of the language makes integers of amounts without a point. */
const asTyped = { id: 'float-typed', rules: { amounts: 'float-typed' } } as const satisfies Variant;

/** Some have a point and some have none: else other forms give the same. */
function isOfBoth({ members }: CanonicalSource['body']): boolean {
  const hasPoints = members.flatMap(({ key, value }) =>
    value.type === 'string' && amountFields.includes(key.value) ? [value.value.includes('.')] : [],
  );
  return hasPoints.includes(true) && hasPoints.includes(false);
}

export function listMinorUnits({ body }: CanonicalSource) {
  const exact = { id: 'exact', rules: { amounts: 'minor-units-exact' }, reach: 1 } as const;
  return [
    { id: 'plain', rules: { amounts: 'minor-units' }, isTyped: true },
    { id: 'two-decimals', rules: { amounts: 'minor-units-2' } },
    { id: 'one-decimal', rules: { amounts: 'minor-units-1' }, reach: 1 },
    ...(body.members.some(isFinerThanCents) ? [exact] : []),
    { id: 'cut', rules: { amounts: 'minor-units-cut' }, reach: 1 },
    { id: 'padded', rules: { amounts: 'minor-units-12' }, reach: 0 },
    { id: 'ten-thousandths', rules: { amounts: 'ten-thousandths' }, reach: 1 },
  ] as const satisfies readonly Variant[];
}

function isFinerThanCents({ key, value }: JsonMember): boolean {
  const text = value.type === 'string' ? value.value : '';
  return amountFields.includes(key.value) && /^-?\d+\.\d\d\d*[1-9]/.test(text);
}

/** A format with one decimal gives what a float prints; of what is no amount it says nothing. */
function hasOneDecimal({ key, value }: JsonMember): boolean {
  if (!amountFields.includes(key.value)) return true;
  if (value.type !== 'string' && value.type !== 'number') return true;
  const text = value.type === 'string' ? value.value : value.source;
  return /^[^.]*(?:\.\d0*)?$/.test(text);
}

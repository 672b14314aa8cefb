/** What the tables of deviation cases are written in. */
import type { DeviationCode, VariantId } from '../core/diagnosis/deviation';

/** An input and what was signed in its place. */
export interface SignedCase {
  readonly code: DeviationCode;
  /** What a case shows: the form's own words, or what the deviation says where the form has none. */
  readonly form: string;
  readonly bodyText: string;
  readonly timestamp: string;
  /** What was signed: text in UTF-8, or bytes. */
  readonly signed: string | Uint8Array;
}

export interface DeviationCase extends SignedCase {
  /** The variant that gives it. */
  readonly variant: string;
}

const caseTimestamp = '1790000123';
export const caseNonce = 'n1';
export const caseMerchantNo = 'M10086';

/** What it shows, what was signed; then the body, where it is not that of its group. */
type Row = readonly [form: string, signed: string | Uint8Array, bodyText?: string];

export function forms<Code extends DeviationCode>(
  code: Code,
  bodyText: string,
  rows: readonly (readonly [variant: VariantId<Code>, ...Row])[],
): readonly DeviationCase[] {
  return rows.map(([variant, ...row]) => ({ variant, ...createCase(code, bodyText, row) }));
}

export function misses(
  code: DeviationCode,
  bodyText: string,
  rows: readonly Row[],
): readonly SignedCase[] {
  return rows.map((row) => createCase(code, bodyText, row));
}

function createCase(
  code: DeviationCode,
  groupBody: string,
  [form, signed, bodyText = groupBody]: Row,
): SignedCase {
  return { code, form, bodyText, timestamp: caseTimestamp, signed };
}

/** Numbers with fewer digits than they had. */
import type { KeptEntry } from '../canonical/canonical';

/** A number of a body as it is written there; any other value as it is signed. */
export function readWritten({ source, value }: KeptEntry, bodyText: string): string {
  if (source.input !== 'body') return value;
  const { start, end } = source.valueSpan;
  const written = end - start > longestNumber ? '' : bodyText.slice(start, end);
  return /^-?\d/.test(written) ? written : value;
}

const longestNumber = 30;

/** `1.79007E+09`: as a spreadsheet shows a long number, whose other digits it keeps to itself. */
export function isShortened(text: string): boolean {
  const [, decimals = '', exponent] = /^-?\d(?:[.,](\d{1,9}))?E\+(\d\d)$/.exec(text) ?? [];
  return decimals.length < Number(exponent ?? 0);
}

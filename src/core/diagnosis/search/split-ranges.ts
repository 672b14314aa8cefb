import type { ValueRange } from '../diagnosis';

export function countValues({ first, last }: ValueRange): number {
  return last - first + 1;
}

/** Splits ranges among workers: each gets the same share of every range. */
export function splitRanges(
  ranges: readonly ValueRange[],
  parts: number,
): readonly (readonly ValueRange[])[] {
  return Array.from({ length: parts }, (_, part) =>
    ranges.map((range) => {
      const size = Math.ceil(countValues(range) / parts);
      const first = range.first + part * size;
      return { ...range, first, last: Math.min(range.last, first + size - 1) };
    }),
  );
}

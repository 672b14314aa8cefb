import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ValueRange } from '../diagnosis';
import { countValues, splitRanges } from './split-ranges';

const ranges: fc.Arbitrary<readonly ValueRange[]> = fc.array(
  fc
    .record({ key: fc.constantFrom('amount', 'timestamp'), first: fc.nat(50), more: fc.nat(60) })
    .map(({ key, first, more }) => ({ key, kind: 'cents', first, last: first + more })),
  { maxLength: 4 },
);

function listValues(all: readonly ValueRange[]): readonly string[] {
  const values: string[] = [];
  all.forEach(({ key, first, last }) => {
    for (let value = first; value <= last; value++) values.push(`${key} ${value}`);
  });
  return values.sort();
}

it('splitRanges gives each value to exactly one worker', () => {
  fc.assert(
    fc.property(ranges, fc.integer({ min: 1, max: 9 }), (all, parts) => {
      const shares = splitRanges(all, parts);
      expect(shares).toHaveLength(parts);
      expect(listValues(shares.flat())).toEqual(listValues(all));
    }),
  );
});

it('splitRanges gives every worker the same share of every range, but for the last values', () => {
  const range: ValueRange = { key: 'amount', kind: 'cents', first: 0, last: 999_999 };
  const shares = splitRanges([range, { ...range, key: 'feeAmount', last: 10 }], 4);
  expect(shares.map((share) => share.map(countValues))).toEqual([
    [250_000, 3],
    [250_000, 3],
    [250_000, 3],
    [250_000, 2],
  ]);
});

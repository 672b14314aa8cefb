import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteLists, readByteList } from './byte-lists';

const digits = fc.constantFrom('31', '139', '1f', '8b', '41', '65', '101', '4', 'b', '4142', '0');
const mark = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(',', ' ', ', ', '\\n') },
  { weight: 1, arbitrary: fc.constantFrom('\\x', '\\\\x', ' 0x', '0x', 'x', '') },
);
const lists = fc
  .array(fc.tuple(digits, mark), { minLength: 3, maxLength: 20 })
  .map((parts) => parts.flat().join(''));
const bytes = new Uint8Array(5);

describe('byteLists', () => {
  it.each(byteLists)('reads a byte at least wherever one of radix $radix may begin', (list) => {
    let starts = 0;
    fc.assert(
      fc.property(lists, (text) => {
        for (const { index } of text.matchAll(list.start)) {
          starts += 1;
          expect(readByteList(text, index, list, bytes).length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 3_000, seed: 31139 },
    );
    expect(starts).toBeGreaterThan(100);
  });

  it.each(['31139,31139,', '1f0x8b 1f0x8b '])('sees no beginning in %s', (text) => {
    expect(byteLists.some(({ start }) => new RegExp(start).test(text))).toBe(false);
  });
});

import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { NumberSet } from './number-set';

it('a NumberSet knows what was added, as a Set does', () => {
  const numbers = Array.from({ length: 30_000 }, (_, index) => {
    if (index % 3 === 0) return index + 1;
    if (index % 3 === 1) return 2 ** 53 - index;
    return (
      createHash('sha256')
        .update(String(index % 5000))
        .digest()
        .readUIntBE(0, 6) + 1
    );
  });
  const set = new NumberSet();
  const reference = new Set<number>();
  const wrong = numbers.filter((number) => {
    const isNew = !reference.has(number);
    if (set.has(number) === isNew) return true;
    reference.add(number);
    return set.add(number) !== isNew;
  });
  expect(wrong).toEqual([]);
  expect(set.size).toBe(reference.size);
});

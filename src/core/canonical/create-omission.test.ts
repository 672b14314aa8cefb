import { expect, it } from 'vitest';
import { createOmission } from './create-omission';

it.each([1, 8, 9, 1000])('leaves out those keys and no other, of %i', (count) => {
  const omitted = Array.from({ length: count }, (_, index) => `key ${index}`);
  const isOmitted = createOmission({ omitted });
  const keys = ['', 'key', 'key 00', ...omitted, `key ${count}`];
  expect(keys.filter((key) => isOmitted?.(key))).toEqual(omitted);
});

it('leaves out nothing without keys', () => {
  expect(createOmission({ omitted: [] })).toBeNull();
});

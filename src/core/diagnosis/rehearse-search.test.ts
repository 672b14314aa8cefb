import { expect, it } from 'vitest';
import { rehearseSearch } from './rehearse-search';
import { runAtOnce } from './search/slices';

it('tries thousands of strings', () => {
  expect(runAtOnce(rehearseSearch())).toBeGreaterThan(1000);
});

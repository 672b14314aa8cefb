import { expect, it } from 'vitest';
import samples from '../../samples/samples.json';
import { sampleWords } from './samples';

it('has a name for every sample, in the samples’ order', () => {
  expect(Object.keys(sampleWords.names)).toEqual(samples.map(({ id }) => id));
});

import { describe, expect, it } from 'vitest';
import { expectProportion } from '../../../testing/expect-proportion';
import type { Difference } from '../../compare/comparison';
import { pairRenamed } from './pair-renamed';
import { pairSpread } from './pair-spread';

const nothing: Omit<Difference, 'kind' | 'key'> = {
  expected: null,
  own: null,
  changes: [],
  expectedPosition: null,
  ownPosition: null,
};

describe('keys that another charset garbled', () => {
  it('are looked up: a thousand of them do not take a million comparisons', () => {
    const pairs = 1000;
    let reads = 0;
    const count = (difference: Partial<Difference>, key: string): Difference =>
      Object.defineProperty({ ...nothing, ...difference } as Difference, 'key', {
        get: () => {
          reads += 1;
          return key;
        },
      });
    const differences = Array.from({ length: pairs }, (_, index) => [
      count({ kind: 'missing', expected: '1' }, `备注${index}`),
      count({ kind: 'added', own: '2' }, `other${index}`),
    ]).flat();
    expect(pairRenamed(differences, []).size).toBe(0);
    expect(reads).toBeLessThan(20 * pairs);
  });
});

describe('keys that became places of a list', () => {
  it('are found in linear time, of many short values that are alike too', () => {
    expectProportion(
      (length) => 'x'.repeat(length),
      ({ length }) => {
        const differences = Array.from({ length: length * 2 }, (_, index): Difference[] => {
          const value = index < 3 ? `value-${index}-12345678` : '1';
          return [
            { ...nothing, kind: 'missing', key: `k${index}`, expected: value },
            { ...nothing, kind: 'added', key: `${index}`, own: value },
          ];
        }).flat();
        expect(pairRenamed(differences, []).get(differences[6] as Difference)?.key).toBe('3');
      },
    );
  });
});

describe('objects whose values are entries', () => {
  it('are looked up: a thousand of them do not take a million comparisons', () => {
    const objects = 1000;
    let reads = 0;
    const differences = Array.from({ length: objects }, (_, index): Difference[] => [
      { ...nothing, kind: 'missing', key: `k${index}`, expected: '{"a":1}' },
      Object.defineProperty({ ...nothing, kind: 'added', own: '1' } as Difference, 'key', {
        get: () => {
          reads += 1;
          return `k${index}%5Ba%5D`;
        },
      }),
    ]).flat();
    expect(pairSpread(differences).size).toBe(objects);
    expect(reads).toBeLessThan(20 * objects);
  });
});

import { describe, it } from 'vitest';
import { expectProportion } from '../../testing/expect-proportion';
import type { KeptEntry } from '../canonical/canonical';
import { parsePairs } from './parse-pairs';

const span = { start: 0, end: 0 };

function entry(key: string, value: string): KeptEntry {
  return {
    state: 'kept',
    key,
    value,
    source: { input: 'body', keySpan: span, valueSpan: span },
    span,
  };
}

describe('a string is taken apart in linear time', () => {
  it.each([
    [
      'a part without a key that goes on and on',
      'a&b',
      (length: number) => `zzz${'&b'.repeat(length / 2)}`,
    ],
    [
      'parts that a value has, too',
      `a${'&xx'.repeat(3000)}&x=1`,
      (length: number) => `v=q${'&x=2'.repeat(length / 4)}`,
    ],
    ['brackets that stay open', 'a&b', (length: number) => 'x={"a":[&'.repeat(length / 9)],
  ])('%s', (_, value, build) => {
    expectProportion(build, (text) =>
      parsePairs(text, [entry('orderNo', 'P1'), entry('v', value)]),
    );
  });
});

import { it } from 'vitest';
import { expectProportion } from '../../../testing/expect-proportion';
import { readHeaderDump } from '../read-header-dump';

it('takes time in proportion to the blanks of values that are lines', () => {
  const print = (length: number) =>
    ['Sign', 'Nonce', 'Timestamp'].map((name) => `X-${name}:${' '.repeat(length / 3)}\nx`);
  expectProportion((length) => JSON.stringify(print(length)), readHeaderDump);
});

it.each([
  ['blanks behind a name', (length: number) => `X-Sign: ${'A'.repeat(60)}${' '.repeat(length)}`],
  ['blanks behind names', (length: number) => `x-nonce${' '.repeat(90)}`.repeat(length / 100)],
  [
    'lines of a signature',
    (length: number) => `X-Sign "${`${'A'.repeat(59)}\n`.repeat(length / 60)}`,
  ],
  [
    'first lines of signatures',
    (length: number) => `X-Sign "${'A'.repeat(50)}\n`.repeat(length / 60),
  ],
  [
    'first lines of signatures with marks before them',
    (length: number) => `> X-Sign: ${'A'.repeat(50)}\n> ${'A'.repeat(36)}\n`.repeat(length / 100),
  ],
  ['short names', (length: number) => `nonce=[1] sign=${'A'.repeat(85)}`.repeat(length / 100)],
])('takes time in proportion to %s', (_, print) => {
  expectProportion(print, readHeaderDump);
});

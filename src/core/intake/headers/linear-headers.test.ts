import { it } from 'vitest';
import { expectProportion } from '../../../testing/expect-proportion';
import { readHeaderDump } from '../read-header-dump';

it('takes time in proportion to the blanks of values that are lines', () => {
  const print = (length: number) =>
    ['Sign', 'Nonce', 'Timestamp'].map((name) => `X-${name}:${' '.repeat(length / 3)}\nx`);
  expectProportion((length) => JSON.stringify(print(length)), readHeaderDump);
});

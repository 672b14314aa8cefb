import { it } from 'vitest';
import { expectNothing, expectUnknown, unrelatedHalf as half } from './expect-no-false-explanation';

// The second half; the other one is in unrelated-one.test.ts, so that two cores share them.
it(`explains none of ${half} callbacks whose signature is over unrelated text`, async () => {
  await expectUnknown(half, half);
}, 0);

it(`finds nothing in ${half} valid callbacks`, async () => {
  await expectNothing(half, half);
}, 0);

import { it } from 'vitest';
import { expectNothing, expectUnknown, unrelatedHalf as half } from './expect-no-false-explanation';

// The first half; the other one is in unrelated-two.test.ts, so that two cores share them.
it(`explains none of ${half} callbacks whose signature is over unrelated text`, async () => {
  await expectUnknown(0, half);
}, 0);

it(`finds nothing in ${half} valid callbacks`, async () => {
  await expectNothing(0, half);
}, 0);

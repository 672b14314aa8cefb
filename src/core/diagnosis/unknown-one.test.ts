import { it } from 'vitest';
import { expectNothing, expectUnknown } from '../../testing/expect-no-false-explanation';

// Half of the 2,000; the other half is in unknown-two.test.ts, so that two cores share them.
it('explains none of 1,000 callbacks whose signature is over unrelated text', async () => {
  await expectUnknown(0, 1000);
}, 600_000);

it('finds nothing in 1,000 valid callbacks', async () => {
  await expectNothing(0, 1000);
}, 600_000);

/** Every deviation there is, the likelier first: where two explain the same string, the earlier one names it. */
import { characterDeviations } from './deviations/characters';
import { hashingDeviations } from './deviations/hashing';
import { headerEntryDeviations } from './deviations/header-entries';
import { joiningDeviations } from './deviations/joining';
import { memberDeviations } from './deviations/members';
import { nestedDeviations } from './deviations/nested';
import { numberDeviations } from './deviations/numbers';
import { orderDeviations } from './deviations/order';
import { wholeBodyDeviations } from './deviations/whole-body';

export const catalogue = [
  ...headerEntryDeviations,
  ...memberDeviations,
  ...numberDeviations,
  ...orderDeviations,
  ...wholeBodyDeviations,
  ...joiningDeviations,
  ...nestedDeviations,
  ...characterDeviations,
  ...hashingDeviations,
];

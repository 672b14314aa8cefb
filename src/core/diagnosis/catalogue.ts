/** Every deviation there is, the likelier first: where two explain the same string, the earlier one names it. */
import { amountDeviations } from './deviations/amounts';
import { characterDeviations } from './deviations/characters';
import { encodingDeviations } from './deviations/encodings';
import { hashingDeviations } from './deviations/hashing';
import { headerEntryDeviations } from './deviations/header-entries';
import { joiningDeviations } from './deviations/joining';
import { languageDeviations } from './deviations/languages';
import { memberDeviations } from './deviations/members';
import { missingFieldDeviations } from './deviations/missing-fields';
import { nestedDeviations } from './deviations/nested';
import { numberDeviations } from './deviations/numbers';
import { orderDeviations } from './deviations/order';
import { ownEntryDeviations } from './deviations/own-entries';
import { shapeDeviations } from './deviations/shapes';
import { truthDeviations } from './deviations/truth';
import { typedObjectDeviations } from './deviations/typed-objects';
import { wholeBodyDeviations } from './deviations/whole-body';

export const catalogue = [
  ...ownEntryDeviations,
  ...headerEntryDeviations,
  ...memberDeviations,
  ...truthDeviations,
  ...missingFieldDeviations,
  ...numberDeviations,
  ...amountDeviations,
  ...typedObjectDeviations,
  ...orderDeviations,
  ...wholeBodyDeviations,
  ...shapeDeviations,
  ...encodingDeviations,
  ...joiningDeviations,
  ...nestedDeviations,
  ...languageDeviations,
  ...characterDeviations,
  ...hashingDeviations,
];

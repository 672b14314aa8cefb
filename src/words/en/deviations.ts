import { createDeviationsWords } from '../deviation-words';
import { amountSentences } from './deviations/amounts';
import { characterSentences } from './deviations/characters';
import { encodingSentences } from './deviations/encodings';
import { hashingSentences } from './deviations/hashing';
import { headerEntrySentences } from './deviations/header-entries';
import { joiningSentences } from './deviations/joining';
import { languageSentences } from './deviations/languages';
import { memberSentences } from './deviations/members';
import { nestedSentences } from './deviations/nested';
import { numberSentences } from './deviations/numbers';
import { orderSentences } from './deviations/order';
import { ownEntrySentences } from './deviations/own-entries';
import { shapeSentences } from './deviations/shapes';
import { truthSentences } from './deviations/truth';
import { typedObjectSentences } from './deviations/typed-objects';
import { wholeBodySentences } from './deviations/whole-body';

export const deviationWords = createDeviationsWords({
  ...ownEntrySentences,
  ...headerEntrySentences,
  ...truthSentences,
  ...memberSentences,
  ...typedObjectSentences,
  ...numberSentences,
  ...amountSentences,
  ...orderSentences,
  ...wholeBodySentences,
  ...shapeSentences,
  ...encodingSentences,
  ...joiningSentences,
  ...nestedSentences,
  ...languageSentences,
  ...characterSentences,
  ...hashingSentences,
});

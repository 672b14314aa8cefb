import type { SampleWords } from '../sample-words';

export const sampleWords: SampleWords = {
  names: {
    'signed-payin': 'Signed payin',
    'signed-payout': 'Signed payout',
    'changed-amount': 'Changed amount',
    'signed-by-another-key': 'Signed by another key',
    'numbers-and-nested-json': 'Numbers and nested JSON',
    'own-string-without-nonce': 'Own string without nonce',
  },
};

import type { SampleWords } from '../sample-words';

export const sampleWords: SampleWords = {
  names: {
    'signed-payin': 'Signed payin',
    'signed-payout': 'Signed payout',
    'changed-amount': 'Changed amount',
    'signed-by-another-key': 'Signed by another key',
    'numbers-and-nested-json': 'Numbers and nested JSON',
    'own-string-without-nonce': 'Own string without nonce',
    'signed-without-nonce': 'Nonce not signed',
    'amounts-as-numbers': 'Amounts as numbers',
    'unsorted-keys': 'Keys not sorted',
    'url-encoded-values': 'Values URL-encoded',
    'signed-with-sha-1': 'Signed with SHA-1',
    'damaged-x-sign': 'Damaged X-Sign',
    'rewritten-body': 'Rewritten body',
    'body-as-python-prints-it': 'Body as Python prints it',
    'nested-json-with-spaces': 'Nested JSON with spaces',
    'body-signed-as-it-is': 'Raw body signed',
    'signed-in-gbk': 'Signed in GBK',
    'string-in-quotes': 'String pasted in quotes',
  },
};

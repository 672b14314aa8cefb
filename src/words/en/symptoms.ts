import type { SymptomWords } from '../symptom-words';

export const symptomWords: SymptomWords = {
  title: 'By symptom',
  bySymptom: {
    'always-fails': {
      symptom: 'Verification always fails',
      keyCause: 'The merchant public key is used instead of the platform public key.',
      cause:
        'The entry timestamp or nonce is left out of the string; numbers are formatted differently. Paste another callback: a finding names these two.',
    },
    'fails-without-completed-at': {
      symptom: 'Verification fails although completedAt is absent',
      keyCause:
        'The platform public key is outdated, or does not match the signing key. Fetch the profile again (GET /portal/profile).',
      cause: '',
    },
    retries: {
      symptom: 'The platform keeps retrying',
      keyCause: '',
      cause:
        'The response is not exactly OK, its status is not 200, or processing raised an error.',
    },
    'not-received': {
      symptom: 'No callback is received',
      keyCause: '',
      cause: 'notifyUrl is empty or unreachable, or the order has not reached completed.',
    },
    repeated: {
      symptom: 'Notifications are repeated',
      keyCause: '',
      cause: 'Normal: delivery is at least once. Handle each order once.',
    },
  },
};

import type { DeviationsSentences } from '../../deviation-words';

export const hashingSentences = {
  'algorithm.hashed-twice': {
    says: 'was hashed twice',
    origin:
      'A digest computed by hand and passed to a function (SHA256withRSA, sign("sha256", …)) that hashes again.',
    fix: 'Pass the string itself to the signing or verifying function; it hashes on its own.',
    forms: {
      bytes: 'the SHA-256 of the SHA-256',
      hex: 'the SHA-256 of the SHA-256 in hex',
      'upper-hex': 'the SHA-256 of the SHA-256 in upper-case hex',
      base64: 'the SHA-256 of the SHA-256 in Base64',
    },
  },
} satisfies Partial<DeviationsSentences>;

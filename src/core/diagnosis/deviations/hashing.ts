/** The string is right, but it is not what was hashed. */
import type { Deviation } from '../deviation';

export const hashingDeviations: readonly Deviation[] = [
  {
    code: 'algorithm.hashed-twice',
    says: 'was hashed twice',
    origin:
      'A digest computed by hand and passed to a function (SHA256withRSA, sign("sha256", …)) that hashes again.',
    fix: 'Pass the string itself to the signing or verifying function; it hashes on its own.',
    reach: 2,
    variants: [
      { rules: { prehash: 'bytes' }, form: 'the SHA-256 of the SHA-256' },
      { rules: { prehash: 'hex' }, form: 'the SHA-256 of the SHA-256 in hex' },
      { rules: { prehash: 'upper-hex' }, form: 'the SHA-256 of the SHA-256 in upper-case hex' },
      { rules: { prehash: 'base64' }, form: 'the SHA-256 of the SHA-256 in Base64' },
    ],
  },
];

import type { VariantId } from '../../../core/diagnosis/deviation';
import { hashTitles } from '../../../core/signature/hash-algorithm';
import type { DeviationsSentences } from '../../deviation-words';

/** The digest that was hashed again. */
const writtenAs: Readonly<Record<VariantId<'algorithm.hashed-twice'>, string>> = {
  bytes: '',
  hex: ' in hex',
  'upper-hex': ' in upper-case hex',
  base64: ' in Base64',
};

export const hashingSentences = {
  'algorithm.hashed-twice': {
    says: 'was hashed twice',
    origin:
      'A digest computed by hand and passed to a function (SHA256withRSA, sign("sha256", …)) that hashes again.',
    fix: 'Pass the string itself to the signing or verifying function; it hashes on its own.',
    forms: ({ variant, facts: { hash } }) => {
      const title = hashTitles[hash];
      return `the ${title} of the ${title}${writtenAs[variant]}`;
    },
  },
} satisfies Partial<DeviationsSentences>;

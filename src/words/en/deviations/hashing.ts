import type { VariantId } from '../../../core/diagnosis/deviation';
import type { DigestedJson } from '../../../core/diagnosis/deviations/hashing';
import { hashTitles } from '../../../core/signature/hash-algorithm';
import type { DeviationsSentences } from '../../deviation-words';

const asJson: Readonly<Record<DigestedJson, string>> = {
  json: 'over all entries as JSON, in the order received',
  'json-sorted': 'over all entries as sorted JSON',
  'json-python': 'over all entries as sorted JSON, as Python’s json.dumps',
};

const runTogether = 'over keys and values with nothing between them';

/** The digest that was hashed again. */
const writtenAs: Readonly<Record<VariantId<'algorithm.hashed-twice'>, string>> = {
  bytes: '',
  hex: ' in hex',
  'upper-hex': ' in upper-case hex',
  'dashed-hex': ' in hex with dashes, as BitConverter.ToString writes it',
  'sum-line': ' in hex, with two spaces, a dash and a line end, as sha256sum and its like print it',
  'openssl-line': ' in hex, on the line that openssl dgst prints',
  'openssl-1-line': ' in hex, on the line that openssl dgst prints before version 3',
  'hex-line': ' in hex, with a line end',
  base64: ' in Base64',
  base64url: ' in URL-safe Base64',
  'base64-unpadded': ' in Base64 without padding, as Perl’s sha256_base64 writes it',
  'md5-bytes': 'MD5',
  'sha1-bytes': 'SHA-1',
  'md5-hex': 'MD5 in hex',
  'md5-upper-hex': 'MD5 in upper-case hex',
  'md5-dashed-hex': 'MD5 in hex with dashes, as BitConverter.ToString writes it',
  'sha1-hex': 'SHA-1 in hex',
  'sha1-upper-hex': 'SHA-1 in upper-case hex',
  'sha512-hex': 'SHA-512 in hex',
  'hex-json': ` in hex, ${asJson.json}`,
  'hex-json-sorted': ` in hex, ${asJson['json-sorted']}`,
  'hex-json-python': ` in hex, ${asJson['json-python']}`,
  'md5-hex-json': `MD5 in hex, ${asJson.json}`,
  'md5-hex-json-sorted': `MD5 in hex, ${asJson['json-sorted']}`,
  'md5-hex-json-python': `MD5 in hex, ${asJson['json-python']}`,
  'bytes-json': `, ${asJson.json}`,
  'bytes-json-sorted': `, ${asJson['json-sorted']}`,
  'bytes-json-python': `, ${asJson['json-python']}`,
  'hex-run-together': ` in hex, ${runTogether}`,
  'md5-hex-run-together': `MD5 in hex, ${runTogether}`,
  'sha1-hex-run-together': `SHA-1 in hex, ${runTogether}`,
};

/** By another hash than the signature’s. */
const others: ReadonlySet<string> = new Set([
  'md5-bytes',
  'sha1-bytes',
  'md5-hex',
  'md5-upper-hex',
  'md5-dashed-hex',
  'sha1-hex',
  'sha1-upper-hex',
  'sha512-hex',
  'md5-hex-json',
  'md5-hex-json-sorted',
  'md5-hex-json-python',
  'md5-hex-run-together',
  'sha1-hex-run-together',
]);

const lines: ReadonlySet<string> = new Set([
  'sum-line',
  'openssl-line',
  'openssl-1-line',
  'hex-line',
]);

export const hashingSentences = {
  'algorithm.hashed-twice': {
    says: 'was hashed twice',
    origin:
      'A digest computed by hand and passed to a function (such as SHA256withRSA, sign("sha256", …)) that hashes again.',
    fix: 'Pass the string itself: signing and verifying functions hash on their own.',
    forms: ({ variant, facts: { hash } }) => {
      const title = hashTitles[hash];
      const first = others.has(variant) ? '' : title;
      const form = `the ${title} of the ${first}${writtenAs[variant]}`;
      if (!lines.has(variant)) return form;
      return { form, origin: 'What a command prints of a digest, signed in place of the string.' };
    },
  },
} satisfies Partial<DeviationsSentences>;

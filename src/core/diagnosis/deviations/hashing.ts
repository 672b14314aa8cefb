/** The string is right, but it is not what was hashed. */
import type { CanonicalRules } from '../../canonical/canonical-rules';
import { headerKeys } from '../../contract';
import type { HashName } from '../../signature/hash-algorithm';
import type { Deviation } from '../deviation';
import { jsonStyles } from './json-styles';

/** The contract's; a cause has the one that was used. */
const facts = { hash: 'sha256' as HashName };

/** Said, so that nothing is told together with it that leaves them out: without them it is the body. */
const withHeaders = { timestampKey: headerKeys['X-Timestamp'], nonceKey: headerKeys['X-Nonce'] };

/** Of all entries as JSON: as received, sorted, or sorted as Python writes it. */
const jsonTexts = {
  json: { parts: ['json'], ...withHeaders, order: 'received' },
  'json-sorted': { parts: ['json'], ...withHeaders },
  'json-python': { parts: ['json'], ...withHeaders, ...jsonStyles.python },
} as const satisfies Readonly<Record<string, Partial<CanonicalRules>>>;

export type DigestedJson = keyof typeof jsonTexts;

function listJsonDigests() {
  return (['hex', 'md5-hex', 'bytes'] as const).flatMap((prehash) =>
    (Object.keys(jsonTexts) as DigestedJson[]).map((text) => ({
      id: `${prehash}-${text}` as const,
      rules: { prehash, ...jsonTexts[text] },
      facts,
      reach: 1 as const,
    })),
  );
}

const runTogether = { keyValueSeparator: '', pairSeparator: '' } as const;

export const hashingDeviations = [
  {
    code: 'algorithm.hashed-twice',
    reach: 2,
    variants: [
      { id: 'bytes', rules: { prehash: 'bytes' }, facts },
      { id: 'hex', rules: { prehash: 'hex' }, facts, reach: 4 },
      { id: 'upper-hex', rules: { prehash: 'upper-hex' }, facts, reach: 3 },
      { id: 'dashed-hex', rules: { prehash: 'dashed-hex' }, facts, reach: 1 },
      { id: 'sum-line', rules: { prehash: 'sum-line' }, facts, reach: 1 },
      { id: 'openssl-line', rules: { prehash: 'openssl-line' }, facts, reach: 1 },
      { id: 'openssl-1-line', rules: { prehash: 'openssl-1-line' }, facts, reach: 1 },
      { id: 'hex-line', rules: { prehash: 'hex-line' }, facts, reach: 1 },
      { id: 'base64', rules: { prehash: 'base64' }, facts, reach: 3 },
      { id: 'base64url', rules: { prehash: 'base64url' }, facts },
      { id: 'base64-unpadded', rules: { prehash: 'base64-unpadded' }, facts, reach: 0 },
      { id: 'md5-bytes', rules: { prehash: 'md5-bytes' }, facts, reach: 1 },
      { id: 'sha1-bytes', rules: { prehash: 'sha1-bytes' }, facts, reach: 1 },
      { id: 'md5-hex', rules: { prehash: 'md5-hex' }, facts },
      { id: 'md5-upper-hex', rules: { prehash: 'md5-upper-hex' }, facts },
      { id: 'md5-dashed-hex', rules: { prehash: 'md5-dashed-hex' }, facts, reach: 1 },
      { id: 'sha1-hex', rules: { prehash: 'sha1-hex' }, facts },
      { id: 'sha1-upper-hex', rules: { prehash: 'sha1-upper-hex' }, facts },
      { id: 'sha512-hex', rules: { prehash: 'sha512-hex' }, facts },
      ...listJsonDigests(),
      // As Hutool's SignUtil builds it: keys and values without anything between them.
      { id: 'hex-run-together', rules: { prehash: 'hex', ...runTogether }, facts, reach: 1 },
      {
        id: 'md5-hex-run-together',
        rules: { prehash: 'md5-hex', ...runTogether },
        facts,
        reach: 1,
      },
      {
        id: 'sha1-hex-run-together',
        rules: { prehash: 'sha1-hex', ...runTogether },
        facts,
        reach: 1,
      },
    ],
  },
] as const satisfies readonly Deviation<string>[];

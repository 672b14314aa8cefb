import { describe, expect, it } from 'vitest';
import { contractRules } from '../../canonical/canonical-rules';
import { digests } from '../../signature/digest';
import { contractDigest } from './signed-bytes';
import { createDigestTarget } from './target';

describe('createDigestTarget', () => {
  const attempt = { text: 'a=1', rules: contractRules };
  it.each(['sha256', 'sha1', 'sha512-256', 'sha3-256'] as const)('of %s', (name) => {
    const hash = digests[name];
    if (hash === null) throw new Error('not computed');
    const digest = hash(new TextEncoder().encode('a=1'));
    const other = digest.map((byte, index) => (index === digest.length - 1 ? byte ^ 1 : byte));
    expect(createDigestTarget(digest, hash)(attempt)).toBe(true);
    expect(createDigestTarget(other, hash)(attempt)).toBe(false);
  });

  it('takes the SHA-256 that the search knows', () => {
    const digest = contractDigest(new TextEncoder().encode('a=1'));
    const view = new DataView(digest.buffer);
    const words = Int32Array.from({ length: 8 }, (_, index) => view.getInt32(index * 4));
    const target = createDigestTarget(digest, contractDigest);
    expect(target({ ...attempt, text: 'something else', sha256: words })).toBe(true);
    words[7] = (words[7] ?? 0) ^ 1;
    expect(target({ ...attempt, sha256: words })).toBe(false);
  });
});

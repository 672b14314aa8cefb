/** The public suite for RSASSA-PKCS1-v1_5 with SHA-256, with this project's own reading of the keys. */
import { describe, expect, it } from 'vitest';
import { needing } from '../../testing/needing';
import { readSignatureSuite } from '../../testing/public-suites';
import { parsePlatformKeys } from '../key/parse-platform-keys';
import { createVerify } from './verify-signature';

const suite = readSignatureSuite();

const whereItIs = needing('the public suites', suite.length > 0);

describe('the verdict agrees with the public suite', whereItIs, () => {
  it.each(['valid', 'invalid'] as const)('on every %s case', async (result) => {
    const cases = suite.filter((one) => one.result === result);
    const verdicts = await Promise.all(
      cases.map(async ({ name, publicKeyPem, signature, message }) => {
        const keys = await parsePlatformKeys(publicKeyPem);
        const key = keys.ok ? keys.value[0] : undefined;
        const verify = key === undefined ? null : await createVerify(key, crypto.subtle);
        if (verify === null) return `${name}: the key was refused`;
        return `${name}: ${(await verify(signature, message)) ? 'valid' : 'invalid'}`;
      }),
    );
    expect(cases.length).toBeGreaterThan(20);
    expect(verdicts).toEqual(cases.map(({ name }) => `${name}: ${result}`));
  });
});

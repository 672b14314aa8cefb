/** The public suite for RSASSA-PKCS1-v1_5 with SHA-256, with this project's own reading of the keys. */
import { describe, expect, it } from 'vitest';
import { needing } from '../../testing/needing';
import { readSignatureSuite } from '../../testing/public-suites';
import { importVerifyKey } from '../key/import-verify-key';
import { parsePlatformKeys } from '../key/parse-platform-keys';
import { verifySignature } from './verify-signature';

const suite = readSignatureSuite();

const whereItIs = needing('the public suites', suite.length > 0);

describe('the verdict agrees with the public suite', whereItIs, () => {
  it.each(['valid', 'invalid'] as const)('on every %s case', async (result) => {
    const cases = suite.filter((one) => one.result === result);
    const verdicts = await Promise.all(
      cases.map(async ({ name, publicKeyPem, signature, message }) => {
        const keys = await parsePlatformKeys(publicKeyPem);
        const key = keys.ok ? keys.value[0] : undefined;
        const cryptoKey = key === undefined ? null : await importVerifyKey(key, crypto.subtle);
        if (cryptoKey === null) return `${name}: the key was refused`;
        const valid = await verifySignature(crypto.subtle, cryptoKey, signature, message);
        return `${name}: ${valid ? 'valid' : 'invalid'}`;
      }),
    );
    expect(cases.length).toBeGreaterThan(20);
    expect(verdicts).toEqual(cases.map(({ name }) => `${name}: ${result}`));
  });
});

import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { detectPrivateKey } from '../../../core/key/detect-private-key';
import { toCngBlob, toCspBlob } from '../../../testing/windows-keys';
import { readFileText } from './read-file';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

async function readAs(input: 'key' | 'body', bytes: Uint8Array): Promise<string> {
  return await readFileText(input, new File([new Uint8Array(bytes)], 'dropped'));
}

describe('a dropped file that is a private key', () => {
  it.each([
    ['DER', privateKey.export({ type: 'pkcs8', format: 'der' })],
    ['PEM', Buffer.from(String(privateKey.export({ type: 'pkcs1', format: 'pem' })))],
    ['a CSP blob', toCspBlob(privateKey)],
    ['a CNG blob', toCngBlob(privateKey, 'private')],
    ['a full CNG blob', toCngBlob(privateKey, 'full')],
  ])('becomes a text that every input refuses: %s', async (_, bytes) => {
    for (const input of ['key', 'body'] as const) {
      expect(detectPrivateKey(await readAs(input, bytes))).not.toBeNull();
    }
  });

  it('is not seen in a public one', async () => {
    const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
    expect(await readAs('key', Buffer.from(pem))).toBe(pem);
    const der = publicKey.export({ type: 'spki', format: 'der' });
    expect((await readAs('key', der)).replaceAll('\n', '')).toBe(der.toString('base64'));
    expect(detectPrivateKey(await readAs('key', toCspBlob(publicKey)))).toBeNull();
  });
});

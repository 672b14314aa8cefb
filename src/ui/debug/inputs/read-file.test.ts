import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { detectPrivateKey } from '../../../core/key/detect-private-key';
import { toCngBlob, toCspBlob } from '../../../testing/windows-keys';
import { toFileText } from './read-file';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

function readAs(input: 'key' | 'body', bytes: Uint8Array): string {
  return toFileText(input, new Uint8Array(bytes));
}

describe('a dropped file that is a private key', () => {
  it.each([
    ['DER', privateKey.export({ type: 'pkcs8', format: 'der' })],
    ['PEM', Buffer.from(String(privateKey.export({ type: 'pkcs1', format: 'pem' })))],
    ['a CSP blob', toCspBlob(privateKey)],
    ['a CNG blob', toCngBlob(privateKey, 'private')],
    ['a full CNG blob', toCngBlob(privateKey, 'full')],
  ])('becomes a text that every input refuses: %s', (_, bytes) => {
    for (const input of ['key', 'body'] as const) {
      expect(detectPrivateKey(readAs(input, bytes))).not.toBeNull();
    }
  });

  it('is not seen in a public one', () => {
    const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
    expect(readAs('key', Buffer.from(pem))).toBe(pem);
    const der = publicKey.export({ type: 'spki', format: 'der' });
    expect(readAs('key', der).replaceAll('\n', '')).toBe(der.toString('base64'));
    expect(detectPrivateKey(readAs('key', toCspBlob(publicKey)))).toBeNull();
  });
});

import { execFileSync } from 'node:child_process';
import { sign as signWithNode, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { needing } from '../../testing/needing';
import { getRsaPair } from '../../testing/rsa-pairs';
import { inspectCallback } from '../inspect-callback';
import { type SignBytes, type SignedCallback, signCallback } from './sign-callback';

const { privateKey, publicKey } = getRsaPair(2048);
const publicKeyPem = String(publicKey.export({ type: 'spki', format: 'pem' }));
const sign: SignBytes = async (bytes) => new Uint8Array(signWithNode('sha256', bytes, privateKey));

const unsigned = {
  merchantNo: 'M10086',
  timestamp: '1795163400',
  nonce: '059cca9062c3ad11466e23022210584f',
  bodyText:
    '{"orderType":"payin","amount":"1250.00","note":null,"payer":{"b":1.50},"remark":"张三"}\n',
};
const canonical =
  'amount=1250.00&nonce=059cca9062c3ad11466e23022210584f&orderType=payin&payer={"b":1.5}&remark=张三&timestamp=1795163400';

async function signIt(changed: Partial<typeof unsigned> = {}): Promise<SignedCallback> {
  const result = await signCallback({ ...unsigned, ...changed }, sign);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

describe('signCallback', () => {
  it('signs the contract’s string and leaves the body as it is', async () => {
    const signed = await signIt();
    expect(signed.canonical).toBe(canonical);
    expect(signed.bodyText).toBe(unsigned.bodyText);
    expect(signed.headersText).toBe(
      `Content-Type: application/json\nX-Merchant-No: M10086\nX-Timestamp: 1795163400\nX-Nonce: 059cca9062c3ad11466e23022210584f\nX-Sign: ${signed.signatureBase64}`,
    );
    const signature = Buffer.from(signed.signatureBase64, 'base64');
    expect(verify('sha256', Buffer.from(canonical), publicKey, signature)).toBe(true);
  });

  it.each([
    [{ nonce: null }, canonical.replace(/nonce=\w+&/, ''), 'X-Nonce'],
    [{ timestamp: null }, canonical.replace(/&timestamp=\d+$/, ''), 'X-Timestamp'],
    [{ merchantNo: null }, canonical, 'X-Merchant-No'],
  ] as const)('sends no header that it is not given: %j', async (changed, expected, name) => {
    const signed = await signCallback({ ...unsigned, ...changed }, sign);
    expect(signed.ok && signed.value.canonical).toBe(expected);
    expect(signed.ok && signed.value.headersText).not.toContain(name);
  });

  it.each([
    ['{"amount":', 'body.syntax'],
    ['[1]', 'body.not-object'],
    [' ', 'body.empty'],
  ])('does not sign %s', async (bodyText, code) => {
    const result = await signCallback({ ...unsigned, bodyText }, sign);
    expect(result.ok).toBe(false);
    expect(result.problems.map((problem) => problem.code)).toContain(code);
  });

  it('gives what the debugger finds valid', async () => {
    const { headersText, bodyText } = await signIt();
    const input = { keyText: publicKeyPem, headersText, bodyText, ownString: '' };
    expect((await inspectCallback(input)).verdict.kind).toBe('valid');
  });
});

function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version']);
    return true;
  } catch {
    return false;
  }
}

describe('a signed callback', needing('openssl', hasOpenssl()), () => {
  it('verifies with `openssl dgst -sha256 -verify`', async () => {
    const { signatureBase64 } = await signIt();
    const folder = mkdtempSync(join(tmpdir(), 'signed-callback-'));
    const write = (name: string, content: string | Buffer) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    try {
      const key = write('key.pem', publicKeyPem);
      const signature = write('signature', Buffer.from(signatureBase64, 'base64'));
      const text = write('text', canonical);
      const use = ['dgst', '-sha256', '-verify', key, '-signature', signature, text];
      expect(String(execFileSync('openssl', use))).toBe('Verified OK\n');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

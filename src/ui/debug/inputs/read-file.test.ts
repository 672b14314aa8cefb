import { describe, expect, it } from 'vitest';
import { detectPrivateKey } from '../../../core/key/detect-private-key';
import { createWarning } from '../../../core/problem';
import { takeRsaPair } from '../../../testing/rsa-pairs';
import { toCngBlob, toCspBlob } from '../../../testing/windows-keys';
import { readFile } from './read-file';

const { privateKey, publicKey } = takeRsaPair(2048);

function readAs(input: 'key' | 'body', bytes: Uint8Array): string {
  return readFile(input, new Uint8Array(bytes)).text;
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

describe('the bytes of a dropped body', () => {
  const listCodes = (bytes: Uint8Array | string) =>
    readFile('body', new Uint8Array(Buffer.from(bytes))).notices.map(({ code }) => code);

  it('are told where they are not UTF-8, by the first of them', () => {
    const bytes = Buffer.concat([
      Buffer.from('{"a":"é'),
      Buffer.from([0xe9, 0x22]),
      Buffer.from('}'),
    ]);
    const { text, notices } = readFile('body', new Uint8Array(bytes));
    expect(text).toBe('{"a":"é\ufffd"}');
    expect(notices).toMatchObject([
      {
        code: 'body.not-utf-8',
        severity: 'warning',
        byte: 0xe9,
        offset: 8,
        span: { start: 7, end: 8 },
      },
    ]);
  });

  it.each([
    ['a truncated character', [0xe2, 0x82]],
    ['a lone continuation', [0x80]],
    ['an overlong one', [0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['one beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
  ])('are told: %s', (_, foreign) => {
    expect(listCodes(Buffer.concat([Buffer.from('{}'), Buffer.from(foreign)]))).toEqual([
      'body.not-utf-8',
    ]);
  });

  it('are told to have CRLF, and a U+FFFD that was sent is none', () => {
    expect(listCodes('{\r\n}')).toEqual(['body.line-ends']);
    expect(listCodes('{"a":"\ufffd€😀"}\n')).toEqual([]);
    expect(listCodes(Buffer.from('\ufeff{}', 'utf16le'))).toEqual([]);
  });
});

describe('a file in UTF-16 without a byte order mark', () => {
  const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
  const swapped = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());

  it.each(['body', 'headers'] as const)('is read as one with it, and told: %s', (input) => {
    const text = '{"orderNo":"订单"}';
    for (const [bytes, encoding] of [
      [utf16(text), 'utf-16le'],
      [swapped(text), 'utf-16be'],
    ] as const) {
      expect(readFile(input, bytes)).toEqual({
        text,
        notices: [createWarning(`${input}.not-utf-8`, null, { encoding })],
      });
    }
  });

  it('is read as a key', () => {
    const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
    expect(readFile('key', utf16(pem))).toEqual({ text: pem, notices: [] });
  });

  it.each([
    ['zeros alone', Buffer.from([0, 0, 0, 0, 0, 0])],
    ['a zero in a text', Buffer.from('{\0"a":1}')],
    ['two bytes', Buffer.from('{\0')],
    ['UTF-32', Buffer.from('{\0\0\0"\0\0\0')],
  ])('is not seen in other bytes: %s', (_, bytes) => {
    expect(readFile('body', new Uint8Array(bytes))).toEqual({
      text: bytes.toString('utf8'),
      notices: [],
    });
  });
});

it('of headers are told where they are not UTF-8, and nothing of their line ends', () => {
  const bytes = Buffer.concat([Buffer.from('X-Nonce: a\r\nX-Name: '), Buffer.from([0xfc])]);
  expect(readFile('headers', new Uint8Array(bytes)).notices).toMatchObject([
    { code: 'headers.not-utf-8', input: 'headers', byte: 0xfc, offset: 20 },
  ]);
});

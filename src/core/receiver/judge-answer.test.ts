import { describe, expect, it } from 'vitest';
import { getRsaPair } from '../../testing/rsa-pairs';
import { toCngBlob, toCspBlob } from '../../testing/windows-keys';
import { judgeAnswer } from './judge-answer';

const { privateKey } = getRsaPair(2048);
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'der' });
const pkcs1 = privateKey.export({ type: 'pkcs1', format: 'der' });
const head = 'HTTP/1.1 200 OK\r\n';

/** Bytes of a file that holds these one after another. */
function join(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));
}

describe('an answer', () => {
  it('is judged alike as text and as the bytes of a file', () => {
    const text = `${head}\r\nOK`;
    expect(judgeAnswer(text)).toMatchObject({
      ok: true,
      answer: { status: 200 },
      acknowledgement: { result: 'accepted' },
    });
    expect(judgeAnswer(join(text))).toEqual(judgeAnswer(text));
  });

  it('has line feeds alone as text, and its very bytes as a file', () => {
    const text = `${head}\r\nOK\r\nand\rmore\r\n`;
    const read = (given: string | Uint8Array) => {
      const judged = judgeAnswer(given);
      return judged.ok && Buffer.from(judged.answer.body).toString();
    };
    expect(read(text)).toBe('OK\nand\nmore\n');
    expect(read(join(text))).toBe('OK\r\nand\rmore\r\n');
  });

  it.each<[string, string | Uint8Array]>([
    ['PEM as text', pem],
    ['PEM as a body', `${head}\r\n${pem}`],
    ['a file in PEM', join(pem)],
    ['a file in PEM in UTF-16', Uint8Array.from(Buffer.from(`\ufeff${pem}`, 'utf16le'))],
    ['a file in DER', join(pkcs8)],
    ['a file of PKCS#1 in DER', join(pkcs1)],
    ['a file with DER as a body', join(head, '\r\n', pkcs8)],
    ['a file of a CSP blob', join(toCspBlob(privateKey))],
    ['a file with a CNG blob as a body', join(head, '\r\n', toCngBlob(privateKey, 'full'))],
  ])('is not judged when it holds a private key: %s', (_, given) => {
    expect(judgeAnswer(given)).toEqual({ ok: false, form: expect.any(String) });
  });
});

import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkAcknowledgement } from '../../core/receiver/check-acknowledgement';
import { parseAnswer } from '../../core/receiver/parse-answer';
import { toCngBlob, toCspBlob } from '../../testing/windows-keys';
import { toPlainText } from '../../words/text';
import { readAnswerFile } from './read-answer-file';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const head = 'HTTP/1.1 200 OK\r\n';

function createFile(...parts: readonly (string | Uint8Array<ArrayBuffer>)[]): File {
  return new File([...parts], 'answer.bin');
}

describe('the file of an answer', () => {
  it('is read as a whole, also where it is larger than any answer', async () => {
    const length = 2_000_000;
    const file = createFile(`${head}Content-Length: ${length}\r\n\r\nOK`, 'x'.repeat(length - 2));
    const reading = await readAnswerFile(file);
    if (!reading.ok) throw new Error(toPlainText(reading.refusal));
    expect(reading.bytes.length).toBe(file.size);
    expect(checkAcknowledgement(parseAnswer(reading.bytes)).faults).toEqual(['body.longer']);
  });

  it('is refused as a whole beyond 20 MB', async () => {
    expect(await readAnswerFile(createFile(new Uint8Array(20_000_000)))).toMatchObject({
      ok: true,
    });
    const reading = await readAnswerFile(createFile(new Uint8Array(20_000_001)));
    if (reading.ok) throw new Error('it was read');
    expect(toPlainText(reading.refusal)).toMatch(/20,000,001 bytes.*no answer of this size/);
  });

  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const pkcs8 = new Uint8Array(privateKey.export({ type: 'pkcs8', format: 'der' }));
  const pkcs1 = new Uint8Array(privateKey.export({ type: 'pkcs1', format: 'der' }));

  it.each([
    ['PEM', createFile(pem)],
    ['PEM in UTF-16', createFile(new Uint8Array(Buffer.from(`\ufeff${pem}`, 'utf16le')))],
    ['DER', createFile(pkcs8)],
    ['PKCS#1 in DER', createFile(pkcs1)],
    ['DER as a body', createFile(head, '\r\n', pkcs8)],
    ['a CSP blob', createFile(new Uint8Array(toCspBlob(privateKey)))],
    [
      'a CNG blob as a body',
      createFile(head, '\r\n', new Uint8Array(toCngBlob(privateKey, 'full'))),
    ],
  ])('is refused when it holds a private key: %s', async (_, file) => {
    expect(await readAnswerFile(file)).toMatchObject({
      ok: false,
      refusal: expect.stringMatching(/private key/),
    });
  });
});

import { describe, expect, it } from 'vitest';
import { checkAcknowledgement } from '../../core/receiver/check-acknowledgement';
import { parseAnswer } from '../../core/receiver/parse-answer';
import { toPlainText } from '../../words/text';
import { readAnswerFile } from './read-answer-file';

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
});

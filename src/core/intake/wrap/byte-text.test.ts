import { describe, expect, it } from 'vitest';
import { byteNotations } from '../../../testing/byte-notations';
import { compactStyle, printJson } from '../../json/print-json';
import { listReadBodies, readBodyDump } from '../read-body-dump';

const body = '{"orderType":"payin","orderNo":"P1","status":"completed","payer":"José 张"}';

describe('a body as bytes', () => {
  it.each(Object.entries(byteNotations))('is read in %s', (_, print) => {
    const reading = readBodyDump(print(Buffer.from(body)));
    const [first] = reading === null ? [] : listReadBodies(reading, 1);
    expect(first && printJson(first, compactStyle)).toBe(body);
  });

  it('is read in the dumps of hexdump and xxd', () => {
    const bytes = Buffer.from(body);
    const rows = Array.from({ length: Math.ceil(bytes.length / 16) }, (_, row) => {
      const part = bytes.subarray(row * 16, row * 16 + 16);
      const offset = (row * 16).toString(16).padStart(8, '0');
      const hex = Array.from(part, (byte) => byte.toString(16).padStart(2, '0'));
      return { offset, hex, shown: part.toString('latin1').replace(/[^ -~]/g, '.') };
    });
    const dumps = [
      rows.map(
        ({ offset, hex, shown }) =>
          `${offset}  ${hex.slice(0, 8).join(' ')}  ${hex.slice(8).join(' ')} |${shown}|`,
      ),
      rows.map(
        ({ offset, hex, shown }) =>
          `${offset}: ${hex.join('').replace(/.{4}/g, '$& ').padEnd(40)} ${shown}`,
      ),
    ];
    for (const dump of dumps) expect(readBodyDump(dump.join('\n'))?.forms).toEqual(['hex', 'json']);
  });

  it.each([
    [
      'bytes that are no text',
      Buffer.from([...Array(40).keys()].map((byte) => byte + 0x80)).toString('hex'),
    ],
    [
      'numbers that are no bytes',
      `[${Array.from({ length: 40 }, (_, index) => index * 100).join(', ')}]`,
    ],
    [
      'Base64 of something else',
      Buffer.from('no callback at all, only some text').toString('base64'),
    ],
  ])('is not seen in %s', (_, text) => {
    expect(readBodyDump(text)).toBeNull();
  });
});

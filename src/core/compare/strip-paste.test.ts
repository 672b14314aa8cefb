import { describe, expect, it } from 'vitest';
import { stripPaste } from './strip-paste';

const text = 'amount=100.00&extra={"a":"é"}&nonce=ab12&timestamp=1790000010';
const bytes = [...Buffer.from(text, 'utf8')];

describe('stripPaste', () => {
  it.each([
    ['a label', `string to sign: ${text}`, ['label']],
    ['the label of a log', `2026-11-21 10:00:01 INFO signStr=${text}`, ['label']],
    ['quotes', `'${text}'`, ['quoted']],
    ['JSON', JSON.stringify(text), ['quoted']],
    [
      "Python's bytes",
      String.raw`b'amount=100.00&extra={"a":"\xc3\xa9"}&nonce=ab12&timestamp=1790000010'`,
      ['quoted'],
    ],
    ['a label and quotes', `signStr = "${text.replaceAll('"', '\\"')}"`, ['label', 'quoted']],
    ['lines of 40 characters', text.replace(/.{40}/g, '$&\n'), ['broken-lines']],
    ['hex', Buffer.from(text, 'utf8').toString('hex'), ['hex']],
    ['a list of bytes', `[${bytes.join(', ')}]`, ['byte-list']],
    ['a browser’s markup', text.replace('&times', '×'), ['markup']],
  ])('undoes %s', (_, pasted, forms) => {
    expect(stripPaste(pasted, text)).toEqual(forms);
  });

  it.each([
    ['a line end, which code may sign', `${text}\n`],
    ['a method in front', `POST\n/cb\n${text}`],
    ['a secret in front', `c0ffee:${text}`],
    ['another value', `signStr: ${text.replace('100.00', '100.0')}`],
    ['pairs on lines', text.replaceAll('&', '\n')],
    ['quotes around values', text.replace('ab12', '"ab12"')],
  ])('leaves %s', (_, pasted) => {
    expect(stripPaste(pasted, text)).toBeNull();
  });
});

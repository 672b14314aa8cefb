import { describe, expect, it } from 'vitest';
import type { CallbackHeaderName } from './callback-headers';
import { parseHeaders } from './parse-headers';

const complete = [
  'Content-Type: application/json',
  'X-Merchant-No: M10086',
  'X-Timestamp: 1790000123',
  'X-Nonce: 9f8e7d6c',
  'X-Sign: QUJD',
].join('\n');

const values = {
  'Content-Type': 'application/json',
  'X-Merchant-No': 'M10086',
  'X-Timestamp': '1790000123',
  'X-Nonce': '9f8e7d6c',
  'X-Sign': 'QUJD',
};

function readValues(text: string): Partial<Record<CallbackHeaderName, string>> {
  const { fields } = parseHeaders(text).headers;
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
}

describe('parseHeaders reads', () => {
  it.each([
    ['plain lines', complete],
    ['CRLF', complete.replaceAll('\n', '\r\n')],
    ['CR alone', complete.replaceAll('\n', '\r')],
    ['lower case', complete.replace(/^[^:]+/gm, (name) => name.toLowerCase())],
    ['another order', complete.split('\n').reverse().join('\n')],
    ['no space behind the colon', complete.replaceAll(': ', ':')],
    ['tabs and spaces around values', complete.replace(/: (.*)/g, ':\t  $1 \t')],
    ['blank lines around', `\n\n${complete}\n\n`],
    ['a byte order mark', `\ufeff${complete}`],
    ['other headers around', `:method: POST\nHost: a.example:8443\n${complete}\nAccept: */*`],
    ['a content type with a charset', complete.replace('json', 'json; charset=utf-8')],
  ])('%s, without a problem', (_, text) => {
    const expected = text.includes('charset')
      ? { ...values, 'Content-Type': 'application/json; charset=utf-8' }
      : values;
    expect(readValues(text)).toEqual(expected);
    expect(parseHeaders(text).problems).toEqual([]);
  });

  it('gives each name and value its span', () => {
    const text = `Host: x\r\nx-nonce:   abc \r\nX-Sign: QUJD`;
    const { fields } = parseHeaders(text).headers;
    const nonce = fields['X-Nonce'];
    if (nonce === undefined) throw new Error('no nonce');
    expect(text.slice(nonce.nameSpan.start, nonce.nameSpan.end)).toBe('x-nonce');
    expect(text.slice(nonce.valueSpan.start, nonce.valueSpan.end)).toBe('abc');
  });

  it('reads a folded header as one line, with a warning', () => {
    const text = 'X-Nonce: a \r\n\tb\n c\nX-Timestamp: 1';
    expect(readValues(text)['X-Nonce']).toBe('a b c');
    expect(parseHeaders(text).problems).toContainEqual({
      code: 'headers.folded',
      input: 'headers',
      severity: 'warning',
      span: { start: 9, end: 18 },
      name: 'X-Nonce',
    });
  });

  it('is linear in the length of its lines and in their number', () => {
    const spaces = `X-Comment: a${' '.repeat(2_000_000)}b\n`;
    const wrapped = `X-Sign: QUJD\n${'QUJD\n'.repeat(200_000)}`;
    expect(readValues(spaces + complete)).toEqual(values);
    expect(readValues(wrapped)['X-Sign']).toHaveLength(4 + 200_000 * 5);
  });

  it.each([
    ['folded', 'X-Sign: QUJD\n RUZH\nX-Nonce: 1', 'QUJD\n RUZH'],
    ['wrapped', 'X-Sign: QUJD\r\nRUZH==\r\nX-Nonce: 1', 'QUJD\r\nRUZH=='],
  ])('keeps a %s signature in one piece, line ends inside', (_, text, value) => {
    expect(readValues(text)['X-Sign']).toBe(value);
  });
});

describe('parseHeaders names', () => {
  it.each([
    ['Content-Type', 'warning'],
    ['X-Merchant-No', 'warning'],
    ['X-Timestamp', 'warning'],
    ['X-Nonce', 'warning'],
    ['X-Sign', 'error'],
  ])('a missing or blank %s as %s', (name, severity) => {
    const without = complete.replace(new RegExp(`^${name}.*\n?`, 'm'), '');
    const problem = { code: 'headers.missing', input: 'headers', severity, name };
    expect(parseHeaders(without).problems).toEqual([{ ...problem, span: null, blank: false }]);

    const blanked = complete.replace(new RegExp(`^(${name}:).*`, 'm'), '$1 \t ');
    const start = blanked.indexOf(name);
    const span = { start, end: start + name.length };
    expect(parseHeaders(blanked).problems).toEqual([{ ...problem, span, blank: true }]);
  });

  it('every missing header of an empty text', () => {
    const { problems } = parseHeaders('');
    expect(problems.map((problem) => 'name' in problem && problem.name)).toEqual(
      Object.keys(values),
    );
  });

  it.each([
    ['X-Nonce: other', false, 'error'],
    ['x-nonce: 9f8e7d6c', true, 'warning'],
    ['X-MERCHANT-NO: M2', false, 'warning'],
  ])('the second of two: %s', (line, same, severity) => {
    const text = `${complete}\n${line}`;
    const name = line.slice(0, line.indexOf(':'));
    const first = text.toLowerCase().indexOf(name.toLowerCase());
    expect(parseHeaders(text).problems).toEqual([
      {
        code: 'headers.duplicate',
        input: 'headers',
        severity,
        name: Object.keys(values).find((one) => one.toLowerCase() === name.toLowerCase()),
        span: { start: complete.length + 1, end: complete.length + 1 + name.length },
        otherSpan: { start: first, end: first + name.length },
        same,
      },
    ]);
    expect(readValues(text)).toEqual(values);
  });

  it.each([
    ['a request line', 'POST /callback HTTP/1.1', 'no-colon'],
    ['a full-width colon', 'X-Trace：1', 'no-colon'],
    ['a name with a space', 'X Trace: 1', 'bad-name'],
    ['a line of prose', 'the headers were: these', 'bad-name'],
  ])('%s as a line it cannot read', (_, line, reason) => {
    expect(parseHeaders(`${line}\n${complete}`).problems).toEqual([
      {
        code: 'headers.line',
        input: 'headers',
        severity: 'warning',
        span: { start: 0, end: line.length },
        line,
        reason,
      },
    ]);
  });

  it.each([
    [
      'Content-Type: application/json',
      'Content-Type: text/plain',
      'headers.content-type',
      'text/plain',
    ],
    ['1790000123', '1790000123000', 'headers.milliseconds', '1790000123000'],
    ['1790000123', '2026-09-21T13:35:23Z', 'headers.not-seconds', '2026-09-21T13:35:23Z'],
  ])('a doubtful value: %s → %s', (from, to, code, value) => {
    const text = complete.replace(from, to);
    const start = text.indexOf(value);
    expect(parseHeaders(text).problems).toMatchObject([
      { code, severity: 'warning', span: { start, end: start + value.length }, value },
    ]);
  });
});

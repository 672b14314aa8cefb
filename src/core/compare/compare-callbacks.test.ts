import { describe, expect, it } from 'vitest';
import { compareCallbacks } from './compare-callbacks';

const sign = 'Zm9vYmFyYmF6Zm9v+/'.repeat(10);
const headers = [
  'Content-Type: application/json',
  'X-Merchant-No: M10086',
  'X-Timestamp: 1790000123',
  'X-Nonce: 9f8e7d6c5b4a3210',
  `X-Sign: ${sign}==`,
].join('\n');
const body =
  '{"orderNo":"P1","status":"completed","amount":"100.00","completedAt":1790000121,"payer":{"name":"Ann","city":"A/B"},"items":[{"sku":"a","count":2}]}';

const compare = (headersText: string, bodyText: string, workedBody = body) =>
  compareCallbacks({ headersText: headers, bodyText: workedBody }, { headersText, bodyText })
    .differences;

describe('two callbacks of one sender', () => {
  it('differ in nothing but their values', () => {
    const others = [
      'X-SIGN: aaaabbbbccccddddeeee+/'.padEnd('X-Sign: '.length + sign.length, 'z').concat('=='),
      'x-nonce: 0123456789abcdef',
      'X-Timestamp: 1790009999',
      'X-Merchant-No: M10086',
      'Content-Type: application/json',
      'User-Agent: Callback/2.0',
    ].join('\r\n');
    const another =
      '{ "orderNo": "PAYIN-77", "status": "completed", "amount": "4095.40", "completedAt": 1790009990, "payer": {"name":"Bo","city":"C/D"}, "items": [{"sku":"b","count":12},{"sku":"c"}] }';
    expect(compare(others, another)).toEqual([]);
  });
});

describe('headers', () => {
  it.each([
    ['missing', headers.replace(/X-Nonce.*\n/, ''), 'X-Nonce', { kind: 'missing' }],
    [
      'another merchant number',
      headers.replace('M10086', 'M2'),
      'X-Merchant-No',
      { kind: 'value', worked: 'M10086', other: 'M2' },
    ],
    [
      'milliseconds',
      headers.replace('1790000123', '1790000123000'),
      'X-Timestamp',
      { kind: 'form', form: 'time-unit', worked: 'seconds', other: 'milliseconds' },
    ],
    [
      'a longer nonce',
      headers.replace('3210', '32100000'),
      'X-Nonce',
      { kind: 'form', form: 'length', worked: 16, other: 20 },
    ],
    [
      'a nonce of digits',
      headers.replace('9f8e7d6c5b4a3210', '9182736455463728'),
      'X-Nonce',
      { kind: 'form', form: 'alphabet', worked: 'hex', other: 'digits' },
    ],
    [
      'the other Base64',
      headers.replace(/\+\//g, '-_'),
      'X-Sign',
      { kind: 'form', form: 'alphabet', worked: 'base64', other: 'base64url' },
    ],
  ])('show %s', (_, text, path, difference) => {
    expect(compare(text, body)).toEqual([{ part: 'headers', path, ...difference }]);
  });

  it('show one that only the newer callback has', () => {
    const worked = { headersText: headers.replace(/X-Nonce.*\n/, ''), bodyText: body };
    expect(compareCallbacks(worked, { headersText: headers, bodyText: body }).differences).toEqual([
      { part: 'headers', path: 'X-Nonce', kind: 'added' },
    ]);
  });
});

describe('the body', () => {
  it.each<[string, string, object]>([
    ['a field less', body.replace('"orderNo":"P1",', ''), { path: 'orderNo', kind: 'missing' }],
    ['a field more', body.replace('{', '{"new":1,'), { path: 'new', kind: 'added' }],
    [
      'a nested field less',
      body.replace('"name":"Ann",', ''),
      { path: 'payer.name', kind: 'missing' },
    ],
    [
      'a text that is a number',
      body.replace('"100.00"', '100.00'),
      { path: 'amount', kind: 'type', worked: 'string', other: 'number' },
    ],
    [
      'a number that is a text, in a list',
      body.replace('"count":2', '"count":"2"'),
      { path: 'items[0].count', kind: 'type', worked: 'number', other: 'string' },
    ],
    [
      'an object that is a text',
      body.replace(/\{"name.*?\}/, '"{}"'),
      { path: 'payer', kind: 'type', worked: 'object', other: 'string' },
    ],
    [
      'other decimals',
      body.replace('100.00', '95.4'),
      { path: 'amount', kind: 'form', form: 'decimals', worked: 2, other: 1 },
    ],
    [
      'an exponent',
      body.replace('1790000121', '1790000121e0'),
      { path: 'completedAt', kind: 'form', form: 'exponent', worked: false, other: true },
    ],
    [
      'an amount that is no number',
      body.replace('100.00', '1,100.00'),
      { path: 'amount', kind: 'form', form: 'alphabet', worked: 'decimal', other: 'other' },
    ],
    [
      'another status',
      body.replace('completed"', 'COMPLETED"'),
      { path: 'status', kind: 'value', worked: 'completed', other: 'COMPLETED' },
    ],
    [
      'white space around a text',
      body.replace('"P1"', '"P1 "'),
      { path: 'orderNo', kind: 'form', form: 'outer-space', worked: false, other: true },
    ],
    [
      'a blank text',
      body.replace('"P1"', '""'),
      { path: 'orderNo', kind: 'form', form: 'blank', worked: false, other: true },
    ],
    [
      'other characters',
      body.replace('Ann', 'Zoë'),
      { path: 'payer.name', kind: 'form', form: 'non-ascii', worked: false, other: true },
    ],
    [
      'escaped slashes',
      body.replace('A/B', 'C\\/D'),
      { path: '', kind: 'form', form: 'escaped-slash', worked: false, other: true },
    ],
    [
      'another order',
      body.replace('"name":"Ann","city":"A/B"', '"city":"A/B","name":"Ann"'),
      { path: 'payer', kind: 'order', worked: ['name', 'city'], other: ['city', 'name'] },
    ],
    [
      'a key twice',
      body.replace('"sku":"a"', '"sku":"a","sku":"b"'),
      { path: 'items[0]', kind: 'repeated', worked: false, other: true },
    ],
    ['no JSON', `${body}}`, { path: '', kind: 'unread', worked: false, other: true }],
    ['a list', '[]', { path: '', kind: 'unread', worked: false, other: true }],
  ])('shows %s', (_, text, difference) => {
    expect(text).not.toBe(body);
    expect(compare(headers, text)).toEqual([{ part: 'body', ...difference }]);
  });

  it('shows \\u escapes where both have something to escape', () => {
    const worked = body.replace('Ann', 'Zoë');
    const escaped = body.replace('Ann', 'Ren\\u00e9');
    expect(compare(headers, escaped, worked)).toEqual([
      { part: 'body', path: '', kind: 'form', form: 'escaped-unicode', worked: false, other: true },
    ]);
    // A backslash that is one itself.
    expect(compare(headers, body.replace('A/B', 'A\\\\/B'))).toEqual([]);
  });

  it('lists 200 and counts the others', () => {
    const fields = Array.from({ length: 250 }, (_, index) => `"f${index}":1`).join();
    const { differences, more } = compareCallbacks(
      { headersText: headers, bodyText: body },
      { headersText: headers, bodyText: body.replace('{', `{${fields},`) },
    );
    expect([differences.length, more]).toEqual([200, 50]);
  });
});

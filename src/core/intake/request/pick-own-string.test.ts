import { describe, expect, it } from 'vitest';
import { requestBody, requestHeaders } from '../../../testing/request-cases';
import { readRequest } from './read-request';

const own =
  'amount=100.00&completedAt=1790001234&extra={"b":[1,2],"a":"x"}&merchantOrderNo=M 1&nonce=9f8e7d6c-5b4a&orderNo=P20261&orderType=payin&status=completed&timestamp=1790005000';
const lines = Object.entries(requestHeaders).map(([name, value]) => `${name}: ${value}`);
const request = `${lines.join('\n')}\n\n${requestBody}\n`;
const node = `{\n  headers: ${JSON.stringify(requestHeaders)},\n  body: ${JSON.stringify(requestBody)}\n}\n`;

function readOwn(text: string): string | null {
  const reading = readRequest(text);
  if (reading.kind !== 'taken') throw new Error(`it is ${reading.kind}`);
  expect(reading.request.headersText).toContain('X-Sign');
  return reading.request.ownString;
}

describe('the string that the own program built', () => {
  it.each([
    ['in a line of its own', `${request}\n${own}\n`],
    ['before the request', `${own}\n\n${request}`],
    ['behind PHP’s error_log', `${request}\n[Sun Nov 22 09:19:54 2026] string to sign: ${own}\n`],
    ['behind console.log', `${node}str ${own}\n`],
    ['behind Go’s log', `${request}\n2026/11/22 09:19:54 sign string=${own}\r\n`],
    ['in quotes, with more behind it', `${request}\n09:19:54 built '${own}', refused\n`],
    ['twice', `${request}\n1 built ${own}\n2 built ${own}\n`],
  ])('is taken: %s', (_, text) => {
    expect(readOwn(text)).toBe(own);
  });

  it('keeps its quotes where it has escapes: their language is not known here', () => {
    const quoted = JSON.stringify(own);
    expect(readOwn(`${request}\nstring: ${quoted}\n`)).toBe(quoted);
  });

  it.each([
    ['two that differ', `${request}\n${own}\n${own.replace('P20261', 'P20262')}\n`],
    ['an address', `${request}\nGET https://shop.example/cb?${own}\n`],
    ['a part of one', `${request}\na=b==&${own}\n`],
    ['one that may go on', `${request}\nbuilt ${own}, refused\n`],
    ['one that may be cut', `${request}\nbuilt '${own}\n`],
    ['another one', `${request}\na=1&b=2&c=3&d=4&amount=1&orderNo=2\n`],
    ['what stands in the headers', request.replace('X-Nonce', `X-Own: ${own}\nX-Nonce`)],
    [
      'what stands in the body',
      request.replace('"rate":1.50', `"rate":1.50,"note":${JSON.stringify(own)}`),
    ],
  ])('is not taken: %s', (_, text) => {
    expect(readOwn(text)).toBeNull();
  });
});

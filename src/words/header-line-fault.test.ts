import { expect, it } from 'vitest';
import { detectLineFault } from './header-line-fault';

it.each([
  ['< X-Nonce: 1', { kind: 'curl-mark' }],
  ['> X-Nonce: 1', { kind: 'curl-mark' }],
  ['"X-Nonce": "1",', { kind: 'quotes' }],
  ["{'X-Nonce': '1'}", { kind: 'quotes' }],
  ['X-Nonce：1', { kind: 'not-ascii', found: '：' }],
  ['Х-Nonce: 1', { kind: 'not-ascii', found: 'Х' }],
  ['X-Nonce 1', { kind: 'no-colon' }],
  ['x-merchant-no\tM10086', { kind: 'no-colon' }],
  ['POST /callback/pay HTTP/1.1', { kind: 'first-line', method: 'POST' }],
  ['POST https://m.example/callback/pay', { kind: 'first-line', method: 'POST' }],
  ['GET /callback/pay HTTP/1.1', { kind: 'first-line', method: 'GET' }],
  ['PUT https://m.example/callback/pay', { kind: 'first-line', method: 'PUT' }],
  ['HTTP/1.1 200 OK', { kind: 'first-line', method: 'POST' }],
  ['HTTP/2 200', { kind: 'first-line', method: 'POST' }],
  ['POSTHTTP/1abcd', { kind: 'unknown' }],
  ['a-b c: d', { kind: 'unknown' }],
  ['-----BEGIN PUBLIC KEY-----', { kind: 'pem' }],
  ['-----END RSA PUBLIC KEY-----', { kind: 'pem' }],
  ['GWVyuw==', { kind: 'unknown' }],
  [`GWVyuw${'a+/'.repeat(24)}xy`, { kind: 'signature' }],
  ['X\u00a0Nonce: 1', { kind: 'unknown' }],
])('%s is no header', (line, fault) => {
  expect(detectLineFault(line)).toEqual(fault);
});

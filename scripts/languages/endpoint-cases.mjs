/** Callbacks beyond the vectors, each written out with what the verification code must make of it. */
import { generateKeyPairSync, sign } from 'node:crypto';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const sentAt = 1_790_000_123;

/** @typedef {import('./run-language.mjs').Case} Case */
/** @typedef {Case & { name: string, expected: { canonical: string | null, verdict: string, status: number } }} EndpointCase */

/**
 * A callback that is signed; what is changed of it is changed behind the signature.
 * @param {string} name
 * @param {number} status
 * @param {{ body?: string | Uint8Array, fields?: string, verdict?: string, nonce?: string, age?: number, merchantNo?: string, change?: (headers: string) => string }} [input]
 *   `fields`: what the body adds to the string
 * @returns {EndpointCase}
 */
function build(name, status, input = {}) {
  const { body = '{"orderNo":"P1"}', fields = 'orderNo=P1', nonce = name, verdict } = input;
  const { age = 0, change = (headers) => headers, ...rest } = input;
  // In the order of the keys: of the rows here only orderNo stands behind nonce.
  const canonical = fields.startsWith('orderNo')
    ? `nonce=${nonce}&${fields}&timestamp=${sentAt}`
    : `${fields}&nonce=${nonce}&timestamp=${sentAt}`;
  const signature = sign('sha256', Buffer.from(canonical), privateKey).toString('base64');
  const headers = change(
    `X-Merchant-No: M10086\nX-Timestamp: ${sentAt}\nX-Nonce: ${nonce}\nX-Sign: ${signature}`,
  );
  return {
    name,
    key,
    headers,
    body,
    nowSeconds: sentAt + age,
    ...(rest.merchantNo === undefined ? {} : { merchantNo: rest.merchantNo }),
    expected: { canonical, verdict: verdict ?? 'valid', status },
  };
}

/**
 * @param {string} name
 * @param {string | Uint8Array} body
 * @returns {EndpointCase}
 */
function refuse(name, body) {
  const built = build(name, 400, { body });
  return { ...built, expected: { canonical: null, verdict: 'invalid', status: 400 } };
}

const deep = (/** @type {number} */ depth) => '['.repeat(depth) + ']'.repeat(depth);

/** @type {readonly EndpointCase[]} */
export const endpointCases = [
  build('everything is right', 200),
  build('another merchant’s', 400, { merchantNo: 'M2' }),
  build('as old as the tolerance', 200, { age: 300 }),
  build('a second older', 400, { age: 301 }),
  build('as far ahead as the tolerance', 200, { age: -300 }),
  build('a second further ahead', 400, { age: -301 }),
  build('a nonce for the first time', 200, { nonce: 'n-1' }),
  build('and again', 400, { nonce: 'n-1' }),
  build('an order that fails', 500, {
    body: '{"merchantOrderNo":"unknown"}',
    fields: 'merchantOrderNo=unknown',
  }),
  build('Base64 without its padding', 401, {
    verdict: 'invalid',
    change: (headers) => headers.replace(/=+$/, ''),
  }),
  build('Base64 with a space inside', 401, {
    verdict: 'invalid',
    change: (headers) => headers.replace(/X-Sign: .{40}/, '$& '),
  }),
  build('URL-safe Base64', 401, {
    verdict: 'invalid',
    change: (headers) => headers.replace(/X-Sign: .*/, 'X-Sign: ab-_'),
  }),
  build('a signature of another length', 401, {
    verdict: 'invalid',
    change: (headers) => headers.replace(/X-Sign: .*/, 'X-Sign: QUJD'),
  }),
  build('no signature', 401, {
    verdict: 'invalid',
    change: (headers) => headers.replace(/\nX-Sign: .*/, ''),
  }),
  // What a replacement does to text that UTF-8 cannot carry, and where.
  build('half a surrogate pair', 200, {
    body: String.raw`{"a":"x\ud800","b":["\uD800\ude00\udC00"]}`,
    fields: 'a=x\ufffd&b=["\u{10200}\\udc00"]',
  }),
  refuse('an empty body', ''),
  refuse('white space', ' '),
  refuse('a list', '[]'),
  refuse('a string', '"a"'),
  refuse('null', 'null'),
  refuse('text behind the object', '{} {}'),
  refuse('a NUL behind the object', '{}\0'),
  refuse('a comma too many', '{"a":1,}'),
  refuse('a comma in front', '{,"a":1}'),
  refuse('a comma too many in a list', '{"a":[1,]}'),
  refuse('two values', '{"a":1 2}'),
  refuse('no colon', '{"a" 1}'),
  refuse('no value', '{"a":}'),
  refuse('a key without quotes', '{a:1}'),
  refuse('an object that ends early', '{"a":1'),
  refuse('a list that ends early', '{"a":[1'),
  refuse('a string that ends early', '{"a":"'),
  refuse('a raw line end in a string', '{"a":"\n"}'),
  refuse('an escape that JSON has not', String.raw`{"a":"\x41"}`),
  refuse('an escape that is cut', String.raw`{"a":"\u00e"}`),
  refuse('a leading zero', '{"a":01}'),
  refuse('a point without digits', '{"a":1.}'),
  refuse('a plus', '{"a":+1}'),
  refuse('NaN', '{"a":NaN}'),
  refuse('a word', '{"a":nulls}'),
  refuse('a comment', '{/* a */"a":1}'),
  refuse('a no-break space between', '{\u00a0"a":1}'),
  refuse('bytes that are not UTF-8', Buffer.from('{"a":"\xe9"}', 'latin1')),
  refuse('a surrogate as bytes', Buffer.from('{"a":"\xed\xa0\x80"}', 'latin1')),
  refuse('UTF-16', Buffer.from('\ufeff{"a":"1"}', 'utf16le')),
  refuse('a number of 1,001 digits', '{"a":1e1000}'),
  refuse('a fraction of 1,001 digits', `{"a":0.${'1'.repeat(1000)}}`),
  refuse('digits on both sides of the point', `{"a":${'9'.repeat(600)}.${'9'.repeat(401)}}`),
  refuse('a number of a gigabyte', '{"a":1e999999999}'),
  refuse('an exponent beyond all integers', '{"a":1e99999999999999999999}'),
  refuse('a fraction of a gigabyte', '{"a":[1e-999999999]}'),
  refuse('nested without end', `{"a":${deep(100_000)}}`),
  build('a string of many escapes', 200, {
    body: `{"a":"${String.raw`\n\u00e9x`.repeat(20_000)}","b":["${String.raw`\"\/`.repeat(20_000)}"]}`,
    fields: `a=${'\néx'.repeat(20_000)}&b=["${String.raw`\"/`.repeat(20_000)}"]`,
  }),
  build('a nonce that is not ASCII', 401, {
    nonce: 'é',
    verdict: 'invalid',
    change: (headers) => headers.replace(/X-Sign: .*/, 'X-Sign: QUJD'),
  }),
  build('a number of 1,000 digits', 200, {
    body: '{"a":1e999}',
    fields: `a=1${'0'.repeat(999)}`,
  }),
];

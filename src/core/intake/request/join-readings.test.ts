import { describe, expect, it } from 'vitest';
import { requestBody, requestHeaders } from '../../../testing/request-cases';
import { takeRsaPair } from '../../../testing/rsa-pairs';
import intake from '../../../testing/vectors/intake.json' with { type: 'json' };
import { joinReadings } from './join-readings';
import { readPaste } from './read-paste';

const lines = Object.entries(requestHeaders)
  .map(([name, value]) => `${name}: ${value}`)
  .join('\n');
const key = intake.key.trim();
const otherKey = String(takeRsaPair(3072).publicKey.export({ type: 'spki', format: 'pem' })).trim();
const request = `POST /cb HTTP/1.1\n${lines}\n\n${requestBody}`;
const withKey = `${lines}\n\n${requestBody}\n\n${otherKey}`;
const log = ['a', 'b']
  .map((nonce) =>
    JSON.stringify({ headers: { ...requestHeaders, 'X-Nonce': nonce }, body: requestBody }),
  )
  .join('\n');
const join = (...texts: readonly string[]) => joinReadings(texts.map(readPaste));

describe('several files', () => {
  it.each([
    ['a key and a request', 'http-message', [key, request]],
    ['a request and a key', 'http-message', [request, key]],
    ['a key, headers and a body', 'text', [key, lines, requestBody]],
  ])('are taken each into its place: %s', (_, form, texts) => {
    expect(join(...texts)).toMatchObject({
      reading: {
        kind: 'taken',
        request: {
          form,
          headersText: lines,
          bodyText: requestBody,
          keyText: expect.stringContaining(key),
        },
      },
      refused: null,
      leftOut: [],
    });
  });

  it('of which a place gets two are taken in their order', () => {
    expect(join(request, request.replace('9f8e', 'other'))).toMatchObject({
      reading: { request: { headersText: lines } },
      leftOut: [1],
    });
    expect(join(key, otherKey)).toMatchObject({
      reading: { request: { keyText: expect.stringContaining(key), headersText: null } },
      leftOut: [1],
    });
  });

  it('give no body of one with headers of another that has its own', () => {
    expect(join(requestBody, request)).toMatchObject({
      reading: { request: { headersText: null, bodyText: requestBody } },
      leftOut: [1],
    });
  });

  it('give a request without its key where a key is there', () => {
    expect(join(key, withKey)).toMatchObject({
      reading: { request: { headersText: lines, keyText: expect.stringContaining(key) } },
      leftOut: [1],
    });
  });

  it.each([
    [key, log],
    [log, key],
  ])('give each callback of a log the key', (...texts) => {
    const { reading, leftOut } = join(...texts);
    if (reading?.kind !== 'choose') throw new Error('nothing to choose');
    expect(reading.requests.map(({ keyText }) => keyText)).toEqual([
      expect.stringContaining(key),
      expect.stringContaining(key),
    ]);
    expect(leftOut).toEqual([]);
  });

  it('give a log no request of another', () => {
    expect(join(log, request)).toMatchObject({ reading: { kind: 'choose' }, leftOut: [1] });
    expect(join(request, log)).toMatchObject({ reading: { kind: 'taken' }, leftOut: [1] });
    expect(join(log, log)).toMatchObject({ reading: { kind: 'choose' }, leftOut: [1] });
  });

  it('are told where nothing is in them, or a private key', () => {
    const secret = String(takeRsaPair(2048).privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(join('nothing', request, secret)).toMatchObject({
      reading: { kind: 'taken' },
      refused: 'pem',
      leftOut: [0, 2],
    });
    expect(join('nothing', 'X-Nonce')).toMatchObject({
      reading: { kind: 'unknown', names: [] },
      leftOut: [1],
    });
    expect(join(secret)).toMatchObject({ reading: null, refused: 'pem' });
  });
});

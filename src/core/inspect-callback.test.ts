import { afterEach, describe, expect, it, vi } from 'vitest';
import sampleKeyText from '../samples/sample-key.pem?raw';
import samples from '../samples/samples.json';
import { callbackKeys, callbackVectors } from '../testing/vectors';
import type { CallbackInput } from './callback-report';
import { inspectCallback } from './inspect-callback';

const [payin] = callbackVectors;
if (payin === undefined) throw new Error('no vectors');

const valid: CallbackInput = {
  keyText: callbackKeys[payin.key] ?? '',
  headersText: payin.headers,
  bodyText: payin.body,
  ownString: '',
};

describe('inspectCallback agrees with every vector', () => {
  it.each(callbackVectors)('$name: $about', async ({ key, headers, body, canonical, verdict }) => {
    const keyText = callbackKeys[key] ?? '';
    const report = await inspectCallback({
      ...valid,
      keyText,
      headersText: headers,
      bodyText: body,
    });
    expect(report.canonical?.text).toBe(canonical);
    expect(report.verdict).toEqual({ kind: verdict });
  });
});

describe('the verdict', () => {
  it('is empty, without a problem, before anything is pasted', async () => {
    const nothing = { keyText: ' ', headersText: '', bodyText: '\n', ownString: '' };
    expect(await inspectCallback(nothing)).toMatchObject({
      verdict: { kind: 'empty' },
      problems: [],
    });
  });

  it.each([
    ['no key', { keyText: '' }, ['key']],
    ['a key that cannot be read', { keyText: '-----BEGIN PUBLIC KEY-----\nMIIB' }, ['key']],
    ['no headers', { headersText: '' }, ['headers']],
    ['no X-Sign', { headersText: payin.headers.replace(/X-Sign:.*/, '') }, ['headers']],
    ['an X-Sign that does not decode', { headersText: `${payin.headers} x` }, ['headers']],
    ['no body', { bodyText: '' }, ['body']],
    ['a body that is cut off', { bodyText: payin.body.slice(0, -1) }, ['body']],
    ['a body that is a list', { bodyText: '[]' }, ['body']],
    [
      'only an own string',
      { keyText: '', headersText: '', bodyText: '', ownString: 'a=1' },
      ['key', 'headers', 'body'],
    ],
    ['a refused private key', { keyText: '', refused: { key: 'pem' } }, ['key']],
  ] as const)('is "could not check" with %s, and names the input', async (_, change, inputs) => {
    const { verdict } = await inspectCallback({ ...valid, ...change });
    expect(verdict).toEqual({ kind: 'unverifiable', inputs });
  });

  it('does not depend on warnings, on other keys or on the own string', async () => {
    const other = callbackKeys.previous ?? '';
    const report = await inspectCallback({
      keyText: valid.keyText + other,
      headersText: `${valid.headersText}\nnot a header`,
      bodyText: `\ufeff${valid.bodyText}`,
      ownString: 'something else',
      refused: { 'own-string': 'pem' },
    });
    expect(report.verdict).toEqual({ kind: 'valid' });
    expect(report.keys).toHaveLength(2);
    expect(report.problems.map(({ code }) => code)).toEqual([
      'headers.line',
      'body.byte-order-mark',
      'own-string.private-key',
    ]);
  });

  it('is the first key’s alone', async () => {
    const keyText = (callbackKeys.previous ?? '') + valid.keyText;
    expect((await inspectCallback({ ...valid, keyText })).verdict).toEqual({ kind: 'invalid' });
  });

  it('is invalid, with a warning, for a signature of another length', async () => {
    const headersText = valid.headersText.replace(/X-Sign: .*/, 'X-Sign: QUJD');
    const { verdict, problems } = await inspectCallback({ ...valid, headersText });
    const start = headersText.indexOf('QUJD');
    expect(verdict).toEqual({ kind: 'invalid' });
    expect(problems).toEqual([
      {
        code: 'sign.length',
        input: 'headers',
        severity: 'warning',
        span: { start, end: start + 4 },
        bytes: 3,
        expectedBytes: 256,
      },
    ]);
  });
});

describe('the rest of the report', () => {
  it('shows the string whenever it can be built', async () => {
    const { canonical } = await inspectCallback({ ...valid, keyText: '', headersText: '' });
    expect(canonical?.text).toMatch(/^amount=80824\.22&/);
    expect(canonical?.text).not.toContain('nonce=');
  });

  it('lists problems in reading order', async () => {
    const { problems } = await inspectCallback({
      ...valid,
      keyText: 'x',
      headersText: '',
      bodyText: '{',
    });
    const places = problems.map(({ input }) => ['key', 'headers', 'body'].indexOf(input));
    expect(places).toEqual([...places].sort());
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
  });

  it('compares the merchant’s own string', async () => {
    const { comparison } = await inspectCallback({ ...valid, ownString: payin.canonical });
    expect(comparison).toEqual({ result: 'same', by: 'text' });
  });

  it('gives a key its fingerprint: SHA-256 over the SubjectPublicKeyInfo', async () => {
    const { keys } = await inspectCallback(valid);
    const spki = Buffer.from(valid.keyText.replace(/-----.*?-----|\s/g, ''), 'base64');
    const digest = await crypto.subtle.digest('SHA-256', spki);
    expect(keys[0]?.fingerprint).toEqual(new Uint8Array(digest));
    expect(keys[0]?.bits).toBe(2048);
  });
});

describe('without WebCrypto', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('says so and still shows the string', async () => {
    vi.stubGlobal('crypto', {});
    const report = await inspectCallback(valid);
    expect(report.verdict).toEqual({ kind: 'unverifiable', inputs: ['environment'] });
    expect(report.problems[0]).toMatchObject({
      code: 'environment.no-webcrypto',
      severity: 'error',
    });
    expect(report.canonical?.text).toBe(payin.canonical);
  });
});

describe('the samples', () => {
  it.each(samples.map((sample) => [sample.name, sample] as const))('%s', async (name, sample) => {
    const report = await inspectCallback({ ownString: '', ...sample });
    const isBad = name === 'Changed amount' || name === 'Signed by another key';
    expect(report.verdict).toEqual({ kind: isBad ? 'invalid' : 'valid' });
    expect(sample.keyText).toBe(sampleKeyText);
    expect(report.problems).toEqual([]);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import sampleKeyText from '../samples/sample-key.pem?raw';
import samples from '../samples/samples.json';
import { buildSignedInput, createSigner } from '../testing/signed-callbacks';
import { callbackKeys, callbackVectors } from '../testing/vectors';
import type { CallbackInput } from './callback-report';
import { diagnoseCallback } from './diagnosis/diagnose-callback';
import { listCodes } from './diagnosis/finding';
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
  it('is WebCrypto’s where X-Sign decodes, canonical or not', async () => {
    // The last digit of 256 bytes holds two bits of them; only A, Q, g and w leave the other four zero.
    const digit = { A: 'B', Q: 'R', g: 'h', w: 'x' }[/(.)==$/m.exec(payin.headers)?.[1] ?? ''];
    const headersText = payin.headers.replace(/.==$/m, `${digit}==`);
    const report = await inspectCallback({ ...valid, headersText });
    expect(report.verdict).toEqual({ kind: 'valid' });
    expect(report.problems).toMatchObject([
      { code: 'sign.not-base64', severity: 'warning', fault: 'stray-bits', found: digit },
    ]);
  });

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
    ['a body that is cut off', { bodyText: payin.body.slice(0, -3) }, ['body']],
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

  const nonce = /X-Nonce: (.*)/.exec(payin.headers)?.[1] ?? '';
  const doubts: readonly (readonly [string, string])[] = [
    ['missing', ''],
    ['blank', 'X-Nonce:'],
    ['blank, in another spelling of white space', 'X-Nonce: \u3000'],
    ['without a colon', `X-Nonce ${nonce}`],
    ['with a full-width colon', `X-Nonce：${nonce}`],
    ['with a space in its name', `X Nonce: ${nonce}`],
    ['with a tab for the colon', `X-Nonce\t${nonce}`],
    ['in quotes', `"X-Nonce": "${nonce}"`],
    ['with an underscore', `X_Nonce: ${nonce}`],
    ['blank and there again', 'X-Nonce:\nX-Nonce: zzz'],
    ['there, and blank again', 'X-Nonce: zzz\nX-Nonce:'],
    ['there, and again on a line that cannot be read', `X-Nonce: zzz\nX-Nonce ${nonce}`],
  ];
  it.each(doubts)('is "could not check", never "invalid", where X-Nonce is %s', async (_, line) => {
    const headersText = payin.headers.replace(/X-Nonce: .*/, line);
    const { verdict, problems } = await inspectCallback({ ...valid, headersText });
    expect(verdict).toEqual({ kind: 'unverifiable', inputs: ['headers'] });
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([{ name: 'X-Nonce', input: 'headers' }]);
  });

  it.each(['', 'X-Timestamp:', 'X-Timestamp 1790000000'])(
    'is the same for X-Timestamp: "%s"',
    async (line) => {
      const headersText = payin.headers.replace(/X-Timestamp: .*/, line);
      const { verdict } = await inspectCallback({ ...valid, headersText });
      expect(verdict).toEqual({ kind: 'unverifiable', inputs: ['headers'] });
    },
  );

  it.each([
    ['a header that was not signed', '', 'headers.missing'],
    ['a second line with another value', `X-Nonce:\nX-Nonce: ${nonce}`, 'headers.duplicate'],
  ])('is valid, with a warning, where it verifies all the same: %s', async (_, line, code) => {
    const signer = createSigner();
    const pair = line === '' ? '' : `nonce=${nonce}&`;
    const input = buildSignedInput(
      signer,
      '{"amount":"1.00"}',
      `amount=1.00&${pair}timestamp=1790000123`,
    );
    const headersText = input.headersText.replace(/X-Nonce: .*/, line);
    const { verdict, problems } = await inspectCallback({ ...input, headersText });
    expect(verdict).toEqual({ kind: 'valid' });
    expect(problems).toContainEqual(expect.objectContaining({ code, severity: 'warning' }));
  });

  it('is invalid where only a header that is not signed cannot be read', async () => {
    const headersText = payin.headers.replace('X-Merchant-No:', 'X-Merchant-No');
    const bodyText = payin.body.replace('80824.22', '80824.23');
    const { verdict } = await inspectCallback({ ...valid, headersText, bodyText });
    expect(verdict).toEqual({ kind: 'invalid' });
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
  const doubtful: Readonly<Record<string, readonly string[]>> = {
    'damaged-x-sign': ['sign.not-base64'],
    'body-as-python-prints-it': ['body.dump'],
    'rewritten-body': ['body.field-missing', 'body.field-type'],
  };

  it.each(samples.map((sample) => [sample.id, sample] as const))('%s', async (id, sample) => {
    const report = await inspectCallback({ ownString: '', ...sample });
    expect(report.verdict.kind).toBe(sample.verdict);
    expect(sample.keyText).toBe(sampleKeyText);
    expect([...new Set(report.problems.map(({ code }) => code))].sort()).toEqual(
      doubtful[id] ?? [],
    );
    const findings = (await diagnoseCallback(report)).findings.map(listCodes);
    expect(findings[0] ?? []).toEqual(sample.codes);
  });

  it('are one for each family of causes', () => {
    const families = new Set(
      samples.flatMap(({ codes }) => codes.map((code) => code.split('.')[0])),
    );
    const contractFamilies = 'string amount nested body charset value algorithm key sign input';
    expect([...families].sort()).toEqual(contractFamilies.split(' ').sort());
  });
});

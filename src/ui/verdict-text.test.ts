import { describe, expect, it } from 'vitest';
import type { CallbackInput } from '../core/callback-report';
import { inspectCallback } from '../core/inspect-callback';
import samples from '../samples/samples.json';
import { buildVerdictWords, pickInputsToMend } from './verdict-text';

const [sample] = samples;
const good: CallbackInput = {
  keyText: sample?.keyText ?? '',
  headersText: sample?.headersText ?? '',
  bodyText: sample?.bodyText ?? '',
  ownString: '',
};

describe('buildVerdictWords', () => {
  it.each<[string, Partial<CallbackInput>, string, readonly string[]]>([
    ['a missing key', { keyText: '' }, 'The platform public key is missing.', ['key']],
    ['an unreadable key', { keyText: 'x' }, 'The platform public key cannot be read.', ['key']],
    ['missing headers', { headersText: '' }, 'The request headers are missing.', ['headers']],
    ['no X-Sign', { headersText: 'X-Nonce: 1' }, 'X-Sign is missing.', ['headers']],
    ['a bad X-Sign', { headersText: 'X-Sign: %' }, 'X-Sign cannot be decoded.', ['headers']],
    ['a broken body', { bodyText: '{' }, 'The callback body cannot be read.', ['body']],
    [
      'two of them',
      { keyText: '', bodyText: '' },
      'The platform public key is missing; the callback body is missing.',
      ['key', 'body'],
    ],
    [
      'a refused private key',
      { keyText: '', refused: { key: 'pem' } },
      'The platform public key held a private key and was cleared.',
      ['key'],
    ],
  ])('names %s, leads there and does not say invalid', async (_, change, detail, inputs) => {
    const report = await inspectCallback({ ...good, ...change });
    const words = buildVerdictWords(report, null);
    expect(words.detail).toBe(detail);
    expect(`${words.sentence} ${words.detail}`).not.toMatch(/invalid/i);
    expect(pickInputsToMend(report)).toEqual(inputs);
  });

  it.each([
    ['valid', good],
    ['invalid', { ...good, bodyText: good.bodyText.replace('1250.00', '1250.01') }],
  ] as const)('says %s when WebCrypto does', async (kind, input) => {
    const report = await inspectCallback(input);
    expect(report.verdict.kind).toBe(kind);
    expect(buildVerdictWords(report, null).sentence).toBe(`The signature is ${kind}.`);
  });
});

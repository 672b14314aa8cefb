import { describe, expect, it } from 'vitest';
import { problemWords } from '#words/problems';
import { verdictWords } from '#words/verdict';
import type { CallbackInput } from '../../../core/callback-report';
import { concludeDiagnosis } from '../../../core/diagnosis/conclude-diagnosis';
import { diagnoseCallback } from '../../../core/diagnosis/diagnose-callback';
import { inspectCallback } from '../../../core/inspect-callback';
import { buildLineStarts } from '../../../core/text/span';
import samples from '../../../samples/samples.json';
import { buildSignedInput, createSigner } from '../../../testing/signed-callbacks';
import { describeProblem } from '../../../words/problem-words';
import { toPlainText } from '../../../words/text';
import { buildVerdictWords, pickInputsToMend } from './verdict-text';

const signer = createSigner();
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
    [
      'a key in the body’s place',
      { bodyText: good.keyText },
      'A public key stands in the place of the callback body.',
      ['body'],
    ],
    [
      'headers with one',
      { headersText: '', refused: { headers: 'pem' } },
      'The request headers held a private key and were cleared.',
      ['headers'],
    ],
  ])('names %s, leads there and does not say invalid', async (_, change, detail, inputs) => {
    const report = await inspectCallback({ ...good, ...change });
    const words = buildVerdictWords(report, null);
    expect(words.detail).toBe(detail);
    expect(`${words.sentence} ${words.detail}`).not.toMatch(/invalid/i);
    expect(pickInputsToMend(report)).toEqual(inputs);
  });

  it.each([
    ['X-Nonce: .*', '', 'X-Nonce is missing'],
    ['X-Timestamp: .*', 'X-Timestamp:', 'X-Timestamp is blank'],
    ['X-Nonce: ', 'X-Nonce ', 'X-Nonce could not be read'],
    ['X-Nonce: .*', 'X-Nonce:\nX-Nonce: zzz', 'X-Nonce stands there twice'],
  ])('name the header in doubt and lead there: %s → %s', async (from, to, reason) => {
    const headersText = good.headersText.replace(new RegExp(from), to);
    const report = await inspectCallback({ ...good, headersText });
    expect(buildVerdictWords(report, null)).toEqual({
      sentence: `Could not check the signature: ${reason}.`,
      detail: 'Mend that first: until then, a signature that does not verify proves nothing.',
      reason: null,
      headline: null,
    });
    expect(pickInputsToMend(report)).toEqual(['headers']);
  });

  it.each([
    ['X-Sign: .*', '', 'X-Sign is missing'],
    ['X-Sign: .*', 'X-Sign: null', 'X-Sign cannot be decoded'],
  ])('name what is wrong with X-Sign: %s → %s', async (from, to, reason) => {
    const headersText = good.headersText.replace(new RegExp(from), to);
    const report = await inspectCallback({ ...good, headersText });
    const words = buildVerdictWords(report, null);
    expect(pickInputsToMend(report)).toEqual(['headers']);
    expect([words.sentence, words.detail]).toEqual([
      `Could not check the signature: ${reason}.`,
      'Mend that first: until then there is no signature to verify.',
    ]);
  });

  it('say that headers and body are in each other’s field, and nothing else of them', async () => {
    const swapped = { ...good, headersText: good.bodyText, bodyText: good.headersText };
    const report = await inspectCallback(swapped);
    expect(report.problems.map(({ code }) => code)).toEqual(['headers.swapped', 'body.swapped']);
    expect(buildVerdictWords(report, null).sentence).toBe(
      'Could not check the signature: headers and body are in each other’s field.',
    );
    const alike = await inspectCallback({ ...swapped, bodyText: '{}' });
    expect(alike.problems.map(({ code }) => code)).not.toContain('headers.swapped');
  });

  it('have the finding for headline that says how X-Sign is mended', async () => {
    const headersText = good.headersText.replace(/(?<=X-Sign: ).*/, encodeURIComponent);
    const report = await inspectCallback({ ...good, headersText });
    const { reason, headline } = buildVerdictWords(report, await diagnoseCallback(report));
    expect([report.verdict.kind, headline]).toEqual(['unverifiable', 'unverifiable']);
    expect(reason?.causes).toMatchObject([{ kind: 'repair' }]);
    expect(toPlainText(verdictWords.because.unverifiable(['X-Sign is percent-encoded.']))).toBe(
      'Could not check the signature: X-Sign is percent-encoded.',
    );
  });

  // PHP on both sides: $string . '&key=' . $secret
  it('says that the own string was signed, and no more where nothing gives it', async () => {
    const own = `amount=1.00&nonce=9f8e7d6c5b4a3210&timestamp=1790000123&key=topsecret`;
    const ask = async (ownString: string) => {
      const input = buildSignedInput(signer, '{"amount":"1.00"}', own);
      const report = await inspectCallback({ ...input, ownString });
      const diagnosis = concludeDiagnosis(report, await diagnoseCallback(report), null, 0);
      const { reason, headline } = buildVerdictWords(report, diagnosis);
      expect(reason?.causes).toMatchObject([{ code: 'string.unknown' }]);
      return headline;
    };
    expect(await ask(own)).toBe('invalid');
    expect(await ask('')).toBeNull();
  });

  it('does not ask to mend a dump first whose headers gave what was signed', async () => {
    const signed = 'amount=1.00&nonce=9f8e7d6c5b4a3210&timestamp=1790000123';
    const { keyText, headersText } = buildSignedInput(signer, '{}', signed);
    const entries = headersText.split('\n').map((line) => line.split(': '));
    const dumped = JSON.stringify(Object.fromEntries(entries));
    const ask = async (bodyText: string) => {
      const report = await inspectCallback({ ...good, keyText, headersText: dumped, bodyText });
      expect(report.verdict.kind).toBe('unverifiable');
      return buildVerdictWords(report, await diagnoseCallback(report)).detail;
    };
    expect(await ask('{"amount":1.00}')).toBe(
      'X-Timestamp and X-Nonce stand so in what was signed, which is proven all the same.',
    );
    expect(await ask('{"amount":"7.77","b":"c"}')).toMatch(/^Mend that first/);
  });

  it('names what the values of dumped headers prove, and which of several signatures is right', async () => {
    const signed = 'amount=1.00&timestamp=1790000123';
    const { keyText, headersText } = buildSignedInput(signer, '{}', signed);
    const dumped = JSON.stringify(
      Object.fromEntries(headersText.split('\n').map((line) => line.split(': '))),
    );
    const ask = async (change: Partial<CallbackInput>) => {
      const report = await inspectCallback({ ...good, keyText, ...change });
      const { headline } = buildVerdictWords(report, await diagnoseCallback(report));
      return [report.verdict.kind, headline];
    };
    const body = { bodyText: '{"amount":"1.00"}' };
    expect(await ask({ ...body, headersText: dumped })).toEqual(['unverifiable', 'dumped-headers']);
    const twice = `${good.headersText}\nX-Sign: ${'A'.repeat(340)}=`;
    expect(await ask({ keyText: good.keyText, headersText: twice })).toEqual([
      'unverifiable',
      'unverifiable',
    ]);
  });

  // Python: str(data) of a class with floats.
  it('says that a dump shows other values than those that were signed', async () => {
    const signed = 'amount=100.00&nonce=9f8e7d6c5b4a3210&orderNo=P1&timestamp=1790000123';
    const ask = async (bodyText: string) => {
      const report = await inspectCallback(buildSignedInput(signer, bodyText, signed));
      expect(report.verdict.kind).toBe('valid');
      return buildVerdictWords(report, await diagnoseCallback(report)).sentence;
    };
    expect(await ask("{'orderNo': 'P1', 'amount': '100.00'}")).toBe('The signature is valid.');
    expect(await ask("{'orderNo': 'P1', 'amount': 100.0}")).toBe(
      'The signature is valid over the values that were sent.',
    );
  });

  it('says that what a copy shows may be the reason, where nothing is proven', async () => {
    const input = buildSignedInput(signer, '{"orderNo":"P***9","amount":"1.00"}', 'other');
    const report = await inspectCallback(input);
    const diagnosis = concludeDiagnosis(report, await diagnoseCallback(report), null, 0);
    expect(buildVerdictWords(report, diagnosis).headline).toBe('likely');
  });

  // Python: str(body), of which a signer that reads its clock again signed another second.
  it('has what a dump’s values prove in its headline, and stays "could not check"', async () => {
    const signed = 'amount=7.77&nonce=9f8e7d6c5b4a3210&orderNo=P1&timestamp=1790000124';
    const bodyText = "{'amount': '7.77', 'orderNo': 'P1'}";
    const { keyText, headersText } = buildSignedInput(signer, '{}', signed);
    const report = await inspectCallback({ ...good, keyText, headersText, bodyText });
    const { reason, headline, detail } = buildVerdictWords(report, await diagnoseCallback(report));
    expect([report.verdict.kind, headline]).toEqual(['unverifiable', 'dumped']);
    expect(reason?.variantText).toBe(signed);
    expect(detail).toBe('The callback body is not the JSON that was sent.');
    expect(toPlainText(verdictWords.because.dumped(['The signed string is sorted.']))).toBe(
      'Could not check this body, but its values prove: the signed string is sorted.',
    );
  });

  it('names a header that is missing beside a dump of the body', async () => {
    const signed = 'amount=7.77&nonce=9f8e7d6c5b4a3210&orderNo=P1&timestamp=1790000123';
    const bodyText = "{'amount': '7.77', 'orderNo': 'P1'}";
    const { keyText, headersText } = buildSignedInput(signer, '{}', signed);
    const withoutNonce = headersText.replace(/^X-Nonce.*\n/m, '');
    const report = await inspectCallback({
      ...good,
      keyText,
      headersText: withoutNonce,
      bodyText,
    });
    const { headline, detail } = buildVerdictWords(report, await diagnoseCallback(report));
    expect(headline).toBeNull();
    expect(detail).toBe('The callback body is not the JSON that was sent; X-Nonce is missing.');
    const what = report.problems.map((one) =>
      toPlainText(describeProblem(one, buildLineStarts(bodyText), problemWords).what),
    );
    expect(what.join('\n')).toContain(
      'Without X-Nonce as sent, headers and body alone cannot tell whether what it shows gives the signed string.',
    );
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

import { constants, publicEncrypt, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildInput, createSigner, signRsa2 } from '../../../testing/signed-callbacks';
import { inspectCallback } from '../../inspect-callback';
import { diagnoseCallback } from '../diagnose-callback';
import { listKeyFits } from './list-key-fits';

const [current, previous, longer] = [createSigner(), createSigner(), createSigner(3072)];
const stranger = createSigner();
const bodyText = '{"amount":"100.00"}';
const right = 'amount=100.00&nonce=9f8e7d6c5b4a3210&timestamp=1790000123';
const keyTexts = [current.keyText, previous.keyText, longer.keyText];
const keyText = keyTexts.join('');

/** As Node opens it: one in 256 foreign signatures ends as PSS does, and only the diagnosis looks closer. */
function endsAsPss(text: string, key: string): boolean {
  try {
    const padding = constants.RSA_NO_PADDING;
    return publicEncrypt({ key, padding }, Buffer.from(text, 'base64')).at(-1) === 0xbc;
  } catch {
    return false;
  }
}

/** What is known at first, and once the diagnosis has looked at the first key. */
function expectFits(text: string, fits: readonly boolean[]) {
  const before = fits.map((fit, place) =>
    !fit && endsAsPss(text, keyTexts[place] ?? '') ? null : fit,
  );
  return [before, [fits[0], ...before.slice(1)]];
}

/** Without a diagnosis, then with it. */
async function listFits(text: string, body = bodyText) {
  const report = await inspectCallback(buildInput(keyText, body, text));
  const { facts } = await diagnoseCallback(report);
  return [listKeyFits(report, null), listKeyFits(report, facts)];
}

function signPss(): string {
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  const key = { key: current.privateKey, padding, saltLength: 32 };
  return sign('sha256', Buffer.from(right), key).toString('base64');
}

describe('which key fits', () => {
  it.each([
    ['the current one', signRsa2(current, right), [true, false, false]],
    ['the current one, over something else', signRsa2(current, 'other'), [true, false, false]],
    ['the previous one', signRsa2(previous, right), [false, true, false]],
    ['a longer one, over something else', signRsa2(longer, 'other'), [false, false, true]],
    ['none of them', signRsa2(stranger, right), [false, false, false]],
  ])('is %s', async (_, text, fits) => {
    expect(await listFits(text)).toEqual(expectFits(text, fits));
  });

  it('is known before the body is there', async () => {
    const text = signRsa2(previous, right);
    const [before] = expectFits(text, [false, true, false]);
    expect(await listFits(text, '')).toEqual([before, before]);
  });

  it('is not known without a signature', async () => {
    const nothing = [null, null, null];
    expect(await listFits('')).toEqual([nothing, nothing]);
  });

  it('may be known only once the diagnosis has looked closer', async () => {
    const [before, after] = await listFits(signPss());
    expect(before?.[0]).toBeNull();
    expect(after?.[0]).toBe(true);
    const urlSafe = signRsa2(current, right).replaceAll('+', '-').replaceAll('/', '_');
    expect(await listFits(`"${urlSafe}"`)).toEqual([
      [null, null, null],
      [true, null, null],
    ]);
  });

  it('is both where one key stands twice', async () => {
    const text = signRsa2(current, right);
    const report = await inspectCallback(
      buildInput(current.keyText + current.keyText, bodyText, text),
    );
    expect(listKeyFits(report, null)).toEqual([true, true]);
  });

  it('is not asked of a key whose exponent would take seconds', async () => {
    const report = await inspectCallback(buildInput(keyText, bodyText, signRsa2(stranger, right)));
    const slow = report.keys.map((key) => ({ ...key, exponent: 2n ** 32n + 1n }));
    expect(listKeyFits({ ...report, keys: slow }, null)).toEqual([null, null, null]);
  });
});

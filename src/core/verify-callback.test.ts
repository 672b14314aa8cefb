import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSigner, signRsa2 } from '../testing/signed-callbacks';
import { callbackKeys, callbackVectors } from '../testing/vectors';
import { inspectCallback } from './inspect-callback';
import { prepareKeys } from './key/inspect-keys';
import { verifyCallback } from './verify-callback';

const subtle = webcrypto.subtle as SubtleCrypto;
const [payin] = callbackVectors;
if (payin === undefined) throw new Error('no vectors');
const { headers, body } = payin;
const keyText = callbackKeys[payin.key] ?? '';

describe('verifyCallback', () => {
  it('agrees with every vector, all of them under way at once', async () => {
    const keys = new Map(
      await Promise.all(
        Object.entries(callbackKeys).map(
          async ([name, text]) => [name, await prepareKeys(text, subtle)] as const,
        ),
      ),
    );
    const found = await Promise.all(
      callbackVectors.map(async (vector) => {
        const ready = keys.get(vector.key) ?? (await prepareKeys('', subtle));
        const { verdict, canonical } = await verifyCallback(ready, vector.headers, vector.body);
        return { name: vector.name, verdict: verdict.kind, canonical: canonical?.text };
      }),
    );
    expect(found).toEqual(
      callbackVectors.map(({ name, verdict, canonical }) => ({ name, verdict, canonical })),
    );
  });

  it('says of the headers and the body what the whole report says', async () => {
    const broken = `${headers.replace(/X-Nonce:.*\n/, '')}\nX-Merchant-No`;
    const { problems } = await inspectCallback({
      keyText,
      headersText: broken,
      bodyText: body,
      ownString: '',
    });
    const keys = await prepareKeys(keyText, subtle);
    const callback = await verifyCallback(keys, broken, body);
    const byCode = (list: typeof problems) => list.map(({ code }) => code).toSorted();
    expect(callback.verdict).toEqual({ kind: 'unverifiable', inputs: ['headers'] });
    expect(byCode(callback.problems)).toEqual(byCode(problems));
  });

  it('leaves a callback without a usable key unchecked, and its string built', async () => {
    const keys = await prepareKeys('', subtle);
    const { verdict, canonical, problems } = await verifyCallback(keys, headers, body);
    expect(verdict).toEqual({ kind: 'unverifiable', inputs: ['key'] });
    expect(canonical?.text).toBe(payin.canonical);
    expect(problems).toEqual([]);
  });
});

describe('a signature that verifies', () => {
  const signer = createSigner();
  async function list(headerLines: string, bodyText: string, signed: string) {
    const keys = await prepareKeys(signer.keyText, subtle);
    const text = `${headerLines}\nX-Sign: ${signRsa2(signer, signed)}`;
    const { problems } = await verifyCallback(keys, text, bodyText);
    return problems.flatMap((one) =>
      'verifies' in one ? `${one.code} ${'name' in one ? one.name : one.field}` : [],
    );
  }

  it('settles what was signed of what is missing, and of what is there twice', async () => {
    const twice = 'X-Merchant-No: M1\nX-Merchant-No: M2\nX-Timestamp: 1790000123\nX-Timestamp:';
    const settled = ['headers.missing X-Nonce', 'headers.duplicate X-Timestamp'];
    const all = await list(twice, '{"amount":"1"}', 'amount=1&timestamp=1790000123');
    expect(all).toEqual(expect.arrayContaining([...settled, 'body.field-missing orderNo']));
    // The merchant's number is never signed.
    expect(all.join()).not.toMatch(/Merchant-No/);
  });

  it('settles nothing where it does not', async () => {
    expect(await list('X-Timestamp: 5', '{"amount":"1"}', 'amount=2')).toEqual([]);
  });
});

describe('prepareKeys', () => {
  const refusing = {
    digest: (algorithm: 'SHA-256', bytes: Uint8Array<ArrayBuffer>) =>
      subtle.digest(algorithm, bytes),
    importKey: () => Promise.reject(new Error('not this key')),
  } as unknown as SubtleCrypto;

  it('tells of a key that WebCrypto refuses, which then keeps callbacks from being checked', async () => {
    const keys = await prepareKeys(keyText, refusing);
    expect(keys.problems).toMatchObject([{ code: 'pem.unusable', severity: 'error' }]);
    expect(keys.keys).toHaveLength(1);
    const { verdict } = await verifyCallback(keys, headers, '');
    expect(verdict).toEqual({ kind: 'unverifiable', inputs: ['key', 'body'] });
  });
});

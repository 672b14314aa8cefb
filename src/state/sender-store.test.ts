import { createHash, sign, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TestCallback, TestSigner } from '../core/sender/test-callback';
import { getRsaPair, takeRsaPair } from '../testing/rsa-pairs';
import { createSenderStore, type SenderPorts } from './sender-store';

const now = 1795163400;
const loadBreaking: SenderPorts<number>['loadBreaking'] = () =>
  import('../core/sender/break-callback');

/** With a count of the pairs that were made. */
function createStore(changed: Partial<SenderPorts<number>> = {}) {
  let calls = 0;
  const made: string[] = [];
  const store = createSenderStore<number>(
    {
      readClock: () => now,
      random: (count) => {
        calls += 1;
        return createHash('sha256').update(String(calls)).digest().subarray(0, count);
      },
      async createSigner(size, algorithm): Promise<TestSigner> {
        made.push(`${size} ${algorithm}`);
        const { privateKey, publicKey } = getRsaPair(2048, `${made.length}`);
        return {
          publicKeyPem: String(publicKey.export({ type: 'spki', format: 'pem' })),
          sign: async (bytes) => new Uint8Array(sign('sha256', bytes, privateKey)),
        };
      },
      loadBreaking,
      tell: async () => null,
      ...changed,
    },
    2048,
  );
  /** What was made of the draft as it is. */
  async function settle(): Promise<TestCallback> {
    if (!store.getState().busy) await store.getState().renewCallback();
    while (store.getState().busy) await new Promise((resolve) => setTimeout(resolve, 1));
    const { made: result } = store.getState();
    if (result?.kind !== 'made') throw new Error(JSON.stringify(result));
    return result.callback;
  }
  return { store, settle, made };
}

function isSigned({ canonical, signatureBase64, publicKeyPem }: TestCallback): boolean {
  return verify(
    'sha256',
    Buffer.from(canonical),
    publicKeyPem,
    Buffer.from(signatureBase64, 'base64'),
  );
}

describe('the draft of a test callback', () => {
  it('is signed anew after every edit, with the newest texts', async () => {
    const { store, settle } = createStore();
    store.getState().write('bodyText', '{"amount":"1.00"');
    store.getState().write('bodyText', '{"amount":"1.00"}');
    store.getState().write('merchantNo', 'M7');
    const callback = await settle();
    expect(callback).toMatchObject({ bodyText: '{"amount":"1.00"}', merchantNo: 'M7' });
    expect(isSigned(callback)).toBe(true);
  });

  it('has a new nonce every time, unless one is given', async () => {
    const { store, settle } = createStore();
    const nonces = [(await settle()).nonce, (await settle()).nonce];
    expect(new Set(nonces).size).toBe(2);
    store.getState().write('nonce', ' mine ');
    store.getState().write('timestamp', '1700000000');
    expect(await settle()).toMatchObject({ nonce: 'mine', timestamp: '1700000000' });
  });

  it('keeps one key pair a size', async () => {
    const { store, settle, made } = createStore();
    const first = await settle();
    expect((await settle()).publicKeyPem).toBe(first.publicKeyPem);
    store.getState().chooseKeySize(3072);
    expect((await settle()).publicKeyPem).not.toBe(first.publicKeyPem);
    store.getState().chooseKeySize(2048);
    expect((await settle()).publicKeyPem).toBe(first.publicKeyPem);
    expect(made).toEqual(['2048 null', '3072 null']);
  });

  it('is another order of the other type, as long as nobody wrote into it', async () => {
    const { store } = createStore();
    const before = JSON.parse(store.getState().texts.bodyText);
    store.getState().chooseOrderType('payout');
    const after = JSON.parse(store.getState().texts.bodyText);
    expect(after.orderType).toBe('payout');
    expect(after.orderNo).not.toBe(before.orderNo);
  });

  it('gets the order type written into a body of the user’s, and nothing else', () => {
    const { store } = createStore();
    const { write, chooseOrderType } = store.getState();
    write('bodyText', '{ "extra":[1.50], "orderType" : "payin" }');
    chooseOrderType('payout');
    expect(store.getState().texts.bodyText).toBe('{ "extra":[1.50], "orderType" : "payout" }');
    write('bodyText', '{"orderType":"payin"}');
    expect(store.getState().orderType).toBe('payin');
  });

  it('loses nothing where it is no JSON, and says where that ends', async () => {
    const { store } = createStore();
    store.getState().write('bodyText', '{"amount": }');
    while (store.getState().busy) await new Promise((resolve) => setTimeout(resolve, 1));
    const { made, texts } = store.getState();
    expect(texts.bodyText).toBe('{"amount": }');
    expect(made).toMatchObject({ kind: 'unreadable', problems: [{ code: 'body.syntax' }] });
    expect(made?.kind === 'unreadable' && made.problems[0]?.span?.start).toBe(11);
  });

  it('is not signed where a header could not hold its value', async () => {
    const { store, settle } = createStore();
    store.getState().write('nonce', 'a\0b');
    while (store.getState().busy) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(store.getState().made).toEqual({ kind: 'unreadable', problems: [] });
    // Node and Tomcat read it as Latin-1, others as UTF-8.
    store.getState().write('nonce', 'é');
    while (store.getState().busy) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(store.getState().made).toEqual({ kind: 'unreadable', problems: [] });
    store.getState().write('nonce', 'a\tb');
    expect((await settle()).headersText).toContain('X-Nonce: a\tb\n');
  });

  it('never holds a private key', () => {
    const { store } = createStore();
    const { privateKey } = takeRsaPair(2048);
    for (const field of ['bodyText', 'merchantNo', 'nonce', 'address'] as const) {
      const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
      store.getState().write(field, pem);
      expect(store.getState().texts[field]).toBe('');
      expect(store.getState().refused[field]).toBe('pem');
    }
    expect(JSON.stringify(store.getState())).not.toContain('PRIVATE');
  });

  it('is broken as chosen, and good again without', async () => {
    const { store, settle } = createStore();
    store.getState().chooseBreak('string.nonce-missing');
    const broken = await settle();
    expect(broken).toMatchObject({ code: 'string.nonce-missing' });
    expect(broken.signedText).not.toContain('nonce=');
    expect(isSigned(broken)).toBe(false);
    store.getState().chooseBreak('nothing');
    expect(isSigned(await settle())).toBe(true);
  });

  it('says so where a break changes nothing', async () => {
    const { store } = createStore();
    store.getState().write('bodyText', '{}');
    store.getState().chooseBreak('value.changed');
    while (store.getState().busy) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(store.getState().made).toEqual({ kind: 'no-effect' });
  });

  it('tries again after a failure', async () => {
    let isOnline = false;
    const { store, settle } = createStore({
      loadBreaking: async () => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return loadBreaking();
      },
    });
    store.getState().chooseBreak('key.not-the-signer');
    while (store.getState().busy) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(store.getState()).toMatchObject({ made: null, hasFailed: true });
    isOnline = true;
    expect((await settle()).code).toBe('key.not-the-signer');
    expect(store.getState().hasFailed).toBe(false);
  });
});

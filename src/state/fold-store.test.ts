import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inspectCallback } from '../core/inspect-callback';
import { detectPrivateKey } from '../core/key/detect-private-key';
import { takeRsaPair } from '../testing/rsa-pairs';
import { createFoldStore } from './fold-store';
import { createInputsStore, type EditableInput, emptyTexts } from './inputs-store';
import { createPointingStore } from './pointing-store';
import { createReportStore } from './report-store';

const bodyText = '{"amount":"12.00","orderNo":"20260722001","orderType":"payin"}';
const headersText = 'X-Timestamp: 1753142400\nX-Nonce: 5f2b7c0e9d\n';
const { publicKey } = takeRsaPair(2048);
const keyText = publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Until the report on what was written is there. */
const settle = () => vi.advanceTimersByTimeAsync(5);

async function createStores(isBeside = true) {
  const inputs = createInputsStore(detectPrivateKey);
  const report = createReportStore(inputs, inspectCallback, webcrypto.subtle as SubtleCrypto);
  const pointing = createPointingStore(report);
  const fold = createFoldStore(inputs, report, pointing, () => isBeside);
  /** The report asks WebCrypto, which no fake timer moves on. */
  async function settled(): Promise<void> {
    while (report.getState().busy) await vi.advanceTimersByTimeAsync(1);
    await settle();
  }
  await settled();
  return {
    inputs,
    report,
    pointing,
    ...fold.getState(),
    settled,
    async write(input: EditableInput, text: string) {
      inputs.getState().write(input, text);
      await settled();
    },
    readFolded: () =>
      Object.entries(fold.getState().folded).flatMap(([input, isFolded]) =>
        isFolded ? [input] : [],
      ),
  };
}

const optional = ['own-string', 'own-key'];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('an input', () => {
  it('stays open while it is blank, unless it is optional', async () => {
    const { readFolded } = await createStores();
    expect(readFolded()).toEqual(optional);
  });

  it('folds once it was understood', async () => {
    const { write, readFolded } = await createStores();
    await write('body', bodyText);
    await write('key', keyText);
    await write('own-string', 'amount=1');
    expect(readFolded()).toEqual(['key', 'body', ...optional]);
  });

  it('with an error stays open, and opens for one', async () => {
    const { write, readFolded } = await createStores();
    await write('headers', headersText);
    expect(readFolded()).toEqual(optional);
    await write('body', bodyText);
    expect(readFolded()).toEqual(['body', ...optional]);
    await write('body', bodyText.slice(0, -1));
    expect(readFolded()).toEqual(optional);
  });

  it('with a warning alone folds', async () => {
    const { write, report, readFolded } = await createStores();
    await write('body', `\ufeff${bodyText}`);
    expect(report.getState().report?.problems.map(({ code }) => code)).toContain(
      'body.byte-order-mark',
    );
    expect(readFolded()).toEqual(['body', ...optional]);
  });

  it('does not fold under the caret, only when that has left all inputs', async () => {
    const { write, focus, open, settle, readFolded } = await createStores();
    focus('body');
    await write('body', bodyText);
    expect(readFolded()).toEqual(optional);
    focus('headers');
    settle();
    expect(readFolded()).toEqual(optional);
    focus(null);
    settle();
    expect(readFolded()).toEqual(['body', ...optional]);
    open('body');
    expect(readFolded()).toEqual(optional);
    settle();
    expect(readFolded()).toEqual(['body', ...optional]);
  });

  it('folds with a paste into another one, not while somebody types there', async () => {
    const { write, focus, readFolded } = await createStores();
    focus('body');
    await write('body', bodyText);
    focus('headers');
    await write('headers', 'X');
    expect(readFolded()).toEqual(optional);
    await write('headers', headersText);
    expect(readFolded()).toEqual(['body', ...optional]);
  });

  it('stays as its user wants it, until all is cleared', async () => {
    const { inputs, write, choose, settle, settled, readFolded } = await createStores();
    await write('body', bodyText);
    choose('body', 'open');
    await write('key', keyText);
    settle();
    expect(readFolded()).toEqual(['key', ...optional]);
    choose('body', 'folded');
    await write('body', bodyText.slice(0, -1));
    expect(readFolded()).toEqual(['key', 'body', ...optional]);
    choose('body', 'open');
    inputs.getState().replaceAll(emptyTexts);
    await settled();
    expect(readFolded()).toEqual(optional);
    await write('body', bodyText);
    expect(readFolded()).toEqual(['body', ...optional]);
  });

  it('is open when it was emptied, whatever was chosen for it', async () => {
    const { write, choose, readFolded } = await createStores();
    await write('key', keyText);
    await write('body', bodyText);
    choose('body', 'folded');
    await write('body', '');
    expect(readFolded()).toEqual(['key', ...optional]);
  });

  it('with a refused private key is open, also an optional one', async () => {
    const { privateKey } = takeRsaPair(2048);
    const { write, readFolded } = await createStores();
    await write('own-string', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    expect(readFolded()).toEqual(['own-key']);
  });
});

describe('pointing at a pair', () => {
  async function createPointed(isBeside: boolean) {
    const stores = await createStores(isBeside);
    await stores.write('body', bodyText);
    const [amount] = stores.report.getState().report?.canonical?.kept ?? [];
    if (amount === undefined) throw new Error('no entry');
    return { ...stores, amount };
  }

  it('opens its input for as long as it lasts, and a little longer', async () => {
    const { pointing, amount, readFolded } = await createPointed(true);
    pointing.getState().pointTo(amount);
    expect(readFolded()).toEqual(optional);
    pointing.getState().pointTo(null);
    await vi.advanceTimersByTimeAsync(300);
    pointing.getState().pointTo(amount);
    await vi.advanceTimersByTimeAsync(1000);
    expect(readFolded()).toEqual(optional);
    pointing.getState().pointTo(null);
    await vi.advanceTimersByTimeAsync(1000);
    expect(readFolded()).toEqual(['body', ...optional]);
  });

  it('opens none that its user has folded', async () => {
    const { pointing, choose, amount, readFolded } = await createPointed(true);
    choose('body', 'folded');
    pointing.getState().pointTo(amount);
    expect(readFolded()).toEqual(['body', ...optional]);
  });

  it('opens none above it, which would move it away', async () => {
    const { pointing, amount, readFolded } = await createPointed(false);
    pointing.getState().pointTo(amount);
    expect(readFolded()).toEqual(['body', ...optional]);
  });

  it('in the text of a folded input does not open it', async () => {
    const { pointing, readFolded } = await createPointed(true);
    pointing.getState().pointAt('body', 3);
    expect(pointing.getState().pointed).not.toBeNull();
    expect(readFolded()).toEqual(['body', ...optional]);
  });
});

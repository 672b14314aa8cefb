import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createExperiment } from '../core/experiment';
import { inspectCallback } from '../core/inspect-callback';
import { detectPrivateKey } from '../core/key/detect-private-key';
import type { Problem } from '../core/problem';
import { takeRsaPair } from '../testing/rsa-pairs';
import { callbackKeys, callbackVectors } from '../testing/vectors';
import { findRefusal } from './find-refusal';
import { createInputsStore, emptyTexts, type InputTexts } from './inputs-store';
import { fieldLength } from './long-texts';
import { createReceiverStore } from './receiver-store';
import { createReportStore } from './report-store';

const subtle = webcrypto.subtle as SubtleCrypto;

function createStores() {
  const inputs = createInputsStore(detectPrivateKey);
  const reports = createReportStore(inputs, inspectCallback, subtle);
  const clock = { seconds: 1000 };
  const receiver = createReceiverStore(reports, () => clock.seconds, findRefusal);
  return {
    receiver,
    clock,
    async show(texts: InputTexts, notices: readonly Problem[] = []): Promise<boolean> {
      inputs.getState().replaceAll(texts, notices);
      while (reports.getState().busy) await new Promise((resolve) => setTimeout(resolve, 1));
      return receiver.getState().earlier !== null;
    },
  };
}

function pickTexts(name: string): InputTexts {
  const vector = callbackVectors.find((one) => one.name === name);
  if (vector === undefined) throw new Error(`there is no vector ${name}`);
  const { headers, body, key } = vector;
  return { ...emptyTexts, key: callbackKeys[key] ?? '', headers, body };
}

const payin = pickTexts('payin');

describe('the fields', () => {
  it('follow the portal’s defaults until someone writes into them', () => {
    const { receiver } = createStores();
    receiver.getState().write('tolerance', '60');
    receiver.getState().changeDefaults({ merchantNo: 'M1', tolerance: '120' });
    expect(receiver.getState().texts).toMatchObject({ merchantNo: 'M1', tolerance: '60' });
    receiver.getState().clear();
    expect(receiver.getState().texts).toMatchObject({ merchantNo: 'M1', tolerance: '120' });
    receiver.getState().undoClear();
    expect(receiver.getState().texts).toMatchObject({ merchantNo: 'M1', tolerance: '60' });
  });

  it.each([
    ['written as it was', 'tolerance', '300'],
    ['emptied', 'merchantNo', ''],
  ] as const)('keep what was %s, however late the defaults come', (_, field, text) => {
    const { receiver } = createStores();
    receiver.getState().write(field, 'x');
    receiver.getState().write(field, text);
    receiver.getState().changeDefaults({ merchantNo: 'M1', tolerance: '120' });
    expect(receiver.getState().texts[field]).toBe(text);
  });

  it('that nobody wrote into follow also after “Clear all” and “Undo”', () => {
    const { receiver } = createStores();
    receiver.getState().write('merchantNo', 'M2');
    receiver.getState().clear();
    receiver.getState().changeDefaults({ merchantNo: 'M1', tolerance: '120' });
    expect(receiver.getState().texts).toMatchObject({ merchantNo: 'M1', tolerance: '120' });
    receiver.getState().undoClear();
    expect(receiver.getState().texts).toMatchObject({ merchantNo: 'M2', tolerance: '120' });
  });
});

describe('the nonces seen', () => {
  it('take an edited callback for the same, and another one with its nonce for a replay', async () => {
    const { show, receiver } = createStores();
    expect(await show(payin)).toBe(false);
    expect(await show({ ...payin, body: payin.body.replace('80824.22', '1') })).toBe(false);
    expect(await show(payin)).toBe(false);
    const payout = pickTexts('payout');
    const nonce = /X-Nonce: .*/;
    const headers = payout.headers.replace(nonce, nonce.exec(payin.headers)?.[0] ?? '');
    expect(await show({ ...payout, headers })).toBe(true);
    expect(await show(payout)).toBe(false);
    expect(receiver.getState().nonces.map(({ firstSeenSeconds }) => firstSeenSeconds)).toEqual([
      1000, 1000,
    ]);
  });

  it('are kept for ten minutes, or for the tolerance if that is longer', async () => {
    const { show, receiver, clock } = createStores();
    receiver.getState().write('tolerance', '900');
    await show(payin);
    clock.seconds += 900;
    await show(pickTexts('payout'));
    expect(receiver.getState().nonces).toHaveLength(2);
    receiver.getState().write('tolerance', '300');
    await show(pickTexts('pretty'));
    expect(receiver.getState().nonces).toHaveLength(2);
  });

  it('can be forgotten', async () => {
    const { show, receiver } = createStores();
    await show(payin);
    receiver.getState().forgetNonces();
    expect(receiver.getState()).toMatchObject({ nonces: [], earlier: null });
  });

  it('leave out a callback with two of them', async () => {
    const { show, receiver } = createStores();
    await show({ ...payin, headers: `${payin.headers}\nX-Nonce: other` });
    expect(receiver.getState().nonces).toEqual([]);
  });
});

describe('the receiver’s settings', () => {
  it('are cleared at once and brought back, until the next edit', () => {
    const { receiver } = createStores();
    receiver.getState().write('merchantNo', 'M1');
    receiver.getState().clear();
    expect(receiver.getState().texts).toMatchObject({ merchantNo: '', tolerance: '300' });
    receiver.getState().undoClear();
    expect(receiver.getState().texts.merchantNo).toBe('M1');
    receiver.getState().clear();
    receiver.getState().write('receivedAt', '1');
    receiver.getState().undoClear();
    expect(receiver.getState().texts).toMatchObject({ merchantNo: '', receivedAt: '1' });
  });

  it('are replaced as one step, a receipt and private keys included', () => {
    const { privateKey } = takeRsaPair(2048);
    const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const reports = createReportStore(
      createInputsStore(detectPrivateKey),
      inspectCallback,
      undefined,
    );
    const receiver = createReceiverStore(reports, () => 0, findRefusal);
    const { write, showReceipt, replaceAll, undoClear } = receiver.getState();
    write('tolerance', '60');
    showReceipt({ merchantNo: 'M1' });
    replaceAll({ merchantNo: 'M2', localOrder: pem });
    expect(receiver.getState().texts).toEqual({
      merchantNo: 'M2',
      receivedAt: '',
      tolerance: '300',
      localOrder: '',
    });
    expect(receiver.getState().refused).toEqual({ localOrder: 'pem' });
    undoClear();
    expect(receiver.getState().texts).toMatchObject({ merchantNo: 'M1', tolerance: '60' });
    expect(receiver.getState().refused).toEqual({});
  });

  it('clear a private key that was written before one could be told', () => {
    const { privateKey } = takeRsaPair(2048);
    let find: typeof findRefusal = () => null;
    const reports = createReportStore(
      createInputsStore(detectPrivateKey),
      inspectCallback,
      undefined,
    );
    const receiver = createReceiverStore(
      reports,
      () => 0,
      (text) => find(text),
    );
    receiver.getState().write('merchantNo', 'M1');
    receiver
      .getState()
      .write('localOrder', String(privateKey.export({ type: 'pkcs8', format: 'pem' })));
    find = findRefusal;
    receiver.getState().recheck();
    expect(receiver.getState().texts).toMatchObject({ merchantNo: 'M1', localOrder: '' });
    expect(receiver.getState().refused).toEqual({ localOrder: 'pem' });
  });

  it('refuse a private key', () => {
    const { privateKey } = takeRsaPair(2048);
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const { receiver } = createStores();
    receiver.getState().write('localOrder', pem);
    expect(receiver.getState()).toMatchObject({
      texts: { localOrder: '' },
      refused: { localOrder: 'pem' },
    });
    receiver.getState().write('localOrder', '{}');
    expect(receiver.getState()).toMatchObject({ texts: { localOrder: '{}' }, refused: {} });
  });

  it('leave what stands there where a text is longer than they take', () => {
    const { receiver } = createStores();
    const longest = ' '.repeat(fieldLength);
    receiver.getState().write('localOrder', longest);
    receiver.getState().write('localOrder', `${longest}{}`);
    const { texts, written, refused } = receiver.getState();
    expect(texts.localOrder === longest && written.localOrder === longest).toBe(true);
    expect(refused).toEqual({ localOrder: 'too-long' });
    receiver.getState().write('localOrder', '{}');
    expect(receiver.getState()).toMatchObject({ texts: { localOrder: '{}' }, refused: {} });
  });
});

it('a nonce that an experiment verified was not seen by that', async () => {
  const { receiver, show } = createStores();
  await show(payin, [createExperiment('body', ['amount'])]);
  expect(receiver.getState().nonces).toEqual([]);
  expect(await show(payin)).toBe(false);
  expect(receiver.getState().nonces).toHaveLength(1);
});

import { sign, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inspectCallback } from '../core/inspect-callback';
import { detectPrivateKey } from '../core/key/detect-private-key';
import { breakCallback } from '../core/sender/break-callback';
import type { ReceiverBreak } from '../core/sender/break-code';
import type { TestCallback, TestSigner } from '../core/sender/test-callback';
import { getRsaPair } from '../testing/rsa-pairs';
import { findRefusal } from './find-refusal';
import { createInputsStore } from './inputs-store';
import { createSampleLoader } from './load-sample';
import { openInDebugger } from './open-in-debugger';
import { createReceiverStore } from './receiver-store';
import { createReferenceStore } from './reference-store';
import { createReportStore } from './report-store';
import { createUndoStep } from './undo-step';

const now = 1795163400;
const { privateKey, publicKey } = getRsaPair(2048);
const signer: TestSigner = {
  publicKeyPem: String(publicKey.export({ type: 'spki', format: 'pem' })),
  sign: async (bytes) => new Uint8Array(sign('sha256', bytes, privateKey)),
};

async function makeBroken(code: ReceiverBreak): Promise<TestCallback> {
  const unsigned = {
    merchantNo: 'M10086',
    timestamp: String(now),
    nonce: 'n1',
    bodyText: '{"merchantOrderNo":"A","orderType":"payin","status":"completed","amount":"1.00"}',
  };
  const signers = { platform: signer, pickOther: async () => signer };
  const made = await breakCallback(unsigned, code, signers, now, async () => null);
  if (made.kind !== 'made') throw new Error(made.kind);
  return made.callback;
}

function createStores() {
  const inputs = createInputsStore(detectPrivateKey);
  const reports = createReportStore(inputs, inspectCallback, webcrypto.subtle as SubtleCrypto);
  const receiver = createReceiverStore(reports, () => now, findRefusal);
  const loadSample = createSampleLoader(inputs, receiver);
  const { undo } = createUndoStep(inputs, receiver, createReferenceStore());
  async function open(callback: TestCallback): Promise<void> {
    openInDebugger(callback, { loadSample, receiver });
    while (reports.getState().busy || reports.getState().report === null) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  return { inputs, reports, receiver, undo, open };
}

describe('a test callback that is opened in the debugger', () => {
  it('brings the receiver’s side along, whatever was written there', async () => {
    const { inputs, receiver, open } = createStores();
    receiver.getState().write('tolerance', '99999');
    receiver.getState().write('localOrder', '{"orderNo":"of-another"}');
    const callback = await makeBroken('order.different');
    await open(callback);
    expect(inputs.getState().texts).toMatchObject({
      key: signer.publicKeyPem,
      headers: callback.headersText,
      body: callback.bodyText,
    });
    const { texts, isOpen } = receiver.getState();
    expect(texts).toMatchObject({ merchantNo: 'M10086', tolerance: '300' });
    expect(Date.parse(texts.receivedAt)).toBe(now * 1000);
    expect(JSON.parse(texts.localOrder)).toMatchObject({ amount: '10.00', status: 'created' });
    expect(isOpen).toBe(true);
  });

  it('is the second with its nonce where it was made so', async () => {
    const { receiver, open } = createStores();
    await open(await makeBroken('nonce.seen'));
    expect(receiver.getState().earlier).toMatchObject({ nonce: 'n1' });
  });

  it('goes in one step back, and with it what the receiver knew of it', async () => {
    const { inputs, receiver, undo, open } = createStores();
    inputs.getState().write('headers', 'X-Timestamp: 1');
    receiver.getState().write('merchantNo', 'M-mine');
    inputs.getState().write('body', '{"mine":1}');
    await open(await makeBroken('timestamp.old'));
    undo();
    expect(inputs.getState().texts).toMatchObject({ key: '', body: '{"mine":1}' });
    expect(receiver.getState().texts).toMatchObject({ merchantNo: 'M-mine', localOrder: '' });
  });
});

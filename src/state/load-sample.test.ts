import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inspectCallback } from '../core/inspect-callback';
import { detectPrivateKey } from '../core/key/detect-private-key';
import { findRefusal } from './find-refusal';
import { createInputsStore, emptyTexts } from './inputs-store';
import { createSampleLoader } from './load-sample';
import { createReceiverStore } from './receiver-store';
import { createReferenceStore } from './reference-store';
import { createReportStore } from './report-store';
import { createUndoStep } from './undo-step';

const first = {
  texts: { ...emptyTexts, headers: 'X-Timestamp: 1', body: '{"first":1}' },
  receipt: { merchantNo: 'M-first', receivedAt: '3' },
};
const second = {
  texts: { ...emptyTexts, headers: 'X-Timestamp: 2', body: '{"second":1}' },
  receipt: { merchantNo: 'M-second', receivedAt: '4' },
};

function createStores() {
  const inputs = createInputsStore(detectPrivateKey);
  const reports = createReportStore(inputs, inspectCallback, webcrypto.subtle as SubtleCrypto);
  const receiver = createReceiverStore(reports, () => 1000, findRefusal);
  const load = createSampleLoader(inputs, receiver);
  const { clearAll, undo } = createUndoStep(inputs, receiver, createReferenceStore());
  return {
    load,
    clearAll,
    undo,
    write: inputs.getState().write,
    replaceAll: inputs.getState().replaceAll,
    writeReceiver: receiver.getState().write,
    changeDefaults: receiver.getState().changeDefaults,
    canUndo: () => inputs.getState().replaced !== null,
    read: () => {
      const { merchantNo, receivedAt } = receiver.getState().texts;
      return [inputs.getState().texts.body, merchantNo, receivedAt];
    },
  };
}

type Stores = ReturnType<typeof createStores>;

const isFirst = ['{"first":1}', 'M-first', '3'];

describe('a sample', () => {
  it('brings the time at which it came in, and its merchant, whatever was written before', () => {
    const stores = createStores();
    stores.writeReceiver('merchantNo', 'M1');
    stores.writeReceiver('receivedAt', '99');
    stores.changeDefaults({ merchantNo: 'M-portal' });
    stores.load(first);
    expect(stores.read()).toEqual(isFirst);
    stores.changeDefaults({ merchantNo: 'M-late' });
    expect(stores.read()).toEqual(isFirst);
  });

  it.each<[string, (stores: Stores) => void]>([
    ['other headers', ({ write }) => write('headers', 'X-Timestamp: 5')],
    ['headers that were edited', ({ write }) => write('headers', 'X-Timestamp: 1 ')],
    ['another callback', ({ replaceAll }) => replaceAll({ ...emptyTexts, headers: 'A: b' })],
  ])('takes both away again with %s, and what was written stands there', (_, change) => {
    const stores = createStores();
    stores.writeReceiver('merchantNo', 'M1');
    stores.load(first);
    change(stores);
    expect(stores.read().slice(1)).toEqual(['M1', '']);
  });

  it('keeps both while its body or its key is edited', () => {
    const stores = createStores();
    stores.load(first);
    stores.write('body', '{}');
    stores.write('key', 'k');
    expect(stores.read()).toEqual(['{}', 'M-first', '3']);
  });

  it('leaves a field to the user who writes into it, also when it comes back', () => {
    const stores = createStores();
    stores.load(first);
    stores.writeReceiver('receivedAt', '');
    expect(stores.read()).toEqual(['{"first":1}', 'M-first', '']);
    stores.clearAll();
    stores.undo();
    expect(stores.read()).toEqual(['{"first":1}', 'M-first', '']);
    stores.load(first);
    expect(stores.read()).toEqual(isFirst);
  });

  it('comes back with both by “Undo”', () => {
    const stores = createStores();
    stores.load(first);
    stores.load(second);
    expect(stores.canUndo()).toBe(true);
    stores.undo();
    expect(stores.read()).toEqual(isFirst);
    stores.clearAll();
    expect(stores.read()).toEqual(['', '', '']);
    stores.undo();
    expect(stores.read()).toEqual(isFirst);
  });

  it('that replaced a callback is taken back with both', () => {
    const stores = createStores();
    stores.replaceAll({ ...emptyTexts, headers: 'A: b', body: 'mine' });
    stores.writeReceiver('merchantNo', 'M1');
    stores.load(first);
    stores.undo();
    expect(stores.read()).toEqual(['mine', 'M1', '']);
  });
});

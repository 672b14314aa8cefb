import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inspectCallback } from '../core/inspect-callback';
import { detectPrivateKey } from '../core/key/detect-private-key';
import { findRefusal } from './find-refusal';
import { createInputsStore, emptyTexts } from './inputs-store';
import { createReceiverStore } from './receiver-store';
import { createReferenceStore } from './reference-store';
import { createReportStore } from './report-store';
import { createUndoStep } from './undo-step';

function createStores() {
  const inputs = createInputsStore(detectPrivateKey);
  const reports = createReportStore(inputs, inspectCallback, webcrypto.subtle as SubtleCrypto);
  const receiver = createReceiverStore(reports, () => 1000, findRefusal);
  const reference = createReferenceStore();
  const { clearAll, replaceAll, undo } = createUndoStep(inputs, receiver, reference);
  inputs.getState().write('body', '{"mine":1}');
  receiver.getState().write('merchantNo', 'M1');
  return {
    clearAll,
    undo,
    reference,
    /** As a case does. */
    openCase: (body: string, headersText: string | null = null) =>
      replaceAll({
        inputs: { ...emptyTexts, body },
        notices: [],
        receiver: { merchantNo: 'M2' },
        reference: headersText === null ? null : { headersText, bodyText: '' },
      }),
    writeBody: (text: string) => inputs.getState().write('body', text),
    loadSample: () => inputs.getState().replaceAll({ ...emptyTexts, body: '{"sample":1}' }),
    changeKey: () => inputs.getState().replace({ key: 'another' }),
    split: () => inputs.getState().replace({ headers: 'taken', body: '{"taken":1}' }),
    write: (input: 'key' | 'headers' | 'body') => inputs.getState().write(input, 'newer'),
    readTexts: () => inputs.getState().texts,
    writeMerchantNo: (text: string) => receiver.getState().write('merchantNo', text),
    changeDefaults: () => receiver.getState().changeDefaults({ tolerance: '60' }),
    read: () => [inputs.getState().texts.body, receiver.getState().texts.merchantNo],
    canUndo: () => inputs.getState().replaced !== null || receiver.getState().cleared !== null,
  };
}

type Stores = ReturnType<typeof createStores>;

describe('an undo', () => {
  it('brings back inputs and receiver after both were cleared', () => {
    const stores = createStores();
    stores.clearAll();
    expect(stores.read()).toEqual(['', '']);
    stores.undo();
    expect(stores.read()).toEqual(['{"mine":1}', 'M1']);
    expect(stores.canUndo()).toBe(false);
  });

  it.each<[string, (stores: Stores) => void]>([
    ['a sample', ({ loadSample }) => loadSample()],
    ['a change of the key', ({ changeKey }) => changeKey()],
  ])('after a clear and an edit takes back %s alone', (_, change) => {
    const stores = createStores();
    stores.clearAll();
    stores.writeBody('{"newer":1}');
    change(stores);
    stores.undo();
    expect(stores.read()).toEqual(['{"newer":1}', '']);
    expect(stores.canUndo()).toBe(false);
  });

  it('has nothing to bring back after a clear and a sample: nothing stood before it', () => {
    const stores = createStores();
    stores.clearAll();
    stores.loadSample();
    expect(stores.canUndo()).toBe(false);
  });

  it.each<[string, (stores: Stores) => void]>([
    ['an input', ({ writeBody }) => writeBody('{}')],
    ['a field of the receiver', ({ writeMerchantNo }) => writeMerchantNo('M2')],
  ])('ends with an edit of %s', (_, edit) => {
    const stores = createStores();
    stores.clearAll();
    edit(stores);
    expect(stores.canUndo()).toBe(false);
    const edited = stores.read();
    stores.undo();
    expect(stores.read()).toEqual(edited);
  });

  it('of a split outlasts edits of other fields, and leaves them alone', () => {
    const stores = createStores();
    stores.split();
    stores.write('key');
    stores.writeMerchantNo('M2');
    stores.undo();
    expect(stores.read()).toEqual(['{"mine":1}', 'M2']);
    expect(stores.readTexts()).toMatchObject({ key: 'newer', headers: '' });
    expect(stores.canUndo()).toBe(false);
  });

  it.each(['headers', 'body'] as const)('of a split ends with an edit of its %s', (input) => {
    const stores = createStores();
    stores.split();
    stores.write(input);
    expect(stores.canUndo()).toBe(false);
  });

  it('ends for a sample, too, with an edit of the receiver', () => {
    const stores = createStores();
    stores.loadSample();
    expect(stores.canUndo()).toBe(true);
    stores.writeMerchantNo('M2');
    expect(stores.canUndo()).toBe(false);
  });

  it('stays when the portal’s defaults come late', () => {
    const stores = createStores();
    stores.clearAll();
    stores.changeDefaults();
    stores.undo();
    expect(stores.read()).toEqual(['{"mine":1}', 'M1']);
  });

  it('takes a case back as a whole', () => {
    const stores = createStores();
    stores.reference.getState().keep({ headersText: 'mine', bodyText: '' });
    stores.openCase('{"theirs":1}', 'theirs');
    expect(stores.read()).toEqual(['{"theirs":1}', 'M2']);
    expect(stores.reference.getState().kept?.headersText).toBe('theirs');
    stores.undo();
    expect(stores.read()).toEqual(['{"mine":1}', 'M1']);
    expect(stores.reference.getState().kept?.headersText).toBe('mine');
    expect(stores.canUndo()).toBe(false);
  });

  it('of a case without a reference leaves the one that is kept', () => {
    const stores = createStores();
    stores.openCase('{"theirs":1}');
    stores.reference.getState().keep({ headersText: 'mine', bodyText: '' });
    stores.undo();
    expect(stores.reference.getState().kept?.headersText).toBe('mine');
  });

  it.each<[string, (stores: Stores) => void]>([
    ['an edit', ({ writeBody }) => writeBody('{"newer":1}')],
    ['another clear', () => undefined],
  ])('after a case and %s no longer takes its reference back', (_, change) => {
    const stores = createStores();
    stores.openCase('{"theirs":1}', 'theirs');
    change(stores);
    stores.clearAll();
    stores.undo();
    expect(stores.reference.getState().kept?.headersText).toBe('theirs');
  });
});

import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CallbackInput } from '../core/callback-report';
import { inspectCallback } from '../core/inspect-callback';
import { detectPrivateKey } from '../core/key/detect-private-key';
import type { InputRepair } from '../core/repairs/input-repair';
import { findRefusal } from './find-refusal';
import { createInputsStore, type InputTexts } from './inputs-store';
import { createReceiverStore } from './receiver-store';
import { createReferenceStore } from './reference-store';
import { createRepairStore } from './repair-store';
import { createReportStore } from './report-store';
import { createUndoStep } from './undo-step';

/** Line ends of all kinds, a byte order mark, half a character: whatever a text may hold. */
const headersText = '\uFEFFX-Nonce: a\r\nX-Sign: \ud800\r';
const bodyText = '"\\ud83d"\n\n';
const madeFor: CallbackInput = { keyText: 'key', headersText, bodyText, ownString: 'own' };
const swap: InputRepair = {
  code: 'swap-headers-and-body',
  changes: { headers: bodyText, body: headersText },
  keys: [],
};

function createStores() {
  const inputs = createInputsStore(detectPrivateKey);
  const before: InputTexts = {
    key: 'key',
    headers: headersText,
    body: bodyText,
    'own-string': 'own',
    'own-key': '',
  };
  inputs.getState().replaceAll(before);
  const reports = createReportStore(inputs, inspectCallback, webcrypto.subtle as SubtleCrypto);
  const receiver = createReceiverStore(reports, () => 1000, findRefusal);
  const repairs = createRepairStore(inputs);
  const { undo, clearAll } = createUndoStep(inputs, receiver, createReferenceStore());
  const apply = (repair = swap, input = madeFor) => repairs.getState().apply(repair, input);
  return { inputs, repairs, before, undo, clearAll, apply };
}

describe('a repair', () => {
  it('changes its texts at once, and one undo brings all back, code unit by code unit', () => {
    const { inputs, repairs, before, undo, apply } = createStores();
    expect(apply()).toBe(true);
    expect(inputs.getState().texts).toEqual({ ...before, headers: bodyText, body: headersText });
    expect(repairs.getState().done).toBe(swap);
    undo();
    expect(inputs.getState().texts).toEqual(before);
    expect(inputs.getState().replaced).toBeNull();
    expect(repairs.getState().done).toBeNull();
  });

  it('is told until the next edit', () => {
    const { inputs, repairs, apply } = createStores();
    apply();
    inputs.getState().write('own-string', 'another');
    expect(repairs.getState().done).toBeNull();
  });

  it('is told until all is cleared', () => {
    const { repairs, clearAll, apply } = createStores();
    apply();
    clearAll();
    expect(repairs.getState().done).toBeNull();
  });

  it.each(['headers', 'body', 'key', 'own-key'] as const)(
    'made for an older text does nothing: %s',
    (input) => {
      const { inputs, repairs, apply } = createStores();
      inputs.getState().write(input, 'newer');
      const { texts } = inputs.getState();
      expect(apply()).toBe(false);
      expect(inputs.getState().texts).toBe(texts);
      expect(repairs.getState().done).toBeNull();
    },
  );

  it('that is an experiment stays one in its text until that is written anew', () => {
    const { inputs, undo, apply } = createStores();
    const codes = () => inputs.getState().notices.map(({ code }) => code);
    apply({ code: 'use-signed-values', changes: { body: 'tried' }, keys: ['amount'] });
    expect(inputs.getState().notices).toMatchObject([
      { code: 'body.experiment', input: 'body', severity: 'warning', keys: ['amount'] },
    ]);
    inputs.getState().write('own-string', 'another');
    apply(
      { code: 'unwrap-body', changes: { body: 'inner' }, keys: [] },
      { ...madeFor, bodyText: 'tried' },
    );
    expect(codes()).toEqual(['body.experiment']);
    inputs.getState().write('body', 'pasted');
    expect(codes()).toEqual([]);
    apply(
      { code: 'use-signed-values', changes: { headers: 'tried' }, keys: ['nonce'] },
      { ...madeFor, bodyText: 'pasted' },
    );
    expect(codes()).toEqual(['headers.experiment']);
    undo();
    expect(codes()).toEqual([]);
  });

  it('brings no private key in', () => {
    const { inputs, apply } = createStores();
    const body = '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n';
    apply({ code: 'unwrap-body', changes: { body }, keys: [] });
    expect(inputs.getState().texts.body).toBe('');
    expect(inputs.getState().refused.body).toBe('pem');
  });
});

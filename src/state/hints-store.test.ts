import { describe, expect, it } from 'vitest';
import { detectPrivateKey } from '../core/key/detect-private-key';
import { createHintsStore, hintNames } from './hints-store';
import { createInputsStore, emptyTexts } from './inputs-store';
import { createSettingsStore } from './settings-store';

function createStores(values = new Map<string, string>()) {
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
  const inputs = createInputsStore(detectPrivateKey);
  const settings = createSettingsStore({ storage, requestedEditor: null, coarsePointer: false });
  const hints = createHintsStore(inputs, settings);
  inputs.getState().replaceAll({ ...emptyTexts, body: 'a sample' });
  hints.getState().start();
  return { values, inputs, hints, open: () => hints.getState().open };
}

describe('the hints', () => {
  it('are closed one by one', () => {
    const { hints, open, values } = createStores();
    expect(open()).toEqual(hintNames);
    hints.getState().dismiss('pairs');
    expect(open()).toEqual(['verdict', 'fix', 'inputs', 'endpoint']);
    expect(values.size).toBe(0);
  });

  it('end with the sample', () => {
    const { inputs, open } = createStores();
    inputs.getState().write('body', 'mine');
    expect(open()).toEqual([]);
  });

  it('stay away for good when that is asked for, and nothing else is kept', () => {
    const { hints, open, values } = createStores();
    hints.getState().dismissForGood();
    hints.getState().start();
    expect(open()).toEqual([]);
    expect([...values]).toEqual([['callback-debugger.hints', 'off']]);
    expect(createStores(values).open()).toEqual([]);
  });
});

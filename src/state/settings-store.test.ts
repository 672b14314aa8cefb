import { describe, expect, it } from 'vitest';
import { createSettingsStore, type SettingsOrigin } from './settings-store';

function createStorage(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
}

const bare: SettingsOrigin = { storage: null, requestedEditor: null, coarsePointer: false };

describe('the settings', () => {
  it.each([
    ['nothing is known', bare, 'rich'],
    ['the pointer is coarse', { ...bare, coarsePointer: true }, 'plain'],
    ['the address asks for it', { ...bare, requestedEditor: 'plain' as const }, 'plain'],
    [
      'rich was chosen on a touch screen',
      {
        ...bare,
        coarsePointer: true,
        storage: createStorage({ 'callback-debugger.editor': 'rich' }),
      },
      'rich',
    ],
    [
      'what was stored is unknown',
      { ...bare, storage: createStorage({ 'callback-debugger.editor': 'vi' }) },
      'rich',
    ],
  ])('choose the editor when %s', (_, origin, editor) => {
    expect(createSettingsStore(origin).getState().editor).toBe(editor);
  });

  it('remember the choices and nothing else', () => {
    const storage = createStorage();
    const settings = createSettingsStore({ ...bare, storage });
    settings.getState().chooseTheme('dark');
    settings.getState().chooseEditor('plain');
    expect([...storage.values]).toEqual([
      ['callback-debugger.theme', 'dark'],
      ['callback-debugger.editor', 'plain'],
    ]);
    expect(createSettingsStore({ ...bare, storage }).getState()).toMatchObject({
      theme: 'dark',
      editor: 'plain',
    });
  });

  it('show hints until these are dismissed', () => {
    const storage = createStorage();
    const settings = createSettingsStore({ ...bare, storage });
    expect(settings.getState().showsHints).toBe(true);
    settings.getState().dismissHints();
    expect(settings.getState().showsHints).toBe(false);
    expect(createSettingsStore({ ...bare, storage }).getState().showsHints).toBe(false);
  });

  it('work where storage is forbidden', () => {
    const forbid = () => {
      throw new Error('forbidden');
    };
    const storage = { getItem: forbid, setItem: forbid };
    const settings = createSettingsStore({ ...bare, storage });
    settings.getState().chooseTheme('light');
    expect(settings.getState()).toMatchObject({ theme: 'light', editor: 'rich' });
  });

  it('keeps the language of the code', () => {
    const storage = createStorage();
    createSettingsStore({ ...bare, storage })
      .getState()
      .chooseCodeLanguage('C#');
    expect(createSettingsStore({ ...bare, storage }).getState().codeLanguage).toBe('C#');
    const unknown = createStorage({ 'callback-debugger.code': 'Cobol' });
    expect(createSettingsStore({ ...bare, storage: unknown }).getState().codeLanguage).toBe('Java');
  });
});

/** How the page looks and edits, and in which language it shows code. Only these choices are kept here between visits, never anything pasted. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type CodeLanguage, codeLanguages } from '../core/code-language';

export type ThemeSetting = 'auto' | 'light' | 'dark';
export type EditorSetting = 'rich' | 'plain';

export interface SettingsState {
  readonly theme: ThemeSetting;
  readonly editor: EditorSetting;
  /** Until somebody wants no hints any more. */
  readonly showsHints: boolean;
  readonly codeLanguage: CodeLanguage;
  /** Whether somebody chose it. */
  readonly hasCodeLanguage: boolean;
}

export interface SettingsActions {
  readonly chooseTheme: (theme: ThemeSetting) => void;
  readonly chooseEditor: (editor: EditorSetting) => void;
  readonly dismissHints: () => void;
  readonly chooseCodeLanguage: (language: CodeLanguage) => void;
  /** What a finding guesses: for this visit, until somebody chooses. */
  readonly suggestCodeLanguage: (language: CodeLanguage) => void;
}

export type SettingsStore = StoreApi<SettingsState & SettingsActions>;

export interface SettingsOrigin {
  /** Null where the browser forbids storage. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** Asked for by the address; holds for this visit. */
  readonly requestedEditor: EditorSetting | null;
  /** A touch screen edits better in a plain text area. */
  readonly coarsePointer: boolean;
}

const themeName = 'callback-debugger.theme';
const editorName = 'callback-debugger.editor';
const hintsName = 'callback-debugger.hints';
const codeName = 'callback-debugger.code';

export function createSettingsStore(origin: SettingsOrigin): SettingsStore {
  const theme = readStored(origin, themeName, ['auto', 'light', 'dark']);
  const editor = readStored(origin, editorName, ['rich', 'plain']);
  const codeLanguage = readStored(origin, codeName, codeLanguages);
  return createStore((set, get) => ({
    theme: theme ?? 'auto',
    editor: origin.requestedEditor ?? editor ?? (origin.coarsePointer ? 'plain' : 'rich'),
    showsHints: readStored(origin, hintsName, ['off']) === undefined,
    codeLanguage: codeLanguage ?? 'Java',
    hasCodeLanguage: codeLanguage !== undefined,
    suggestCodeLanguage(codeLanguage) {
      if (!get().hasCodeLanguage) set({ codeLanguage });
    },
    chooseCodeLanguage(codeLanguage) {
      set({ codeLanguage, hasCodeLanguage: true });
      writeStored(origin, codeName, codeLanguage);
    },
    dismissHints() {
      set({ showsHints: false });
      writeStored(origin, hintsName, 'off');
    },
    chooseTheme(theme) {
      set({ theme });
      writeStored(origin, themeName, theme);
    },
    chooseEditor(editor) {
      set({ editor });
      writeStored(origin, editorName, editor);
    },
  }));
}

function readStored<T extends string>(
  { storage }: SettingsOrigin,
  name: string,
  allowed: readonly T[],
): T | undefined {
  try {
    const stored = storage?.getItem(name);
    return allowed.find((value) => value === stored);
  } catch {
    return undefined;
  }
}

function writeStored({ storage }: SettingsOrigin, name: string, value: string): void {
  try {
    storage?.setItem(name, value);
  } catch {
    // A full or forbidden storage costs the memory of a choice, nothing else.
  }
}

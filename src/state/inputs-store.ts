/** What the user gave: texts exactly as pasted or dropped. Nothing here is ever sent; only kept-keys-store persists any of it, when asked to. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PrivateKeyForm, Problem } from '../core/problem';
import { checkedLength } from './long-texts';

/** The inputs that hold text, in reading order. */
export const editableInputs = ['key', 'headers', 'body', 'own-string', 'own-key'] as const;

export type EditableInput = (typeof editableInputs)[number];

export type InputTexts = Readonly<Record<EditableInput, string>>;

/** What stood in the inputs of which texts were replaced; it leaves the others alone. */
export interface Replaced {
  readonly texts: Partial<InputTexts>;
  readonly notices: readonly Problem[];
}

export interface InputsState {
  readonly texts: InputTexts;
  /** Inputs that were cleared because a private key stood in them; forgotten at the input's next edit. */
  readonly refused: Readonly<Partial<Record<EditableInput, PrivateKeyForm>>>;
  /** What `undoReplace` brings back; null when there is nothing to bring back. */
  readonly replaced: Replaced | null;
  /** What the way into an input showed of its text, such as bytes that are no UTF-8; forgotten at the input's next edit. */
  readonly notices: readonly Problem[];
  /** The input that was written last; null where several were replaced. */
  readonly written: EditableInput | null;
  /** What is pasted in whole and not in the inputs yet: a text in its own box, or several callbacks of which none is chosen. */
  readonly pasted: 'nothing' | 'text' | 'choice';
  /** What is pasted in whole is being read. */
  readonly isReading: boolean;
  /** A text is to be written: what is known of the ones before is no answer to it. */
  readonly isExpecting: boolean;
}

export interface InputsActions {
  /** Stores one text, or '' when a private key stands in it; one that is very long is looked through later, see `refuse`. */
  readonly write: (input: EditableInput, text: string, notices?: readonly Problem[]) => void;
  /** Tells that a text is to be written, by whoever has it already and needs another task for it; overtakes what is reserved. */
  readonly expect: (input: EditableInput) => void;
  /**
   * For a text that comes later, from a file: what this returns stores it, unless something newer was written into
   * the input, or is to come, meanwhile.
   */
  readonly reserve: (input: EditableInput) => (text: string, notices?: readonly Problem[]) => void;
  /**
   * Stores some texts in place of others, or '' where a private key stands in one; what was there can be brought
   * back until the next edit of one of these inputs.
   */
  readonly replace: (texts: Partial<InputTexts>, notices?: readonly Problem[]) => void;
  /** Stores all texts at once, private keys excepted; what was there can be brought back until the next edit. */
  readonly replaceAll: (texts: InputTexts, notices?: readonly Problem[]) => void;
  readonly undoReplace: () => void;
  /** Clears texts in which a private key was found after they were stored: those too long to be searched at once. */
  readonly refuse: (forms: InputsState['refused']) => void;
  /** Looks through what was stored before private keys could be told. */
  readonly recheck: () => void;
}

export type InputsStore = StoreApi<InputsState & InputsActions>;

const none: readonly Problem[] = [];

const nothingWritten = { written: null, isExpecting: false } as const;

export const emptyTexts: InputTexts = {
  key: '',
  headers: '',
  body: '',
  'own-string': '',
  'own-key': '',
};

/** @param detectPrivateKey finds none until it was fetched; `recheck` then catches up */
export function createInputsStore(
  detectPrivateKey: (text: string) => PrivateKeyForm | null,
): InputsStore {
  function findForm(text: string): PrivateKeyForm | null {
    return text.length > checkedLength ? null : detectPrivateKey(text);
  }

  function listForms(texts: InputTexts): InputsState['refused'] {
    const found = editableInputs.map((input) => [input, findForm(texts[input])] as const);
    return Object.fromEntries(found.filter(([, form]) => form !== null));
  }

  /** How often each was written, or is to be. */
  const turns: Record<EditableInput, number> = {
    key: 0,
    headers: 0,
    body: 0,
    'own-string': 0,
    'own-key': 0,
  };
  function overtakeAll(): void {
    for (const input of editableInputs) turns[input] += 1;
  }
  return createStore((set, get) => ({
    texts: emptyTexts,
    refused: {},
    replaced: null,
    notices: none,
    pasted: 'nothing',
    isReading: false,
    ...nothingWritten,
    write(input, text, notices = none) {
      turns[input] += 1;
      const { [input]: _, ...refused } = get().refused;
      const form = findForm(text);
      set({
        texts: { ...get().texts, [input]: form === null ? text : '' },
        refused: form === null ? refused : { ...refused, [input]: form },
        replaced: holdsInput(get().replaced, input) ? null : get().replaced,
        notices: [...get().notices.filter((one) => one.input !== input), ...notices],
        written: input,
        isExpecting: false,
      });
    },
    expect(input) {
      turns[input] += 1;
      set({ isExpecting: true });
    },
    reserve(input) {
      turns[input] += 1;
      const turn = turns[input];
      return (text, notices) => {
        if (turns[input] === turn) get().write(input, text, notices);
      };
    },
    replace(changed, notices = none) {
      const { texts, notices: noticed } = get();
      const before: Partial<Record<EditableInput, string>> = {};
      for (const input of editableInputs) {
        const text = changed[input];
        if (text === undefined) continue;
        before[input] = texts[input];
        get().write(
          input,
          text,
          notices.filter((one) => one.input === input),
        );
      }
      set({ replaced: { texts: before, notices: noticed }, ...nothingWritten });
    },
    replaceAll(texts, notices = none) {
      overtakeAll();
      const { texts: before, notices: noticed } = get();
      const replaced = isEmpty(before) ? null : { texts: before, notices: noticed };
      const refused = listForms(texts);
      set({
        texts: emptyRefused(texts, refused),
        refused,
        replaced,
        notices,
        ...nothingWritten,
      });
    },
    undoReplace() {
      const { texts, notices, refused, replaced } = get();
      if (replaced === null) return;
      overtakeAll();
      const isBack = ({ input }: Problem) => input in replaced.texts;
      const refusals = Object.entries(refused).filter(([input]) => !(input in replaced.texts));
      set({
        texts: { ...texts, ...replaced.texts },
        notices: [...notices.filter((one) => !isBack(one)), ...replaced.notices.filter(isBack)],
        refused: Object.fromEntries(refusals),
        replaced: null,
        ...nothingWritten,
      });
    },
    refuse(forms) {
      const { texts, refused } = get();
      const cleared = editableInputs.filter((input) => forms[input] !== undefined);
      for (const input of cleared) turns[input] += 1;
      set({
        texts: emptyRefused(texts, forms),
        refused: { ...refused, ...forms },
      });
    },
    recheck() {
      const { texts, replaced } = get();
      const forms = listForms(texts);
      if (Object.keys(forms).length > 0) get().refuse(forms);
      // It came from the same fields, and would bring the key back.
      if (
        replaced !== null &&
        Object.keys(listForms({ ...emptyTexts, ...replaced.texts })).length > 0
      )
        set({ replaced: null });
    },
  }));
}

/** Whether a step back would change what stands in an input. */
export function holdsInput(replaced: Replaced | null, input: EditableInput): boolean {
  return replaced?.texts[input] !== undefined;
}

function emptyRefused(texts: InputTexts, refused: InputsState['refused']): InputTexts {
  return { ...texts, ...Object.fromEntries(Object.keys(refused).map((input) => [input, ''])) };
}

export function isEmpty(texts: InputTexts): boolean {
  return editableInputs.every((input) => texts[input] === '');
}

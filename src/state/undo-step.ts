/** One undo for all that the user gave: what the inputs and the receiver's fields can bring back is one step. */
import type { CallbackTexts } from '../core/compare/compare-callbacks';
import type { Problem } from '../core/problem';
import {
  type EditableInput,
  editableInputs,
  emptyTexts,
  holdsInput,
  type InputsStore,
  type InputTexts,
} from './inputs-store';
import type { ReceiverStore, ReceiverTexts } from './receiver-store';
import type { ReferenceStore } from './reference-store';

/** All that a user gave, to stand there in place of what does. */
interface GivenTexts {
  readonly inputs: InputTexts;
  readonly notices: readonly Problem[];
  readonly receiver: Partial<ReceiverTexts>;
  /** Null leaves the one that is kept. */
  readonly reference: CallbackTexts | null;
}

export interface UndoStep {
  /** Empties the inputs and resets the receiver's fields, as one step. */
  readonly clearAll: () => void;
  readonly replaceAll: (given: GivenTexts) => void;
  readonly undo: () => void;
  /** Whether there is a step back, and one that reaches into that input where one is named. */
  readonly canUndo: (input?: EditableInput) => boolean;
}

/**
 * An edit in either store takes away what the other could bring back: it would be older than that edit. A step of some
 * inputs alone, as a split is, has nothing to do with the receiver's fields.
 */
export function createUndoStep(
  inputs: InputsStore,
  receiver: ReceiverStore,
  reference: ReferenceStore,
): UndoStep {
  let isOneStep = false;
  /** Takes the reference of the last step back. */
  let undoReference = (): void => undefined;

  inputs.subscribe(({ texts }, previous) => {
    if (isOneStep || texts === previous.texts) return;
    receiver.setState({ cleared: null });
    undoReference = () => undefined;
  });
  reference.subscribe(() => {
    if (!isOneStep) undoReference = () => undefined;
  });
  receiver.subscribe(({ written }, previous) => {
    // What the portal or a sample brings is nobody's edit.
    if (isOneStep || written === previous.written) return;
    const { replaced } = inputs.getState();
    if (editableInputs.every((input) => holdsInput(replaced, input))) {
      inputs.setState({ replaced: null });
    }
  });

  function doAsOneStep(act: () => void): void {
    isOneStep = true;
    act();
    isOneStep = false;
  }
  function replaceReference(texts: CallbackTexts): void {
    const { kept } = reference.getState();
    reference.setState({ kept: texts });
    undoReference = () => reference.setState({ kept });
  }
  return {
    clearAll() {
      doAsOneStep(() => {
        undoReference = () => undefined;
        inputs.getState().replaceAll(emptyTexts);
        receiver.getState().clear();
      });
    },
    replaceAll(given) {
      doAsOneStep(() => {
        undoReference = () => undefined;
        inputs.getState().replaceAll(given.inputs, given.notices);
        receiver.getState().replaceAll(given.receiver);
        if (given.reference !== null) replaceReference(given.reference);
      });
    },
    undo() {
      doAsOneStep(() => {
        inputs.getState().undoReplace();
        receiver.getState().undoClear();
        undoReference();
        undoReference = () => undefined;
      });
    },
    canUndo(input) {
      const { replaced } = inputs.getState();
      if (input !== undefined) return holdsInput(replaced, input);
      return replaced !== null || receiver.getState().cleared !== null;
    },
  };
}

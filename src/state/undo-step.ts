/** One undo for all that the user gave: what the inputs and the receiver's fields can bring back is one step. */
import { emptyTexts, type InputsStore } from './inputs-store';
import type { ReceiverStore } from './receiver-store';

export interface UndoStep {
  /** Empties the inputs and resets the receiver's fields, as one step. */
  readonly clearAll: () => void;
  readonly undo: () => void;
}

/** An edit in either store takes away what the other could bring back: it would be older than that edit. */
export function createUndoStep(inputs: InputsStore, receiver: ReceiverStore): UndoStep {
  let isOneStep = false;

  inputs.subscribe(({ texts }, previous) => {
    if (!isOneStep && texts !== previous.texts) receiver.setState({ cleared: null });
  });
  receiver.subscribe(({ written }, previous) => {
    // What the portal or a sample brings is nobody's edit.
    if (!isOneStep && written !== previous.written) inputs.setState({ replaced: null });
  });

  function doAsOneStep(act: () => void): void {
    isOneStep = true;
    act();
    isOneStep = false;
  }
  return {
    clearAll() {
      doAsOneStep(() => {
        inputs.getState().replaceAll(emptyTexts);
        receiver.getState().clear();
      });
    },
    undo() {
      doAsOneStep(() => {
        inputs.getState().undoReplace();
        receiver.getState().undoClear();
      });
    },
  };
}

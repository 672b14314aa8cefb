/** Whether the keys stay in this browser: asked for by the user alone, and forgotten at once when it is taken back. */
import { useId } from 'react';
import { useStore } from 'zustand';
import { isSame } from '../state/kept-keys-store';
import { useApp } from './app-context';

export function KeepKeys() {
  const { inputs, keptKeys } = useApp();
  const { kept, refusal } = useStore(keptKeys);
  const isShown = useStore(inputs, ({ texts }) => kept !== null && isSame(kept, texts));
  const hintId = useId();
  return (
    <div className="keep">
      <label className="keep-choice">
        <input
          type="checkbox"
          aria-describedby={hintId}
          checked={kept !== null}
          onChange={(event) => {
            if (event.target.checked) keptKeys.getState().keep();
            else keptKeys.getState().forget();
          }}
        />
        Keep my keys in this browser
      </label>
      <p className="field-hint" id={hintId}>
        {kept === null ? words.off : isShown ? words.shown : words.hidden}
      </p>
      {kept !== null && !isShown && (
        <button type="button" className="button" onClick={() => keptKeys.getState().bringBack()}>
          Bring the kept keys back
        </button>
      )}
      {refusal !== null && (
        <p className="field-fault" role="alert">
          {refusals[refusal]}
        </p>
      )}
    </div>
  );
}

const words = {
  off: 'This field and “My merchant public key”, nothing else. Anyone who uses this browser can then see them.',
  shown:
    'They are back when you open this page again, also after “Clear all”. Untick to forget them at once.',
  hidden:
    'The kept keys are not the ones in the fields now. They are back when you open this page again. Untick to forget them at once.',
};

const refusals = {
  keep: 'This browser did not take them: its storage is full or forbidden here. The fields still hold your keys, until the page is closed.',
  forget:
    'This browser did not let go of them. Clear the data of this site in the browser’s settings.',
};

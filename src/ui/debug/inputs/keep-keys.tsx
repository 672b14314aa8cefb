/** Whether the keys stay in this browser: asked for by the user alone, and forgotten at once when it is taken back. */
import { useId } from 'react';
import { useStore } from 'zustand';
import { isSame, isShown, type KeptKeys, noKeys } from '../../../state/kept-keys-store';
import { useApp } from '../../shell/app-context';

export function KeepKeys() {
  const { editors, keptKeys, report } = useApp();
  const { kept, shown, refusal } = useStore(keptKeys);
  const hintId = useId();

  function forget(): void {
    keptKeys.getState().forget();
    // Without a key the box goes away, and must not take the focus with it.
    const isGone = keptKeys.getState().kept === null && report.getState().report?.keys.length === 0;
    if (isGone) editors.goTo('key', null);
  }
  return (
    <div className="keep">
      <label className="keep-choice">
        <input
          type="checkbox"
          aria-describedby={hintId}
          checked={kept !== null}
          onChange={(event) => {
            if (event.target.checked) keptKeys.getState().keep();
            else forget();
          }}
        />
        Keep my keys in this browser
      </label>
      <p className="field-hint" id={hintId}>
        {words[toState(kept, shown)]}
      </p>
      {toState(kept, shown) === 'hidden' && (
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

function toState(kept: KeptKeys | null, shown: KeptKeys): keyof typeof words {
  if (kept === null) return 'off';
  if (isSame(kept, noKeys)) return 'none';
  return isShown(kept, shown) ? 'shown' : 'hidden';
}

const words = {
  off: 'The keys of this field and “My merchant public key”, nothing else. Anyone who uses this browser can then see them.',
  none: 'Nothing yet: the key of a sample is not kept, and yours is as soon as it stands here. Untick to leave it.',
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

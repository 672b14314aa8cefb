/** Whether the keys stay in this browser: asked for by the user alone, and forgotten at once when it is taken back. */
import { useId } from 'react';
import { useStore } from 'zustand';
import { keyWords } from '#words/keys';
import { isSame, isShown, type KeptKeys, noKeys } from '../../../state/kept-keys-store';
import { passFocusOn } from '../../controls/keep-focus';
import { useApp } from '../../shell/app-context';

const words = keyWords.keep;

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
        {words.choice}
      </label>
      <p className="field-hint" id={hintId}>
        {words.states[toState(kept, shown)]}
      </p>
      {toState(kept, shown) === 'hidden' && (
        <button
          type="button"
          className="button"
          ref={passFocusOn}
          onClick={() => keptKeys.getState().bringBack()}
        >
          {words.bringBack}
        </button>
      )}
      {refusal !== null && (
        <p className="field-fault" role="alert">
          {words.refusals[refusal]}
        </p>
      )}
    </div>
  );
}

function toState(kept: KeptKeys | null, shown: KeptKeys): keyof typeof words.states {
  if (kept === null) return 'off';
  if (isSame(kept, noKeys)) return 'none';
  return isShown(kept, shown) ? 'shown' : 'hidden';
}

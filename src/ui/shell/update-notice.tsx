import { useState } from 'react';
import { useStore } from 'zustand';
import { shellWords } from '#words/shell';
import { passFocusOn } from '../controls/keep-focus';
import { useApp } from './app-context';

const words = shellWords.update;

/** There from the start, so that a screen reader says what comes into it. */
export function UpdateNotice() {
  const { change, dismiss } = useStore(useApp().update);
  // The version before ends what it does first, which may take its time on a busy machine.
  const [isChanging, setIsChanging] = useState(false);
  const start = () => {
    setIsChanging(true);
    change?.();
  };
  return (
    <div role="status" className="update">
      {isChanging && <p>{words.changing}</p>}
      {change !== null && !isChanging && (
        <>
          <p>{words.news}</p>
          <button type="button" className="button is-main" ref={passFocusOn} onClick={start}>
            {words.reload}
          </button>
          <button type="button" className="button" ref={passFocusOn} onClick={dismiss}>
            {words.later}
          </button>
        </>
      )}
    </div>
  );
}

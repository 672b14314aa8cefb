import { useStore } from 'zustand';
import { shellWords } from '#words/shell';
import { useApp } from './app-context';

const words = shellWords.update;

/** There from the start, so that a screen reader says what comes into it. */
export function UpdateNotice() {
  const { change, dismiss } = useStore(useApp().update);
  return (
    <div role="status" className="update">
      {change !== null && (
        <>
          <p>{words.news}</p>
          <button type="button" className="button is-main" onClick={change}>
            {words.reload}
          </button>
          <button type="button" className="button" onClick={dismiss}>
            {words.later}
          </button>
        </>
      )}
    </div>
  );
}

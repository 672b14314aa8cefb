import { useStore } from 'zustand';
import { useApp } from './app-context';

/** There from the start, so that a screen reader says what comes into it. */
export function UpdateNotice() {
  const { change, dismiss } = useStore(useApp().update);
  return (
    <div role="status" className="update">
      {change !== null && (
        <>
          <p>A new version is ready. Reloading empties the fields.</p>
          <button type="button" className="button is-main" onClick={change}>
            Reload to update
          </button>
          <button type="button" className="button" onClick={dismiss}>
            Later
          </button>
        </>
      )}
    </div>
  );
}

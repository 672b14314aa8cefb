import { useContext, useEffect } from 'react';
import type { EditableInput } from '../../state/inputs-store';
import { useApp } from '../shell/app-context';
import { createEarlyPart } from '../shell/deferred';
import { PendingContext } from '../shell/settling';
import type { EditorBinding } from './editor-binding';

const marks = createEarlyPart(() => import('./observe-marks'));

/** Marks an input's editor, as soon as what does that is there; without it the problems still stand below. */
export function useMarks(input: EditableInput, binding: EditorBinding): void {
  const app = useApp();
  const changePending = useContext(PendingContext);
  useEffect(() => {
    let stop = (): void => {};
    let isOver = false;
    async function start(): Promise<void> {
      changePending(1);
      try {
        await marks.fetch();
        const code = marks.code();
        if (!isOver && code !== null) stop = code.observeMarks(app, input, binding);
      } catch {
        // The page says at another place that it could not be fetched.
      } finally {
        changePending(-1);
      }
    }
    void start();
    return () => {
      isOver = true;
      stop();
    };
  }, [app, input, binding, changePending]);
}

import type { FocusEvent, MouseEvent } from 'react';
import { useStore } from 'zustand';
import type { EditableInput } from '../../../state/inputs-store';
import { useApp } from '../../shell/app-context';

export interface Fold {
  readonly isFolded: boolean;
  /** Opens it with the caret in it, or folds it; the user's own choice. */
  readonly toggle: () => void;
  /** What the panel's element tells of. */
  readonly listeners: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
    readonly onPointerDownCapture: (event: MouseEvent<HTMLElement>) => void;
    readonly onMouseDownCapture: (event: MouseEvent<HTMLElement>) => void;
    readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
  };
}

/** Milliseconds for the click that took the focus away: nothing may move under it. */
const clickMilliseconds = 150;

/** Whether an input's panel is folded, and how its user opens it. */
export function useFold(input: EditableInput): Fold {
  const { fold, inputs, editors } = useApp();
  const isFolded = useStore(fold, ({ folded }) => folded[input]);
  const { open, choose, focus, settle } = fold.getState();

  function toggle(): void {
    choose(input, isFolded ? 'open' : 'folded');
    if (isFolded) editors.goTo(input, { start: 0, end: 0 });
  }
  /** The text would move away under the pointer that is pressed on it, and be selected up to there. */
  function isInLine({ target }: MouseEvent<HTMLElement>): boolean {
    const isBlank = inputs.getState().texts[input].trim() === '';
    return isFolded && !isBlank && isInside(target, '.editor');
  }
  return {
    isFolded,
    toggle,
    listeners: {
      onFocus({ target }) {
        focus(input);
        if (isInside(target, '.editor, .input-more')) open(input);
      },
      onBlur({ currentTarget, relatedTarget }) {
        // Another window has the focus now, and it comes back to the same place.
        const isHere = currentTarget.contains(document.activeElement);
        if (isHere || currentTarget.contains(relatedTarget as Node | null)) return;
        focus(null);
        setTimeout(settle, clickMilliseconds);
      },
      onPointerDownCapture(event) {
        if (isInLine(event)) event.stopPropagation();
      },
      onMouseDownCapture(event) {
        if (!isInLine(event)) return;
        event.stopPropagation();
        event.preventDefault();
      },
      onClickCapture(event) {
        if (isInLine(event)) toggle();
      },
    },
  };
}

function isInside(target: EventTarget, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

import { useEffect } from 'react';
import { type EditableInput, editableInputs } from '../../state/inputs-store';
import type { UndoStep } from '../../state/undo-step';

/**
 * The keyboard's undo does what the button does, where the page changed that field last: to the browser nothing was
 * edited there, so that it would take back what was typed elsewhere before. That it never does.
 */
export function useUndoKey({ undo, canUndo }: UndoStep): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { target, key, shiftKey, altKey } = event;
      const isUndo =
        (event.ctrlKey || event.metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z';
      if (!isUndo || !(target instanceof Element) || target.closest('dialog') !== null) return;
      const input = findInput(target);
      // Other text boxes have their own.
      if (input === null && target.matches('input, textarea, [contenteditable]')) return;
      if (!canUndo(input ?? undefined)) return;
      event.preventDefault();
      event.stopPropagation();
      undo();
    }
    function keepOthers(event: InputEvent): void {
      const isHistory = event.inputType === 'historyUndo' || event.inputType === 'historyRedo';
      if (isHistory && event.target !== document.activeElement) event.preventDefault();
    }
    // Before Monaco hears of it.
    addEventListener('keydown', press, true);
    addEventListener('beforeinput', keepOthers, true);
    return () => {
      removeEventListener('keydown', press, true);
      removeEventListener('beforeinput', keepOthers, true);
    };
  }, [undo, canUndo]);
}

/** Whose editor it is in; null where it is in none. */
function findInput(element: Element): EditableInput | null {
  const panel = element.closest('.editor')?.closest('[data-input-panel]');
  const name = panel?.getAttribute('data-input-panel');
  return editableInputs.find((input) => input === name) ?? null;
}

import { controlWords } from '#words/controls';
import { findShownEnd } from './shown-part';

export interface CutNoteProps {
  readonly id: string;
  /** The whole text. */
  readonly text: string;
  readonly onClear: () => void;
}

/** Says that a field shows only the beginning of its text; nothing where it shows all of it. */
export function CutNote({ id, text, onClear }: CutNoteProps) {
  const shown = findShownEnd(text);
  if (shown === text.length) return null;
  return (
    <div className="cut-note" data-testid="cut" data-shown={shown} data-length={text.length}>
      <p id={id} className="field-hint">
        {controlWords.cut(shown, text.length)}
      </p>
      <button type="button" className="button" onClick={onClear}>
        {controlWords.clear}
      </button>
    </div>
  );
}

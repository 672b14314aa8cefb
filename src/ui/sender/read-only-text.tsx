import { useId } from 'react';
import { CopyButton } from '../controls/copy-button';

interface ReadOnlyTextProps {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  /** What is copied, where the field shows it with other line ends. */
  readonly copied?: string;
}

/** More lines than these scroll. */
const shownLines = 12;

/** A text to be taken elsewhere. */
export function ReadOnlyText({ label, hint, text, copied = text }: ReadOnlyTextProps) {
  const id = useId();
  const rows = Math.min(shownLines, Math.max(2, text.split('\n').length));
  return (
    <div className="field sender-text">
      <label htmlFor={id}>{label}</label>
      {text !== '' && <CopyButton text={copied} what={label} />}
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        readOnly
        rows={rows}
        spellCheck={false}
        value={text}
      />
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
    </div>
  );
}

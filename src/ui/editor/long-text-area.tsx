import { type ComponentProps, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { CutNote } from './cut-note';
import { createEditorBinding } from './editor-binding';
import { createPlainSurface } from './plain-surface';

export interface LongTextAreaProps
  extends Pick<
    ComponentProps<'textarea'>,
    'id' | 'rows' | 'placeholder' | 'className' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
  > {
  readonly areaRef: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** What was pasted comes with its own line ends, as long as nobody edits it. */
  readonly onWrite: (text: string) => void;
}

/** A text area that takes any length: of a very long text it shows the beginning. */
export function LongTextArea({ areaRef, text, onWrite, ...props }: LongTextAreaProps) {
  const newest = useRef({ text, onWrite });
  const binding = useMemo(
    () =>
      createEditorBinding({
        read: () => newest.current.text,
        write: (written) => newest.current.onWrite(written),
      }),
    [],
  );
  useLayoutEffect(() => {
    newest.current = { text, onWrite };
    binding.refresh();
  });
  useLayoutEffect(() => {
    if (areaRef.current === null) return;
    // Nothing is marked here, so that its backdrop stays empty.
    const surface = createPlainSurface(
      areaRef.current,
      document.createElement('div'),
      binding.events,
    );
    binding.attach(surface);
    return () => binding.detach(surface);
  }, [areaRef, binding]);
  const noteId = `${props.id}-cut`;
  return (
    <>
      <textarea
        {...props}
        ref={areaRef}
        aria-describedby={`${noteId} ${props['aria-describedby'] ?? ''}`}
        autoComplete="off"
        spellCheck={false}
      />
      <CutNote
        id={noteId}
        text={text}
        onClear={() => {
          onWrite('');
          areaRef.current?.focus();
        }}
      />
    </>
  );
}

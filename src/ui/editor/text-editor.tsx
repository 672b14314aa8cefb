/**
 * An input's editor: a real text area from the first paint, and Monaco in its place once that has loaded, with the
 * same text, selection, scroll and focus. Where plain editing is chosen, or the text is very long, the text area stays.
 */
import {
  type ComponentType,
  type CSSProperties,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { whenIdle } from '../../platform/when-idle';
import type { EditableInput } from '../../state/inputs-store';
import { useApp } from '../shell/app-context';
import { CutNote } from './cut-note';
import { createEditorBinding } from './editor-binding';
import type { EditorSurface } from './editor-surface';
import { createPlainSurface } from './plain-surface';
import type { RichEditorProps } from './rich-editor';
import { findShownEnd } from './shown-part';
import { useMarks } from './use-marks';
import { usePlainEditors } from './use-plain-editors';

export type EditorLanguage = 'json' | 'headers' | 'text';

export interface TextEditorProps {
  readonly input: EditableInput;
  readonly label: string;
  readonly language: EditorLanguage;
  readonly placeholder: string;
  /** Visible rows: at least, at most. */
  readonly rows: readonly [number, number];
  /** This input is always a text area. */
  readonly plainOnly?: boolean;
  /** Shown as one line, until somebody goes there. */
  readonly isFolded: boolean;
  readonly describedBy: string;
  readonly invalid: boolean;
}

export function TextEditor(props: TextEditorProps) {
  const { input, label, language, placeholder, rows } = props;
  const app = useApp();
  const { isPlain } = usePlainEditors();
  // Null while all of it is shown.
  const cutText = useStore(app.inputs, ({ texts }) => pickCutText(texts[input]));
  const plain = props.plainOnly === true || isPlain || cutText !== null;
  const binding = useMemo(
    () =>
      createEditorBinding(
        {
          read: () => app.inputs.getState().texts[input],
          write: (text) => app.inputs.getState().write(input, text),
          expect: () => app.inputs.getState().expect(input),
        },
        (offset) => app.pointing.getState().pointAt(input, offset),
      ),
    [app, input],
  );
  const [RichEditor, setRichEditor] = useState<ComponentType<RichEditorProps> | null>(null);
  const [hasTakenOver, setHasTakenOver] = useState(false);
  const isRich = hasTakenOver && !plain;
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const backdropRef = useRef<HTMLDivElement>(null);
  const noteId = `${input}-cut`;
  const plainSurfaceRef = useRef<EditorSurface>(null);

  useEffect(() => {
    const forget = app.editors.register(input, {
      ...binding,
      goTo(span) {
        // One line could neither show the place nor scroll to it.
        flushSync(() => app.fold.getState().open(input));
        binding.goTo(span);
      },
    });
    const stop = app.inputs.subscribe(binding.refresh);
    binding.refresh();
    return () => {
      forget();
      stop();
    };
  }, [app, input, binding]);
  useMarks(input, binding);
  const { isFolded } = props;
  useEffect(() => {
    if (isFolded) binding.showBeginning();
  }, [binding, isFolded]);

  useLayoutEffect(() => {
    const area = areaRef.current;
    const backdrop = backdropRef.current;
    if (isRich || area === null || backdrop === null) return;
    const surface = createPlainSurface(area, backdrop, binding.events);
    plainSurfaceRef.current = surface;
    binding.attach(surface);
    return () => binding.detach(surface);
  }, [binding, isRich]);

  useEffect(() => {
    if (plain) {
      setHasTakenOver(false);
      return;
    }
    return whenIdle(async () => {
      const loaded = await import('./rich-editor');
      setRichEditor(() => loaded.RichEditor);
    });
  }, [plain]);

  const takeOver = useCallback(
    (richSurface: EditorSurface, show: () => void) => {
      if (plainSurfaceRef.current !== null) binding.detach(plainSurfaceRef.current);
      // Only what is on screen can take the focus.
      flushSync(() => {
        setHasTakenOver(true);
        show();
      });
      binding.attach(richSurface);
    },
    [binding],
  );

  const style: CSSProperties & Record<`--${string}`, number> = {
    '--rows-min': rows[0],
    '--rows-max': rows[1],
  };
  return (
    <>
      <div
        className={plain || language === 'text' ? 'editor' : 'editor has-gutter'}
        style={style}
        data-editor={isRich ? 'rich' : 'plain'}
      >
        {!isRich && (
          <>
            <div className="editor-backdrop" aria-hidden="true" ref={backdropRef} />
            <textarea
              ref={areaRef}
              className="editor-area"
              aria-label={label}
              aria-describedby={`${noteId} ${props.describedBy}`}
              aria-invalid={props.invalid}
              placeholder={placeholder}
              rows={rows[0]}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
            />
          </>
        )}
        {!plain && RichEditor !== null && (
          <RichEditor
            label={label}
            language={language}
            placeholder={placeholder}
            rows={rows}
            binding={binding}
            areaRef={areaRef}
            takeOver={takeOver}
          />
        )}
      </div>
      {cutText !== null && (
        <CutNote
          id={noteId}
          text={cutText}
          onClear={() => {
            app.inputs.getState().write(input, '');
            areaRef.current?.focus();
          }}
        />
      )}
    </>
  );
}

function pickCutText(text: string): string | null {
  return findShownEnd(text) < text.length ? text : null;
}

/** Monaco as an input's editor: made beside the text area, and handed the input when it is ready. */
import Editor from '@monaco-editor/react';
import type * as monaco from 'monaco-editor/editor';
import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTheme } from '../shell/theme';
import type { EditorBinding } from './editor-binding';
import type { EditorSurface } from './editor-surface';
import { lineHeight, padding, toMonacoTheme } from './monaco';
import { createRichSurface } from './rich-surface';
import type { EditorLanguage } from './text-editor';
import { useBaseOptions } from './use-base-options';

export interface RichEditorProps {
  readonly label: string;
  readonly language: EditorLanguage;
  readonly placeholder: string;
  /** Visible rows: at least, at most. */
  readonly rows: readonly [number, number];
  readonly binding: EditorBinding;
  /** The text area that it takes over from. */
  readonly areaRef: RefObject<HTMLTextAreaElement | null>;
  readonly takeOver: (surface: EditorSurface, show: () => void) => void;
}

export function RichEditor(props: RichEditorProps) {
  const { label, language, placeholder, rows, binding, areaRef, takeOver } = props;
  const theme = toMonacoTheme(useTheme());
  const baseOptions = useBaseOptions();
  const [height, setHeight] = useState<number | null>(null);
  const surfaceRef = useRef<EditorSurface>(null);

  const start = useCallback(
    (editor: monaco.editor.IStandaloneCodeEditor) => {
      const surface = createRichSurface(editor, binding.events);
      surfaceRef.current = surface;
      editor.onDidContentSizeChange((size) => {
        setHeight((height) => (height === null ? null : size.contentHeight));
      });
      afterComposition(areaRef.current, () => {
        // The page may have gone back to plain editing meanwhile.
        if (surfaceRef.current !== surface) return;
        takeOver(surface, () => setHeight(editor.getContentHeight()));
      });
    },
    [binding, areaRef, takeOver],
  );

  useLayoutEffect(
    () => () => {
      if (surfaceRef.current !== null) binding.detach(surfaceRef.current);
      surfaceRef.current = null;
    },
    [binding],
  );

  const shortest = rows[0] * lineHeight + 2 * padding;
  const tallest = rows[1] * lineHeight + 2 * padding;
  // A variable, so that the editor keeps its own height where its panel is folded, and has nothing to lay out anew.
  const style: CSSProperties & Record<`--${string}`, string> =
    height === null ? {} : { '--height': `${Math.min(tallest, Math.max(shortest, height))}px` };
  return (
    <div className={height === null ? 'editor-rich is-waiting' : 'editor-rich'} style={style}>
      <Editor
        theme={theme}
        language={language === 'text' ? 'plaintext' : `callback-${language}`}
        loading={null}
        saveViewState={false}
        height="var(--height)"
        width="100cqw"
        onMount={start}
        options={{
          ...baseOptions,
          ariaLabel: label,
          placeholder,
          lineNumbers: language === 'text' ? 'off' : 'on',
          lineDecorationsWidth: padding,
          lineNumbersMinChars: 3,
        }}
      />
    </div>
  );
}

/** Waits until a word that is being composed (IME) is done: moving the text would break it off. */
function afterComposition(area: HTMLTextAreaElement | null, task: () => void): void {
  if (area?.dataset.composing !== 'true') {
    // Not at once: React would put off what it is asked to draw while it mounts.
    queueMicrotask(task);
    return;
  }
  area.addEventListener('compositionend', () => setTimeout(task, 0), { once: true });
}

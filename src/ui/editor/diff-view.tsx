/** Both strings side by side, one pair a line, in Monaco's diff editor. */
import { DiffEditor } from '@monaco-editor/react';
import * as monaco from 'monaco-editor/editor';
import { useMemo } from 'react';
import { editorWords } from '#words/editor';
import { useTheme } from '../shell/theme';
import { lineHeight, padding, toMonacoTheme } from './monaco';
import { useBaseOptions } from './use-base-options';

export interface DiffViewProps {
  /** Lines joined by LF. */
  readonly left: string;
  readonly right: string;
  /** What the two sides are called. */
  readonly names: readonly [left: string, right: string];
}

const diffOptions: monaco.editor.IStandaloneDiffEditorConstructionOptions = {
  readOnly: true,
  domReadOnly: true,
  renderSideBySide: true,
  useInlineViewWhenSpaceIsLimited: true,
  renderSideBySideInlineBreakpoint: 700,
  renderOverviewRuler: false,
  renderMarginRevertIcon: false,
  renderGutterMenu: false,
  hideUnchangedRegions: { enabled: false },
  ignoreTrimWhitespace: false,
  diffWordWrap: 'on',
  // Said outright, because the left side keeps the "off" of its first moment without a width.
  wordWrapOverride2: 'inherit',
  lineNumbersMinChars: 3,
  lineDecorationsWidth: padding,
};

const longest = 20;

export function DiffView({ left, right, names }: DiffViewProps) {
  const theme = toMonacoTheme(useTheme());
  const baseOptions = useBaseOptions();
  const options = useMemo(() => ({ ...baseOptions, ...diffOptions }), [baseOptions]);
  const lines = Math.max(countLines(left), countLines(right));
  const height = (Math.min(lines, longest) + 2) * lineHeight + 2 * padding;
  return (
    <div className="diff-view">
      <p className="diff-names" aria-hidden="true">
        <span>{names[0]}</span>
        <span>{names[1]}</span>
      </p>
      <DiffEditor
        height={height}
        original={left}
        modified={right}
        language="plaintext"
        theme={theme}
        loading={null}
        options={options}
        keepCurrentOriginalModel={true}
        keepCurrentModifiedModel={true}
        onMount={(editor) => {
          nameEditors(editor, names);
          disposeModelsAfter(editor);
        }}
      />
    </div>
  );
}

/** The package would dispose of the texts first and the editor after them, which Monaco throws an error for. */
function disposeModelsAfter(editor: monaco.editor.IStandaloneDiffEditor): void {
  const texts = editor.getModel();
  editor.onDidDispose(() => {
    // The event comes at the beginning of the editor's end.
    queueMicrotask(() => {
      texts?.original.dispose();
      texts?.modified.dispose();
    });
  });
}

function nameEditors(
  editor: monaco.editor.IStandaloneDiffEditor,
  [left, right]: DiffViewProps['names'],
): void {
  nameEditor(editor.getOriginalEditor(), editorWords.onePairALine(left));
  nameEditor(editor.getModifiedEditor(), editorWords.onePairALine(right));
}

/** The diff editor takes its text boxes' names away whenever its own options change. */
function nameEditor(editor: monaco.editor.ICodeEditor, ariaLabel: string): void {
  function name(): void {
    if (editor.getOption(monaco.editor.EditorOption.ariaLabel) !== ariaLabel) {
      editor.updateOptions({ ariaLabel });
    }
  }
  name();
  editor.onDidChangeConfiguration(name);
}

function countLines(text: string): number {
  return text.split('\n').length;
}

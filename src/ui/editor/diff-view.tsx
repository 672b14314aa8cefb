/** Both strings side by side, one pair a line, in Monaco's diff editor. */
import { DiffEditor } from '@monaco-editor/react';
import type * as monaco from 'monaco-editor/editor';
import { useTheme } from '../theme';
import { baseOptions, lineHeight, padding, toMonacoTheme } from './monaco';

export interface DiffViewProps {
  /** Lines joined by LF. */
  readonly expected: string;
  readonly own: string;
}

const options: monaco.editor.IStandaloneDiffEditorConstructionOptions = {
  ...baseOptions,
  readOnly: true,
  domReadOnly: true,
  renderSideBySide: true,
  useInlineViewWhenSpaceIsLimited: true,
  renderSideBySideInlineBreakpoint: 560,
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

export function DiffView({ expected, own }: DiffViewProps) {
  const theme = toMonacoTheme(useTheme());
  const lines = Math.max(countLines(expected), countLines(own));
  const height = (Math.min(lines, longest) + 2) * lineHeight + 2 * padding;
  return (
    <div className="diff-view" style={{ height }}>
      <DiffEditor
        original={expected}
        modified={own}
        language="plaintext"
        theme={theme}
        loading={null}
        options={options}
        onMount={nameEditors}
      />
    </div>
  );
}

/** The diff editor's own label options do not reach its two text boxes. */
function nameEditors(editor: monaco.editor.IStandaloneDiffEditor): void {
  editor.getOriginalEditor().updateOptions({ ariaLabel: 'String to be signed, one pair a line' });
  editor.getModifiedEditor().updateOptions({ ariaLabel: 'Your string, one pair a line' });
}

function countLines(text: string): number {
  return text.split('\n').length;
}

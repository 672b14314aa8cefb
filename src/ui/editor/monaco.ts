/** Sets Monaco up once: bundled, its worker from this origin, only the features the page uses, the page's own colours. */
import { loader } from '@monaco-editor/react';
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/caretOperations/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/diffEditor/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/placeholderText/register';
import 'monaco-editor/features/readOnlyMessage/register';
import 'monaco-editor/features/toggleTabFocusMode/register';
import 'monaco-editor/features/unicodeHighlighter/register';
import 'monaco-editor/features/wordOperations/register';
import * as monaco from 'monaco-editor/editor';
import workerUrl from 'monaco-editor/editor/editor.worker?worker&url';
import { startWorker } from '../../workers/start-worker';
import type { Theme } from '../shell/theme';
import { registerLanguages } from './languages';

/** Pixels; the text area's CSS has the same. */
export const lineHeight = 20;
export const padding = 12;

export const baseOptions = {
  fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--mono'),
  fontSize: 13,
  lineHeight,
  padding: { top: padding, bottom: padding },
  tabFocusMode: true,
  wordWrap: 'on',
  // As in the text area: data has no words, so a line may break anywhere.
  wordWrapBreakBeforeCharacters: '',
  wordWrapBreakAfterCharacters: '',
  wrappingStrategy: 'simple',
  minimap: { enabled: false },
  folding: false,
  glyphMargin: false,
  scrollBeyondLastLine: false,
  automaticLayout: true,
  overviewRulerLanes: 0,
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  renderLineHighlight: 'none',
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  quickSuggestions: false,
  suggestOnTriggerCharacters: false,
  wordBasedSuggestions: 'off',
  autoClosingBrackets: 'never',
  autoClosingQuotes: 'never',
  autoSurround: 'never',
  autoIndent: 'none',
  formatOnPaste: false,
  links: false,
  contextmenu: false,
  fixedOverflowWidgets: true,
  guides: { indentation: false },
  scrollbar: { alwaysConsumeMouseWheel: false, verticalScrollbarSize: 10 },
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: true },
  renderControlCharacters: true,
  unusualLineTerminators: 'off',
} as const satisfies monaco.editor.IStandaloneEditorConstructionOptions;

window.MonacoEnvironment = {
  getWorker: () => startWorker(workerUrl, 'editor'),
};
registerLanguages();
loader.config({ monaco });

const defined = new Set<Theme>();

/** The name of Monaco's theme with the page's colours; call it while the page shows that theme. */
export function toMonacoTheme(theme: Theme): string {
  if (!defined.has(theme)) defineTheme(theme);
  defined.add(theme);
  return `page-${theme}`;
}

/** Monaco takes no CSS variables, so the colours on screen are read once for each theme. */
function defineTheme(theme: Theme): void {
  const probe = document.createElement('span');
  document.body.append(probe);
  function readColour(name: string): string {
    probe.style.color = `var(--${name})`;
    const [red = 0, green = 0, blue = 0] = getComputedStyle(probe).color.match(/\d+/g) ?? [];
    return [red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('');
  }
  monaco.editor.defineTheme(`page-${theme}`, {
    base: theme === 'light' ? 'vs' : 'vs-dark',
    inherit: false,
    rules: [
      { token: '', foreground: readColour('text') },
      { token: 'key', foreground: readColour('from-body') },
      { token: 'header', foreground: readColour('from-headers') },
      { token: 'punctuation', foreground: readColour('muted') },
      { token: 'escape', foreground: readColour('warning') },
      { token: 'wrong', foreground: readColour('bad') },
    ],
    colors: {
      'editor.background': `#${readColour('panel')}`,
      'editor.foreground': `#${readColour('text')}`,
      'editorLineNumber.foreground': `#${readColour('muted')}`,
      'editorLineNumber.activeForeground': `#${readColour('text')}`,
      'editor.selectionBackground': `#${readColour('selection')}`,
      'editor.inactiveSelectionBackground': `#${readColour('selection')}`,
      'editor.placeholder.foreground': `#${readColour('muted')}`,
      'editorCursor.foreground': `#${readColour('text')}`,
      'editorError.foreground': `#${readColour('bad')}`,
      'editorWarning.foreground': `#${readColour('warning')}`,
      'editorHoverWidget.background': `#${readColour('panel')}`,
      'editorHoverWidget.border': `#${readColour('border')}`,
      'diffEditor.insertedTextBackground': `#${readColour('good')}40`,
      'diffEditor.removedTextBackground': `#${readColour('bad')}40`,
      'diffEditor.insertedLineBackground': `#${readColour('good')}14`,
      'diffEditor.removedLineBackground': `#${readColour('bad')}14`,
      focusBorder: `#${readColour('accent')}`,
    },
  });
  probe.remove();
}

/** A Monaco editor as an editing surface. */
import * as monaco from 'monaco-editor/editor';
import type { Span } from '../../core/text/span';
import type { EditorSurface, Mark, SurfaceEvents } from './editor-surface';
import { isSameMarks } from './shift-marks';

const markerOwner = 'callback';

export function createRichSurface(
  editor: monaco.editor.IStandaloneCodeEditor,
  events: SurfaceEvents,
): EditorSurface {
  const decorations = editor.createDecorationsCollection();
  const element = editor.getContainerDomNode();
  // Colour means source here, not depth.
  editor.getModel()?.updateOptions({
    bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
  });

  function toRange({ start, end }: Span): monaco.Range {
    const model = editor.getModel();
    if (model === null) return new monaco.Range(1, 1, 1, 1);
    return monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end));
  }
  function toOffset(position: monaco.IPosition | null | undefined): number | null {
    const model = editor.getModel();
    return position && model ? model.getOffsetAt(position) : null;
  }
  function onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (events.onPaste(pasted, readSelection())) return;
    event.preventDefault();
    event.stopPropagation();
  }
  function readSelection(): Span {
    const selection = editor.getSelection();
    const start = toOffset(selection?.getStartPosition()) ?? 0;
    return { start, end: toOffset(selection?.getEndPosition()) ?? start };
  }
  element.addEventListener('paste', onPaste, true);
  let length = editor.getModel()?.getValueLength() ?? 0;
  /** Null once an edit may have moved them. */
  let shown: readonly Mark[] | null = null;
  let frame = 0;
  const immediate = monaco.editor.ScrollType.Immediate;
  const listeners = [
    editor.onDidChangeModelContent(({ changes: [change, ...others] }) => {
      shown = null;
      if (change?.rangeLength === length && others.length === 0) {
        events.onBeforeEdit({ start: 0, end: length }, null);
      }
      length = editor.getModel()?.getValueLength() ?? 0;
      events.onEdit(editor.getModel()?.getValue(monaco.editor.EndOfLinePreference.LF) ?? '');
    }),
    editor.onDidChangeCursorPosition(({ position }) => {
      if (editor.hasTextFocus()) events.onPoint(toOffset(position));
    }),
    editor.onMouseMove(({ target }) => {
      if (target.type === monaco.editor.MouseTargetType.CONTENT_TEXT) {
        events.onPoint(toOffset(target.position));
      }
    }),
    editor.onMouseLeave(() => events.onPoint(null)),
    editor.onDidBlurEditorText(() => events.onPoint(null)),
  ];

  return {
    write(text) {
      const model = editor.getModel();
      if (model === null || model.getValue(monaco.editor.EndOfLinePreference.LF) === text) return;
      // Unlike an edit, setValue forgets what could be undone.
      model.setValue(text);
      model.setEOL(monaco.editor.EndOfLineSequence.LF);
    },
    readSelection,
    select(span) {
      const range = toRange(span);
      editor.setSelection(range);
      editor.revealRangeInCenterIfOutsideViewport(range, monaco.editor.ScrollType.Immediate);
      editor.focus();
      events.onPoint(span.end);
    },
    reveal(span) {
      editor.revealRangeInCenterIfOutsideViewport(toRange(span));
    },
    isFocused: () => editor.hasTextFocus(),
    readScrollTop: () => editor.getScrollTop(),
    scrollTo(scrollTop) {
      editor.setScrollTop(scrollTop, monaco.editor.ScrollType.Immediate);
    },
    showBeginning() {
      const scroll = () => editor.setScrollPosition({ scrollTop: 0, scrollLeft: 0 }, immediate);
      scroll();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(scroll);
    },
    showMarks(marks) {
      const model = editor.getModel();
      if (model === null || (shown !== null && isSameMarks(shown, marks))) return;
      shown = marks;
      monaco.editor.setModelMarkers(model, markerOwner, marks.filter(isProblem).map(toMarker));
      decorations.set(
        marks
          .filter(({ kind }) => kind === 'pointed')
          .map(({ span }) => ({ range: toRange(span), options: { className: 'mark-pointed' } })),
      );
    },
    dispose() {
      cancelAnimationFrame(frame);
      element.removeEventListener('paste', onPaste, true);
      for (const listener of listeners) listener.dispose();
    },
  };

  function toMarker({ span, kind, message }: Mark): monaco.editor.IMarkerData {
    const range = toRange({ start: span.start, end: Math.max(span.end, span.start + 1) });
    const { Error: error, Warning: warning } = monaco.MarkerSeverity;
    return { ...range, message: message ?? '', severity: kind === 'error' ? error : warning };
  }
}

function isProblem({ kind }: Mark): boolean {
  return kind === 'error' || kind === 'warning';
}

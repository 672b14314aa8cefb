/**
 * Ties one input of the store to whatever surface edits it now. The store keeps the text as pasted; the binding
 * translates offsets and keeps line ends and byte order mark that the surface cannot show.
 */
import type { Span } from '../../core/text/span';
import type { EditableInput, InputsStore } from '../../state/inputs-store';
import type { EditorSurface, Mark, SurfaceEvents } from './editor-surface';
import {
  applyShownEdit,
  type LineEnds,
  listLineEnds,
  toRawOffset,
  toShownOffset,
  toShownText,
} from './raw-text';

export interface EditorBinding {
  readonly events: SurfaceEvents;
  /** Hands the text over, with selection, scroll and focus where another surface had them. */
  readonly attach: (surface: EditorSurface) => void;
  /** Does nothing when another surface has taken over already. */
  readonly detach: (surface: EditorSurface) => void;
  /** Marks by raw spans; they replace the ones before. */
  readonly showMarks: (marks: readonly Mark[]) => void;
  /** Moves focus and selection to a raw span; null moves the focus alone. */
  readonly goTo: (span: Span | null) => void;
  readonly reveal: (span: Span) => void;
  /** Stops listening to the store. */
  readonly dispose: () => void;
}

/** @param onPoint the raw offset under the caret or the pointer; null when the pointer left */
export function createEditorBinding(
  inputs: InputsStore,
  input: EditableInput,
  onPoint: (offset: number | null) => void,
): EditorBinding {
  let raw = inputs.getState().texts[input];
  let shown = toShownText(raw);
  /** Of which text they are, and null until a place in it is asked for. */
  let ends: { readonly of: string; readonly list: LineEnds } | null = null;
  let pasted: string | null = null;
  let replacesAll = false;
  let surface: EditorSurface | null = null;
  let left: { selection: Span; scrollTop: number; focused: boolean } | null = null;
  let marks: readonly Mark[] = [];

  function listEnds(): LineEnds {
    if (ends?.of !== raw) ends = { of: raw, list: listLineEnds(raw) };
    return ends.list;
  }

  function toShownSpan(span: Span): Span {
    return {
      start: toShownOffset(raw, span.start, listEnds()),
      end: toShownOffset(raw, span.end, listEnds()),
    };
  }

  function drawMarks(): void {
    const simple = raw === shown;
    surface?.showMarks(
      simple ? marks : marks.map((mark) => ({ ...mark, span: toShownSpan(mark.span) })),
    );
  }

  const unsubscribe = inputs.subscribe((state) => {
    if (state.texts[input] === raw) return;
    raw = state.texts[input];
    shown = toShownText(raw);
    marks = [];
    show();
  });

  function show(): void {
    if (surface !== null && shown.length <= surface.longest) surface.write(shown);
  }

  const events: SurfaceEvents = {
    onEdit(text) {
      if (text === shown) {
        // What the surface was told to show is no edit.
        replacesAll = false;
        return;
      }
      const whole = pasted !== null && toShownText(pasted) === toShownText(text) ? pasted : null;
      pasted = null;
      raw = whole ?? (replacesAll ? text : applyShownEdit(raw, text));
      replacesAll = false;
      shown = toShownText(raw);
      if (shown !== text) show();
      inputs.getState().write(input, raw);
    },
    onReplaceAll() {
      replacesAll = true;
    },
    onPaste(text) {
      pasted = text;
    },
    onPoint(offset) {
      onPoint(offset === null ? null : toRawOffset(raw, offset, listEnds()));
    },
  };

  return {
    events,
    attach(next) {
      surface = next;
      show();
      if (left !== null) {
        if (left.focused) next.select(left.selection);
        next.scrollTo(left.scrollTop);
      }
      left = null;
      drawMarks();
    },
    detach(current) {
      if (surface !== current) return;
      left = {
        selection: current.readSelection(),
        scrollTop: current.readScrollTop(),
        focused: current.isFocused(),
      };
      current.dispose();
      surface = null;
    },
    showMarks(next) {
      marks = next;
      drawMarks();
    },
    goTo(span) {
      if (surface === null) return;
      surface.select(span === null ? surface.readSelection() : toShownSpan(span));
    },
    reveal(span) {
      surface?.reveal(toShownSpan(span));
    },
    dispose: unsubscribe,
  };
}

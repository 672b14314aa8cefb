/**
 * Ties a text to whatever surface edits it now. Its owner keeps it as pasted; the binding translates offsets, and keeps
 * line ends, a byte order mark and the rest of a very long text, which the surface does not show.
 */
import type { Span } from '../../core/text/span';
import type { EditorSurface, Mark, SurfaceEvents } from './editor-surface';
import {
  applyShownEdit,
  type LineEnds,
  listLineEnds,
  toCompactText,
  toRawOffset,
  toShownOffset,
  toShownText,
} from './raw-text';
import { findShownEnd } from './shown-part';

/** Who keeps the text. */
export interface TextSource {
  readonly read: () => string;
  readonly write: (text: string) => void;
  /** A text is to come in one of the next tasks. */
  readonly expect?: () => void;
}

export interface EditorBinding {
  readonly events: SurfaceEvents;
  /** The text was changed, by the surface or by anything else. */
  readonly refresh: () => void;
  /** Hands the text over, with selection, scroll and focus where another surface had them. */
  readonly attach: (surface: EditorSurface) => void;
  /** Does nothing when another surface has taken over already. */
  readonly detach: (surface: EditorSurface) => void;
  /** Marks by raw spans; they replace the ones before. */
  readonly showMarks: (marks: readonly Mark[]) => void;
  /** Moves focus and selection to a raw span; null moves the focus alone. */
  readonly goTo: (span: Span | null) => void;
  readonly reveal: (span: Span) => void;
  /** Scrolls back to where the text begins. */
  readonly showBeginning: () => void;
}

/** What one key inserts, or a word: the surface does that, whatever comes of it. */
const fewCharacters = 1000;

/** To take a longer text from the clipboard is enough for one task. */
const taskCharacters = 1_000_000;

/** @param onPoint the raw offset under the caret or the pointer; null when the pointer left */
export function createEditorBinding(
  source: TextSource,
  onPoint: (offset: number | null) => void = () => undefined,
): EditorBinding {
  let raw = '';
  /** The part of it that is shown, as it was pasted. */
  let part = '';
  /** The same as the surface has it. */
  let shown = '';
  /** Of which text they are, and null until a place in it is asked for. */
  let ends: { readonly of: string; readonly list: LineEnds } | null = null;
  let pasted: string | null = null;
  /** What its owner keeps until a long paste is written there. */
  let replaced: string | null = null;
  let replacesAll = false;
  let surface: EditorSurface | null = null;
  let left: { selection: Span; scrollTop: number; focused: boolean } | null = null;
  let marks: readonly Mark[] = [];

  function take(text: string): void {
    replaced = null;
    raw = text;
    const end = findShownEnd(raw);
    // A slice would keep the clipboard's text as long as it is shown.
    part = end < raw.length ? toCompactText(raw.slice(0, end)) : raw;
    shown = toShownText(part);
  }
  take(source.read());

  function listEnds(): LineEnds {
    if (ends?.of !== part) ends = { of: part, list: listLineEnds(part) };
    return ends.list;
  }

  function toShownSpan({ start, end }: Span): Span {
    return {
      start: toShownOffset(part, Math.min(start, part.length), listEnds()),
      end: toShownOffset(part, Math.min(end, part.length), listEnds()),
    };
  }

  function isCut(): boolean {
    return part.length < raw.length;
  }

  function isWhole({ start, end }: Span): boolean {
    return start === 0 && end === shown.length;
  }

  function drawMarks(): void {
    const there = marks.filter(({ span }) => span.start < part.length || !isCut());
    const simple = raw === shown;
    surface?.showMarks(
      simple ? there : there.map((mark) => ({ ...mark, span: toShownSpan(mark.span) })),
    );
  }

  /** Without the surface, which would lay out all of it. */
  function replace(text: string): void {
    pasted = null;
    replacesAll = false;
    const before = replaced ?? source.read();
    take(text);
    surface?.write(shown);
    surface?.showBeginning();
    if (text.length <= taskCharacters) {
      keep(text);
      return;
    }
    replaced = before;
    source.expect?.();
    setTimeout(() => {
      if (replaced !== null && raw === text) keep(text);
    });
  }

  function keep(text: string): void {
    replaced = null;
    raw = toCompactText(text);
    source.write(raw);
  }

  /** @returns false where the text is short enough for the surface to insert it */
  function insertLong(text: string, span: Span): boolean {
    if (text.length <= fewCharacters) return false;
    const next = isWhole(span) || isCut() ? text : splice(text, span);
    if (findShownEnd(next) === next.length) return false;
    replace(next);
    return true;
  }

  function splice(text: string, { start, end }: Span): string {
    const before = raw.slice(0, toRawOffset(part, start, listEnds()));
    return before + text + raw.slice(toRawOffset(part, end, listEnds()));
  }

  const events: SurfaceEvents = {
    onEdit(text) {
      if (text === shown) {
        // What the surface was told to show is no edit.
        replacesAll = false;
        return;
      }
      const whole = pasted !== null && toShownText(pasted) === toShownText(text) ? pasted : null;
      // The caret stands at its end, which nobody has asked to see.
      if (replacesAll) surface?.showBeginning();
      pasted = null;
      take(whole ?? (replacesAll || isCut() ? text : applyShownEdit(raw, text)));
      replacesAll = false;
      if (shown !== text) surface?.write(shown);
      source.write(raw);
    },
    onBeforeEdit(span, inserted) {
      if (inserted !== null && (isWhole(span) || !isCut()) && insertLong(inserted, span)) {
        return false;
      }
      replacesAll = isWhole(span);
      return replacesAll || !isCut();
    },
    onPaste(text, span) {
      if (isCut()) {
        replace(text);
        return false;
      }
      if (insertLong(text, span)) return false;
      pasted = text;
      return true;
    },
    onPoint(offset) {
      onPoint(offset === null ? null : toRawOffset(part, offset, listEnds()));
    },
    readHidden: (span) => (isCut() && isWhole(span) ? raw : null),
  };

  return {
    events,
    refresh() {
      const text = source.read();
      if (text === raw || text === replaced) return;
      take(text);
      marks = [];
      surface?.write(shown);
      surface?.showBeginning();
    },
    attach(next) {
      surface = next;
      next.write(shown);
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
    showBeginning() {
      surface?.showBeginning();
    },
  };
}

/** What the plain text area and Monaco have in common. All offsets are into the shown text, see `raw-text.ts`. */
import type { Severity } from '../../core/problem';
import type { Span } from '../../core/text/span';

/** A place in a text that the page points out. */
export interface Mark {
  readonly span: Span;
  readonly kind: Severity | 'from-headers' | 'from-body' | 'pointed';
  /** What a pointer resting on it reads. */
  readonly message: string | null;
}

export interface EditorSurface {
  /** Replaces everything; the surface cannot undo it, so a refused text stays gone. */
  readonly write: (text: string) => void;
  readonly readSelection: () => Span;
  /** Moves the focus too. */
  readonly select: (span: Span) => void;
  /** Scrolls a place into the editor's own view, without moving focus or page. */
  readonly reveal: (span: Span) => void;
  readonly isFocused: () => boolean;
  readonly readScrollTop: () => number;
  readonly scrollTo: (scrollTop: number) => void;
  /** The same to the top, now and once the browser has scrolled to the caret by itself. */
  readonly showBeginning: () => void;
  readonly showMarks: (marks: readonly Mark[]) => void;
  readonly dispose: () => void;
}

/** What a surface tells. */
export interface SurfaceEvents {
  /** The whole text after an edit. */
  readonly onEdit: (text: string) => void;
  /**
   * Something is about to be put in place of a span.
   *
   * @param inserted null where it is not known
   * @returns false where the surface is to leave it: it was done without it, or is not to be done
   */
  readonly onBeforeEdit: (span: Span, inserted: string | null) => boolean;
  /** The same of what the clipboard holds, line ends and byte order mark included. */
  readonly onPaste: (text: string, span: Span) => boolean;
  /** The caret or the pointer moved; null when the pointer left. */
  readonly onPoint: (offset: number | null) => void;
  /** What a copy of the span holds, where that is more than is shown; else null. */
  readonly readHidden: (span: Span) => string | null;
}

import type { Span } from '../text/span';

/** A part of a text and what comes in its place. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/**
 * The text with its edits, and with what stands between them rewritten. An edit inside of another is left out.
 *
 * @param rewrite of what no edit names
 */
export function applyEdits(
  text: string,
  edits: readonly Edit[],
  rewrite: (between: string) => string = (between) => between,
): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.span.start - other.span.start)) {
    if (edit.span.start < at) continue;
    parts.push(rewrite(text.slice(at, edit.span.start)), edit.text);
    at = edit.span.end;
  }
  return [...parts, rewrite(text.slice(at))].join('');
}

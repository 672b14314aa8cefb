import type { Mark } from './editor-surface';

/**
 * The marks of a text as they stand after one edit of it, until new ones are known: those behind the edit move
 * with their text, those around it grow or shrink, and those that it cuts go.
 */
export function shiftMarks(marks: readonly Mark[], before: string, after: string): readonly Mark[] {
  if (marks.length === 0) return marks;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let kept = 0;
  while (
    kept < shorter - start &&
    before.charCodeAt(before.length - 1 - kept) === after.charCodeAt(after.length - 1 - kept)
  ) {
    kept++;
  }
  const end = before.length - kept;
  const moved = after.length - before.length;
  return marks.flatMap((mark) => {
    const { span } = mark;
    if (span.end <= start) return mark;
    if (span.start >= end) {
      return { ...mark, span: { start: span.start + moved, end: span.end + moved } };
    }
    if (span.start > start || span.end < end) return [];
    return { ...mark, span: { start: span.start, end: span.end + moved } };
  });
}

export function isSameMarks(one: readonly Mark[], other: readonly Mark[]): boolean {
  return (
    one.length === other.length &&
    one.every((mark, index) => {
      const { span, kind, message } = other[index] ?? mark;
      return (
        mark.span.start === span.start &&
        mark.span.end === span.end &&
        mark.kind === kind &&
        mark.message === message
      );
    })
  );
}

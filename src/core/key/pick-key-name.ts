/** The name of a key: the line of explanatory text right before its BEGIN line (RFC 7468 §2 and §5.2). */
import type { Span } from '../text/span';

export interface KeyName {
  readonly name: string;
  /** Written as `# name`, for no other purpose than to name the key. */
  readonly isComment: boolean;
  /** The whole line with its line end. */
  readonly line: Span;
}

/** In characters; a longer line is a text, not a name. */
export const nameLengthLimit = 60;

/** The last line before a place; the place begins a line, perhaps indented. */
const lineBefore = /(?<![^\r\n])([^\r\n]*)(?:\r\n|\n|\r)[^\S\r\n]*$/;
const marker = /(?:BEGIN|END)[ _][A-Z0-9 ]{1,40}[-\u2010-\u2015\u2212]{2}/i;
/** Code, certificate fields, bytes in hex, Base64: what stands before a block without naming it. */
const noName = /["'`{}[\]\\=;<>]|(?:[\da-f]{2}:){3}|^[a-z\d+/]{24,}$/i;
/** Longer lines are not looked at. In characters. */
const lineLengthLimit = 200;

/** @param start where the key's block begins */
export function pickKeyName(text: string, start: number): KeyName | null {
  const from = Math.max(0, start - lineLengthLimit);
  const match = lineBefore.exec(text.slice(from, start));
  if (match === null) return null;
  const [whole, written = ''] = match;
  if (marker.test(written)) return null;
  const comment = /^\s*#+(?!#)(.*)$/.exec(written);
  const name = (comment?.[1] ?? written.replace(/(?<![\s:|])[\s:|]+$/, '')).trim();
  if (name === '' || name.length > nameLengthLimit) return null;
  if (comment === null && noName.test(name)) return null;
  const line = { start: start - whole.length, end: start };
  return { name, isComment: comment !== null, line };
}

/** The line that names a key, with its line end; nothing for a key without a name. */
export function printKeyName(name: string | null): string {
  // Hyphens in a row could be taken for a marker.
  const plain = (name ?? '')
    .replaceAll(/[-\u2010-\u2015\u2212]{2,}/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[#\s]+/, '')
    .slice(0, nameLengthLimit)
    .trim();
  return plain === '' ? '' : `# ${plain}\n`;
}

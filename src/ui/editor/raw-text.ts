/**
 * Editors show no byte order mark and know one line end. The text as pasted keeps both, so its offsets differ from
 * those on screen: "raw" is what was pasted, "shown" is what stands in the editor.
 */
import { findTextStart } from '../../core/text/byte-order-mark';

/** The text as an editor shows it: no leading byte order mark, every line end an LF. */
export function toShownText(raw: string): string {
  const text = raw.slice(findTextStart(raw));
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** Where a raw offset stands on screen. */
export function toShownOffset(raw: string, offset: number): number {
  return toShownText(raw.slice(0, offset)).length;
}

/** The raw offset of a place on screen. */
export function toRawOffset(raw: string, shownOffset: number): number {
  let offset = shownOffset + findTextStart(raw);
  let at = raw.indexOf('\r\n');
  while (at !== -1 && at < offset) {
    offset += 1;
    at = raw.indexOf('\r\n', at + 2);
  }
  return Math.min(offset, raw.length);
}

/** The raw text after the shown text was edited: whatever the edit did not touch stays as it was pasted. */
export function applyShownEdit(raw: string, newShown: string): string {
  const shown = toShownText(raw);
  // A text that brings its own byte order mark is a new one; the old mark must not stand before it.
  if (shown === raw || findTextStart(newShown) > 0) return newShown;
  const shorter = Math.min(shown.length, newShown.length);
  let prefix = 0;
  while (prefix < shorter && shown.charCodeAt(prefix) === newShown.charCodeAt(prefix)) prefix += 1;
  let suffix = 0;
  while (
    suffix < shorter - prefix &&
    shown.charCodeAt(shown.length - 1 - suffix) ===
      newShown.charCodeAt(newShown.length - 1 - suffix)
  ) {
    suffix += 1;
  }
  if (prefix === 0 && suffix === 0) return newShown;
  const edited =
    raw.slice(0, toRawOffset(raw, prefix)) +
    newShown.slice(prefix, newShown.length - suffix) +
    raw.slice(toRawOffset(raw, shown.length - suffix));
  // A lone CR that was kept and an LF that was typed behind it would read as one line end.
  return toShownText(edited) === newShown ? edited : newShown;
}

/** An object that was unfolded in Chrome's console, and copied: its members, and its prototype as the last line. */
import { type DerivedText, deriveReplaced } from '../derived-text';

const prototype = /\r?\n\[\[Prototype\]\](?:\r?\n)?: (?:\r?\n)?(?:Object|Array\(0\))(?=\s|$)/g;
/** In one line, of what it begins with: what is left out of it stands below. */
const preview = /^\{[^\n]*\}\r?\n(?=[^\s:]+(?:\r?\n)?: )/;

export function unwrapConsoleTree(text: string): readonly DerivedText[] {
  if (!text.includes('\n[[Prototype]]')) return [];
  const lines = new RegExp(`${preview.source}|${prototype.source}`, 'g');
  return [deriveReplaced(text, lines, () => '')];
}

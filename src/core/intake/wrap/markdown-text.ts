/** Backslashes that an editor of Markdown put before its own marks: `"tags":\["a\_b"\]`. JSON has no such escapes. */
import { type DerivedText, deriveReplaced } from '../derived-text';

const marks = '[]{}()_*<>~`#+-.!|&';

export function unwrapMarkdown(text: string): readonly DerivedText[] {
  // With its quotes escaped, too, it is a shell's or a language's text.
  if (!/^\\?[{[]\s*"/.test(text) || !/\\[[\]{}_*<>~`]/.test(text)) return [];
  const plain = deriveReplaced(text, /\\[\s\S]/g, ([found]) =>
    marks.includes(found.charAt(1)) ? found.charAt(1) : found,
  );
  return plain.text === text ? [] : [plain];
}

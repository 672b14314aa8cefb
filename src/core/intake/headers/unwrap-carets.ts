/** What cmd makes of a line before a program sees it: a caret outside of quotes escapes what follows, a line end too. */
import { type DerivedText, TextBuilder } from '../derived-text';

const run = /[^"^]+/y;

export function unwrapCarets(text: string): DerivedText {
  const builder = new TextBuilder(text);
  let isQuoted = false;
  for (let at = 0; at < text.length; ) {
    const char = text.charAt(at);
    if (char === '^' && !isQuoted) {
      const lineEnd = /^[ \t]*\r?\n/.exec(text.slice(at + 1, at + 20))?.[0].length ?? 0;
      const start = at + 1 + lineEnd;
      // What follows stands for itself, be it a line end.
      const length = text.startsWith('\r\n', start) ? 2 : 1;
      builder.copy(start, Math.min(start + length, text.length));
      at = start + length;
      continue;
    }
    if (char === '"') isQuoted = !isQuoted;
    run.lastIndex = at;
    const end = char === '"' || char === '^' ? at + 1 : at + (run.exec(text)?.[0].length ?? 1);
    builder.copy(at, end);
    at = end;
  }
  return builder.build(text.length);
}

/** The words of a command line, with what its quotes and escapes stand for. POSIX (XCU §2.2), cmd's `^`, PowerShell's backtick. */
import { type DerivedText, TextBuilder } from '../derived-text';
import { readString } from '../literal/read-string';

export function splitShellWords(text: string): readonly DerivedText[] {
  // In cmd a caret escapes, and a backslash does only before a quote.
  const mark = /\^\s*\n|\^["%]/.test(text) ? '^' : /`\s*\n/.test(text) ? '`' : '\\';
  return new WordReader(text, mark).read();
}

class WordReader {
  private at = 0;
  private readonly words: DerivedText[] = [];

  constructor(
    private readonly text: string,
    private readonly mark: string,
  ) {}

  read(): readonly DerivedText[] {
    while (this.at < this.text.length) {
      if (/\s/.test(this.text.charAt(this.at))) this.at++;
      else if (this.isLineEnd()) this.at = this.text.indexOf('\n', this.at) + 1;
      else this.readWord();
    }
    return this.words;
  }

  private readWord(): void {
    const builder = new TextBuilder(this.text);
    while (
      this.at < this.text.length &&
      !/\s/.test(this.text.charAt(this.at)) &&
      !this.isLineEnd()
    ) {
      this.readPiece(builder);
    }
    this.words.push(builder.build(this.at));
  }

  private readPiece(builder: TextBuilder): void {
    const { text, mark } = this;
    const start = this.at;
    const char = text.charAt(start);
    if (char === "'" && mark !== '^') this.readQuoted(builder, start + 1, "'", 'none');
    else if (text.startsWith("$'", start)) this.readQuoted(builder, start + 2, "'", 'c');
    else if (char === '"' || (mark === '^' && text.startsWith('^"', start)))
      this.readDouble(builder);
    else if (char === mark) {
      builder.copy(start + 1, start + 2);
      this.at += 2;
    } else {
      builder.copy(start, start + 1);
      this.at++;
    }
  }

  private readQuoted(
    builder: TextBuilder,
    start: number,
    close: string,
    escapes: 'none' | 'c',
  ): void {
    const string = readString(this.text, start, close, escapes);
    if (string === null) {
      builder.copy(this.at, this.text.length);
      this.at = this.text.length;
      return;
    }
    if (escapes === 'none') builder.copy(start, string.end - close.length);
    else builder.add(string.content.text, start);
    this.at = string.end;
  }

  private readDouble(builder: TextBuilder): void {
    const { text, mark } = this;
    const quote = text.charAt(this.at) === '"' ? '"' : '^"';
    for (this.at += quote.length; this.at < text.length; ) {
      if (text.startsWith(quote, this.at)) {
        this.at += quote.length;
        return;
      }
      const isEscape = /^(?:\\["\\$`]|`["$`]|\^[\s\S])/.test(text.slice(this.at, this.at + 2));
      // Inside of its plain quotes cmd's caret is one.
      const escapes =
        text.charAt(this.at) === '\\' ||
        (text.charAt(this.at) === mark && (mark !== '^' || quote === '^"'));
      if (isEscape && escapes) this.at++;
      builder.copy(this.at, this.at + 1);
      this.at++;
    }
  }

  /** A command goes on in the next line. */
  private isLineEnd(): boolean {
    if (this.text.charAt(this.at) !== this.mark) return false;
    return /^[ \t]*\r?\n/.test(this.text.slice(this.at + 1, this.at + 20));
  }
}

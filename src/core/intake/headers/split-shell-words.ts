/**
 * The words of a command line, with what its quotes and escapes stand for: POSIX (XCU §2.2), PowerShell with its
 * backtick, and cmd, whose carets go first and whose quotes are each program's own (as Microsoft's C library reads them).
 */
import { type DerivedText, TextBuilder } from '../derived-text';
import { readString } from '../literal/read-string';
import { unwrapCarets } from './unwrap-carets';

export type Shell = 'posix' | 'cmd' | 'powershell';

/** By what no other shell has. */
export function detectShell(text: string): Shell {
  if (/\^[ \t]*\r?\n|\^["%{]|"\{""\w/.test(text)) return 'cmd';
  return /`[ \t]*\r?\n|`"|\bInvoke-(?:WebRequest|RestMethod)\b/.test(text) ? 'powershell' : 'posix';
}

export interface ShellCommand {
  readonly words: readonly DerivedText[];
  /** Behind its last word, in the text. */
  readonly end: number;
  /** A quotation mark in it is closed by none. */
  readonly isOpen: boolean;
}

/** All words of a text, whatever command they belong to. */
export function splitShellWords(text: string): readonly DerivedText[] {
  return new WordReader(text, detectShell(text), false).read().words;
}

/** The words of one command: an unquoted line end ends it, unless an option begins the next line. */
export function splitShellCommand(text: string, shell: Shell): ShellCommand {
  return new WordReader(text, shell, true).read();
}

const quotes = { posix: /['"]/, powershell: /['"]/, cmd: /"/ } as const;
/** Up to here a word is what it says. */
// An engine may keep a place for each character of a run, and then has none for those of some megabytes.
const plainRuns = {
  posix: /[^\s'"\\$]{1,65536}/y,
  powershell: /[^\s'"`]{1,65536}/y,
  cmd: /[^\s"\\]{1,65536}/y,
} as const;
const quotedRuns = {
  posix: /[^"\\$]{1,65536}/y,
  powershell: /[^"`]{1,65536}/y,
  cmd: /[^"\\]{1,65536}/y,
} as const;
const letters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };

class WordReader {
  private at = 0;
  private readonly words: DerivedText[] = [];
  private readonly source: DerivedText;
  /** Browsers write every backslash twice, which only their own quoting with carets shows. */
  private readonly isBrowsers: boolean;
  private substitutions = mostSubstitutions;
  private isOpen = false;
  private readonly text: string;

  constructor(
    written: string,
    private readonly shell: Shell,
    private readonly isOne: boolean,
  ) {
    this.source =
      shell === 'cmd' ? unwrapCarets(written) : { text: written, toSource: (span) => span };
    this.text = this.source.text;
    this.isBrowsers = shell === 'cmd' && written.includes('^"');
  }

  read(): ShellCommand {
    while (this.words.length < mostWords && this.skipSpace()) this.readWord();
    // An escape with nothing behind it reaches over the end.
    const at = Math.min(this.at, this.text.length);
    const end = this.source.toSource({ start: at, end: at }).start;
    return { words: this.words, end, isOpen: this.isOpen };
  }

  /** @returns false where the command, or the text, ends */
  private skipSpace(): boolean {
    for (;;) {
      const char = this.text.charAt(this.at);
      const lineEnd = this.measureLineEnd();
      if (char === '') return false;
      if (lineEnd > 0) this.at += lineEnd;
      else if (char === '\n' && this.isOne) {
        if (!this.skipToOption()) return false;
      } else if (/\s/.test(char)) this.at++;
      else return true;
    }
  }

  /** To an option in the next line, as people copy commands without what ends their lines; false where there is none. */
  private skipToOption(): boolean {
    nextOption.lastIndex = this.at;
    if (!nextOption.test(this.text)) return false;
    this.at = nextOption.lastIndex;
    return true;
  }

  private readWord(): void {
    const builder = new TextBuilder(this.text);
    while (this.at < this.text.length && this.measureLineEnd() === 0) {
      if (/\s/.test(this.text.charAt(this.at))) break;
      this.readPiece(builder);
    }
    const word = builder.build(this.at);
    this.words.push({
      text: word.text,
      toSource: (span) => this.source.toSource(word.toSource(span)),
    });
  }

  private readPiece(builder: TextBuilder): void {
    const { text, shell } = this;
    const start = this.at;
    const char = text.charAt(start);
    const isQuote = quotes[shell].test(char);
    if (shell === 'posix' && text.startsWith("$'", start))
      this.readQuoted(builder, start + 2, "'", 'c');
    else if (char === "'" && isQuote)
      this.readQuoted(builder, start + 1, "'", shell === 'posix' ? 'none' : 'doubled');
    else if (char === '"') this.readDouble(builder);
    else if (char === '$' && this.readSubstitution(builder)) return;
    else if (char === '\\' && shell !== 'powershell') this.readBackslashes(builder, false);
    else if (char === '`' && shell === 'powershell') this.readBacktick(builder);
    else this.copyRun(builder, plainRuns[shell]);
  }

  private copyRun(builder: TextBuilder, run: RegExp): void {
    run.lastIndex = this.at;
    const end = this.at + Math.max(1, run.exec(this.text)?.[0].length ?? 0);
    builder.copy(this.at, end);
    this.at = end;
  }

  private readQuoted(
    builder: TextBuilder,
    start: number,
    close: string,
    escapes: 'none' | 'c' | 'doubled',
  ): void {
    const string = readString(this.text, start, close, escapes);
    if (string === null) {
      // Of one command it is a mark, whatever closes it.
      builder.copy(this.isOne ? start : this.at, this.text.length);
      this.at = this.text.length;
      this.isOpen = true;
      return;
    }
    if (escapes === 'none') builder.copy(start, string.end - close.length);
    else builder.add(string.content.text, start);
    this.at = string.end;
  }

  private readDouble(builder: TextBuilder): void {
    const { text, shell } = this;
    this.at++;
    while (this.at < text.length) {
      const char = text.charAt(this.at);
      const isTwice = shell !== 'posix' && text.startsWith('""', this.at);
      if (char === '"' && !isTwice) {
        this.at++;
        return;
      }
      if (isTwice) {
        builder.copy(this.at, this.at + 1);
        this.at += 2;
      } else if (char === '$' && this.readSubstitution(builder)) {
        // It stands for the lines of a here-document.
      } else if (char === '\\' && shell !== 'powershell') this.readBackslashes(builder, true);
      else if (char === '`' && shell === 'powershell') this.readBacktick(builder);
      else this.copyRun(builder, quotedRuns[shell]);
    }
    this.isOpen = true;
  }

  /** `$(cat <<'EOF' … EOF)` */
  private readSubstitution(builder: TextBuilder): boolean {
    if (this.shell !== 'posix' || this.substitutions <= 0) return false;
    hereDocument.lastIndex = this.at;
    const found = hereDocument.exec(this.text);
    if (found === null) return false;
    this.substitutions -= 1;
    const start = hereDocument.lastIndex;
    const end = this.text.indexOf(`\n${found[1]}`, start - 1);
    const close = end === -1 ? -1 : this.text.indexOf(')', end);
    if (close === -1) return false;
    builder.copy(start, this.text.charAt(end - 1) === '\r' ? end - 1 : end);
    this.at = close + 1;
    return true;
  }

  /** In cmd they escape a quote and nothing else; in POSIX anything outside of quotes. */
  private readBackslashes(builder: TextBuilder, isQuoted: boolean): void {
    const { text, at } = this;
    const next = text.charAt(at + 1);
    if (this.shell === 'cmd') {
      backslashes.lastIndex = at;
      const count = backslashes.exec(text)?.[0].length ?? 1;
      const isBeforeQuote = text.charAt(at + count) === '"';
      const isTwice = isBeforeQuote || (this.isBrowsers && count % 2 === 0);
      builder.copy(at, at + (isTwice ? count >> 1 : count));
      this.at += count;
      if (!isBeforeQuote || count % 2 === 0) return;
      builder.copy(this.at, this.at + 1);
      this.at++;
    } else if (next === '\n' || text.startsWith('\r\n', at + 1)) {
      this.at += next === '\n' ? 2 : 3;
    } else if (isQuoted && !/["\\$`]/.test(next)) {
      builder.copy(at, at + 1);
      this.at++;
    } else {
      builder.copy(at + 1, at + 2);
      this.at += 2;
    }
  }

  private readBacktick(builder: TextBuilder): void {
    const next = this.text.charAt(this.at + 1);
    const letter = letters[next];
    if (letter === undefined) builder.copy(this.at + 1, this.at + 2);
    else builder.add(letter, this.at);
    this.at += 2;
  }

  /** Of what makes a command go on in the next line; 0 where nothing does. */
  private measureLineEnd(): number {
    if (this.shell === 'cmd') return 0;
    const mark = this.shell === 'posix' ? '\\' : '`';
    if (this.text.charAt(this.at) !== mark) return 0;
    lineEnd.lastIndex = this.at + 1;
    return lineEnd.test(this.text) ? lineEnd.lastIndex - this.at : 0;
  }
}

/** Of one command; a text has as many only where it is none. */
const mostWords = 2000;
/** Each may look through the rest of the text. */
const mostSubstitutions = 20;
const hereDocument = /\$\(cat[ \t]{1,20}<<-?[ \t]{0,20}['"\\]?(\w+)['"]?[ \t]{0,20}\r?\n/y;
const nextOption = /\s*(?=-{1,2}[A-Za-z])/y;
const backslashes = /\\+/y;
const lineEnd = /[ \t]{0,20}\r?\n/y;

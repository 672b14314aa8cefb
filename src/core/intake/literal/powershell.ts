/** Strings of PowerShell: what its quotes, its backtick and its characters by number stand for. */

export interface PowershellString {
  readonly value: string;
  /** Behind its quotes. */
  readonly end: number;
}

const hereString = /@(["'])[ \t]*\r?\n([\s\S]*?)\r?\n\1@/y;
const plain = /'((?:[^']|'')*)'/y;
const escaped = /"((?:[^"`]|""|`[\s\S])*)"/y;
const escapes = /`([\s\S])|""|\$\(\[char\](0x[0-9a-fA-F]{1,6}|\d{1,7})\)/g;
const letters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };

/** @param at where its quotes open */
export function readPowershellString(text: string, at: number): PowershellString | null {
  for (const pattern of [hereString, plain, escaped]) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) continue;
    const end = pattern.lastIndex;
    const [, first = '', second = ''] = found;
    if (pattern === plain) return { value: first.replaceAll("''", "'"), end };
    const isPlain = pattern === hereString && first === "'";
    const written = pattern === hereString ? second : first;
    return { value: isPlain ? written : readEscapes(written), end };
  }
  return null;
}

function readEscapes(text: string): string {
  return text.replace(escapes, (_, letter?: string, code?: string) => {
    if (code !== undefined) {
      const point = Number(code);
      return point > 0x10ffff ? '' : String.fromCodePoint(point);
    }
    return letter === undefined ? '"' : (letters[letter] ?? letter);
  });
}

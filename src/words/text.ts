/** A sentence of the page as data: words, and what in them is code, a value of an input, or stressed. Whoever draws, masks or prints it reads the marks. */

export interface Mark {
  /**
   * `code` is a literal of the contract or of a program; `value` came from an input and stands as code; `quote` came from
   * an input and stands among the words, isolated, mostly between the language's quotation marks; `strong` is stressed.
   */
  readonly as: 'code' | 'value' | 'quote' | 'strong';
  readonly text: string;
  /** What was shortened, or has names in the place of what cannot be seen; left out where that is `text` itself. */
  readonly whole?: string;
}

export type Part = string | Mark;

export type Text = readonly Part[];

/** What a sentence may be put together from. */
export type Piece = Part | Text | number;

export function code(text: string): Mark {
  return { as: 'code', text };
}

export function value(text: string): Mark {
  return { as: 'value', text };
}

/** What came from an input and stands without quotation marks, such as a key's name. */
export function isolated(text: string): Mark {
  return { as: 'quote', text };
}

export function strong(text: string): Mark {
  return { as: 'strong', text };
}

/** The text with another in the place of each that came from an input. @param show given it as a whole */
export function replaceValues(text: Text, show: (whole: string) => Part): Text {
  return text.map((part) => {
    if (typeof part === 'string' || (part.as !== 'value' && part.as !== 'quote')) return part;
    const shown = show(part.whole ?? part.text);
    return { as: part.as, text: typeof shown === 'string' ? shown : shown.text };
  });
}

/** One text out of several, its neighbouring words joined. */
export function joinTexts(pieces: readonly (Part | Text)[], separator = ''): Text {
  const parts: Part[] = [];
  function add(part: Part): void {
    const last = parts.at(-1);
    if (part === '') return;
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  pieces.forEach((piece, index) => {
    if (index > 0) add(separator);
    for (const part of isPart(piece) ? [piece] : piece) add(part);
  });
  return parts;
}

/** The words alone, as they are copied or read aloud. */
export function toPlainText(text: Text | string): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

function isPart(piece: Part | Text): piece is Part {
  return typeof piece === 'string' || 'as' in piece;
}

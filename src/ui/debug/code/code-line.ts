/** A line of code as it is drawn. */
export interface CodeLine {
  /** From 1. */
  readonly number: number;
  /** The last holds the line's end. */
  readonly words: readonly CodeWord[];
}

export interface CodeWord {
  /** Where it begins in the code. */
  readonly offset: number;
  readonly text: string;
  /** Of highlight.js, separated by spaces; empty for what is nothing special. */
  readonly classes: string;
}

/** Each line as one word that is nothing special. */
export function splitLines(text: string): readonly CodeLine[] {
  let offset = 0;
  return text.split(/(?<=\n)/).map((line, index) => {
    const word = { offset, text: line, classes: '' };
    offset += line.length;
    return { number: index + 1, words: [word] };
  });
}

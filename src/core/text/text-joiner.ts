/**
 * Puts a text together from many pieces. Adding them one to the other would take a node of memory for each, many
 * times what they hold, and all of it until the text is read.
 */
export class TextJoiner {
  private text = '';
  /** Written over, because an array that is emptied grows anew. */
  private readonly pieces: string[] = [];
  private count = 0;

  add(piece: string): void {
    this.pieces[this.count++] = piece;
    if (this.count === mostPieces) this.join();
  }

  toString(): string {
    this.join();
    return this.text;
  }

  private join(): void {
    // Only at the end.
    if (this.count < this.pieces.length) this.pieces.length = this.count;
    this.text += this.pieces.join('');
    this.count = 0;
  }
}

/** Enough for the texts that they are joined to to be few. */
const mostPieces = 10_000;

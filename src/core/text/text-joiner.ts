/**
 * Puts a text together from many pieces. Adding them one to the other would take a node of memory for each, many
 * times what they hold, and all of it until the text is read.
 */
export class TextJoiner {
  private text = '';
  private readonly pieces: string[] = [];

  add(piece: string): void {
    if (this.pieces.push(piece) >= mostPieces) this.join();
  }

  toString(): string {
    this.join();
    return this.text;
  }

  private join(): void {
    this.text += this.pieces.join('');
    this.pieces.length = 0;
  }
}

/** Enough for the texts that they are joined to to be few. */
const mostPieces = 10_000;

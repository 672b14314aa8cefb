/** When the page first stands in the document: what it does not need for that waits until then. */

let tell = (): void => {};

/** Resolves when something of the page has been drawn. */
export const firstDraw = new Promise<void>((resolve) => {
  tell = resolve;
});

/** To be called by an effect of what was drawn. */
export function noteDrawn(): void {
  tell();
}

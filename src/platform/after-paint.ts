/** A hidden page is not painted; it goes on after this many milliseconds. */
const longestFrame = 50;

/** Resolves when all that stands in the document by now has been painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestFrame);
    // The frame's own task paints; what waits in the queue comes after it.
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });
}

/** What is said of a file that is not taken. */

/** In bytes. No callback is near it; a larger file would hold the page up while it is read and shown. */
export const fileLimit = 20_000_000;

export function printTooLarge({ name, size }: File): string {
  return `“${name}” has ${size.toLocaleString('en')} bytes, and files of up to 20 MB are read. Nothing was changed.`;
}

export function printUnreadable({ name }: File): string {
  return `“${name}” could not be read: it was moved or changed, or the browser may not open it. Nothing was changed.`;
}

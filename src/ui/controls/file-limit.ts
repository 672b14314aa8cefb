/** In bytes. No callback is near it; a larger file would hold the page up while it is read and shown. */
export const fileLimit = 20_000_000;

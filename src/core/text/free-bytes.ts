/** Gives up bytes that nobody needs any more: the collector would let megabytes lie for seconds. */
export function freeBytes({ buffer }: Uint8Array<ArrayBuffer>): void {
  // Of less it makes no difference; older engines cannot do it.
  if (buffer.byteLength >= leastLength) buffer.transfer?.(0);
}

const leastLength = 100_000;

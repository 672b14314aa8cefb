/** The platform's own compression, gzip (RFC 1952): unlike the shorter forms it has a checksum that tells of a changed character. */

export async function compressBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Stops as soon as more than the limit has come out, whatever is still to come.
 *
 * @returns null beyond the limit; rejects what was not compressed so
 */
export async function decompressBytes(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array | null> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > limit) {
      await reader.cancel();
      return null;
    }
    chunks.push(next.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** A body in chunks (RFC 9112 §7.1), put together. */
import { readChunks } from '../../text/read-chunks';
import { decodeUtf8 } from '../literal/read-string';

/** Null where the text is not in chunks, or not all of them are there. */
export function unwrapChunks(text: string): string | null {
  // Asked before bytes are made of the text, which may be megabytes.
  if (!/^[0-9a-fA-F]{1,8}[ \t]*(?:;[^\r\n]*)?\r?\n/.test(text)) return null;
  const chunks = readChunks(new TextEncoder().encode(text));
  return chunks?.isEnded ? decodeUtf8(chunks.bytes) : null;
}

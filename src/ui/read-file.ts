/** Files that are dropped or picked, read to the text that an input holds. */
import type { EditableInput } from '../state/inputs-store';

/** Bytes as text, a byte order mark included. A key in DER form becomes the Base64 that a PEM would hold. */
export async function readFileText(input: EditableInput, file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (input === 'key' && isDer(bytes)) return toBase64Lines(bytes);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** A DER sequence in long form; its second byte is beyond ASCII, so no text begins so. */
function isDer(bytes: Uint8Array): boolean {
  return bytes[0] === 0x30 && (bytes[1] ?? 0) > 0x80;
}

function toBase64Lines(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return (btoa(binary).match(/.{1,64}/g) ?? []).join('\n');
}

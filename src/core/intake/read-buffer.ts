/** How Node writes a Buffer as JSON: `{"type":"Buffer","data":[80,49]}`. */
import type { DumpNode } from './dump-node';
import { decodeUtf8 } from './literal/read-string';

/** @returns its bytes as text; null where the node is none, or no text */
export function readBuffer(node: DumpNode): string | null {
  if (node.type !== 'object') return null;
  const [type, data] = node.members;
  const isBuffer = type?.value.type === 'string' && type.value.value === 'Buffer';
  if (!isBuffer || data?.value.type !== 'array') return null;
  const bytes = data.value.items.map((item) =>
    item.type === 'number' ? Number(item.plain) : Number.NaN,
  );
  return bytes.every(isByte) ? decodeUtf8(Uint8Array.from(bytes)) : null;
}

function isByte(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 255;
}

/** How Node writes a Buffer as JSON: `{"type":"Buffer","data":[80,49]}`. */
import type { DumpNode } from './dump-node';

/** @returns its bytes as they stand there; null where the node is none */
export function readBuffer(node: DumpNode): readonly number[] | null {
  if (node.type !== 'object') return null;
  const [type, data] = node.members;
  const isBuffer = type?.value.type === 'string' && type.value.value === 'Buffer';
  if (!isBuffer || data?.value.type !== 'array') return null;
  return data.value.items.map((item) => (item.type === 'number' ? Number(item.plain) : Number.NaN));
}

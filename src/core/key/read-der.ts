/**
 * One strict, bounded reader of DER (X.690 §8 and §10): definite lengths in their shortest form, single-byte
 * tags, every constructed value filled exactly. What the values mean is the caller's business.
 */

export const derTag = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  objectIdentifier: 0x06,
  sequence: 0x30,
} as const;

export interface DerNode {
  readonly tag: number;
  readonly content: Uint8Array<ArrayBuffer>;
  /** In order; empty for a primitive value. */
  readonly children: readonly DerNode[];
}

export type DerReading =
  /** `length` bytes hold the value; more may follow it. */
  | { readonly kind: 'value'; readonly node: DerNode; readonly length: number }
  /** The bytes end before the value does. */
  | { readonly kind: 'short' }
  | { readonly kind: 'malformed' };

/** No key or certificate comes near these: they keep hostile input cheap. */
const depthLimit = 24;
const byteLimit = 65_536;

/** Reads the value that the bytes begin with. */
export function readDer(bytes: Uint8Array<ArrayBuffer>): DerReading {
  const header = readHeader(bytes, 0);
  if (typeof header === 'string') return { kind: header };
  if (header.end > bytes.length) return { kind: header.end > byteLimit ? 'malformed' : 'short' };
  if (header.end > byteLimit) return { kind: 'malformed' };
  const node = readNode(bytes, header, 1);
  return node === null ? { kind: 'malformed' } : { kind: 'value', node, length: header.end };
}

interface DerHeader {
  readonly tag: number;
  readonly start: number;
  readonly end: number;
}

/** The tag and where the content lies; the content may reach beyond the bytes. */
function readHeader(bytes: Uint8Array, at: number): DerHeader | 'short' | 'malformed' {
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined) return 'short';
  if ((tag & 0x1f) === 0x1f) return 'malformed';
  if (first === undefined) return 'short';
  if (first < 0x80) return { tag, start: at + 2, end: at + 2 + first };
  const lengthSize = first & 0x7f;
  if (lengthSize === 0 || lengthSize > 4) return 'malformed';
  const start = at + 2 + lengthSize;
  if (start > bytes.length) return 'short';
  let length = 0;
  for (const byte of bytes.subarray(at + 2, start)) length = length * 256 + byte;
  const shortest = lengthSize === 1 ? 0x80 : 256 ** (lengthSize - 1);
  return length < shortest ? 'malformed' : { tag, start, end: start + length };
}

function readNode(
  bytes: Uint8Array<ArrayBuffer>,
  header: DerHeader,
  depth: number,
): DerNode | null {
  const { tag, start, end } = header;
  const content = bytes.subarray(start, end);
  const isConstructed = (tag & 0x20) !== 0;
  if (!isConstructed) return { tag, content, children: [] };
  if (depth >= depthLimit) return null;
  const children: DerNode[] = [];
  for (let at = 0; at < content.length; ) {
    const inner = readHeader(content, at);
    if (typeof inner === 'string' || inner.end > content.length) return null;
    const child = readNode(content, inner, depth + 1);
    if (child === null) return null;
    children.push(child);
    at = inner.end;
  }
  return { tag, content, children };
}

/** The value of a positive INTEGER without its sign byte; null when it is anything else (X.690 §8.3). */
export function readPositiveInteger(node: DerNode | undefined): Uint8Array<ArrayBuffer> | null {
  if (node?.tag !== derTag.integer) return null;
  const [first, second = 0] = node.content;
  if (first === undefined || first >= 0x80) return null;
  if (first > 0) return node.content;
  return second >= 0x80 ? node.content.subarray(1) : null;
}

/** The dotted form of an OBJECT IDENTIFIER; null when it is none (X.690 §8.19). */
export function readObjectIdentifier(node: DerNode | undefined): string | null {
  if (node?.tag !== derTag.objectIdentifier) return null;
  const arcs: number[] = [];
  let arc = 0;
  for (const [at, byte] of node.content.entries()) {
    if (arc === 0 && byte === 0x80) return null;
    arc = arc * 128 + (byte & 0x7f);
    const isLast = at === node.content.length - 1;
    if (byte >= 0x80) {
      if (isLast) return null;
      continue;
    }
    arcs.push(arc);
    arc = 0;
  }
  const [head, ...rest] = arcs;
  if (head === undefined) return null;
  const root = Math.min(Math.floor(head / 40), 2);
  return [root, head - root * 40, ...rest].join('.');
}

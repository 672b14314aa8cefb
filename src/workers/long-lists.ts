/**
 * Data with very long lists would hold the receiver's thread up while it is received. The lists are cut out and sent
 * ahead in pieces, between which the receiver can do something else, and put back in their place.
 */

/** Received in a few milliseconds. */
const pieceLength = 1000;

/** A part of a list, by the names of the members that lead to it. */
export interface ListPiece {
  readonly path: readonly string[];
  readonly items: readonly unknown[];
}

/** @returns the data with its long lists empty, and those in pieces; lists within lists stay where they are */
export function detachLongLists<Data extends object>(
  data: Data,
): { readonly rest: Data; readonly pieces: readonly ListPiece[] } {
  const pieces: ListPiece[] = [];
  const rest = detach(data, [], pieces) as Data;
  return { rest, pieces };
}

function detach(value: unknown, path: readonly string[], pieces: ListPiece[]): unknown {
  if (Array.isArray(value)) {
    if (value.length <= pieceLength) return value;
    for (let start = 0; start < value.length; start += pieceLength) {
      pieces.push({ path, items: value.slice(start, start + pieceLength) });
    }
    return [];
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, detach(member, [...path, name], pieces)]),
  );
}

/** Puts one piece back, into data that is nobody else's yet. */
export function attachPiece(data: object, { path, items }: ListPiece): void {
  let value: unknown = data;
  for (const name of path) value = isRecord(value) ? value[name] : undefined;
  if (!Array.isArray(value)) throw new Error(`there is no list at ${path.join('.')}`);
  // Not spread: an engine's stack bounds the number of arguments.
  for (const item of items) value.push(item);
}

/** A plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

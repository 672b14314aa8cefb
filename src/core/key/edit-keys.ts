/** Changes to a text of several keys, one key at a time; what else stands in it stays. */
import { detectPrivateKey } from './detect-private-key';
import { isSameKey } from './is-same-key';
import { parsePlatformKeys } from './parse-platform-keys';
import { pickKeyName, printKeyName } from './pick-key-name';
import type { PlatformKey } from './platform-key';
import { printPem } from './print-pem';

export type KeyEdit =
  /** An empty name takes the name away. */
  | { readonly kind: 'rename'; readonly name: string }
  /** To the front, where it decides. */
  | { readonly kind: 'make-current' }
  | { readonly kind: 'remove' };

/**
 * @param key as it was read, also from an older text; where the same key stands twice, the one of its name
 * @returns the text as it is when the key is not in it any more, or when its new name looks like a private key
 */
export async function editKeys(text: string, key: PlatformKey, edit: KeyEdit): Promise<string> {
  const parsed = await parsePlatformKeys(text);
  const keys = parsed.ok ? parsed.value : [];
  const same = keys.filter((one) => isSameKey(one, key));
  const target = same.find(({ name }) => name === key.name) ?? same[0];
  if (target === undefined) return text;
  const isPartlyRead = parsed.problems.some(({ code }) => code === 'pem.too-many');
  // Written anew, the keys that were not read would be lost.
  if (isPartlyRead && !haveOwnLines(text, keys)) return text;
  const pieces = cutText(text, keys);
  const isTarget = (piece: Piece): boolean => piece.key === target;
  switch (edit.kind) {
    case 'rename': {
      const renamed = joinPieces(
        pieces.map((piece) => (isTarget(piece) ? { ...piece, name: edit.name } : piece)),
      );
      // It would be refused as a whole, with all its keys.
      return detectPrivateKey(renamed) === null ? renamed : text;
    }
    case 'make-current':
      return joinPieces([
        ...pieces.filter(isTarget),
        ...pieces.filter((piece) => !isTarget(piece)),
      ]);
    case 'remove':
      return joinPieces(pieces.filter((piece) => !isTarget(piece)));
  }
}

/** A key's own lines, or what stands between two keys. */
interface Piece {
  readonly key: PlatformKey | null;
  readonly name: string | null;
  /** Without the line that names the key. */
  readonly text: string;
}

/** Keys that have no lines of their own, as in JSON or in bare Base64, are written as PEM in place of the whole text. */
function cutText(text: string, keys: readonly PlatformKey[]): readonly Piece[] {
  if (!haveOwnLines(text, keys)) {
    return keys.map((key) => ({ key, name: key.name, text: printPem(key.spki) }));
  }
  const pieces: Piece[] = [];
  let from = 0;
  for (const key of keys) {
    const start = pickKeyName(text, key.span.start)?.line.start ?? key.span.start;
    const lineEnd = /^[^\S\r\n]*(?:\r\n|\n|\r)?/.exec(text.slice(key.span.end))?.[0] ?? '';
    if (start > from) pieces.push({ key: null, name: null, text: text.slice(from, start) });
    from = key.span.end + lineEnd.length;
    pieces.push({ key, name: key.name, text: text.slice(key.span.start, from) });
  }
  if (from < text.length) pieces.push({ key: null, name: null, text: text.slice(from) });
  return pieces;
}

function haveOwnLines(text: string, keys: readonly PlatformKey[]): boolean {
  return keys.every(
    ({ span: { start, end } }) =>
      /(?:^|[\r\n])[^\S\r\n]*$/.test(text.slice(Math.max(0, start - 200), start)) &&
      /^[^\S\r\n]*(?:[\r\n]|$)/.test(text.slice(end, end + 200)) &&
      /BEGIN/i.test(text.slice(start, start + 20)),
  );
}

/** Each piece begins on a line of its own. */
function joinPieces(pieces: readonly Piece[]): string {
  return pieces
    .map(({ name, text }) => printKeyName(name) + text)
    .reduce(
      (whole, next) => whole + (whole === '' || /[\r\n]$/.test(whole) ? '' : '\n') + next,
      '',
    );
}

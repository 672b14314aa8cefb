/** Characters that show nothing where they stand: zero-width spaces, byte order marks, soft hyphens, marks of direction. */
const unseen = /\p{Cf}/gu;

export function hasUnseen(text: string): boolean {
  return text.search(unseen) !== -1;
}

export function dropUnseen(text: string): string {
  return text.replace(unseen, '');
}

/** Their code points, once each. */
export function listUnseen(text: string): readonly number[] {
  const found = text.match(unseen) ?? [];
  return [...new Set(found.map((one) => one.codePointAt(0) ?? 0))];
}

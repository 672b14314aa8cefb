/**
 * Characters that show nothing where they stand: zero-width spaces, byte order marks, soft hyphens, marks of direction.
 * Signs of Arabic, Syriac and Kaithi that stand under or around a number (Unicode's Prepended_Concatenation_Mark, which no
 * pattern can name) are of the same category, and are seen.
 */
const unseen = /(?![\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])\p{Cf}/gu;

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

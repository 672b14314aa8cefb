/** Of a value in the middle of a sentence this much is said; the whole stands elsewhere on the page. */
const mostCharacters = 60;

/** The beginning of a value of an input, in which characters that cannot be seen are named. */
export function toShortValue(text: string): string {
  const short = text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text;
  return short.replace(/\p{C}|(?! )\p{Z}/gu, nameCharacter);
}

/** Format characters and uncommon spaces named, by which two texts may differ and look the same; not the joints of an emoji. */
export function nameInvisible(text: string): string {
  return text.replace(
    /(?<!\p{Extended_Pictographic}\u{FE0F}?)\u{200D}|(?!\u{200D})\p{Cf}|(?! )\p{Z}/gu,
    nameCharacter,
  );
}

function nameCharacter(character: string): string {
  return nameCodePoint(character.codePointAt(0) ?? 0);
}

export function nameCodePoint(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

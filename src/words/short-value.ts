/** Of a value in the middle of a sentence this much is said; the whole stands elsewhere on the page. */
const mostCharacters = 60;

/** The beginning of a value of an input, in which characters that cannot be seen are named. */
export function toShortValue(text: string): string {
  const short = text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text;
  return short.replace(/\p{C}|(?! )\p{Z}/gu, (character) => {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  });
}

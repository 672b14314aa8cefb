/** Whether a word stands in a text, in any case, with nothing of another one around it; an empty one is none. */
export function hasWord(text: string, word: string): boolean {
  const [all, wanted] = [text.toLowerCase(), word.toLowerCase()];
  // The empty one stands everywhere.
  if (wanted === '') return false;
  const letter = /[\p{L}\p{N}]/u;
  for (let at = all.indexOf(wanted); at !== -1; at = all.indexOf(wanted, at + 1)) {
    const [before, behind] = [all.charAt(at - 1), all.charAt(at + wanted.length)];
    if (!letter.test(before) && !letter.test(behind)) return true;
  }
  return false;
}

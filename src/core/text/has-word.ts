/** Whether a word stands in a text, in any case, with nothing of another one around it. */
export function hasWord(text: string, word: string): boolean {
  const [all, wanted] = [text.toLowerCase(), word.toLowerCase()];
  const letter = /[\p{L}\p{N}]/u;
  for (let at = all.indexOf(wanted); at !== -1; at = all.indexOf(wanted, at + 1)) {
    const [before, behind] = [all.charAt(at - 1), all.charAt(at + wanted.length)];
    if (!letter.test(before) && !letter.test(behind)) return true;
  }
  return false;
}

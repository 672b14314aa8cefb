/** Whether a text is the word with one letter left out, added, exchanged or swapped with the next. Not where it is the word itself. */
export function isOneSlip(text: string, word: string): boolean {
  if (text === word || Math.abs(text.length - word.length) > 1) return false;
  let start = 0;
  while (text[start] !== undefined && text[start] === word[start]) start++;
  const [rest, right] = [text.slice(start), word.slice(start)];
  return (
    rest.slice(1) === right.slice(1) ||
    rest.slice(1) === right ||
    rest === right.slice(1) ||
    (rest.slice(2) === right.slice(2) && rest[0] === right[1] && rest[1] === right[0])
  );
}

/** In characters passed over: more take seconds. */
const mostPassed = 200_000_000;

/** Whether each of so many keys can be looked for in the whole text. */
export function isSearchable(text: string, keys: number): boolean {
  return text.length * keys <= mostPassed;
}

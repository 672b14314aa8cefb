/** Keys as programs write them that keep no order of their own: sorted as text, or as databases do, the shorter ones first. */
export function isSortedByProgram(keys: readonly string[]): boolean {
  const isSorted = (precedes: (one: string, other: string) => boolean): boolean =>
    keys.every((key, at) => at === 0 || precedes(keys[at - 1] ?? '', key));
  return (
    keys.length > 3 &&
    (isSorted((one, other) => one <= other) ||
      // PostgreSQL's jsonb and MySQL's JSON.
      isSorted(
        (one, other) => one.length < other.length || (one.length === other.length && one <= other),
      ))
  );
}

/**
 * The facts of forms that give the same string, as those of one form: each has all its values, blanks between them. Some
 * of these forms may have been joined before.
 */
export function joinFacts<Facts extends Readonly<Record<string, string | number>>>(
  first: Facts,
  others: readonly Readonly<Record<string, string | number>>[],
): Facts {
  const joined = Object.keys(first).map((name) => {
    const values = [first, ...others].flatMap((facts) => String(facts[name] ?? '').split(' '));
    return [name, [...new Set(values)].join(' ')];
  });
  return Object.fromEntries(joined);
}

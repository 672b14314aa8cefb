/** A table in which names of an input are looked up: it has none that every object has, such as `constructor`. */
export function createLookupTable<Value>(
  entries: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null), entries);
}

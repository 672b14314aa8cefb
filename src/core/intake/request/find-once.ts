/** Where many texts stand in one, in a time that does not grow with their number: each is asked for at a word that is its own. */

/** Of an order's number, an amount, a time, a name. */
const word = /[\w.-]{6,}/g;
/** Of one word: no order has more callbacks. */
const mostOfWord = 20;

/** Where those begin that stand there once. One that shares all its words with many others is not looked for. */
export function findOnce(text: string, wanted: Iterable<string>): ReadonlyMap<string, number> {
  const words = [...new Set(wanted)].map((one) => ({ one, words: listWords(one) }));
  const counts = new Map<string, number>();
  for (const { words: own } of words)
    for (const name of own.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byWord = new Map<string, { readonly one: string; readonly at: number }[]>();
  for (const { one, words: own } of words) {
    const rarest = pickRarest(own, counts);
    if (rarest === null) continue;
    const [name, at] = rarest;
    const others = byWord.get(name);
    if (others === undefined) byWord.set(name, [{ one, at }]);
    else others.push({ one, at });
  }
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (const { 0: name, index } of byWord.size === 0 ? [] : text.matchAll(word)) {
    for (const { one, at } of byWord.get(name) ?? []) {
      if (!text.startsWith(one, index - at)) continue;
      if (places.has(one)) repeated.add(one);
      else places.set(one, index - at);
    }
  }
  for (const one of repeated) places.delete(one);
  return places;
}

/** Where each word stands first; not those at an end, which may go on in the other text. */
function listWords(one: string): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const { 0: name, index } of one.matchAll(word)) {
    const isInside = index > 0 && index + name.length < one.length;
    if (isInside && !words.has(name)) words.set(name, index);
  }
  return words;
}

function pickRarest(
  words: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
): readonly [string, number] | null {
  let rarest: readonly [string, number] | null = null;
  let least = mostOfWord + 1;
  for (const [name, at] of words) {
    const count = counts.get(name) ?? 0;
    if (count < least) [rarest, least] = [[name, at], count];
  }
  return rarest;
}

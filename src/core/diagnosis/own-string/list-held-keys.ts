/** Which of the right values stand side by side in a text, without their keys: other platforms sign a few of them so. */
import type { KeptEntry } from '../../canonical/canonical';

/** A shorter value stands somewhere by chance. */
const leastCharacters = 4;
/** One value alone may be of any text. */
const leastValues = 2;
/** In a longer text, or of more entries, none is looked for. */
const mostCharacters = 10_000;
const mostEntries = 200;
/** Nothing, or what joins them: a word would be a key of theirs. */
const joint = /^[^\p{L}\p{N}"']{0,20}$/u;

/**
 * @returns their keys in the order in which the values stand there; of equal values the first key. Empty where something
 * else stands between them, or most of the text is something else, such as a secret around them may be a part of
 */
export function listHeldKeys(text: string, kept: readonly KeptEntry[]): readonly string[] {
  if (text.length > mostCharacters || kept.length > mostEntries) return [];
  const places = kept
    .flatMap(({ key, value }) => {
      const start = value.length < leastCharacters ? -1 : text.indexOf(value);
      return start === -1 ? [] : [{ key, start, end: start + value.length }];
    })
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const held: string[] = [];
  let end = 0;
  let covered = 0;
  for (const place of places) {
    if (place.start < end) continue;
    if (held.length > 0 && !joint.test(text.slice(end, place.start))) return [];
    held.push(place.key);
    covered += place.end - place.start;
    end = place.end;
  }
  return held.length >= leastValues && covered * 2 >= text.length ? held : [];
}

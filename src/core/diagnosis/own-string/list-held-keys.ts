/** Which of the right values stand side by side in a text, without their keys: other platforms sign a few of them so. */
import type { KeptEntry } from '../../canonical/canonical';
import { hasWord } from '../../text/has-word';

/** A shorter value stands somewhere by chance. */
const leastCharacters = 4;
/** One value alone may be of any text. */
const leastValues = 2;
/** In a longer text, or of more entries, none is looked for. */
const mostCharacters = 10_000;
const mostEntries = 200;
/** Nothing, or what joins them: a word would be a key of theirs. */
const joint = /^[^\p{L}\p{N}"']{0,20}$/u;
/** More digits beside one at either end make another number of it. */
const numberBefore = /\d[.,]?$/;
const numberBehind = /^[.,]?\d/;

interface Place {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/**
 * @returns their keys in the order in which the values stand there; of equal values the first key. Empty where something
 * else stands between them, one of them may be a part of another value, a key is there, or most of the text is
 * something else, such as a secret around them may be a part of
 */
export function listHeldKeys(text: string, kept: readonly KeptEntry[]): readonly string[] {
  if (text.length > mostCharacters || kept.length > mostEntries) return [];
  const places = kept
    .flatMap(({ key, value }): readonly Place[] => {
      const start = value.length < leastCharacters ? -1 : text.indexOf(value);
      return start === -1 ? [] : [{ key, start, end: start + value.length }];
    })
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const held: Place[] = [];
  let end = 0;
  for (const place of places) {
    if (place.start < end) continue;
    if (held.length > 0 && !joint.test(text.slice(end, place.start))) return [];
    held.push(place);
    end = place.end;
  }
  const [before, behind] = [text.slice(0, held[0]?.start ?? 0), text.slice(end)];
  const covered = held.reduce((sum, place) => sum + place.end - place.start, 0);
  const values = held.map((place) => text.slice(place.start, place.end));
  const isPart =
    (/^\d/.test(values[0] ?? '') && numberBefore.test(before)) ||
    (/\d$/.test(values.at(-1) ?? '') && numberBehind.test(behind));
  const around = [before, behind, ...values];
  const hasKey = kept.some(({ key }) => around.some((part) => hasWord(part, key)));
  return held.length >= leastValues && covered * 2 >= text.length && !isPart && !hasKey
    ? held.map(({ key }) => key)
    : [];
}

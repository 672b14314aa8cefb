/** Characters that a reader cannot see, and the sign that stands in for each. */

export interface VisibleRun {
  /** Its offset in the text. */
  readonly start: number;
  readonly text: string;
  /** What to draw beside the text; null for a run that can be seen. */
  readonly sign: string | null;
  /** Turns the text around it: it must not act where it is drawn. */
  readonly isBidi: boolean;
}

const signs: Readonly<Record<string, string>> = {
  ' ': '·',
  '\t': '⇥',
  '\n': '⏎',
  '\r': '␍',
  '\u00a0': 'NBSP',
  '\u00ad': 'SHY',
  '\u200b': 'ZWSP',
  '\u200c': 'ZWNJ',
  '\u200d': 'ZWJ',
  '\u2060': 'WJ',
  '\u202f': 'NNBSP',
  '\u3000': 'IDSP',
  '\ufeff': 'BOM',
};

/** Spaces at the ends or in a row; every other space, control or format character, and half surrogate pairs. */
const invisible = /^ +| +$| {2,}|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

const bidi = /\p{Bidi_Control}/u;
const everyBidi = new RegExp(bidi, 'gu');

/** The text cut into runs; joined again they are the text. */
export function toVisibleRuns(text: string): readonly VisibleRun[] {
  return cutRuns(text, invisible);
}

/** The same with the bidirectional controls alone, for text in which white space is no data. */
export function toBidiRuns(text: string): readonly VisibleRun[] {
  return cutRuns(text, everyBidi);
}

/**
 * How much of a text is drawn where all of it could hold the page up: so many characters, and so many of them
 * as a sign, each of which is an element. Never half a surrogate pair.
 */
export function pickShownLength(text: string, mostCharacters: number, mostSigns: number): number {
  const start = text.slice(0, mostCharacters);
  let count = 0;
  for (const { 0: found, index } of start.matchAll(invisible)) {
    count += found.length;
    if (count > mostSigns) return index + found.length - (count - mostSigns);
  }
  const isHalf = start.length < text.length && /[\ud800-\udbff]$/.test(start);
  return isHalf ? start.length - 1 : start.length;
}

function cutRuns(text: string, signed: RegExp): readonly VisibleRun[] {
  const runs: VisibleRun[] = [];
  let seen = 0;
  function add(run: string, sign: string | null): void {
    runs.push({ start: seen, text: run, sign, isBidi: sign !== null && bidi.test(run) });
    seen += run.length;
  }
  for (const { 0: found, index } of text.matchAll(signed)) {
    if (index > seen) add(text.slice(seen, index), null);
    for (const character of found) add(character, toSign(character));
  }
  if (seen < text.length) add(text.slice(seen), null);
  return runs;
}

function toSign(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return signs[character] ?? `U+${code}`;
}

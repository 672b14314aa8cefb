/** Characters that a reader cannot see, and the sign that stands in for each. */

export interface VisibleRun {
  /** Its offset in the text. */
  readonly start: number;
  readonly text: string;
  /** What to draw beside the text; null for a run that can be seen. */
  readonly sign: string | null;
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

/** The text cut into runs; joined again they are the text. */
export function toVisibleRuns(text: string): readonly VisibleRun[] {
  const runs: VisibleRun[] = [];
  let seen = 0;
  for (const { 0: found, index } of text.matchAll(invisible)) {
    if (index > seen) runs.push({ start: seen, text: text.slice(seen, index), sign: null });
    seen = index;
    for (const character of found) {
      runs.push({ start: seen, text: character, sign: toSign(character) });
      seen += character.length;
    }
  }
  if (seen < text.length) runs.push({ start: seen, text: text.slice(seen), sign: null });
  return runs;
}

function toSign(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return signs[character] ?? `U+${code}`;
}

/** What a program put around the right value: a short one shows it only where it stands around others, too. */
import { lengthLimit, type ValueRelation } from './value-relation';

/** So many characters of a value are no accident. */
export const leastShared = 3;

/** What stands around the values that are long enough to show it, by its name. */
export type Surroundings = ReadonlyMap<string, ValueRelation>;

export function listSurroundings(pairs: readonly ValuePair[]): Surroundings {
  const surroundings = new Map<string, ValueRelation>();
  for (const { own, expected } of pairs) {
    const around = expected.length < leastShared ? null : readSurroundings(own, expected);
    if (around !== null) surroundings.set(nameSurroundings(around), around);
  }
  return surroundings;
}

/** A short value may stand in another text by chance, but not in one that stands around other values, too. */
export function relateShort(
  { own, expected }: ValuePair,
  surroundings: Surroundings,
): ValueRelation | null {
  const around = readSurroundings(own, expected);
  return (around && surroundings.get(nameSurroundings(around))) ?? null;
}

interface ValuePair {
  readonly own: string;
  readonly expected: string;
}

type TextAround = Extract<ValueRelation, { readonly kind: 'text-around' }>;

export function readSurroundings(own: string, expected: string): TextAround | null {
  const isShown = expected !== '' && own !== expected && own.length <= lengthLimit;
  const start = isShown ? own.indexOf(expected) : -1;
  if (start < 0) return null;
  const after = own.slice(start + expected.length);
  // Digits behind a number are more of it, whatever stands behind them.
  if (/\d$/.test(expected) && /^\.?\d[\d.]*[^\d.]/.test(after)) return null;
  return { kind: 'text-around', before: own.slice(0, start), after };
}

function nameSurroundings({ before, after }: TextAround): string {
  return JSON.stringify([before, after]);
}

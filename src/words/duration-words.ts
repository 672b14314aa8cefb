/** What a language says of a length of time. */
export interface DurationWords {
  /** Rounded to its two largest units: `3 days 6 hours`. */
  readonly print: (seconds: number) => string;
  /** To the second, for a column of them: `3 d 5 h 55 min`. */
  readonly printShort: (seconds: number) => string;
  /** Whole days from two on: hours say nothing more of an age. */
  readonly printAge: (seconds: number) => string;
}

export const daySeconds = 86_400;

const unitSeconds = { day: daySeconds, hour: 3600, minute: 60, second: 1 } as const;

export type DurationUnit = keyof typeof unitSeconds;

const units = Object.keys(unitSeconds) as DurationUnit[];

interface DurationPart {
  readonly amount: number;
  readonly unit: DurationUnit;
}

/** The units of a length of time, to the second; those of which there is none left out. */
export function splitDuration(seconds: number): readonly DurationPart[] {
  let rest = Math.abs(Math.round(seconds));
  const parts = units.flatMap((unit): DurationPart[] => {
    const amount = Math.floor(rest / unitSeconds[unit]);
    rest -= amount * unitSeconds[unit];
    return amount === 0 ? [] : [{ amount, unit }];
  });
  return parts.length === 0 ? [{ amount: 0, unit: 'second' }] : parts;
}

/** Rounded to the second of its units. */
export function roundDuration(seconds: number): number {
  const length = Math.abs(Math.round(seconds));
  const first = units.findIndex((unit) => length >= unitSeconds[unit]);
  const unit = units[first + 1];
  if (first === -1 || unit === undefined) return length;
  return Math.round(length / unitSeconds[unit]) * unitSeconds[unit];
}

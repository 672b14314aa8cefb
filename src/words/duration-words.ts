/** What a language says of a length of time. */
export interface DurationWords {
  /** Its two largest units: `3 days 6 hours`. */
  readonly print: (seconds: number) => string;
  /** The same for a column of them: `3 d 6 h`. */
  readonly printShort: (seconds: number) => string;
  /** Whole days from two on: hours say nothing more of an age. */
  readonly printAge: (seconds: number) => string;
}

export const daySeconds = 86_400;

const unitSeconds = { day: daySeconds, hour: 3600, minute: 60, second: 1 } as const;

export type DurationUnit = keyof typeof unitSeconds;

const units = Object.keys(unitSeconds) as DurationUnit[];

/** The two largest units of a length of time, those of which there is none left out. */
export function splitDuration(
  seconds: number,
): readonly { readonly amount: number; readonly unit: DurationUnit }[] {
  let rest = Math.abs(Math.round(seconds));
  const first = units.findIndex((unit) => rest >= unitSeconds[unit]);
  const shown = first === -1 ? units.slice(-1) : units.slice(first, first + 2);
  return shown
    .map((unit) => {
      const amount = Math.floor(rest / unitSeconds[unit]);
      rest -= amount * unitSeconds[unit];
      return { amount, unit };
    })
    .filter(({ amount }) => amount > 0 || shown.length === 1);
}

/** When the next attempt is made. */
export interface NextAttempt {
  readonly atSeconds: number;
  readonly intervalSeconds: number;
  readonly hasPassed: boolean;
}

/** Attempts with one interval between them. */
export interface Phase {
  /** The attempt behind which it is waited so for the first time. */
  readonly from: number;
  /** After the first attempt. */
  readonly atSeconds: number;
  readonly intervalSeconds: number;
}

/** What a language says of the attempts to deliver a callback. */
export interface RetryWords {
  readonly title: string;
  readonly made: { readonly label: string; readonly hint: string; readonly fault: string };
  readonly lastAt: {
    readonly label: string;
    readonly hint: string;
    readonly placeholder: string;
  };
  readonly outlook: {
    readonly heads: Readonly<Record<'next' | 'left' | 'end' | 'unstated', string>>;
    /** @param next null when none follows */
    readonly next: (next: NextAttempt | null) => string;
    readonly left: (attempts: number, limit: number) => string;
    /**
     * @param atSeconds of the last attempt; null where it is not known
     * @param inAllSeconds from the first attempt to the last; null where the end has come
     */
    readonly end: (limit: number, atSeconds: number | null, inAllSeconds: number | null) => string;
    /** What the contract leaves open. */
    readonly unstated: string;
  };
  readonly chart: {
    /** @param isGuess nothing was made yet, and the first is taken to be made now */
    readonly caption: (fromSeconds: number, toSeconds: number, isGuess: boolean) => string;
    readonly ranges: string;
    readonly allAttempts: (limit: number) => string;
    readonly firstAttempts: (attempts: number) => string;
    /** The accessible name. */
    readonly describe: (
      made: number,
      phases: readonly Phase[],
      end: { readonly attempts: number; readonly seconds: number },
    ) => string;
    /** At the line where a phase begins. */
    readonly phase: (from: number, intervalSeconds: number) => string;
    readonly axis: string;
    readonly series: Readonly<Record<'time' | 'made' | 'toCome', string>>;
    readonly attempt: (number: number) => string;
    /** At the line that says where the callback stands. */
    readonly mark: (made: number) => string;
  };
  readonly table: {
    readonly label: string;
    readonly caption: string;
    readonly heads: Readonly<Record<'attempt' | 'state' | 'after' | 'wait', string>>;
    /** @param isLocalShown the reader's own time of day stands beside UTC */
    readonly at: (isLocalShown: boolean) => string;
    readonly states: Readonly<Record<'made' | 'latest' | 'next' | 'toCome', string>>;
    /** No wait follows the last one. */
    readonly noMore: string;
  };
}

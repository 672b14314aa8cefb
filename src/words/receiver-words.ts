interface FieldWords {
  readonly label: string;
  readonly hint: string;
}

/** What a language says around the receiver's checks. */
export interface ReceiverWords {
  readonly title: string;
  /** The title in the one line that it shares with the answer. */
  readonly shortTitle: string;
  /** Of values that did not come in. */
  readonly experiment: string;
  /** The accessible name of the list. */
  readonly checks: string;
  readonly settings: {
    readonly label: string;
    readonly merchantNo: FieldWords & { readonly placeholder: string };
    readonly receivedAt: FieldWords & { readonly placeholder: string };
    readonly tolerance: FieldWords & { readonly placeholder: string };
    readonly toleranceFault: string;
  };
  /** Judges a captured callback as if it came in now. */
  readonly asNow: string;
  readonly localOrder: FieldWords & {
    readonly placeholder: string;
    /** Fills the field with the callback's own values. */
    readonly start: string;
  };
  readonly nonces: {
    readonly title: (count: number) => string;
    readonly about: (lifetimeSeconds: number) => string;
    /** The accessible name of the list. */
    readonly label: string;
    readonly firstSeen: (seconds: number) => string;
    readonly forget: string;
  };
}

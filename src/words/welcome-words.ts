import type { InputName } from '../core/problem';

/** What a language says on the empty page. */
export interface WelcomeWords {
  readonly title: string;
  /** What to paste, and how it is meant. */
  readonly steps: Readonly<
    Record<
      Extract<InputName, 'key' | 'headers' | 'body'>,
      { readonly what: string; readonly how: string }
    >
  >;
  readonly outcome: string;
  /** Buttons. */
  readonly samples: { readonly failing: string; readonly good: string };
  readonly promise: string;
}

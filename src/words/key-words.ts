import type { ProfileOutcome } from '../core/portal/read-profile-answer';

/** What a language says of the loaded keys, of keeping them, and of loading one from the portal. */
export interface KeyWords {
  readonly list: string;
  readonly roles: Readonly<Record<'decides' | 'explains', string>>;
  readonly fits: Readonly<Record<'true' | 'false' | 'unknown', string>>;
  readonly size: (bits: number, exponent: string) => string;
  readonly digest: string;
  /** What is copied, as it goes on after "copy". The title is null where there is one key alone. */
  readonly fingerprint: (title: string | null) => string;
  readonly nameOf: (index: number) => string;
  readonly makeCurrent: string;
  readonly remove: string;
  /** The accessible name of a button among several of the same words. */
  readonly ofKey: (action: string, title: string) => string;
  readonly keep: KeepWords;
  readonly profile: ProfileWords;
}

interface KeepWords {
  readonly choice: string;
  /** Whether something is kept, and whether that is what stands in the fields. */
  readonly states: Readonly<Record<'off' | 'none' | 'shown' | 'hidden', string>>;
  readonly bringBack: string;
  readonly refusals: Readonly<Record<'keep' | 'forget', string>>;
}

interface ProfileWords {
  readonly load: string;
  readonly busy: string;
  readonly outcomes: Readonly<Record<Exclude<ProfileOutcome['kind'], 'failed'>, string>>;
  /** @param others how many keys the profile holds behind the first */
  readonly several: (others: number) => string;
}

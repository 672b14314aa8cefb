/** A test callback with all that belongs to it: what it shall show, and what the endpoint under test and the debugger have to know. */
import type { DeviationCause } from '../diagnosis/deviation';
import type { Problem } from '../problem';
import type { Answer } from '../receiver/build-answer';
import type { Check } from '../receiver/check';
import type { BreakCode } from './break-code';
import type { BodyAdaptation } from './break-string';
import type { SignBytes, SignedCallback } from './sign-callback';

/** A throw-away key pair, as far as anyone may use it. */
export interface TestSigner {
  readonly publicKeyPem: string;
  readonly sign: SignBytes;
}

/** Further pairs, of the same size: one like the platform's, or one that signs by another algorithm. */
export type OtherSigner = 'another' | 'sha1' | 'pss';

export interface TestSigners {
  readonly platform: TestSigner;
  readonly pickOther: (which: OtherSigner) => Promise<TestSigner>;
}

/** What the receiver knows when the callback comes in. */
export interface TestReception {
  readonly merchantNo: string;
  readonly receivedAtSeconds: number;
  /** The receiver's own record as JSON; empty: none is given. */
  readonly localOrder: string;
}

export interface TestCallback extends SignedCallback {
  readonly code: BreakCode | 'nothing';
  /** The key to configure in the endpoint under test, for this callback. */
  readonly publicKeyPem: string;
  /** What was signed in place of the contract's string; null: that string. */
  readonly signedText: string | null;
  /** How the string deviates, where it is that. */
  readonly cause: DeviationCause | null;
  /** What the break needed in the body. */
  readonly adaptation: BodyAdaptation | null;
  /** The callback that has to come in before this one. */
  readonly earlier: SignedCallback | null;
  /** What the debugger is to be given: the keys, and the merchant's own where that is part of it. */
  readonly keyText: string;
  readonly ownKeyText: string;
  readonly reception: TestReception;
}

/** What the debugger makes of a callback. */
export interface Told {
  /** Codes of its best finding; none where it has none. */
  readonly causes: readonly string[];
  readonly checks: readonly Check[];
  readonly answer: Answer['kind'];
}

/** Asks the debugger; null where it takes too long, or cannot be asked. */
export type TellCallback = (callback: TestCallback) => Promise<Told | null>;

export type MadeCallback =
  | {
      readonly kind: 'made';
      readonly callback: TestCallback;
      readonly told: Told | null;
      readonly problems: readonly Problem[];
    }
  /** The body is no JSON object. */
  | { readonly kind: 'unreadable'; readonly problems: readonly Problem[] }
  /** The break changes nothing about this callback. */
  | { readonly kind: 'no-effect' }
  /** The debugger would not name the break: on this callback something else gives the same, by these codes. */
  | { readonly kind: 'told-otherwise'; readonly codes: readonly string[] };

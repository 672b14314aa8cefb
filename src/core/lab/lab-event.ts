/** What happens in the lab, as plain data for whoever draws or counts it. Times are seconds of the virtual clock. */
import type { Answer } from '../receiver/build-answer';
import type { Check } from '../receiver/check';
import type { Acknowledgement } from '../receiver/check-acknowledgement';
import type { CallbackRequest, Credit } from '../receiver/receive-callback';
import type { Delivery } from '../sender/pick-delivery-target';
import type { PlatformOrder, TransitionRefusal } from '../sender/platform-order';
import type { Response } from './endpoint';

/** The platform signs with `first`, after a rotation with `second`; `merchant` is the merchant's own. */
export type LabKeyName = 'first' | 'second' | 'merchant';

/** One time that a request comes in. */
export type Arrival = {
  readonly atSeconds: number;
} & (
  | { readonly kind: 'down' | 'failed' }
  | {
      readonly kind: 'checked';
      readonly checks: readonly Check[];
      readonly answer: Answer;
      readonly credit: Credit | null;
      readonly verifiedWith: LabKeyName;
      /** The signature did not verify, and the platform has another key by now: the endpoint fetched it. */
      readonly fetchedKey: boolean;
      /** Its nonce had been taken before, and the endpoint accepts it all the same. */
      readonly acceptsReplay: boolean;
      /** Why nothing of it reaches the platform; null where it does. */
      readonly silence: 'crashed' | 'slow' | 'lost' | 'unheard' | null;
    }
);

export interface Attempt {
  readonly orderIndex: number;
  /** From 1 on. */
  readonly number: number;
  readonly atSeconds: number;
  readonly target: string;
  readonly request: CallbackRequest;
  readonly nonce: string;
  readonly signedWith: LabKeyName;
  /** At once; null where the request is late or lost. */
  readonly arrival: Arrival | null;
  /** What came back; null where nothing did. */
  readonly response: Response | null;
  /** How the platform reads that. */
  readonly reading: Acknowledgement;
}

export type LabEvent =
  | {
      readonly kind: 'moved';
      readonly orderIndex: number;
      readonly order: PlatformOrder;
      readonly delivery: Delivery;
    }
  | {
      readonly kind: 'refused';
      readonly orderIndex: number;
      readonly order: PlatformOrder;
      readonly refusal: TransitionRefusal;
    }
  | { readonly kind: 'attempted'; readonly attempt: Attempt }
  /** A request comes in late, or again: nobody waits for the answer. */
  | {
      readonly kind: 'arrived';
      readonly orderIndex: number;
      readonly number: number;
      readonly arrival: Arrival;
    };

import type { EndpointBehaviour } from '../core/lab/endpoint';
import type { LabKeyName } from '../core/lab/lab-event';
import type { PlatformBehaviour } from '../core/lab/platform';
import type { OrderTrigger, TransitionRefusal } from '../core/sender/platform-order';

interface BehaviourWords {
  readonly name: string;
  readonly about: string;
}

/** What a language says in the delivery lab. */
export interface LabWords {
  readonly title: string;
  readonly fields: Readonly<
    Record<
      'endpoint' | 'platform' | 'orderType' | 'finalStatus' | 'notifyUrl' | 'callbackUrl',
      string
    >
  >;
  readonly addressHints: Readonly<Record<'notifyUrl' | 'callbackUrl', string>>;
  readonly endpoints: Readonly<Record<EndpointBehaviour, BehaviourWords>>;
  readonly platforms: Readonly<Record<PlatformBehaviour, BehaviourWords>>;
  readonly triggers: Readonly<Record<OrderTrigger, string>>;
  /** Stands below what may be changed while a run is under way. */
  readonly live: string;
  readonly actions: Readonly<Record<'step' | 'play' | 'pause' | 'runToEnd' | 'reset', string>>;
  /** The accessible name of the buttons' group. */
  readonly run: string;
  readonly failed: string;
  /** The virtual clock, from the moment when the order ends. */
  readonly clock: (seconds: number) => string;
  /** The same in a row. */
  readonly at: (seconds: number) => string;
  readonly order: {
    readonly title: string;
    readonly heads: Readonly<Record<'platform' | 'books' | 'delivery', string>>;
    readonly notEnded: string;
    readonly refusals: Readonly<Record<TransitionRefusal, string>>;
    readonly sentTo: string;
    readonly pending: (made: number, limit: number, nextAtSeconds: number) => string;
    readonly acknowledged: (attempt: number) => string;
    readonly unacknowledged: (limit: number) => string;
  };
  readonly timeline: {
    readonly title: string;
    readonly empty: string;
    readonly none: string;
    /** The accessible name of the list, which scrolls by itself. */
    readonly label: string;
    readonly count: (attempts: number) => string;
    readonly number: (attempt: number) => string;
    readonly results: Readonly<Record<'acknowledged' | 'failed', string>>;
    readonly rotated: string;
  };
  /** What the endpoint did with a request, each one sentence. */
  readonly endpoint: {
    readonly notArrived: string;
    readonly down: string;
    readonly failed: string;
    readonly booked: (amount: string) => string;
    readonly completed: string;
    readonly rejected: (reason: string) => string;
    readonly unknown: string;
    readonly silences: Readonly<Record<'crashed' | 'slow' | 'lost' | 'unheard', string>>;
    readonly fetchedKey: string;
    /** A nonce that had come before was not refused. */
    readonly acceptedReplay: string;
    readonly late: (atSeconds: number) => string;
  };
  readonly details: {
    readonly heads: Readonly<Record<'request' | 'checks' | 'answer' | 'reading', string>>;
    /** The accessible name of the request's text. */
    readonly requestOf: (attempt: number) => string;
    readonly sent: (target: string, key: LabKeyName) => string;
    readonly verifiedWith: Readonly<Record<LabKeyName, string>>;
    readonly noAnswer: string;
    readonly status: (status: number) => string;
    readonly accepted: string;
    readonly open: string;
  };
  readonly ledger: {
    readonly title: string;
    readonly empty: string;
    readonly booked: (amount: string, attempt: number, atSeconds: number) => string;
    /** Why an order was booked again. */
    readonly double: (firstAttempt: number) => string;
    /** What in the contract prevents that. */
    readonly rule: string;
  };
}

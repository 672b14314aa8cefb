/** How the endpoint in the lab behaves: the correct receiver, and what goes wrong around it, as plain rules. */
import { acknowledgement } from '../contract';

export interface EndpointRules {
  /** With which public key it verifies. */
  readonly key: 'platform' | 'merchant';
  /** Its own number; null: the one that the platform has for it. */
  readonly merchantNo: string | null;
  readonly remembersNonces: boolean;
  readonly isIdempotent: boolean;
  /** Fails before anything is checked or booked. */
  readonly fails: boolean;
  /** Books, and ends without an answer. */
  readonly crashesAfterCrediting: boolean;
  /** What it takes to answer, of the virtual clock. */
  readonly answerSeconds: number;
  /** How it answers what it accepts. */
  readonly accepting: Response;
  /** Seconds after the first attempt in which nobody listens. */
  readonly downSeconds: number;
  /** The answer to the first booking of an order does not reach the platform. */
  readonly losesFirstAnswer: boolean;
  /** Somebody on the way sends each request that came in once more. */
  readonly isReplayed: boolean;
}

export interface Response {
  readonly status: number;
  readonly body: string;
}

/** In the order in which they are offered. Public and stable. */
export const endpointBehaviours = [
  'correct',
  'slow',
  'ok',
  'ok-newline',
  'json',
  '201',
  '500',
  'crash-after-crediting',
  'wrong-key',
  'forgets-nonces',
  'not-idempotent',
  'down',
] as const;

export type EndpointBehaviour = (typeof endpointBehaviours)[number];

/**
 * How long the platform waits for an answer in the lab: the contract does not state it (reading 17).
 */
export const answerTimeOutSeconds = 10;

const downSeconds = 7200;

/** Behind the request, and well within the tolerance, so that step 3 does not refuse it. */
export const replaySeconds = 60;

export const correctEndpoint: EndpointRules = {
  key: 'platform',
  merchantNo: null,
  remembersNonces: true,
  isIdempotent: true,
  fails: false,
  crashesAfterCrediting: false,
  answerSeconds: 0,
  accepting: acknowledgement,
  downSeconds: 0,
  losesFirstAnswer: false,
  isReplayed: false,
};

/** In each one thing differs from the correct endpoint. */
export const endpointRules: Readonly<Record<EndpointBehaviour, EndpointRules>> = {
  correct: correctEndpoint,
  slow: { ...correctEndpoint, answerSeconds: 3 * answerTimeOutSeconds },
  ok: answer({ status: 200, body: 'ok' }),
  'ok-newline': answer({ status: 200, body: 'OK\n' }),
  json: answer({ status: 200, body: '{"code":0,"message":"OK"}' }),
  '201': answer({ status: 201, body: 'OK' }),
  '500': { ...correctEndpoint, fails: true },
  'crash-after-crediting': { ...correctEndpoint, crashesAfterCrediting: true },
  'wrong-key': { ...correctEndpoint, key: 'merchant' },
  // Neither would this one be seen without a replay: of the platform, each attempt has a nonce of its own.
  'forgets-nonces': { ...correctEndpoint, remembersNonces: false, isReplayed: true },
  // Without a lost answer nothing would come twice, and the fault would stay unseen.
  'not-idempotent': { ...correctEndpoint, isIdempotent: false, losesFirstAnswer: true },
  down: { ...correctEndpoint, downSeconds },
};

function answer(accepting: Response): EndpointRules {
  return { ...correctEndpoint, accepting };
}

/** What is sent where nothing is accepted. The contract wants anything but `OK`; the reason belongs in the log. */
export const rejection: Response = { status: 400, body: 'REJECTED' };

/** The endpoint's own failure. */
export const failure: Response = { status: 500, body: 'ERROR' };

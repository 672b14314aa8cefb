/** One request at the endpoint: the correct receiver's steps, and what the endpoint's rules do to them. */
import type { Check } from '../receiver/check';
import { type CallbackRequest, type Credit, receiveCallback } from '../receiver/receive-callback';
import {
  answerTimeOutSeconds,
  type EndpointRules,
  failure,
  type Response,
  rejection,
} from './endpoint';
import type { Arrival } from './lab-event';
import type { LabPorts, LabRules, LabState } from './lab-state';

export interface Delivered {
  readonly state: LabState;
  readonly arrival: Arrival;
  /** What the platform reads; null: nothing in time. */
  readonly response: Response | null;
}

/** @param onTheWay what becomes of the answer behind the endpoint */
export async function deliverRequest(
  state: LabState,
  request: CallbackRequest,
  { endpoint }: LabRules,
  ports: LabPorts,
  onTheWay: 'lost' | 'unheard' | null,
): Promise<Delivered> {
  const { plan, nowSeconds: atSeconds } = state;
  const heard = (response: Response): Response | null => (onTheWay === null ? response : null);
  if (atSeconds < endpoint.downSeconds) {
    return { state, arrival: { kind: 'down', atSeconds }, response: null };
  }
  if (endpoint.fails) {
    return { state, arrival: { kind: 'failed', atSeconds }, response: heard(failure) };
  }
  const verifiedWith = endpoint.key === 'merchant' ? 'merchant' : state.fetchedKey;
  const { remembersNonces, isIdempotent } = endpoint;
  const received = await receiveCallback(
    state.books,
    request,
    (await ports.getKey(verifiedWith)).ready,
    {
      merchantNo: endpoint.merchantNo ?? plan.merchantNo,
      toleranceSeconds: plan.toleranceSeconds,
      remembersNonces,
      isIdempotent,
    },
    plan.startSeconds + atSeconds,
  );
  const { checks, answer, credit } = received;
  const current = state.platformKey;
  // Contract, "Other authentication facts": a signature that fails is mostly an outdated key. This request is rejected all the same.
  const fetchedKey =
    endpoint.key === 'platform' &&
    current !== verifiedWith &&
    checks.some(({ code }) => code === 'signature.invalid');
  const silence = pickSilence(endpoint, credit) ?? onTheWay;
  const response = answer.kind === 'ok' ? endpoint.accepting : rejection;
  return {
    state: {
      ...state,
      books: received.books,
      fetchedKey: fetchedKey ? current : state.fetchedKey,
    },
    arrival: {
      kind: 'checked',
      atSeconds,
      checks,
      answer,
      credit,
      verifiedWith,
      fetchedKey,
      acceptsReplay: answer.kind === 'ok' && hasTakenNonce(state, checks),
      silence,
    },
    response: silence === null ? response : null,
  };
}

/** The books know every nonce, also where the endpoint does not look. */
function hasTakenNonce({ books }: LabState, checks: readonly Check[]): boolean {
  return checks.some(
    (check) =>
      check.code === 'nonce.new' && books.nonces.some(({ nonce }) => nonce === check.nonce),
  );
}

function pickSilence(
  { crashesAfterCrediting, answerSeconds, losesFirstAnswer }: EndpointRules,
  credit: Credit | null,
): 'crashed' | 'slow' | 'lost' | null {
  if (crashesAfterCrediting && credit !== null) return 'crashed';
  if (answerSeconds > answerTimeOutSeconds) return 'slow';
  return losesFirstAnswer && credit?.isDouble === false ? 'lost' : null;
}

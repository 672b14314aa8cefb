/** One attempt of the platform: a request with a nonce, a time and a signature of its own, and how its answer is read. */
import { type Acknowledgement, checkAcknowledgement } from '../receiver/check-acknowledgement';
import type { CallbackRequest } from '../receiver/receive-callback';
import { type CallbackTask, countAttempt } from '../sender/callback-task';
import { toRetryInterval } from '../sender/retry-schedule';
import { type SignBytes, signCallback } from '../sender/sign-callback';
import { deliverRequest } from './deliver-request';
import { type Response, replaySeconds } from './endpoint';
import type { Arrival, Attempt } from './lab-event';
import { addDue, type LabPorts, type LabRules, type LabState, pick } from './lab-state';

export async function makeAttempt(
  before: LabState,
  orderIndex: number,
  rules: LabRules,
  ports: LabPorts,
): Promise<{ readonly state: LabState; readonly attempt: Attempt }> {
  const { nowSeconds: atSeconds } = before;
  const task = pick(before.tasks, orderIndex);
  if (task === null || task.delivery.target === null) throw new Error('there is no target');
  const number = task.attemptsMade + 1;
  const signedWith = before.platformKey;
  const nonce = ports.createNonce();
  const { sign } = await ports.getKey(signedWith);
  const request = await writeRequest(before, orderIndex, nonce, sign);
  const sent = { orderIndex, number, atSeconds, target: task.delivery.target, request };
  const carried = await carryRequest(before, sent, rules, ports);
  const { arrival, response } = carried;
  const reading = readResponse(response);
  const attempt = { ...sent, nonce, signedWith, arrival, response, reading };
  return { state: planNext(carried.state, countAttempt(task, reading), attempt), attempt };
}

type Sent = Pick<Attempt, 'orderIndex' | 'number' | 'atSeconds' | 'request'>;

interface Carried {
  readonly state: LabState;
  readonly arrival: Arrival | null;
  readonly response: Response | null;
}

/** What comes late is due later; of what comes at once the answer is there. */
async function carryRequest(
  before: LabState,
  { orderIndex, number, atSeconds, request }: Sent,
  rules: LabRules,
  ports: LabPorts,
): Promise<Carried> {
  const { delays: own, isAnswerLost } = rules.platform.carry(orderIndex, number);
  const delays = rules.endpoint.isReplayed
    ? [...own, ...own.slice(-1).map((delay) => delay + replaySeconds)]
    : own;
  const later = delays.filter((delay) => delay > 0);
  const state = later.reduce(
    (planned, delay) =>
      addDue(planned, {
        kind: 'arrival',
        atSeconds: atSeconds + delay,
        orderIndex,
        number,
        request,
      }),
    before,
  );
  if (later.length === delays.length) return { state, arrival: null, response: null };
  return deliverRequest(state, request, rules, ports, isAnswerLost ? 'lost' : null);
}

/** From the beginning of one attempt to that of the next: an attempt takes no time in the contract's schedule. */
function planNext(state: LabState, task: CallbackTask, { orderIndex, atSeconds }: Sent): LabState {
  const counted = { ...state, tasks: state.tasks.with(orderIndex, task) };
  const interval = task.state === 'pending' ? toRetryInterval(task.attemptsMade) : null;
  if (interval === null) return counted;
  return addDue(counted, { kind: 'attempt', atSeconds: atSeconds + interval, orderIndex });
}

/** A nonce, a time and a signature of its own for every attempt. */
async function writeRequest(
  { plan, orders, nowSeconds }: LabState,
  orderIndex: number,
  nonce: string,
  sign: SignBytes,
): Promise<CallbackRequest> {
  const { notifyUrl: _, ...fields } = pick(orders, orderIndex);
  const signed = await signCallback(
    {
      merchantNo: plan.merchantNo,
      timestamp: String(plan.startSeconds + nowSeconds),
      nonce,
      bodyText: JSON.stringify(fields),
    },
    sign,
  );
  if (!signed.ok) throw new Error('a callback of the lab cannot be signed');
  const { headersText, bodyText } = signed.value;
  return { headersText, bodyText };
}

const encoder = new TextEncoder();

function readResponse(response: Response | null): Acknowledgement {
  if (response === null) return checkAcknowledgement('time-out');
  return checkAcknowledgement({
    status: response.status,
    earlierStatuses: [],
    contentType: null,
    body: encoder.encode(response.body),
    framing: { kind: 'none' },
    repairs: [],
  });
}

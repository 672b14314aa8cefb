import type { LabWords } from '../lab-words';
import { durationWords } from './durations';
import { english } from './language';

const { count, printNumber } = english;
const { printShort } = durationWords;

const attempts = { one: 'attempt', other: 'attempts' };

function printAt(seconds: number): string {
  return `+${printShort(seconds)}`;
}

export const labWords: LabWords = {
  title: 'Play a delivery',
  fields: {
    endpoint: 'Endpoint behaviour',
    platform: 'Platform behaviour',
    orderType: 'Order type',
    finalStatus: 'Final status',
    notifyUrl: 'notifyUrl',
    callbackUrl: 'callbackUrl',
  },
  addressHints: {
    notifyUrl: 'given when the order was created; nothing is sent to it',
    callbackUrl: 'the merchant’s default, for payouts only',
  },
  endpoints: {
    correct: {
      name: 'correct',
      about: 'Takes the contract’s seven steps and answers 200 with exactly OK.',
    },
    slow: {
      name: 'slow',
      about:
        'Books the order and answers after 30 seconds. The platform of this lab waits 10; the contract states no time-out.',
    },
    ok: { name: 'ok', about: 'Does everything else right, but answers in lower case.' },
    'ok-newline': {
      name: 'OK and a newline',
      about: 'Does everything else right, but ends its answer with a newline.',
    },
    json: { name: 'JSON', about: 'Does everything else right, but answers with a code object.' },
    '201': { name: '201', about: 'Does everything else right, but answers 201 in place of 200.' },
    '500': { name: '500', about: 'Fails before it books anything, and answers 500.' },
    'crash-after-crediting': {
      name: 'crash after crediting',
      about:
        'Books the order and ends before it answers. Whether the retry books again is up to step 6.',
    },
    'wrong-key': {
      name: 'verifies with the wrong key',
      about: 'Verifies with the merchant’s public key in place of the platform’s.',
    },
    'forgets-nonces': {
      name: 'forgets nonces',
      about:
        'Leaves out step 4. Somebody on the way sends each request again a minute later, nonce included: it passes, and step 6 alone keeps it from being booked again.',
    },
    'not-idempotent': {
      name: 'not idempotent',
      about:
        'Does not look whether the order is completed. The answer to its first booking gets lost, so that the callback comes again.',
    },
    down: { name: 'down for 2 hours', about: 'Nobody listens for the first 2 hours.' },
  },
  platforms: {
    regular: {
      name: 'keeps to the schedule',
      about: 'One request an attempt, each with a nonce, a time and a signature of its own.',
    },
    'rotates-key': {
      name: 'rotates its key in the middle',
      about:
        'The first attempt gets lost, and the key is rotated before the second. An endpoint that is correct fetches the new key when a signature fails.',
    },
    'delivers-twice': {
      name: 'delivers twice',
      about: 'Every request comes in again a second later, with the same nonce.',
    },
    'out-of-order': {
      name: 'out of order',
      about: 'The first request is held up for 45 seconds and comes in after the second.',
    },
  },
  triggers: {
    completed: 'completed',
    failed: 'failed',
    cancelled: 'cancelled',
    'payout-task-cancelled': 'payout task cancelled',
    'payout-task-expired': 'payout task expired',
  },
  live: 'A behaviour that is changed in the middle of a run holds from the next attempt on.',
  actions: {
    step: 'Step',
    play: 'Play',
    pause: 'Pause',
    runToEnd: 'Run to the end',
    reset: 'Reset',
  },
  run: 'Run',
  failed:
    'No keys could be made: this browser has no Web Cryptography here. Open the page by https.',
  clock: (seconds) => `Virtual clock: ${printAt(seconds)}`,
  at: printAt,
  order: {
    title: 'The order',
    heads: { platform: 'At the platform', books: 'In your books', delivery: 'Delivery' },
    notEnded: 'Step moves it to its final status.',
    refusals: {
      'order-final': 'Refused: the order has ended already.',
      'no-payout-task':
        'Refused: only a payout order has a payout task. The order stays as it is, and no callback is sent.',
    },
    sentTo: 'Sent to',
    pending: (made, limit, nextAt) =>
      `${count(made, attempts)} of about ${printNumber(limit)} made, the next at ${printAt(nextAt)}.`,
    acknowledged: (attempt) => `Acknowledged at attempt ${attempt}: none follows.`,
    unacknowledged: (limit) =>
      `Given up after ${printNumber(limit)} attempts. The callback stands as a task in the operator’s back office; a scheduled order query finds what was lost.`,
  },
  timeline: {
    title: 'Attempts',
    empty: 'None yet: Step makes the first one.',
    none: 'No callback is sent for this order.',
    label: 'Attempts in their order',
    count: (made) => count(made, attempts),
    number: (attempt) => `Attempt ${attempt}`,
    results: { acknowledged: 'Acknowledged', failed: 'Failed' },
    rotated: 'From here on the platform signs with its new key.',
  },
  endpoint: {
    notArrived: 'Did not arrive in time.',
    down: 'Nobody listened.',
    failed: 'Failed before the checks.',
    booked: (amount) => `Booked ${amount}.`,
    completed: 'Already completed: nothing booked.',
    rejected: (reason) => `Rejected: ${reason}.`,
    unknown: 'Not processed.',
    silences: {
      crashed: 'Crashed before it answered.',
      slow: 'Answered too late.',
      lost: 'Its answer got lost.',
      unheard: 'Nobody waits for the answer.',
    },
    fetchedKey: 'Fetched the platform’s new key for the next one.',
    acceptedReplay: 'A replay passed: its nonce had come before, and step 4 was left out.',
    late: (atSeconds) => `Came in at ${printAt(atSeconds)}.`,
  },
  details: {
    heads: {
      request: 'Request',
      checks: 'The endpoint’s checks',
      answer: 'Answer',
      reading: 'How the platform reads it',
    },
    requestOf: (attempt) => `Request of attempt ${attempt}`,
    sent: (target, key) =>
      `POST ${target}, signed with the platform’s ${key === 'second' ? 'new' : 'first'} test key`,
    verifiedWith: {
      first: 'Verified with the platform’s first key.',
      second: 'Verified with the platform’s new key.',
      merchant: 'Verified with the merchant’s own key.',
    },
    noAnswer: 'None that reached the platform.',
    status: (status) => `Status ${status}, body`,
    accepted: 'Accepted: the callback is acknowledged.',
    open: 'Open in the debugger',
  },
  ledger: {
    title: 'Your ledger',
    empty: 'Nothing booked.',
    booked: (amount, attempt, atSeconds) =>
      `${amount} with attempt ${attempt}, at ${printAt(atSeconds)}`,
    double: (firstAttempt) =>
      `Booked again: attempt ${firstAttempt} had booked this order already, and nobody looked.`,
    rule: 'Step 6, mandatory: if the local order is already completed, return 200 with OK without further effects. A unique constraint on merchantOrderNo prevents it, too.',
  },
};

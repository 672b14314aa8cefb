import { defaultToleranceSeconds } from '../../core/contract';
import type { ReceiverWords } from '../receiver-words';
import { durationWords } from './durations';
import { english } from './language';
import { momentWords } from './moments';

const { count } = english;

export const receiverWords: ReceiverWords = {
  title: 'What your endpoint should do',
  shortTitle: 'Endpoint',
  experiment: 'Experiment',
  checks: 'Checks in the contract’s order',
  settings: {
    label: 'Your endpoint',
    merchantNo: {
      label: 'Merchant number',
      hint: 'your own merchantNo',
      placeholder: 'your merchantNo',
    },
    receivedAt: {
      label: 'Received at',
      hint: 'ISO 8601 with its zone, or Unix seconds; empty where it is not known',
      placeholder: 'ISO or Unix seconds',
    },
    tolerance: {
      label: 'Tolerance in seconds',
      hint: `requestExpireSeconds, ${defaultToleranceSeconds} by default`,
      placeholder: String(defaultToleranceSeconds),
    },
    toleranceFault: 'Expected whole seconds, 0 to 999,999,999.',
  },
  asNow: 'Judge as if it came in now',
  localOrder: {
    label: 'Local order',
    hint: 'optional: JSON as your database has it, with merchantOrderNo, orderNo, amount, orderType, currency, status',
    placeholder:
      '{"merchantOrderNo": "…", "amount": "100.00", "orderType": "payin", "status": "created"}',
    start: 'Start from the callback’s order',
  },
  nonces: {
    title: (nonces) => `${count(nonces, { one: 'nonce', other: 'nonces' })} remembered`,
    about: (lifetimeSeconds) =>
      `For ${durationWords.print(lifetimeSeconds)} each, in this page alone. An edited callback is no replay; another one with its nonce is.`,
    label: 'Remembered nonces',
    firstSeen: (seconds) => `first seen ${momentWords.print(seconds)}`,
    forget: 'Forget the nonces',
  },
};

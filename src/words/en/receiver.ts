import { defaultToleranceSeconds } from '../../core/contract';
import type { ReceiverWords } from '../receiver-words';
import { printUtc } from '../utc-text';
import { durationWords } from './durations';
import { english } from './language';

const { count } = english;

export const receiverWords: ReceiverWords = {
  title: 'What your endpoint should do',
  state: ({ pass, fail, skipped }) => `${pass} passed · ${fail} failed · ${skipped} skipped`,
  checks: 'Checks in the contract’s order',
  settings: {
    label: 'Your endpoint',
    merchantNo: { label: 'Merchant number', hint: 'your own merchantNo' },
    receivedAt: {
      label: 'Received at',
      hint: 'empty for now; ISO 8601 or Unix seconds',
      placeholder: 'now',
    },
    tolerance: {
      label: 'Tolerance in seconds',
      hint: `requestExpireSeconds, ${defaultToleranceSeconds} by default`,
      placeholder: String(defaultToleranceSeconds),
    },
    toleranceFault: 'Expected whole seconds, 0 or more.',
  },
  localOrder: {
    label: 'Local order',
    hint: 'optional: JSON with merchantOrderNo, orderNo, amount, orderType, currency and status, as your database has them',
    placeholder:
      '{"merchantOrderNo": "…", "amount": "100.00", "orderType": "payin", "status": "created"}',
    start: 'Start from the callback’s order',
  },
  nonces: {
    title: (nonces) => `${count(nonces, { one: 'nonce', other: 'nonces' })} remembered`,
    about: (lifetimeSeconds) =>
      `Each for ${durationWords.print(lifetimeSeconds)}, in this page’s memory alone. Editing a callback is no replay; another callback with its nonce is.`,
    label: 'Remembered nonces',
    firstSeen: (seconds) => `first seen ${printUtc(seconds)}`,
    forget: 'Forget the nonces',
  },
};

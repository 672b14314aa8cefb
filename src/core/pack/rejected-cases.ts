/** Callbacks that no endpoint which keeps to the contract acknowledges. */
import type { PackCaseDefinition } from './pack-case';

const reject = { answer: 'reject' } as const satisfies PackCaseDefinition;

/** What the contract recommends: rejected by whoever makes the check. */
const recommended = {
  answer: 'reject',
  level: 'recommended',
} as const satisfies PackCaseDefinition;

const changed = (from: string | RegExp, to: string) => ({
  ...reject,
  change: (body: string) => body.replace(from, to),
});

const changedCases = {
  'amount-changed': changed('"amount":"100.00"', '"amount":"1000.00"'),
  'amount-written-otherwise': changed('"amount":"100.00"', '"amount":"100.0"'),
  'merchant-order-no-changed': changed('"merchantOrderNo":"PACK-', '"merchantOrderNo":"PACK2-'),
  'status-changed': {
    ...changed('"failed"', '"completed"'),
    write: (body) => body.replace('"completed"', '"failed"'),
  },
  'member-added': changed(/\}$/, ',"remark":"added"}'),
  'member-removed': changed(/"feeAmount":"1.50",/, ''),
  'nested-value-changed': {
    ...changed('"0102"', '"0103"'),
    members: '"payer":{"bank":"0102","name":"Ann"}',
  },
  'nonce-changed': { ...reject, nonce: '{{nonce}}0' },
  'timestamp-changed': { ...reject, signedTimestamp: '1700000000' },
} as const satisfies Record<string, PackCaseDefinition>;

const signatureCases = {
  'other-key': { ...reject, scheme: 'other-key' },
  'sha-1': { ...reject, scheme: 'sha-1' },
  pss: { ...reject, scheme: 'pss' },
  'body-signed': { ...reject, writeString: (body) => body },
  'sign-missing': { ...reject, sign: null },
  'sign-blank': { ...reject, sign: '' },
  'sign-no-base64': { ...reject, sign: '*** none ***' },
  'sign-cut': { ...reject, sign: '{{sign-cut}}' },
  'sign-flipped': { ...reject, sign: '{{sign-flipped}}' },
  'forged-again': { ...reject, orderOf: 'same-order', scheme: 'other-key' },
} as const satisfies Record<string, PackCaseDefinition>;

const headerCases = {
  'timestamp-missing': { ...reject, timestamp: null },
  'timestamp-blank': { ...reject, timestamp: '' },
  'nonce-missing': { ...reject, nonce: null },
  'nonce-blank': { ...reject, nonce: '' },
  'merchant-missing': { ...reject, merchantNo: null },
  'merchant-blank': { ...reject, merchantNo: '' },
  'merchant-other': { ...reject, merchantNo: 'X{{merchant}}' },
  'merchant-longer': { ...reject, merchantNo: '{{merchant}}0' },
} as const satisfies Record<string, PackCaseDefinition>;

const bodyCases = {
  'body-empty': { ...reject, change: () => '' },
  'body-no-json': {
    ...reject,
    change: () => 'orderType=payin&status=completed',
    writeString: () => 'nonce={{nonce}}&timestamp={{timestamp}}',
  },
  'body-cut': { ...reject, change: (body) => body.slice(0, -20) },
  'body-in-array': { ...reject, change: (body) => `[${body}]` },
} as const satisfies Record<string, PackCaseDefinition>;

const recommendedCases = {
  'time-stale': { ...recommended, time: 'stale' },
  'time-future': { ...recommended, time: 'future' },
  'time-milliseconds': { ...recommended, time: 'milliseconds' },
  // Of another order: whether an order that is completed already is acknowledged again is left to the endpoint.
  'nonce-replayed': { ...recommended, nonceOf: 'payin' },
} as const satisfies Record<string, PackCaseDefinition>;

/** In the order in which they are sent. */
export const rejectedCases = {
  ...changedCases,
  ...signatureCases,
  ...headerCases,
  ...bodyCases,
  ...recommendedCases,
} as const satisfies Record<string, PackCaseDefinition>;

/** Drafts on which a break is told by another code, or fails for what the draft itself has. */
import { constants, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { askDebugger } from '../../testing/ask-debugger';
import { getRsaPair } from '../../testing/rsa-pairs';
import type { CheckCode } from '../receiver/check';
import { breakCallback } from './break-callback';
import type { BreakCode, ExpectedAnswer } from './break-code';
import { expectAnswer } from './expect-answer';
import { makeTestCallback } from './make-test-callback';
import type { TestSigners } from './test-callback';

const now = 1795163400;
const { privateKey, publicKey } = getRsaPair(2048);
const platform = {
  publicKeyPem: String(publicKey.export({ type: 'spki', format: 'pem' })),
  sign: async (bytes: Uint8Array) =>
    new Uint8Array(
      sign('sha256', bytes, { key: privateKey, padding: constants.RSA_PKCS1_PADDING }),
    ),
};
const signers: TestSigners = { platform, pickOther: async () => platform };

const order = {
  orderType: 'payin',
  orderNo: 'P1',
  merchantOrderNo: 'M1',
  status: 'completed',
  amount: '100.00',
  feeAmount: '1.50',
  netAmount: '98.50',
  completedAt: now,
};

function build(changes: object, headers: { merchantNo?: string; timestamp?: string } = {}) {
  return {
    merchantNo: 'M10086',
    timestamp: String(now),
    nonce: 'af01'.repeat(8),
    bodyText: JSON.stringify({ ...order, ...changes }),
    ...headers,
  };
}

type Draft = ReturnType<typeof build>;

describe('a break that an ordinary form would not show', () => {
  it.each([
    // Compact, it is the body itself in its first form.
    ['body.json-beside-headers', build({})],
    ['amount.formatted', build({ amount: '100', feeAmount: '0', netAmount: '100' })],
    ['body.json-again', { ...build({}), bodyText: '{}' }],
    // Nulls that the contract drops make of most forms a body that was written again.
    ['amount.as-number', build({ couponNo: null, remark: null, feeAmount: null })],
  ] satisfies readonly [BreakCode, Draft][])(
    '%s takes one that the debugger names',
    async (code, draft) => {
      const made = await breakCallback(draft, code, signers, now, askDebugger);
      expect(made).toMatchObject({ kind: 'made', callback: { code } });
      if (made.kind === 'made') expect((await askDebugger(made.callback))?.causes).toContain(code);
    },
  );

  it.each([
    ['string.order-descending', { ...build({}), bodyText: '{}' }, ['string.order-received']],
    ['order.completed', build({ status: 'failed' }), ['order.not-completed']],
  ] satisfies readonly [BreakCode, Draft, string[]][])(
    '%s is not offered where the debugger would name another',
    async (code, draft, codes) => {
      const made = await breakCallback(draft, code, signers, now, askDebugger);
      expect(made).toEqual({ kind: 'told-otherwise', codes });
    },
  );
});

describe('the expected answer', () => {
  const stale = String(now - 4000);
  it.each([
    ['of a good draft is OK', build({}), 'ok', 'mandatory', []],
    [
      'of an order that failed is none',
      build({ status: 'failed' }),
      'reject',
      'mandatory',
      ['order.not-completed'],
    ],
    [
      'of one without an amount is none',
      build({ amount: '' }),
      'reject',
      'mandatory',
      ['order.incomplete'],
    ],
    [
      'of a blank merchant number is none',
      build({}, { merchantNo: '' }),
      'reject',
      'mandatory',
      ['merchant-no.missing'],
    ],
    [
      'of an old time is none where the check is made',
      build({}, { timestamp: stale }),
      'reject',
      'recommended',
      ['timestamp.old'],
    ],
    [
      'of an old time and a failed order is none in any case',
      build({ status: 'failed' }, { timestamp: stale }),
      'reject',
      'mandatory',
      ['timestamp.old', 'order.not-completed'],
    ],
  ] satisfies readonly [
    string,
    Draft,
    ExpectedAnswer['answer'],
    ExpectedAnswer['level'],
    CheckCode[],
  ][])('%s', async (_, draft, answer, level, faults) => {
    const made = await makeTestCallback(draft, signers, now, askDebugger);
    if (made.kind !== 'made') throw new Error(made.kind);
    expect(expectAnswer('nothing', made.told)).toEqual({ answer, level, faults });
  });

  it('is mandatory where a recommended check is broken on purpose and the draft fails another', async () => {
    const made = await breakCallback(
      build({ status: 'failed' }),
      'nonce.seen',
      signers,
      now,
      askDebugger,
    );
    if (made.kind !== 'made') throw new Error(made.kind);
    expect(expectAnswer('nonce.seen', made.told)).toEqual({
      answer: 'reject',
      level: 'mandatory',
      faults: ['order.not-completed'],
    });
  });

  it('is that of the break where nobody was asked', () => {
    expect(expectAnswer('timestamp.old', null)).toEqual({
      answer: 'reject',
      level: 'recommended',
      faults: [],
    });
  });
});

/** A test callback at a receiver that takes every step, with what it knows of its reception. */
import type { CallbackReport } from '../callback-report';
import { defaultToleranceSeconds } from '../contract';
import { buildAnswer } from '../receiver/build-answer';
import { buildChecklist } from '../receiver/build-checklist';
import { parseLocalOrder } from '../receiver/local-order';
import { pickEarlierCallback, rememberNonce, toNonceLifetime } from '../receiver/nonce-memory';
import type { SignedCallback } from './sign-callback';
import type { TestCallback, Told } from './test-callback';

/** @param report the debugger's, of this callback */
export function judgeTestCallback(
  callback: TestCallback,
  report: CallbackReport,
): Pick<Told, 'checks' | 'answer'> {
  const { earlier, reception } = callback;
  const { merchantNo, receivedAtSeconds, localOrder } = reception;
  const order = parseLocalOrder(localOrder);
  const lifetime = toNonceLifetime(defaultToleranceSeconds);
  const toSighting = (one: SignedCallback) => ({
    nonce: one.nonce ?? '',
    atSeconds: receivedAtSeconds,
    sign: one.signatureBase64,
    timestamp: one.timestamp,
    text: one.canonical,
    isVerified: true,
  });
  const memory = earlier === null ? [] : rememberNonce([], toSighting(earlier), lifetime);
  const checks = buildChecklist(report, {
    merchantNo,
    toleranceSeconds: defaultToleranceSeconds,
    receivedAtSeconds,
    nowSeconds: receivedAtSeconds,
    earlier: pickEarlierCallback(memory, toSighting(callback), lifetime),
    localOrder: order.ok ? order.order : 'unreadable',
  });
  return { checks, answer: buildAnswer(checks).kind };
}

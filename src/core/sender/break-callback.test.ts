import { constants, createHash, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pickSample } from '../../testing/pick-sample';
import { getRsaPair } from '../../testing/rsa-pairs';
import { type OrderType, orderTypes } from '../contract';
import { concludeDiagnosis } from '../diagnosis/conclude-diagnosis';
import { diagnoseCallback } from '../diagnosis/diagnose-callback';
import { listCodes } from '../diagnosis/finding';
import { inspectCallback } from '../inspect-callback';
import { buildAnswer } from '../receiver/build-answer';
import { buildChecklist } from '../receiver/build-checklist';
import { parseLocalOrder } from '../receiver/local-order';
import { pickEarlierCallback, rememberNonce } from '../receiver/nonce-memory';
import { breakCallback } from './break-callback';
import {
  type BreakCode,
  faultBreaks,
  pickExpectedAnswer,
  receiverBreaks,
  signTextBreaks,
  stringBreaks,
} from './break-code';
import { buildTestBody } from './build-test-order';
import { makeTestCallback } from './make-test-callback';
import type { UnsignedCallback } from './sign-callback';
import type { MadeCallback, TestCallback, TestSigner, TestSigners } from './test-callback';

const now = 1795163400;

function createSigner(name: string, hash = 'sha256', padding = constants.RSA_PKCS1_PADDING) {
  const { privateKey, publicKey } = getRsaPair(2048, name);
  return {
    publicKeyPem: String(publicKey.export({ type: 'spki', format: 'pem' })),
    sign: async (bytes) =>
      new Uint8Array(sign(hash, bytes, { key: privateKey, padding, saltLength: 32 })),
  } satisfies TestSigner;
}

const others = {
  another: createSigner('other'),
  sha1: createSigner('sha1', 'sha1'),
  pss: createSigner('pss', 'sha256', constants.RSA_PKCS1_PSS_PADDING),
};
const signers: TestSigners = {
  platform: createSigner(''),
  pickOther: async (which) => others[which],
};

/** What is made is asked about by the tests themselves. */
const askNobody = async () => null;

function buildUnsigned(orderType: OrderType, seed = 'one'): UnsignedCallback {
  const hash = createHash('sha256').update(seed).digest();
  let at = 0;
  const random = (count: number) =>
    Uint8Array.from({ length: count }, () => hash[at++ % hash.length] ?? 0);
  return {
    merchantNo: 'M10086',
    timestamp: String(now),
    nonce: hash.subarray(0, 16).toString('hex'),
    bodyText: buildTestBody(orderType, random, now),
  };
}

function expectMade(made: MadeCallback): TestCallback {
  if (made.kind !== 'made') throw new Error(JSON.stringify(made));
  return made.callback;
}

async function makeBroken(orderType: OrderType, code: BreakCode): Promise<TestCallback> {
  const make = (seed?: string) =>
    breakCallback(buildUnsigned(orderType, seed), code, signers, now, askNobody);
  const made = await make();
  // One signature in 200 has no plus to lose, or no slash to escape: keys are made anew for each run.
  const isWithout = code.startsWith('sign.') && made.kind === 'no-effect';
  return expectMade(isWithout ? await make('two') : made);
}

/** As the debugger looks at it. */
async function inspect(callback: TestCallback) {
  const { keyText, ownKeyText, headersText, bodyText } = callback;
  return inspectCallback({ keyText, ownKeyText, headersText, bodyText, ownString: '' });
}

async function diagnose(callback: TestCallback): Promise<readonly string[]> {
  const report = await inspect(callback);
  const diagnosis = await diagnoseCallback(report);
  const { findings } =
    diagnosis.valueSearch === null ? diagnosis : concludeDiagnosis(report, diagnosis, null, 0);
  return findings[0] === undefined ? [] : listCodes(findings[0]);
}

async function judge(callback: TestCallback) {
  const report = await inspect(callback);
  const { merchantNo, receivedAtSeconds, localOrder } = callback.reception;
  const order = parseLocalOrder(localOrder);
  const { earlier } = callback;
  const toSighting = (one: Pick<TestCallback, 'canonical' | 'signatureBase64'>) => ({
    nonce: callback.nonce ?? '',
    atSeconds: now,
    sign: one.signatureBase64,
    timestamp: callback.timestamp,
    text: one.canonical,
    isVerified: true,
  });
  const memory = earlier === null ? [] : rememberNonce([], toSighting(earlier), 600);
  const checks = buildChecklist(report, {
    merchantNo,
    toleranceSeconds: 300,
    receivedAtSeconds,
    nowSeconds: now,
    earlier: pickEarlierCallback(memory, toSighting(callback), 600),
    localOrder: order.ok ? order.order : 'unreadable',
  });
  const answer = buildAnswer(checks);
  return { checks, answer, verdict: report.verdict.kind };
}

describe.each(orderTypes)('a test callback, %s', (orderType) => {
  it('is valid and answered with OK where nothing is broken', async () => {
    const callback = expectMade(
      await makeTestCallback(buildUnsigned(orderType), signers, now, askNobody),
    );
    const { checks, answer, verdict } = await judge(callback);
    expect(verdict).toBe('valid');
    expect(checks.map(({ result }) => result)).not.toContain('fail');
    expect(answer.kind).toBe(pickExpectedAnswer('nothing').answer);
  });

  const ofSignature = [...stringBreaks, ...faultBreaks, ...signTextBreaks];
  // The two differ in a few members of their bodies: of the second a sample says as much.
  it.each(orderType === orderTypes[0] ? ofSignature : pickSample(ofSignature, 30))(
    'broken by %s is not accepted, and the first finding has that code',
    async (code) => {
      const callback = await makeBroken(orderType, code);
      expect(await diagnose(callback)).toContain(code);
      const { answer, verdict } = await judge(callback);
      expect(verdict).not.toBe('valid');
      expect(answer.kind).toBe('reject');
      expect(pickExpectedAnswer(code)).toEqual({ answer: 'reject', level: 'mandatory' });
    },
  );

  it.each(receiverBreaks)('broken by %s is found by that check', async (code) => {
    const { checks, answer } = await judge(await makeBroken(orderType, code));
    expect(checks.map((check) => check.code)).toContain(code);
    expect(answer.kind).toBe(pickExpectedAnswer(code).answer);
  });
});

/** A test callback as it should be: signed by the contract, at a receiver that finds nothing wrong. */
import { type SignedCallback, signCallback, type UnsignedCallback } from './sign-callback';
import type { MadeCallback, TellCallback, TestCallback, TestSigners } from './test-callback';

/** @param nowSeconds Unix seconds, when the callback is made and comes in */
export async function makeTestCallback(
  unsigned: UnsignedCallback,
  signers: TestSigners,
  nowSeconds: number,
  tell: TellCallback,
): Promise<MadeCallback> {
  const signed = await signCallback(unsigned, signers.platform.sign);
  if (!signed.ok) return { kind: 'unreadable', problems: signed.problems };
  const callback = buildTestCallback(signed.value, signers, nowSeconds);
  return { kind: 'made', callback, told: await tell(callback), problems: signed.problems };
}

/** An endpoint has a number, also where the draft has none. */
const usualMerchantNo = 'M10086';

/** With all that belongs to one that is as it should be. */
export function buildTestCallback(
  signed: SignedCallback,
  { platform: { publicKeyPem } }: Pick<TestSigners, 'platform'>,
  nowSeconds: number,
): TestCallback {
  return {
    ...signed,
    code: 'nothing',
    publicKeyPem,
    signedText: null,
    cause: null,
    adaptation: null,
    earlier: null,
    keyText: publicKeyPem,
    ownKeyText: '',
    reception: {
      merchantNo: signed.merchantNo || usualMerchantNo,
      receivedAtSeconds: nowSeconds,
      localOrder: '',
    },
  };
}

/** The strings of signed test callbacks, held against the plain second reading of the contract. */
import { randomBytes, sign, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderTypes } from '../src/core/contract';
import { buildNonce, buildTestBody, type RandomBytes } from '../src/core/sender/build-test-order';
import { type SignBytes, signCallback } from '../src/core/sender/sign-callback';
import { getRsaPair } from '../src/testing/rsa-pairs';
import { decideVerdict, readPaste } from './second-reading';

const { privateKey, publicKey } = getRsaPair(2048);
const random: RandomBytes = (count) => randomBytes(count);
const signBytes: SignBytes = async (bytes) => new Uint8Array(sign('sha256', bytes, privateKey));

/** What a user may add to the body. */
const additions = [
  '',
  '"remark": " 张三 / é ", "flag": false, "note": null, "blank": " "',
  '"payer": {"b": 1.50, "a": [true, null, "x\\u00e9\\/"]}, "rate": 1e3, "big": 90071992547409931234',
  '"timestamp": 1, "nonce": "own", "sign": "s", "Sign": 2, "amount": "9.00"',
];

describe('a signed test callback', () => {
  it('has the string of the second reading, which finds it valid', async () => {
    for (let turn = 0; turn < 200; turn++) {
      const orderType = orderTypes[turn % 2] ?? 'payin';
      const addition = additions[(turn >> 1) % additions.length];
      const made = buildTestBody(orderType, random, 1_795_163_400 + turn);
      const bodyText = addition ? `${made.slice(0, -1)}, ${addition}}` : made;
      const unsigned = {
        merchantNo: 'M10086',
        timestamp: String(1_795_163_400 + turn),
        nonce: buildNonce(random),
        bodyText,
      };
      const signed = await signCallback(unsigned, signBytes);
      if (!signed.ok) throw new Error(JSON.stringify(signed.problems));
      const { headersText, canonical, signatureBase64 } = signed.value;
      const reading = readPaste(headersText, bodyText);
      expect(canonical).toBe(reading.canonical);
      expect(decideVerdict(reading, publicKey)).toEqual({ kind: 'valid' });
      const signature = Buffer.from(signatureBase64, 'base64');
      expect(verify('sha256', Buffer.from(canonical), publicKey, signature)).toBe(true);
    }
  });
});

/** Callbacks that are signed while the tests run, with key pairs that exist only then. */
import { createHash, type KeyObject, sign } from 'node:crypto';
import type { CallbackInput } from '../core/callback-report';
import { takeRsaPair } from './rsa-pairs';

export interface Signer {
  readonly privateKey: KeyObject;
  readonly keyText: string;
}

export function createSigner(bits = 2048, { privateKey, publicKey } = takeRsaPair(bits)): Signer {
  return { privateKey, keyText: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

/** RSA2: SHA256withRSA over the bytes, in Base64. */
export function signRsa2({ privateKey }: Signer, signed: string | Uint8Array): string {
  const bytes = typeof signed === 'string' ? Buffer.from(signed, 'utf8') : signed;
  return sign('sha256', bytes, privateKey).toString('base64');
}

const timestamp = '1790000123';
const nonce = '9f8e7d6c5b4a3210';

/** A callback with these texts, its signature made by `signer` over `signed`. */
export function buildSignedInput(
  signer: Signer,
  bodyText: string,
  signed: string | Uint8Array,
  ownString = '',
): CallbackInput {
  return buildInput(signer.keyText, bodyText, signRsa2(signer, signed), ownString);
}

/** @param sign the text of X-Sign */
export function buildInput(
  keyText: string,
  bodyText: string,
  sign: string,
  ownString = '',
): CallbackInput {
  const headersText = [
    'Content-Type: application/json',
    'X-Merchant-No: M10086',
    `X-Timestamp: ${timestamp}`,
    `X-Nonce: ${nonce}`,
    `X-Sign: ${sign}`,
  ].join('\n');
  return { keyText, headersText, bodyText, ownString };
}

export interface RandomCallback {
  readonly bodyText: string;
  readonly canonical: string;
}

/**
 * Every hundredth has all fields and more, every tenth has text and numbers on which many deviations apply. The others
 * are plain, so that thousands can be searched in a test.
 */
const fullEvery = 100;
const variedEvery = 10;

/** A body and the string that the contract makes of it, both written out; the same seed gives the same. */
export function buildRandomCallback(seed: number): RandomCallback {
  const hash = createHash('sha256').update(String(seed)).digest('hex');
  const digits = String(Number.parseInt(hash.slice(0, 12), 16));
  if (seed % fullEvery === 0) return buildFull(hash, digits);
  return seed % variedEvery === 0 ? buildVaried(digits) : buildPlain(digits);
}

function buildPlain(digits: string): RandomCallback {
  const amount = `${digits.slice(0, 4)}.${digits.slice(4, 6)}`;
  return {
    bodyText: `{"orderNo":"P${digits}","amount":"${amount}","status":"completed"}`,
    canonical: `amount=${amount}&nonce=${nonce}&orderNo=P${digits}&status=completed&timestamp=${timestamp}`,
  };
}

function buildVaried(digits: string): RandomCallback {
  const amount = `${digits.slice(0, 4)}.${digits.slice(4, 5)}0`;
  const rate = Number(digits.slice(0, 3)) + 0.5;
  const remark = ['a b/c', '订单完成', 'Tom & "Ann" <x>', ' x ', 'é'][Number(digits) % 5] ?? '';
  return {
    bodyText: `{"status":"completed","amount":"${amount}","rate":${rate}0,"remark":${JSON.stringify(remark)}}`,
    canonical: `amount=${amount}&nonce=${nonce}&rate=${rate}&remark=${remark}&status=completed&timestamp=${timestamp}`,
  };
}

function buildFull(hash: string, digits: string): RandomCallback {
  const amount = `${digits.slice(0, 4)}.${digits.slice(4, 6)}`;
  const orderType = Number(digits) % 2 === 0 ? 'payin' : 'payout';
  const merchantOrderNo = `ORD-${hash.slice(12, 22)}`;
  const completedAt = 1790000000 + (Number(digits) % 100_000);
  return {
    bodyText: `{"orderType":"${orderType}","orderNo":"P${digits}","merchantOrderNo":"${merchantOrderNo}","status":"completed","amount":"${amount}","feeAmount":"1.50","netAmount":"${amount}","completedAt":${completedAt},"blank":" ","gone":null,"flag":true,"extra":{"b":1,"a":[2]}}`,
    canonical: `amount=${amount}&completedAt=${completedAt}&extra={"b":1,"a":[2]}&feeAmount=1.50&flag=true&merchantOrderNo=${merchantOrderNo}&netAmount=${amount}&nonce=${nonce}&orderNo=P${digits}&orderType=${orderType}&status=completed&timestamp=${timestamp}`,
  };
}

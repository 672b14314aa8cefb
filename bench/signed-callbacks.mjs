/** Callbacks to measure with, signed with a key pair that is made for the run and forgotten after it. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/**
 * @typedef {object} SignedCallback
 * @property {string} headersText
 * @property {string} bodyText
 * @property {string} timestamp
 * @property {string} nonce
 * @property {string} canonical
 * @property {string} signatureBase64
 * @property {string} jws the same body as a JSON Web Signature (RS256), for libraries that know only that
 * @property {string} aliSignatureBase64 the signature over the string with `sign_type=RSA2` in it, for alipay-sdk
 */

/**
 * @param {number} count
 * @param {{ hasNonce: boolean }} options whether the nonce is signed
 */
export function signCallbacks(count, options = { hasNonce: true }) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const toSignature = (/** @type {string} */ text) => sign('sha256', Buffer.from(text), privateKey);
  const callbacks = Array.from({ length: count }, (_, index) =>
    signCallback(index, toSignature, options),
  );
  return {
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    callbacks,
  };
}

/**
 * A callback whose signature is by the right key over another content: nothing explains it, so everything is tried.
 */
export function signUnexplained() {
  const { publicKeyPem, callbacks } = signCallbacks(2);
  const [one, other] = callbacks;
  if (one === undefined || other === undefined) throw new Error('No callbacks were signed.');
  return { keyText: publicKeyPem, headersText: one.headersText, bodyText: other.bodyText };
}

/**
 * Callbacks of a signer that leaves the nonce out.
 *
 * @param {number} count
 */
export function signWithoutNonce(count) {
  const { publicKeyPem, callbacks } = signCallbacks(count, { hasNonce: false });
  return { keyText: publicKeyPem, callbacks };
}

/**
 * @param {number} index
 * @param {(text: string) => Buffer} toSignature
 * @param {{ hasNonce: boolean }} options
 * @returns {SignedCallback}
 */
function signCallback(index, toSignature, { hasNonce }) {
  const body = {
    orderType: index % 2 === 0 ? 'payin' : 'payout',
    orderNo: `P${1790000000000 + index}`,
    merchantOrderNo: `ORD-${randomBytes(5).toString('hex')}`,
    status: 'completed',
    amount: `${100 + index}.00`,
    feeAmount: '1.50',
    netAmount: `${98 + index}.50`,
    completedAt: 1790000000 + index,
  };
  const timestamp = String(1790000005 + index);
  const nonce = randomBytes(16).toString('hex');
  const bodyText = JSON.stringify(body);
  const canonical = joinSorted({ ...body, timestamp, ...(hasNonce && { nonce }) });
  const signatureBase64 = toSignature(canonical).toString('base64');
  const headersText = [
    'Content-Type: application/json',
    'X-Merchant-No: M10086',
    `X-Timestamp: ${timestamp}`,
    `X-Nonce: ${nonce}`,
    `X-Sign: ${signatureBase64}`,
  ].join('\n');
  const toBase64Url = (/** @type {string} */ text) => Buffer.from(text).toString('base64url');
  const jwsInput = `${toBase64Url('{"alg":"RS256"}')}.${toBase64Url(bodyText)}`;
  const aliText = joinSorted({ ...body, timestamp, nonce, sign_type: 'RSA2' });
  return {
    headersText,
    bodyText,
    timestamp,
    nonce,
    canonical,
    signatureBase64,
    jws: `${jwsInput}.${toSignature(jwsInput).toString('base64url')}`,
    aliSignatureBase64: toSignature(aliText).toString('base64'),
  };
}

/**
 * The string to be signed as a plain program builds it: enough for these flat bodies.
 * @param {Readonly<Record<string, unknown>>} entries
 */
export function joinSorted(entries) {
  return Object.keys(entries)
    .sort()
    .map((key) => `${key}=${entries[key]}`)
    .join('&');
}

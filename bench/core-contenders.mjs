/** This project's own work on signed callbacks; bundled for Node and for a browser's worker. */
import { parseBody } from '../src/core/body/parse-body';
import { buildCanonical } from '../src/core/canonical/build-canonical';
import { parseHeaders } from '../src/core/headers/parse-headers';
import { inspectCallback } from '../src/core/inspect-callback';
import { importVerifyKey } from '../src/core/key/import-verify-key';
import { parsePlatformKeys } from '../src/core/key/parse-platform-keys';
import { parseSignatureBase64 } from '../src/core/signature/parse-base64';
import { verifySignature } from '../src/core/signature/verify-signature';

export { inspectCallback };

/**
 * @param {string} keyText
 * @param {readonly import('./signed-callbacks.mjs').SignedCallback[]} callbacks
 * @returns {Promise<readonly import('./statistics.mjs').Contender[]>}
 */
export async function createCoreContenders(keyText, callbacks) {
  const { subtle } = crypto;
  const keys = await parsePlatformKeys(keyText);
  const key = keys.ok ? keys.value[0] : undefined;
  const cryptoKey = key === undefined ? null : await importVerifyKey(key, subtle);
  if (cryptoKey === null) throw new Error('The key was refused.');
  const encoder = new TextEncoder();
  // The others are given timestamp, nonce and signature as ready values too.
  const tasks = callbacks.map(({ headersText, bodyText, signatureBase64 }) => ({
    headers: parseHeaders(headersText).headers,
    bodyText,
    signatureBase64,
  }));
  const span = { start: 0, end: 0 };

  /** @param {(typeof tasks)[number]} task */
  function check({ headers, bodyText, signatureBase64 }) {
    const body = parseBody(bodyText);
    const signature = parseSignatureBase64(signatureBase64, span);
    if (!body.ok || !signature.ok) return false;
    const { canonical } = buildCanonical({ headers, body: body.value, bodyText });
    return verifySignature(
      subtle,
      /** @type {CryptoKey} */ (cryptoKey),
      signature.value,
      encoder.encode(canonical.text),
    );
  }
  return [
    {
      name: 'this project: parse, string, Base64, verify',
      async checkAll() {
        let valid = 0;
        for (const task of tasks) if (await check(task)) valid++;
        return valid;
      },
    },
    {
      name: 'the same, 64 at a time',
      async checkAll() {
        let valid = 0;
        for (let start = 0; start < tasks.length; start += 64) {
          const verdicts = await Promise.all(tasks.slice(start, start + 64).map(check));
          valid += verdicts.filter(Boolean).length;
        }
        return valid;
      },
    },
    {
      name: 'this project: the whole report, headers and warnings too',
      async checkAll() {
        let valid = 0;
        for (const { headersText, bodyText } of callbacks) {
          const { verdict } = await inspectCallback({
            keyText,
            headersText,
            bodyText,
            ownString: '',
          });
          if (verdict.kind === 'valid') valid++;
        }
        return valid;
      },
    },
  ];
}

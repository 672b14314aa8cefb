/** This project's own work on signed callbacks; bundled for Node and for a browser's worker. */
import { createInspector, inspectCallback } from '../src/core/inspect-callback';
import { prepareKeys } from '../src/core/key/inspect-keys';
import { verifyCallback } from '../src/core/verify-callback';

export { inspectCallback };

/**
 * @param {string} keyText
 * @param {readonly import('./signed-callbacks.mjs').SignedCallback[]} callbacks
 * @returns {Promise<readonly import('./statistics.mjs').Contender[]>}
 */
export async function createCoreContenders(keyText, callbacks) {
  const keys = await prepareKeys(keyText, crypto.subtle);
  if (keys.verify === null) throw new Error('The key was refused.');
  const inspect = createInspector();

  const believing = { ...keys, verify: () => Promise.resolve(true) };

  /** @param {(typeof callbacks)[number]} callback */
  async function check({ headersText, bodyText }, ready = keys) {
    const { verdict } = await verifyCallback(ready, headersText, bodyText);
    return verdict.kind === 'valid';
  }

  /** @param {typeof keys} ready */
  async function checkTogether(ready) {
    let valid = 0;
    for (let start = 0; start < callbacks.length; start += 64) {
      const some = callbacks.slice(start, start + 64);
      const verdicts = await Promise.all(some.map((callback) => check(callback, ready)));
      valid += verdicts.filter(Boolean).length;
    }
    return valid;
  }
  return [
    {
      name: 'this project: headers, body, string, verify',
      async checkAll() {
        let valid = 0;
        for (const callback of callbacks) if (await check(callback)) valid++;
        return valid;
      },
    },
    { name: 'the same, 64 at a time', checkAll: () => checkTogether(keys) },
    { name: 'that without the signature', checkAll: () => checkTogether(believing) },
    {
      name: 'this project: the whole report',
      async checkAll() {
        let valid = 0;
        for (const { headersText, bodyText } of callbacks) {
          const { verdict } = await inspect({
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

/** Runs in a worker of the measured browser: `verify-in-worker.mjs` serves it and what it imports. */
import { timeRounds } from './statistics.mjs';

/**
 * @typedef {object} Task
 * @property {string} publicKeyPem
 * @property {readonly import('./signed-callbacks.mjs').SignedCallback[]} callbacks
 * @property {string} joseName
 */

/** @param {MessageEvent<Task>} event */
self.onmessage = async ({ data: task }) => {
  const { publicKeyPem, callbacks } = task;
  // Bundled when they are served, so no checkout has them as files.
  const [core, jose] = await Promise.all(['/core.mjs', '/jose.mjs'].map((path) => import(path)));
  const contenders = [
    await createBareVerify(task),
    ...(await core.createCoreContenders(publicKeyPem, callbacks)),
    await createJose(jose, task),
  ];
  self.postMessage(await timeRounds(contenders, callbacks.length, { warmUps: 3, rounds: 11 }));
};

/**
 * @param {Task} task
 * @returns {Promise<import('./statistics.mjs').Contender>}
 */
async function createBareVerify({ publicKeyPem, callbacks }) {
  const toBytes = (/** @type {string} */ base64) =>
    Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const spki = toBytes(publicKeyPem.replace(/-----[^-]+-----|\s/g, ''));
  const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['verify']);
  const tasks = callbacks.map(({ canonical, signatureBase64 }) => ({
    bytes: new TextEncoder().encode(canonical),
    signature: toBytes(signatureBase64),
  }));
  return {
    name: 'subtle.verify alone, everything ready',
    async checkAll() {
      let valid = 0;
      for (const { bytes, signature } of tasks) {
        if (await crypto.subtle.verify('RSASSA-PKCS1-v1_5', key, signature, bytes)) valid++;
      }
      return valid;
    },
  };
}

/**
 * @param {any} jose the package
 * @param {Task} task
 * @returns {Promise<import('./statistics.mjs').Contender>}
 */
async function createJose({ compactVerify, importSPKI }, { publicKeyPem, callbacks, joseName }) {
  const key = await importSPKI(publicKeyPem, 'RS256');
  const decoder = new TextDecoder();
  return {
    name: `${joseName}: compactVerify (RS256), JSON.parse`,
    async checkAll() {
      let valid = 0;
      for (const { jws } of callbacks) {
        const { payload } = await compactVerify(jws, key);
        if (JSON.parse(decoder.decode(payload)).status === 'completed') valid++;
      }
      return valid;
    },
  };
}

/** One callback's parse, string and verify in Node, beside node:crypto's bare verify and the packages that do the same work. */
import { createPublicKey, verify } from 'node:crypto';
import { buildBundle, coreEntry } from './build-bundle.mjs';
import { loadPeer, readPeerVersion } from './peers/load-peer.mjs';
import { printBesideFirst } from './print-rows.mjs';
import { joinSorted, signCallbacks } from './signed-callbacks.mjs';
import { timeRounds } from './statistics.mjs';

const count = 2000;
/** @typedef {ReturnType<typeof signCallbacks>} Signed */
/** @typedef {import('./statistics.mjs').Contender} Contender */

export async function measureVerifyInNode() {
  console.log(
    `\nOne of ${count} callbacks in Node, one thread, RSA-2048 (median of interleaved rounds)`,
  );
  const signed = signCallbacks(count);
  const { createCoreContenders } = await (await buildBundle(coreEntry, 'node')).load();
  const fast = [
    createBareVerify(signed),
    ...(await createCoreContenders(signed.publicKeyPem, signed.callbacks)),
    createNodeCrypto(signed),
    await createJose(signed),
    await createAlipay(signed),
  ];
  const results = await timeRounds(fast, count, { warmUps: 2, rounds: 7 });
  // So much slower that as many rounds would only take time.
  const [slow] = await timeRounds([await createForge(signed)], count, { warmUps: 1, rounds: 3 });
  printBesideFirst(slow === undefined ? results : [...results, slow]);
}

/** @param {Signed} signed @returns {Contender} */
function createBareVerify({ publicKeyPem, callbacks }) {
  const key = createPublicKey(publicKeyPem);
  const tasks = callbacks.map(({ canonical, signatureBase64 }) => ({
    bytes: Buffer.from(canonical),
    signature: Buffer.from(signatureBase64, 'base64'),
  }));
  return {
    name: 'node:crypto verify alone, everything ready',
    checkAll: () =>
      tasks.filter(({ bytes, signature }) => verify('sha256', bytes, key, signature)).length,
  };
}

/** @param {Signed} signed @returns {Contender} */
function createNodeCrypto({ publicKeyPem, callbacks }) {
  const key = createPublicKey(publicKeyPem);
  return {
    name: 'node:crypto with JSON.parse, sort, join',
    checkAll: () =>
      callbacks.filter(({ bodyText, timestamp, nonce, signatureBase64 }) => {
        const text = joinSorted({ ...JSON.parse(bodyText), timestamp, nonce });
        return verify('sha256', Buffer.from(text), key, Buffer.from(signatureBase64, 'base64'));
      }).length,
  };
}

/** @param {Signed} signed @returns {Promise<Contender>} */
async function createJose({ publicKeyPem, callbacks }) {
  const { compactVerify, importSPKI } = await loadPeer('jose');
  const key = await importSPKI(publicKeyPem, 'RS256');
  const decoder = new TextDecoder();
  return {
    name: `${readPeerVersion('jose')}: compactVerify (RS256), JSON.parse`,
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

/** @param {Signed} signed @returns {Promise<Contender>} */
async function createAlipay({ publicKeyPem, callbacks }) {
  const { AlipaySdk } = await loadPeer('alipay-sdk');
  const sdk = new AlipaySdk({
    appId: 'bench',
    // It wants one; verifying does not use it.
    privateKey: publicKeyPem,
    alipayPublicKey: publicKeyPem,
  });
  return {
    name: `${readPeerVersion('alipay-sdk')}: JSON.parse, checkNotifySignV2`,
    checkAll: () =>
      callbacks.filter(({ bodyText, timestamp, nonce, aliSignatureBase64 }) =>
        sdk.checkNotifySignV2({
          ...JSON.parse(bodyText),
          timestamp,
          nonce,
          sign_type: 'RSA2',
          sign: aliSignatureBase64,
        }),
      ).length,
  };
}

/** @param {Signed} signed @returns {Promise<Contender>} */
async function createForge({ publicKeyPem, callbacks }) {
  const { default: forge } = await loadPeer('node-forge');
  const key = forge.pki.publicKeyFromPem(publicKeyPem);
  return {
    name: `${readPeerVersion('node-forge')}: JSON.parse, sort, join, verify`,
    checkAll: () =>
      callbacks.filter(({ bodyText, timestamp, nonce, signatureBase64 }) => {
        const digest = forge.md.sha256.create();
        digest.update(joinSorted({ ...JSON.parse(bodyText), timestamp, nonce }), 'utf8');
        return key.verify(digest.digest().bytes(), forge.util.decode64(signatureBase64));
      }).length,
  };
}

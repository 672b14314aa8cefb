/** Opening a signature with the public key alone, beside one verification by node:crypto. */
import { createPublicKey, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto';
import { buildBundle, diagnosisEntry } from './build-bundle.mjs';
import { printBesideFirst } from './print-rows.mjs';
import { timeRounds } from './statistics.mjs';

const count = 200;

export async function measureOpenSignature() {
  const { createOpening } = await (await buildBundle(diagnosisEntry, 'node')).load();
  for (const bits of [2048, 3072, 4096]) {
    console.log(
      `\nOne of ${count} signatures, RSA-${bits}, in Node (median of interleaved rounds)`,
    );
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
    const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const tasks = Array.from({ length: count }, () => {
      const bytes = randomBytes(220);
      return { bytes, signature: sign('sha256', bytes, privateKey) };
    });
    const contenders = [
      createBareVerify(publicKeyPem, tasks),
      await createOpening(
        publicKeyPem,
        tasks.map(({ signature }) => signature),
      ),
    ];
    printBesideFirst(await timeRounds(contenders, count, { warmUps: 3, rounds: 11 }));
  }
}

/**
 * @param {string} publicKeyPem
 * @param {readonly { readonly bytes: Buffer, readonly signature: Buffer }[]} tasks
 * @returns {import('./statistics.mjs').Contender}
 */
function createBareVerify(publicKeyPem, tasks) {
  const key = createPublicKey(publicKeyPem);
  return {
    name: 'node:crypto verify alone, everything ready',
    checkAll: () =>
      tasks.filter(({ bytes, signature }) => verify('sha256', bytes, key, signature)).length,
  };
}

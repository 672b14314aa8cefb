/** Runs of the delivery lab, and bare WebCrypto for as many attempts; bundled for a browser. */
import { prepareKeys } from '../src/core/key/inspect-keys';
import { buildLabOrder } from '../src/core/lab/build-lab-order';
import { endpointRules } from '../src/core/lab/endpoint';
import { createLab } from '../src/core/lab/lab-state';
import { platformRules } from '../src/core/lab/platform';
import { runLab } from '../src/core/lab/run-lab';
import { buildNonce } from '../src/core/sender/build-test-order';
import { createTestKeyPair } from '../src/platform/test-key-pair';

const startSeconds = 1_790_000_000;
const random = (/** @type {number} */ count) => crypto.getRandomValues(new Uint8Array(count));

/**
 * @param {readonly { orders: number, endpoint: keyof typeof endpointRules, attempts: number }[]} runs
 * @param {number} rounds after one to warm up
 * @returns {Promise<readonly { lab: number, bare: number }[]>} the median in milliseconds of each run, and of one sign and one verify an attempt
 */
export async function timeLab(runs, rounds) {
  const { publicKeyPem, sign } = await createTestKeyPair(crypto.subtle, 2048);
  const ready = await prepareKeys(publicKeyPem, crypto.subtle);
  const ports = { createNonce: () => buildNonce(random), getKey: async () => ({ sign, ready }) };
  const text = random(230);

  /** @param {(typeof runs)[number]} run */
  async function runOne({ orders, endpoint, attempts }) {
    const created = Array.from({ length: orders }, (_, index) => ({
      ...buildLabOrder('payin', 'https://shop.example/callback', random, startSeconds),
      merchantOrderNo: `BENCH-${index}`,
    }));
    const lab = createLab({
      orders: created,
      triggers: created.map(() => /** @type {const} */ ('completed')),
      merchantNo: 'M10086',
      callbackUrl: '',
      toleranceSeconds: 300,
      startSeconds,
    });
    const rules = { endpoint: endpointRules[endpoint], platform: platformRules.regular };
    const start = performance.now();
    const { events } = await runLab(lab, rules, ports);
    const milliseconds = performance.now() - start;
    const made = events.filter(({ kind }) => kind === 'attempted').length;
    if (made !== attempts) throw new Error(`${endpoint}: ${made} attempts`);
    return milliseconds;
  }

  /** @param {number} attempts */
  async function runBare(attempts) {
    const start = performance.now();
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (!(await ready.verify?.(await sign(text), text))) throw new Error('not verified');
    }
    return performance.now() - start;
  }

  /** @type {{ lab: number[], bare: number[] }[]} */
  const times = runs.map(() => ({ lab: [], bare: [] }));
  for (let round = -1; round < rounds; round++) {
    for (const [index, run] of runs.entries()) {
      const lab = await runOne(run);
      const bare = await runBare(run.attempts);
      if (round < 0) continue;
      times[index]?.lab.push(lab);
      times[index]?.bare.push(bare);
    }
  }
  const pickMedian = (/** @type {number[]} */ values) =>
    values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
  return times.map(({ lab, bare }) => ({ lab: pickMedian(lab), bare: pickMedian(bare) }));
}

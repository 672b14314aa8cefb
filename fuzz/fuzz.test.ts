/** Pastes built from the vectors by careless and hostile edits: `npm run fuzz` has a million of them, `npm test` fewer. */
import { sign } from 'node:crypto';
import fc from 'fast-check';
import { it } from 'vitest';
import { takeRsaPair } from '../src/testing/rsa-pairs';
import { checkPaste } from './check-paste';
import { editPaste, fieldCount, offsetRange, operationCount } from './edit-paste';
import { type Paste, pastes } from './paste';
import { readPaste } from './second-reading';
import { watchWork } from './watch-work';

const { FUZZ_SEED = '1', FUZZ_COUNT = '20000', FUZZ_PATH } = process.env;

const { privateKey, publicKey } = takeRsaPair(2048);
const keyText = publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** Signed once more over what the second reading makes of it: what was edited may verify then. */
function signPaste(paste: Paste): Paste {
  const { canonical } = readPaste(paste.headersText, paste.bodyText);
  const signature = sign('sha256', Buffer.from(canonical ?? ''), privateKey).toString('base64');
  const headersText = paste.headersText.replace(/^(x-sign:).*$/im, `$1 ${signature}`);
  return { ...paste, keyText, headersText };
}

const edit = fc.record({
  field: fc.nat(fieldCount - 1),
  kind: fc.nat(operationCount - 1),
  from: fc.nat(offsetRange - 1),
  to: fc.nat(offsetRange - 1),
  pick: fc.nat(65_535),
});
const edited = fc.record({
  paste: fc.nat(pastes.length - 1),
  edits: fc.array(edit, { maxLength: 5, size: 'max' }),
  isSigned: fc.nat(9),
  isDeep: fc.nat(499),
});

it(`${FUZZ_COUNT} edited pastes, seed ${FUZZ_SEED}`, async () => {
  const watch = watchWork(`npm run fuzz -- --seed ${FUZZ_SEED} --path `);
  const property = fc.asyncProperty(fc.noBias(edited), async (given) => {
    watch.count();
    const base = given.edits.reduce(editPaste, pastes[given.paste] as Paste);
    const paste = given.isSigned === 1 ? signPaste(base) : base;
    try {
      await checkPaste(paste, given.isDeep === 1);
    } catch (error) {
      throw new Error(`This paste failed: ${JSON.stringify(paste, null, 2)}`, { cause: error });
    }
  });
  const path = FUZZ_PATH === undefined ? {} : { path: FUZZ_PATH };
  try {
    await fc.assert(property, { seed: Number(FUZZ_SEED), numRuns: Number(FUZZ_COUNT), ...path });
  } finally {
    await watch.stop();
  }
}, 0); // What hangs is seen by the watch.

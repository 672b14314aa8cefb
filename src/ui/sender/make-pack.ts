/** Makes the conformance pack, with everything that the page has no other use for. Fetched when it is asked for. */
import { packScripts, packWords } from '#words/pack';
import { prepareKeys } from '../../core/key/inspect-keys';
import { buildPack } from '../../core/pack/build-pack';
import { buildNonce } from '../../core/sender/build-test-order';
import { createPackKeys } from '../../platform/pack-keys';
import { zipFiles } from '../../platform/zip-files';

export async function makePack(now: Date): Promise<Blob> {
  const { subtle } = crypto;
  const { pems, sign } = await createPackKeys(subtle);
  const files = await buildPack({
    keys: await prepareKeys(pems.publicKey, subtle),
    sign,
    createNonce: () => buildNonce((count) => crypto.getRandomValues(new Uint8Array(count))),
    nowSeconds: Math.floor(now.getTime() / 1000),
    pems,
    scripts: packScripts,
    words: packWords,
  });
  return new Blob([...(await zipFiles(files, now))]);
}

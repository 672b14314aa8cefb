import readme from '../../../conformance/pack-readme.md?raw';
import nodeScript from '../../../conformance/send.mjs?raw';
import shellScript from '../../../conformance/send.sh?raw';
import type { PackScripts } from '../../core/pack/build-pack';
import type { PackWords } from '../../core/pack/pack-words';
import { packCaseWords } from './pack-cases';

export const packScripts: PackScripts = { node: nodeScript, shell: shellScript };

export const packWords: PackWords = {
  readme,
  whys: packCaseWords,
  keyNote: (madeAt) =>
    `A test key: made for this conformance pack, in the browser that downloaded it, at ${madeAt}. It signs nothing real.`,
  postman: {
    name: 'Callback conformance pack',
    about: (madeAt) =>
      `Signed once, at ${madeAt}, with a key made for this pack, for merchant number M10086; Postman signs nothing anew. Set the variable "address" to your endpoint. An endpoint that checks the time takes these requests for five minutes after that, and one that remembers nonces takes each once; send.sh and send.mjs sign anew.`,
    tests: { ok: 'is acknowledged: 200 and exactly OK', reject: 'is not acknowledged' },
  },
};

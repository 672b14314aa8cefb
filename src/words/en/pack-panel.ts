import type { PackPanelWords } from '../pack-panel-words';
import { code } from '../text';

export const packPanelWords: PackPanelWords = {
  title: 'Conformance pack',
  about: [
    'Some 80 signed callbacks, good and bad, with the answer that each is due, and scripts that send them all to your endpoint and print how it did: ',
    code('bash send.sh ADDRESS'),
    ' or ',
    code('node send.mjs ADDRESS'),
    '. A Postman collection and a README are in it.',
  ],
  keys: 'It has key pairs of its own, made when you download it. Their private halves are in the pack, so that the scripts can sign with a fresh time.',
  download: 'Download the conformance pack',
  making: 'The pack is being made …',
  made: 'The pack was made; its keys are in no other.',
  failed:
    'The pack could not be made. It needs WebCrypto (https or localhost), and the page’s own files from the server.',
  fileName: 'callback-conformance-pack',
};

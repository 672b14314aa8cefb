import type { PrivateKeyForm } from '../../core/problem';
import type { RefusalWords } from '../refusal-words';
import { english } from './language';

const { count, list, printNumber, quote, quoteBriefly, say } = english;

const privateKeyForms: Record<PrivateKeyForm, string> = {
  pem: 'a private key',
  der: 'a private key (in DER form)',
  blob: 'a private key (a Windows key blob)',
  jwk: 'a private key (a JWK, or RSA parameters in JSON)',
  putty: 'a private key (a PuTTY file)',
  xml: 'a private key (an XML RSA key)',
};

export const refusalWords: RefusalWords = {
  privateKey: (form) =>
    `This was ${privateKeyForms[form]}: the field was cleared, nothing was kept.`,
  privateKeyNotTaken: (form) =>
    `This was ${privateKeyForms[form]}. It was not taken, and nothing of it was kept.`,
  privateKeyAsName: (form) =>
    `This was ${privateKeyForms[form]}. It was not taken as a name, and nothing of it was kept.`,
  privateKeyInPart: (form) => `${privateKeyForms[form]} stood in it, and nothing of it was kept.`,
  privateKeyFix:
    'A private key is never needed to verify: use the platform public key. If it has left your server, replace it.',
  tooLong: (limit) =>
    `This field takes up to ${count(limit, { one: 'character', other: 'characters' })}. The new text is longer, and nothing was changed.`,
  fileTooLarge: ({ name, size }) =>
    say`${quote(name)} has ${count(size, { one: 'byte', other: 'bytes' })}, and files of up to 20 MB are read. Nothing of it was taken.`,
  fileUnreadable: ({ name }) =>
    say`${quote(name)} could not be read: it was moved or changed, or the browser may not open it. Nothing of it was taken.`,
  filePacked: ({ name }, form) =>
    say`${quote(name)} is compressed (${form}), and files are read as they are. Unpack it, and drop what was in it. Nothing of it was taken.`,
  filesLeftOut: (names) => {
    const more = names.length - namedFiles;
    const named = names.slice(0, namedFiles).map(quoteBriefly);
    return say`Not taken, or not in whole: ${list(
      more > 0 ? [...named, `${printNumber(more)} more`] : named,
      'and',
    )}. Of several files, each field takes the first that has something for it; 20 MB are read in all.`;
  },
};

/** Enough to see what is meant. */
const namedFiles = 5;

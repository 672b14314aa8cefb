import type { InputWords } from '../input-words';
import { english } from './language';

const { count, say } = english;

export const inputWords: InputWords = {
  names: {
    key: 'Platform public key',
    headers: 'Request headers',
    body: 'Callback body',
    'own-string': 'Your string to be signed',
    'own-key': 'My merchant public key',
  },
  placeholders: {
    key: '-----BEGIN PUBLIC KEY-----\nPaste or drop the PEM here.',
    headers: 'X-Timestamp: …\nX-Nonce: …\nX-Sign: …',
    body: 'The raw JSON body, exactly as it arrived.',
    'own-string': 'Paste the string that your own code built, and see where it differs.',
    'own-key': 'Paste the public key that you gave to the platform: mix-ups are then recognised.',
  },
  hints: {
    key: 'from your profile',
    headers: 'as they arrived, one a line',
    body: 'the raw JSON, unchanged',
    'own-string': 'optional',
    'own-key': 'optional, decides nothing',
  },
  errors: (errors) => count(errors, { one: 'error', other: 'errors' }),
  key: (bits, title) => (title === null ? `RSA ${bits}` : say`${title}, RSA ${String(bits)}`),
  headers: (present, all) => `${present} of ${all}`,
  body: (fields, bytes) =>
    `${count(fields, { one: 'field', other: 'fields' })}, ${count(bytes, { one: 'byte', other: 'bytes' })}`,
  ownString: { same: 'the same', different: 'differs, see the comparison' },
  unnamedKey: (index) => (index === 0 ? 'current' : `key ${index + 1}`),
};

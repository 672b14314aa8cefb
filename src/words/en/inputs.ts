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
    'own-string': 'Paste the string your code built',
    'own-key': 'Paste the key you gave to the platform',
  },
  hints: {
    key: 'from your profile',
    headers: 'as they arrived, one a line',
    body: 'the raw JSON, unchanged',
    'own-string': 'optional',
    'own-key': 'optional',
  },
  errors: (errors) => count(errors, { one: 'error', other: 'errors' }),
  warnings: (warnings) => count(warnings, { one: 'warning', other: 'warnings' }),
  key: ({ bits, fingerprint, title, count: keys, isSigner }) => {
    // A narrow line is cut at its end: what is wrong stands at its beginning.
    const wrong = isSigner === false ? 'not the signer · ' : '';
    const signer = isSigner === true ? ' · signer' : '';
    if (keys > 1) return say`${wrong}active: ${title ?? ''}${signer} · ${String(keys)} keys`;
    const facts = `RSA ${bits}${fingerprint === null ? '' : ` · ${fingerprint}…`}${signer}`;
    return title === null ? `${wrong}${facts}` : say`${wrong}${title} · ${facts}`;
  },
  headers: (present, all) => (present === all ? `${all} headers` : `${present} of ${all} headers`),
  body: (fields, bytes) =>
    `${count(fields, { one: 'field', other: 'fields' })}, ${count(bytes, { one: 'byte', other: 'bytes' })}`,
  ownString: {
    same: 'the same',
    partly: 'the same as far as it is there',
    different: 'differs',
  },
  folding: { edit: 'Edit', fold: 'Fold', ofInput: (action, name) => `${action} ${name}` },
  unnamedKey: (index) => `key ${index + 1}`,
};

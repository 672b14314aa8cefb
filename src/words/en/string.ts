import type { StringWords } from '../string-words';
import { english } from './language';

const { count, printNumber } = english;

export const stringWords: StringWords = {
  title: 'String to be signed',
  notYet: 'It appears here as soon as the callback body can be read.',
  empty: 'The string is empty: there is no entry that is signed.',
  bytes: (bytes) => count(bytes, { one: 'byte', other: 'bytes' }),
  digest: 'SHA-256',
  views: { label: 'Show as', pairs: 'Pairs', hex: 'Hex' },
  copied: { string: 'the string to be signed', digest: 'the SHA-256' },
  whole: 'The whole string',
  hidden: (characters) =>
    `… ${printNumber(characters)} more characters: Copy takes all of them, Hex shows them.`,
  hex: {
    label: 'Bytes of the string to be signed',
    heads: { offset: 'Offset', bytes: 'Bytes', ascii: 'ASCII' },
  },
  pairs: {
    label: 'Pairs in signing order',
    heads: { key: 'Key', value: 'Value', note: 'Note', from: 'From' },
    dropped: {
      blank: 'not signed: the value is empty or only white space',
      null: 'not signed: the value is null',
      sign: 'not signed: the key is “sign”',
      replaced: 'not signed: the header alone counts',
    },
    positionInHeaders: (header, line) => `${header} · ${line}`,
    positionInBody: (line, column) => `body · ${line}:${column}`,
    show: (position, key, input) => `${position}: show ${key} in ${input}`,
  },
};

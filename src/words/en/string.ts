import type { StringWords } from '../string-words';
import { english } from './language';

const { count, printNumber } = english;

export const stringWords: StringWords = {
  title: 'String to be signed',
  notYet: {
    reading: 'None yet: what was pasted is being read.',
    choice: 'None yet: choose one of the callbacks.',
    nothing: 'None yet: there is no body.',
    unreadable: 'None yet: the body cannot be read.',
  },
  empty: 'Empty: no entry is signed.',
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
      blank: 'not signed: blank',
      null: 'not signed: null',
      sign: 'not signed: key “sign”',
      replaced: 'not signed: the header counts',
    },
    positionInHeaders: (header, line) => `${header} · ${line}`,
    positionInBody: (line, column) => `body · ${line}:${column}`,
    show: (position, key, input) => `${position}: show ${key} in ${input}`,
  },
};

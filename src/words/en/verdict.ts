import type { Mark, Text } from '../text';
import type { MendReason, VerdictFact, VerdictWords } from '../verdict-words';
import { emptyVerdictWords } from './empty-verdict';
import { sayExperiment } from './experiment';
import { inputWords } from './inputs';
import { english } from './language';

const { count, quote, say } = english;

export const verdictWords: VerdictWords = {
  factsLabel: 'What is known',
  goTo: (input) => `Go to ${input}`,
  empty: emptyVerdictWords,
  valid: (name) => ({
    sentence: 'The signature is valid.',
    detail:
      name === null
        ? 'This key signed exactly this string.'
        : say`The key ${quote(name)} signed exactly this string.`,
  }),
  restored: {
    sentence: 'The signature is valid over the values that were sent.',
    detail:
      'This copy shows some of them otherwise, or has more: the notes on the callback body say which.',
  },
  experiment: (keys) => ({
    sentence: 'Experiment: with the signed values, the signature is valid.',
    detail: say`It is not the callback that came in: ${sayExperiment(keys)}`,
  }),
  invalid: {
    sentence: 'The signature is invalid.',
    detail: 'With this key it does not verify over this string.',
  },
  refused: {
    unseen: { text: 'Does your code refuse it?', act: 'Paste the string that it builds' },
    partly: {
      text: 'Your string is right as far as it is there: its middle was left out.',
      act: 'Paste all of it',
    },
    same: {
      text: 'Your string is right, too. If your code still refuses it, its key, its decoding of X-Sign, its algorithm or its charset is another.',
      act: 'See the lines that do it right',
    },
  },
  because: {
    invalid: (title) => say`Invalid: ${toInnerSentence(title)}`,
    likely: (title) => say`Invalid; the likely reason: ${toInnerSentence(title)}`,
    unverifiable: (title) => say`Could not check the signature: ${toInnerSentence(title)}`,
    dumped: (title) =>
      say`Could not check this body, but its values prove: ${toInnerSentence(title)}`,
    'dumped-headers': (title) =>
      say`Could not check these headers, but their values prove: ${toInnerSentence(title)}`,
    valid: (title) => say`Signature valid. ${title}`,
    experiment: (title) => say`Experiment: signature valid with the signed values. ${title}`,
  },
  details: 'Details',
  madeByKey: 'This key made the signature, but over another SHA-256 than this string’s.',
  unverifiable: (reasons) => {
    const all = joinReasons(reasons);
    return {
      sentence: 'Could not check the signature yet.',
      detail: all === '' ? '' : `${all.charAt(0).toUpperCase()}${all.slice(1)}.`,
    };
  },
  headersInDoubt: (reasons) => ({
    sentence: `Could not check the signature: ${joinReasons(reasons)}.`,
    detail: reasons.some(isOfSign)
      ? 'Mend that first: until then there is no signature to verify.'
      : 'Mend that first: until then, a signature that does not verify proves nothing.',
  }),
  swapped: {
    sentence: 'Could not check the signature: headers and body are in each other’s field.',
    detail: 'Swap them to have it checked.',
  },
  provenInDump:
    'X-Timestamp and X-Nonce stand so in what was signed, which is proven all the same.',
  fact: describeFact,
};

function isOfSign(reason: MendReason): boolean {
  if (reason.kind === 'twice') return false;
  return reason.kind === 'signature' || ('header' in reason && reason.header === 'X-Sign');
}

function joinReasons(reasons: readonly MendReason[]): string {
  return [...new Set(reasons.map(describeReason))].join('; ');
}

function describeReason(reason: MendReason): string {
  switch (reason.kind) {
    case 'environment':
      return 'this page has no WebCrypto here';
    case 'signature':
      return 'X-Sign cannot be decoded';
    case 'dumped-headers':
      return 'the request headers are a dump, which may not show what arrived';
    case 'dumped-body':
      return 'the callback body is not the JSON that was sent';
    case 'private-key':
      return reason.input === 'headers'
        ? 'the request headers held a private key and were cleared'
        : `the ${toInnerName(reason.input)} held a private key and was cleared`;
    case 'public-key':
      return `a public key stands in the place of the ${toInnerName(reason.input)}`;
    case 'missing':
      return reason.input === 'headers'
        ? 'the request headers are missing'
        : `the ${toInnerName(reason.input)} is missing`;
    case 'unreadable':
      return `the ${toInnerName(reason.input)} cannot be read`;
    case 'unread':
      return `${reason.header} could not be read`;
    case 'absent':
      return `${reason.header} is missing`;
    case 'blank':
      return `${reason.header} is blank`;
    case 'twice':
      return `${reason.header} stands there twice`;
  }
}

/** As it stands behind a colon: names such as X-Sign and SHA-1 keep their capitals. */
function toInnerSentence(title: Text): Text {
  const [first, ...others] = title;
  if (typeof first !== 'string') return title;
  return [first.replace(/^[A-Z](?=[a-z’]* )/, (letter) => letter.toLowerCase()), ...others];
}

/** As it stands inside a sentence. */
function toInnerName(input: keyof typeof inputWords.names): string {
  const name = inputWords.names[input];
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** A name that was given needs quotes: it may be any words. */
function nameKey(title: Mark | string): Text {
  return typeof title === 'string' ? [title] : say`key ${quote(title.text)}`;
}

function describeFact(fact: VerdictFact): ReturnType<VerdictWords['fact']> {
  switch (fact.kind) {
    case 'verified':
      return fact.title === null
        ? `verified with the RSA ${fact.bits} key`
        : say`verified with ${nameKey(fact.title)}, RSA ${String(fact.bits)}`;
    case 'key':
      return `RSA ${fact.bits} key`;
    case 'signature':
      return `X-Sign: ${count(fact.bytes, { one: 'byte', other: 'bytes' })}`;
    case 'string':
      return 'string built';
    case 'scheme':
      return 'RSASSA-PKCS1-v1_5, SHA-256 by WebCrypto';
    case 'made-by-key':
      return fact.isSo ? '✓ made by this key' : '✕ does not fit this key';
    case 'made-by-other':
      return say`✓ made by ${nameKey(fact.title)}`;
    case 'hash':
      return `${fact.isRight ? '✓' : '✕'} signed with ${fact.hash}`;
    case 'other-digest':
      return '✕ not this string’s SHA-256';
  }
}

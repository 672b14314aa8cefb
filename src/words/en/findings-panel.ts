import type { FindingsPanelWords } from '../findings-panel-words';
import { value } from '../text';
import { english } from './language';

const { count, printNumber, say } = english;

export const findingsPanelWords: FindingsPanelWords = {
  titles: {
    empty: 'Why your string differs',
    valid: 'Why your string differs',
    invalid: 'Why it fails',
    unverifiable: 'Why it could not be checked',
  },
  busy: 'looking for the reason …',
  counted(explanations, tried) {
    const explained = count(explanations, { one: 'explanation', other: 'explanations' });
    return tried === null ? explained : `${explained} · ${printNumber(tried)} variants tried`;
  },
  crashed: (crash) =>
    `The diagnosis itself failed (${crash}). The verdict above does not depend on it.`,
  more: (number) => `and ${printNumber(number)} more`,
  searching: {
    label(tried, total, isComplete) {
      const before = isComplete
        ? 'No known deviation explains it.'
        : 'The string is too large to try every known deviation.';
      return `${before} Searching for the value that was signed: ${printNumber(tried)} of ${printNumber(total)}`;
    },
    cancel: 'Cancel',
  },
  proofs: {
    signature: 'Proven by the signature',
    digest: 'Proven by the digest',
    string: 'Proven by comparison',
    none: 'No proven cause',
  },
  move: {
    byOwner: {
      platform: {
        who: 'The platform’s move, or a test signer’s',
        what: 'If headers and body stand here as you got them, your verifying code needs no change.',
      },
      transport: {
        who: 'The pasted copy',
        what: 'Something between the signing and this page changed it.',
      },
      merchant: {
        who: 'Your move',
        what: 'The keys that you verify with, or a test signer of your own.',
      },
      unknown: {
        who: 'Not certain whose move',
        what: 'First make sure that headers, body and key stand here as you got them; then ask the platform.',
      },
    },
    ownCode: { who: 'Your move', what: '' },
  },
  form: 'Form',
  origins: 'Likely cause',
  fixes: 'Fix',
  signersFixes: 'Signer’s fix',
  equivalents: (number) =>
    count(number, {
      one: 'other explanation of the same string',
      other: 'other explanations of the same string',
    }),
  entry: {
    label: 'Place',
    show: (key, input) => say`show ${value(key)} in the ${input}`,
  },
  variant: {
    title: 'Signed beside pasted',
    tooLong: 'These strings are too long to be compared on the page.',
  },
  support: {
    title: 'Text for the platform’s support',
    copied: 'the text for support',
  },
};

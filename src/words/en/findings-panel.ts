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
  crashed: (crash) => `The search for the reason failed (${crash}). The verdict stands.`,
  more: (number) => `and ${printNumber(number)} more`,
  searching: {
    label(tried, total, isComplete) {
      const before = isComplete
        ? 'No known deviation explains it.'
        : 'Not every known deviation could be tried.';
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
        what: 'If headers and body are pasted as received, no change to your verifying code can mend it.',
      },
      transport: {
        who: 'The pasted copy',
        what: 'Something between the signer and this page changed it.',
      },
      merchant: {
        who: 'Your move',
        what: 'It lies in your keys, or in a test signer of your own.',
      },
      unknown: {
        who: 'Not certain whose move',
        what: 'Check that headers, body and key are pasted as received; then ask the platform.',
      },
    },
    ofRewritten: {
      who: 'The pasted copy, most likely',
      what: 'If the body arrived so, its sender writes it so.',
    },
    asPasted: {
      who: 'Your move, most likely',
      what: 'If the body arrived so, its sender writes it so, and your string is right.',
    },
    ofOwnString: {
      platform: {
        who: 'The platform’s move, or a test signer’s, and then yours',
        what: 'Your code does the same as the signer.',
      },
      merchant: { who: 'Your move', what: '' },
      transport: {
        who: 'The pasted copy',
        what: 'If your code does not verify exactly this, something between it and this page changed it.',
      },
    },
  },
  form: 'Form',
  origins: 'Likely cause',
  fixes: 'Fix',
  signersFixes: 'Signer’s fix',
  firstOf: (fix, of) => say`${fix} That is one of ${of} fixes that are needed.`,
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

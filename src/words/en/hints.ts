import type { HintWords } from '../hint-words';

const close = 'Got it';

export const hintWords: HintWords = {
  title: 'Hints',
  close,
  closeWhat: (name) => `${close}: ${name}`,
  closeForGood: 'Don’t show again',
  byName: {
    verdict: { name: 'Verdict', text: 'Whether the signature is good; if not, why.' },
    fix: { name: 'Fix', text: 'Whose move it is, and what to change.' },
    pairs: {
      name: 'String',
      text: 'What is signed, pair by pair. Point at one to see its source.',
    },
    inputs: { name: 'Inputs', text: 'Paste your own here. Nothing leaves this page.' },
    endpoint: { name: 'Endpoint', text: 'What yours should have answered, check by check.' },
  },
};

import type { EmptyVerdictWords } from '../empty-verdict-words';

export const emptyVerdictWords: EmptyVerdictWords = {
  label: 'Verdict',
  sentence: 'Nothing to check yet.',
  detail: 'Paste the platform’s key, and a callback’s headers and body or its whole request.',
  reading: {
    sentence: 'Reading …',
    detail: 'A long text takes some seconds. “Clear all” stops it.',
  },
  choose: {
    sentence: 'Choose one of the callbacks.',
    detail: 'The paste has several: none of them stands in the fields yet.',
    goOn: 'Go to the list',
  },
};

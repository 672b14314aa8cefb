import type { EmptyVerdictWords } from '../empty-verdict-words';

export const emptyVerdictWords: EmptyVerdictWords = {
  label: 'Verdict',
  sentence: 'Nothing to check yet.',
  detail: 'Paste the platform’s key, the headers and the body of a callback.',
};

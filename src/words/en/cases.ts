import type { CaseWords } from '../case-words';

export const caseWords: CaseWords = {
  actions: { save: 'Save case' },
  fileName: 'callback',
};

import type { EditorWords } from '../editor-words';

export const editorWords: EditorWords = {
  onePairALine: (name) => `${name}, one pair a line`,
};

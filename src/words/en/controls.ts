import type { ControlWords } from '../control-words';
import { english } from './language';

const { printNumber } = english;

export const controlWords: ControlWords = {
  severity: { error: 'Error', warning: 'Warning' },
  showPosition: 'Show the place',
  andMore: (count) => `and ${printNumber(count)} more`,
  more: (count) => `… ${printNumber(count)} more`,
  cut: (shown, all) =>
    `The first ${printNumber(shown)} of ${printNumber(all)} characters are shown; the text itself is not cut. Paste or drop another text to replace it.`,
  clear: 'Clear',
  close: 'Close',
  openFile: 'Open file',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied',
  copyWhat: (what) => `Copy ${what}`,
};

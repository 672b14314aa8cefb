import type { ControlWords } from '../control-words';
import { english } from './language';

const { printNumber } = english;

export const controlWords: ControlWords = {
  severity: { error: 'Error', warning: 'Warning' },
  showPosition: 'Show the place',
  andMore: (count) => `and ${printNumber(count)} more`,
  more: (count) => `… ${printNumber(count)} more`,
  openFile: 'Open file',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied',
  copyWhat: (what) => `Copy ${what}`,
};

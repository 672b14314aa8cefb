import type { RepairWords } from '../repair-words';
import { inputWords } from './inputs';
import { english } from './language';

const { plural } = english;

const values = { one: 'value', other: 'values' };

function move(to: keyof typeof inputWords.names): RepairWords['move-to-key'] {
  const name = inputWords.names[to];
  return {
    offer: () => `Move it to “${name}”`,
    done: () => `The text stands in “${name}” now.`,
  };
}

export const repairWords: RepairWords = {
  'use-repaired-sign': {
    offer: () => 'Use the repaired X-Sign',
    done: () => 'X-Sign repaired: its damage is undone in the headers.',
  },
  'swap-headers-and-body': {
    offer: () => 'Swap headers and body',
    done: () => 'Headers and body swapped.',
  },
  'move-to-key': move('key'),
  'move-to-headers': move('headers'),
  'move-to-body': move('body'),
  'split-request': {
    offer: () => 'Split it into headers and body',
    done: () => 'The request is split: its headers and its body stand in their fields.',
  },
  'take-key': {
    offer: () => 'Take the key out',
    done: () => 'The key stands alone, as PEM.',
  },
  'unwrap-body': {
    offer: () => 'Take the body out',
    done: () => 'The body stands alone, character by character.',
  },
  'write-as-json': {
    offer: () => 'Write the body as JSON',
    done: () => 'The body is JSON now, though not byte for byte what arrived.',
  },
  'use-signed-values': {
    offer: (count) => `See it verify with the signed ${plural(count, values)}`,
  },
};

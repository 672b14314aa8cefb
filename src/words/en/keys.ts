import type { KeyWords } from '../key-words';
import { inputWords } from './inputs';
import { english } from './language';
import { shellWords } from './shell';

const { printNumber } = english;

export const keyWords: KeyWords = {
  list: 'Loaded keys',
  roles: { decides: 'active', explains: 'for other callbacks' },
  fits: { true: 'signer', false: 'not the signer', unknown: 'signer unknown' },
  size: (bits, exponent) => `RSA, ${bits} bits, exponent ${exponent}`,
  digest: 'SHA-256',
  fingerprint: (title) => (title === null ? 'the fingerprint' : `the fingerprint of ${title}`),
  nameOf: (index) => `Name of key ${index + 1}`,
  makeCurrent: 'Make current',
  remove: 'Remove',
  ofKey: (action, title) => `${action}: ${title}`,
  keep: {
    choice: 'Keep my keys in this browser',
    states: {
      off: `The keys of this field and “${inputWords.names['own-key']}”, nothing else. Anyone who uses this browser can see them.`,
      none: 'Nothing kept yet: a sample’s key never is, yours is at once.',
      shown: `Kept, also after “${shellWords.actions.clear}”. Untick to forget them at once.`,
      hidden:
        'The kept keys are not the ones in the fields; they are back when you open this page again. Untick to forget them at once.',
    },
    bringBack: 'Bring the kept keys back',
    refusals: {
      keep: 'This browser did not take them: its storage is full or forbidden here. The fields still hold your keys, until the page is closed.',
      forget:
        'This browser did not let go of them. Clear the data of this site in the browser’s settings.',
    },
  },
  profile: {
    load: 'Load from the portal',
    busy: 'Asking the portal …',
    outcomes: {
      loaded: 'This is the platform’s key from your profile.',
      unchanged: 'The profile has the same key as before.',
      rotated:
        'The profile has another key than before: usually the platform has rotated it. It is active now; the one before is kept for older callbacks. Update your own program where it has that.',
    },
    several: (others) =>
      `The profile holds ${printNumber(others + 1)} keys, and does not say which of them signs now: its first is active, ${
        others === 1 ? 'the other stands' : 'the others stand'
      } behind it.`,
  },
};

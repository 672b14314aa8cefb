import type { ShellWords } from '../shell-words';
import { isolated } from '../text';
import { english } from './language';

const { say } = english;

const plainEditors = 'Plain text editors';

export const shellWords: ShellWords = {
  title: 'Callback debugger',
  titleOfPlace: (place, title) => `${place} – ${title}`,
  skip: 'Skip to the inputs',
  placesLabel: 'Places',
  places: { debug: 'Debug', delivery: 'Delivery', sender: 'Sender', lab: 'Lab' },
  actions: { label: 'Actions', undo: 'Undo', clear: 'Clear all', sample: 'Load sample' },
  plainEditors: {
    short: 'Plain text',
    name: plainEditors,
    states: {
      on: `${plainEditors}: on`,
      off: `${plainEditors}: off`,
      forced: `${plainEditors}: on, for the colours of your system`,
    },
  },
  theme: {
    names: { auto: 'auto', light: 'light', dark: 'dark' },
    current: (theme) => `Theme: ${theme}`,
    change: (theme, next) => `Theme: ${theme}. Change to ${next}`,
  },
  update: {
    news: 'A new version is ready. Reloading empties the fields.',
    reload: 'Reload to update',
    changing: 'Changing to the new version …',
    later: 'Later',
  },
  crash: (cause) =>
    say`The debugger itself failed on this input (${isolated(cause)}). Your texts are still here; change one to try again, and please report it.`,
  notDrawn: (cause) =>
    say`This part of the page could not be drawn (${isolated(cause)}). What was pasted into the debugger’s inputs is kept. Please report it.`,
  fetchFailed: {
    what: 'This part of the page could not be fetched. Your texts are still here.',
    again: 'Try again',
  },
};

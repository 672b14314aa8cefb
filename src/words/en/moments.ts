import type { MomentWords } from '../moment-words';

export const momentWords: MomentWords = {
  faults: {
    milliseconds: 'These are milliseconds. Enter Unix seconds, without the last three digits.',
    'no-time': 'The time of day is missing. Write it as 2026-01-31T12:00:00Z.',
    'no-zone': 'The time zone is missing. Add Z for UTC, or an offset such as +08:00.',
    'no-such-time': 'There is no such day or time.',
    'not-a-time': 'Expected ISO 8601 with a zone (2026-01-31T12:00:00Z) or Unix seconds.',
  },
};

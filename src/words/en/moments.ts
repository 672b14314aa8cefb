import type { MomentWords } from '../moment-words';
import { printLocal, printUtc } from '../utc-text';

function printBeside(seconds: number, zoneMinutes?: number): string {
  const local = printLocal(seconds, zoneMinutes);
  return local === null ? '' : ` · ${local} here`;
}

export const momentWords: MomentWords = {
  print: (seconds, zoneMinutes) => `${printUtc(seconds)}${printBeside(seconds, zoneMinutes)}`,
  printBeside,
  faults: {
    milliseconds: 'Milliseconds: leave out the last three digits.',
    'no-time': 'No time of day: write 2026-01-31T12:00:00Z.',
    'no-zone': 'No time zone: add Z for UTC, or an offset such as +08:00.',
    'no-such-time': 'No such day or time.',
    'not-a-time': 'Expected ISO 8601 with a zone (2026-01-31T12:00:00Z) or Unix seconds.',
  },
};

import { describe, expect, it } from 'vitest';
import { momentWords } from './moments';

/** As `TZ=… date -d @1794156990` prints them. */
const seconds = 1_794_156_990;

describe('a moment', () => {
  it.each([
    ['Berlin', 60, '2026-11-08 16:56:30 UTC · 17:56 here'],
    ['Kolkata', 330, '2026-11-08 16:56:30 UTC · 22:26 here'],
    ['Shanghai, where it is another day', 480, '2026-11-08 16:56:30 UTC · 11-09 00:56 here'],
    ['Honolulu', -600, '2026-11-08 16:56:30 UTC · 06:56 here'],
    ['London, where the clock shows UTC', 0, '2026-11-08 16:56:30 UTC'],
  ])('stands in UTC, with the time in %s beside it', (_, zoneMinutes, text) => {
    expect(momentWords.print(seconds, zoneMinutes)).toBe(text);
  });

  it('has no local time where the calendar ends', () => {
    expect(momentWords.print(8.64e12 + 1, 60)).toBe('8640000000001');
    expect(momentWords.print(8.64e12, 60)).toBe('+275760-09-13 00:00:00 UTC');
  });

  it('goes by the clock of the machine where no zone is given', () => {
    const zoneMinutes = -new Date(seconds * 1000).getTimezoneOffset();
    expect(momentWords.print(seconds)).toBe(momentWords.print(seconds, zoneMinutes));
  });
});

/** Dates and times as every language of the page writes them: in UTC, from the year down to the second. */

import { readTimeUnit, timeEntries } from '../core/contract';

// A creation time is none of the contract's fields of a callback; where one comes, it is a time like the others.
const timeKeys = new Set([...timeEntries, 'createdAt']);

/** The moment of a time field that holds Unix seconds (or, by mistake, milliseconds), printed; empty for anything else. */
export function toTimeText(
  key: string,
  value: string,
  print: (seconds: number) => string = printUtc,
): string {
  const unit = timeKeys.has(key) ? readTimeUnit(value) : null;
  if (unit === null) return '';
  return print(unit === 'milliseconds' ? Number(value) / 1000 : Number(value));
}

/** A date and a time for Unix seconds; the number itself where the calendar ends. */
export function printUtc(seconds: number): string {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  // A year of more than four digits makes the text longer.
  return date
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC');
}

/**
 * The reader's own time of day, with the day where it is another one than in UTC; null where both clocks are the same.
 *
 * @param zoneMinutes ahead of UTC
 */
export function printLocal(seconds: number, zoneMinutes = readZoneMinutes(seconds)): string | null {
  const utc = printUtc(seconds);
  const local = printUtc(seconds + zoneMinutes * 60);
  if (zoneMinutes === 0 || !utc.endsWith('UTC') || !local.endsWith('UTC')) return null;
  const [, day = '', time = ''] = /(\d\d-\d\d) (\d\d:\d\d)/.exec(local) ?? [];
  return utc.includes(`${day} `) ? time : `${day} ${time}`;
}

function readZoneMinutes(seconds: number): number {
  return -new Date(seconds * 1000).getTimezoneOffset();
}

/** Dates and times as every language of the page writes them: in UTC, from the year down to the second. */

import { readTimeUnit, timeEntries } from '../core/contract';

// A creation time is none of the contract's fields of a callback; where one comes, it is a time like the others.
const timeKeys = new Set([...timeEntries, 'createdAt']);

/** A date for the Unix seconds (or, by mistake, milliseconds) of a time field; empty for anything else. */
export function toUtcText(key: string, value: string): string {
  const unit = timeKeys.has(key) ? readTimeUnit(value) : null;
  if (unit === null) return '';
  return printUtc(unit === 'milliseconds' ? Number(value) / 1000 : Number(value));
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

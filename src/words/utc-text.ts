/** Dates and times as every language of the page writes them: in UTC, from the year down to the second. */

const timeKeys = new Set(['timestamp', 'completedAt', 'createdAt']);

/** A date for the Unix seconds (or, by mistake, milliseconds) of a time field; empty for anything else. */
export function toUtcText(key: string, value: string): string {
  if (!timeKeys.has(key) || !/^\d{9,10}$|^\d{13}$/.test(value)) return '';
  return printUtc(value.length === 13 ? Number(value) / 1000 : Number(value));
}

/** A date and a time for Unix seconds; the number itself where the calendar ends. */
export function printUtc(seconds: number): string {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

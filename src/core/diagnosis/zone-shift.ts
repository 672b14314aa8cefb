/** A time that is off by a time zone: it was taken for local time, or its offset was added by hand. */
import { headerKeys, isOtherTime } from '../contract';

const hour = 3600;
/** In seconds: the zones in use differ from UTC by whole and half hours, three of them by a quarter less. */
const shifts: ReadonlySet<number> = new Set(
  [...Array.from({ length: 28 }, (_, at) => (at + 1) / 2), 5.75, 8.75, 12.75].flatMap((hours) => [
    hours * hour,
    -hours * hour,
  ]),
);

/** A time that others are made of by a validity, which is a whole or a half hour as well. */
const endTime = /expir|valid|due|until|deadline|timeout/i;

/** Of the body's fields: the header's time may be that of another attempt. */
export function isBodyTime(key: string, text: string): boolean {
  if (key === headerKeys['X-Timestamp'] || endTime.test(key)) return false;
  return (key === 'completedAt' && /^\d{9,11}$/.test(text)) || isOtherTime(key, text);
}

/** What a zone makes of these Unix seconds. */
export function listZoneShifts(seconds: string): readonly string[] {
  return Array.from(shifts, (shift) => String(Number(seconds) + shift));
}

/** Whether two Unix times differ by a zone's offset. */
export function isZoneShift(one: string, other: string): boolean {
  return (
    [one, other].every((time) => /^\d{10}$/.test(time)) && shifts.has(Number(one) - Number(other))
  );
}

/** By how many seconds one is later than the right one of this key; null where no zone makes it so. */
export function readZoneShift(key: string, one: string, right: string): number | null {
  if (!isBodyTime(key, right) || !/^\d{9,11}$/.test(one)) return null;
  const shift = Number(one) - Number(right);
  return shifts.has(shift) ? shift : null;
}

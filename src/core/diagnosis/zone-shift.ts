/** A time that is off by a time zone: it was taken for local time, or its offset was added by hand. */
import { headerKeys, isOtherTime } from '../contract';

/** In seconds: the zones of the Earth differ from UTC by whole quarters of an hour, and by no more than 14 hours. */
const quarter = 15 * 60;
const widest = 14 * 60 * 60;

/** Of the body's fields: the header's time may be that of another attempt. */
export function isBodyTime(key: string, text: string): boolean {
  if (key === headerKeys['X-Timestamp']) return false;
  return (key === 'completedAt' && /^\d{9,11}$/.test(text)) || isOtherTime(key, text);
}

/** What a zone makes of these Unix seconds. */
export function listZoneShifts(seconds: string): readonly string[] {
  return Array.from({ length: (2 * widest) / quarter + 1 }, (_, index) =>
    String(Number(seconds) - widest + index * quarter),
  );
}

/** By how many seconds one is later than the right one of this key; null where no zone makes it so. */
export function readZoneShift(key: string, one: string, right: string): number | null {
  if (!isBodyTime(key, right) || !/^\d{9,11}$/.test(one)) return null;
  const shift = Number(one) - Number(right);
  return shift !== 0 && shift % quarter === 0 && Math.abs(shift) <= widest ? shift : null;
}

/** What two values of one entry tell by themselves where the right one is a time. */
import { headerKeys, isOtherTime, readTimeUnit, timeEntries } from '../../../contract';
import { readTimes } from '../../restorations/read-time';
import { readZoneShift } from '../../zone-shift';
import type { ValueRelation } from './value-relation';

/** Null where the values tell nothing. */
export function relateTimes(key: string, own: string, expected: string): ValueRelation | null {
  if (readTimeUnit(expected) !== 'seconds') return relateDates(own, expected);
  if (key === headerKeys['X-Timestamp'] && isOtherClock(own, expected))
    return { kind: 'own-clock' };
  if (!timeEntries.includes(key) && !isOtherTime(key, expected)) return null;
  const shift = readZoneShift(key, own, expected);
  if (shift !== null) return { kind: 'zone-shift', seconds: shift };
  const seconds = Number(expected);
  const text = unquote(own);
  if (isMoment(text, seconds * 1000) || isNetTime(own, seconds)) return { kind: 'same-moment' };
  const asMilliseconds = Math.floor(seconds / 1000) * 1000;
  return isMoment(text, asMilliseconds) ? { kind: 'read-as-milliseconds' } : null;
}

/** As .NET counts, in ticks from the year 1 on, or as its older writers of JSON have a date. */
function isNetTime(own: string, seconds: number): boolean {
  const ticks = `${seconds + 62_135_596_800}0000000`;
  return own === ticks || own.replaceAll('\\', '') === `/Date(${seconds}000)/`;
}

/** A date that a library read and printed again, in its own format or zone. */
function relateDates(own: string, expected: string): ValueRelation | null {
  const [right, ...others] = readTimes(expected);
  if (right === undefined || others.length > 0 || own === expected) return null;
  const { milliseconds, offset } = right;
  const text = unquote(own);
  const isSame =
    offset === null
      ? readTimes(text).some((one) => one.milliseconds === milliseconds && one.offset === null)
      : isMoment(text, milliseconds - offset * minute);
  return isSame ? { kind: 'other-date' } : null;
}

/** Writers of JSON put a date in quotation marks. */
function unquote(own: string): string {
  return own.replace(/^"(.*)"$/, '$1');
}

/** No header holds a time finer than a second. */
function isOtherClock(own: string, expected: string): boolean {
  const isFine = /^\d{10}\.\d+$|^\d{13}$/.test(own);
  if (!isFine || !/^\d{10}$/.test(expected)) return false;
  const seconds = own.includes('.') ? Number(own) : Number(own) / 1000;
  return Math.abs(seconds - Number(expected)) < 3600 && seconds !== Number(expected);
}

const minute = 60_000;
/** The zones of the Earth differ by whole quarters of an hour, and by no more than this. */
const quarter = 15 * minute;
const widestZone = 14 * 4 * quarter;

/** As the zone says that the text names, or at any that there is. */
function isMoment(text: string, expected: number): boolean {
  const hasSeconds = /:\d\d:\d\d/.test(text);
  return readTimes(text).some(({ milliseconds, offset }) => {
    const distance = milliseconds - expected;
    const rest = offset === null ? distance : distance - offset * minute;
    const late = ((rest % quarter) + quarter) % quarter;
    const isNear = offset === null ? Math.abs(rest) <= widestZone : Math.abs(rest) < quarter;
    return isNear && (hasSeconds ? late < 1000 : late === 0 || late > quarter - minute);
  });
}

/** A moment as a user or a log writes it: ISO 8601 with its zone, Unix seconds, an access log's time, a header's date. */

import { readTimeUnit } from '../contract';

export type MomentFault = 'milliseconds' | 'no-time' | 'no-zone' | 'no-such-time' | 'not-a-time';

export type Moment =
  /** Unix seconds, rounded down; null for an empty text, which means now. */
  | { readonly ok: true; readonly seconds: number | null }
  | { readonly ok: false; readonly fault: MomentFault };

const isoTime =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?)? ?(Z|UTC|[+-]\d\d(?::?\d\d)?)?$/i;

/** ISO 8601's basic format. */
const basicTime = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(?:[.,]\d+)?(?= ?(?:Z|UTC|[+-]\d))/i;
/** Of Apache and nginx: `[27/Nov/2026:14:50:00 +0000]`. */
const accessLogTime = /^\[?(\d\d)\/([A-Z]{3})\/(\d{4}):(\d\d:\d\d:\d\d) ([+-]\d{4})\]?$/i;
/** RFC 9110 §5.6.7: `Fri, 27 Nov 2026 14:50:00 GMT`; mails have an offset in its place (RFC 5322 §3.3). */
const headerTime =
  /^(?:[A-Z]{3}, )?(\d{1,2}) ([A-Z]{3}) (\d{4}) (\d\d:\d\d:\d\d) (GMT|UTC|[+-]\d{4})$/i;
const months = 'jan,feb,mar,apr,may,jun,jul,aug,sep,oct,nov,dec'.split(',');

/** The same moment in ISO 8601's extended format, where it is one in another. */
function toExtended(text: string): string {
  const [, day = '', name = '', year, time, zone = ''] =
    accessLogTime.exec(text) ?? headerTime.exec(text) ?? [];
  if (year === undefined) return text.replace(basicTime, '$1-$2-$3T$4:$5:$6');
  const month = months.indexOf(name.toLowerCase()) + 1;
  const date = [year, month, day].map((field) => String(field).padStart(2, '0')).join('-');
  return `${date}T${time}${zone.replace(/GMT/i, 'Z')}`;
}

export function parseMoment(text: string): Moment {
  const trimmed = toExtended(text.trim());
  if (trimmed === '') return { ok: true, seconds: null };
  const [, seconds] = /^(\d{1,11})(?:\.\d{1,9})?$/.exec(trimmed) ?? [];
  if (seconds !== undefined) return { ok: true, seconds: Number(seconds) };
  if (readTimeUnit(trimmed) === 'milliseconds') return { ok: false, fault: 'milliseconds' };
  const parts = isoTime.exec(trimmed);
  if (parts === null) return { ok: false, fault: 'not-a-time' };
  const [, year = '', month = '', day = '', hour, minute, second = '0', zone] = parts;
  if (hour === undefined || minute === undefined) return { ok: false, fault: 'no-time' };
  if (zone === undefined) return { ok: false, fault: 'no-zone' };
  const zoneSeconds = toZoneSeconds(zone);
  const fields = [year, month, day, hour, minute, second].map(Number);
  const utcSeconds = toUtcSeconds(fields);
  if (utcSeconds === null || zoneSeconds === null) return { ok: false, fault: 'no-such-time' };
  return { ok: true, seconds: utcSeconds - zoneSeconds };
}

/** Null for a day that the calendar does not have, or a time that the clock does not. */
function toUtcSeconds(fields: readonly number[]): number | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = fields;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  const read = [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  ];
  return read.every((field, index) => field === fields[index]) ? date.getTime() / 1000 : null;
}

function toZoneSeconds(zone: string): number | null {
  if (/^(?:Z|UTC)$/i.test(zone)) return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(3).replace(':', '') || '0');
  if (hours > 23 || minutes > 59) return null;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60;
}

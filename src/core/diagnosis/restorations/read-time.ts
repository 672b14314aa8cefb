/** A moment as a program prints one, as the Unix times that it may stand for. */

export interface ReadTime {
  /** Milliseconds, as if the text were in UTC. */
  readonly milliseconds: number;
  /** Minutes east of UTC; null where the text says nothing that can be relied on. */
  readonly offset: number | null;
}

/** Java names the zone in brackets behind the offset, Go behind a blank; PostgreSQL's offset of whole hours has no minutes. */
const iso =
  /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:T| )(\d\d?):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)? ?([AP]M|[ap]m)? ?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?(?: [A-Z]{3,5}| [+-]\d{4}|\[[\w/+-]{1,40}\])?$/;
const compact = /^(\d{4})(\d\d)(\d\d)T?(\d\d)(\d\d)(\d\d)(Z|[+-]\d{4})?$/;
/** `21/09/2026 14:13:27`, `09/21/2026 02:13 PM`, `21.9.2026, 14:13:27`. */
const yearThird =
  /^(\d\d?)([./-])(\d\d?)\2(\d{4}),? (\d\d?):(\d\d)(?::(\d\d))?[ \u202f]?([AP]M|[ap]m)? ?(Z|UTC|GMT|[+-]\d\d:?\d\d)?$/;
/** JavaScript's `Mon Sep 21 2026 14:13:27 GMT+0000 (Coordinated Universal Time)`. */
const javascriptDate =
  /^\w{3} (\w{3}) (\d\d) (\d{4}) (\d\d):(\d\d):(\d\d) GMT([+-]\d{4})(?: \([^()]{1,60}\))?$/;
/** `Mon Sep 21 14:13:27 UTC 2026`, `Mon, 21 Sep 2026 14:13:27 GMT`, `Sep 21, 2026, 2:13:27 PM`. */
const monthNames = 'JanFebMarAprMayJunJulAugSepOctNovDec';
const yearLast =
  /^\w{3} (\w{3}) +(\d\d?) (\d\d):(\d\d):(\d\d) (?:([+-]\d\d:?\d\d|UTC|GMT|[A-Z]{3,5}) )?(\d{4})$/;
const dayFirst =
  /^(?:\w{3,9},? )?(\d\d?)[ -](\w{3})[ -](\d{4}),? (\d\d?):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(?: ?([AP]M|[ap]m)(?![A-Za-z]))? ?(?:[A-Z]{3,5} (?=[+-]))?([+-]\d\d:?\d\d|UTC|GMT|Z)?$/;
const twelveHours =
  /^(\w{3}) (\d\d?), ?(\d{4}),? (\d\d?):(\d\d)(?::(\d\d))?(?:[ \u202f]?([AP]M|[ap]m))?$/;
const microsoft = /^\/Date\((\d{1,15})(?:[+-]\d{4})?\)\/$/;

/** Several where the order of day and month is not known. */
export function readTimes(written: string): readonly ReadTime[] {
  const text = written.length > 100 ? written : order(written);
  if (text.length < 14 || text.length > 100) return [];
  const time =
    readIso(text) ??
    readYearLast(text) ??
    readDayFirst(text) ??
    readTwelveHours(text) ??
    readJavascript(text) ??
    readMicrosoft(text);
  return time === null ? readYearThird(text) : [time];
}

/** As others have it, where the time of day stands in front, or the date has its units in Chinese or Japanese. */
function order(text: string): string {
  return text
    .replace(/^(\d\d?:\d\d(?::\d\d)?),? (\d\d?[./-]\d\d?[./-]\d{4})$/, '$2 $1')
    .replace(/^(\d{4})年(\d\d?)月(\d\d?)日 ?/, '$1-$2-$3 ')
    .replace(/(?<= \d\d?)[时時](\d\d)分(?:(\d\d)秒)?$/, (_, minute: string, second?: string) =>
      second === undefined ? `:${minute}` : `:${minute}:${second}`,
    );
}

/** Digits alone, which are a moment only where one is expected: a date and a time of day, or milliseconds. */
export function readDigits(text: string): ReadTime | null {
  if (/^1\d{12}$/.test(text)) return { milliseconds: Number(text), offset: 0 };
  const [whole, year, month, day, hour, minute, second, zone] = compact.exec(text) ?? [];
  return whole === undefined ? null : build([year, month, day, hour, minute, second], zone, 0);
}

function readYearThird(text: string): readonly ReadTime[] {
  const [whole, one, , other, year, hour, minute, second = '0', half, zone] =
    yearThird.exec(text) ?? [];
  if (whole === undefined) return [];
  const hours = toHours(hour, half);
  return [
    [other, one],
    [one, other],
  ].flatMap(([month, day]) => build([year, month, day, hours, minute, second], zone, 0) ?? []);
}

function readJavascript(text: string): ReadTime | null {
  const [whole, month, day, year, hour, minute, second, zone] = javascriptDate.exec(text) ?? [];
  return whole === undefined
    ? null
    : build([year, readMonth(month), day, hour, minute, second], zone, 0);
}

function readIso(text: string): ReadTime | null {
  const [whole, year, month, day, hour, minute, second = '0', fraction = '', half, zone] =
    iso.exec(text) ?? [];
  if (whole === undefined) return null;
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  return build([year, month, day, toHours(hour, half), minute, second], zone, milliseconds);
}

function readYearLast(text: string): ReadTime | null {
  const [whole, month, day, hour, minute, second, zone, year] = yearLast.exec(text) ?? [];
  return whole === undefined
    ? null
    : build([year, readMonth(month), day, hour, minute, second], zone, 0);
}

function readDayFirst(text: string): ReadTime | null {
  const [whole, day, month, year, hour, minute, second = '0', half, zone] =
    dayFirst.exec(text) ?? [];
  return whole === undefined
    ? null
    : build([year, readMonth(month), day, toHours(hour, half), minute, second], zone, 0);
}

function readTwelveHours(text: string): ReadTime | null {
  const [whole, month, day, year, hour, minute, second = '0', half] = twelveHours.exec(text) ?? [];
  return whole === undefined
    ? null
    : build([year, readMonth(month), day, toHours(hour, half), minute, second], undefined, 0);
}

/** @param half AM, PM, or undefined where the clock has 24 hours */
function toHours(hour: string | undefined, half: string | undefined): string | undefined {
  if (half === undefined) return hour;
  return String((Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0));
}

function readMicrosoft(text: string): ReadTime | null {
  const [, milliseconds] = microsoft.exec(text) ?? [];
  return milliseconds === undefined ? null : { milliseconds: Number(milliseconds), offset: 0 };
}

/** Jackson's and Go's lists: year, month, day, hour, minute and perhaps second and nanoseconds. */
export function readTimeList(numbers: readonly string[]): ReadTime | null {
  if (numbers.length < 5 || numbers.length > 7) return null;
  const [year, month, day, hour, minute, second = '0'] = numbers;
  if (!/^\d{4}$/.test(year ?? '')) return null;
  return build([year, month, day, hour, minute, second], undefined, 0);
}

function readMonth(name: string | undefined): string {
  return String(monthNames.indexOf(name ?? '?') / 3 + 1);
}

function build(
  parts: readonly (string | undefined)[],
  zone: string | undefined,
  milliseconds: number,
): ReadTime | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const time = Date.UTC(year, month - 1, day, hour, minute, second) + milliseconds;
  return Number.isNaN(time) ? null : { milliseconds: time, offset: readOffset(zone) };
}

/** A zone's short name is no offset: half of them mean several. */
function readOffset(zone: string | undefined): number | null {
  if (zone === 'Z' || zone === 'UTC' || zone === 'GMT') return 0;
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d)(?::?(\d\d))?$/.exec(zone ?? '') ?? [];
  if (sign === undefined) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Those in use, the everyday ones first. */
export const offsets: readonly number[] = Array.from(
  { length: 105 },
  (_, at) => at * 15 - 720,
).sort((one, other) => rank(one) - rank(other));

function rank(offset: number): number {
  return (offset % 60 === 0 ? 0 : offset % 30 === 0 ? 10_000 : 20_000) + Math.abs(offset);
}

/** `+08:00` */
export function printOffset(offset: number): string {
  const size = Math.abs(offset);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

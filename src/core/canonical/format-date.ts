/** A time as text, as programs print it. */
import type { DateFormat } from './rule-values';

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Zones by minutes east of UTC: as Java abbreviates them, and as JavaScript names them. */
const zones: Readonly<Record<number, readonly [short: string, long: string]>> = {
  0: ['UTC', 'Coordinated Universal Time'],
  60: ['CET', 'Central European Standard Time'],
  120: ['CEST', 'Central European Summer Time'],
  330: ['IST', 'India Standard Time'],
  420: ['WIB', 'Western Indonesia Time'],
  480: ['CST', 'China Standard Time'],
  540: ['JST', 'Japan Standard Time'],
  [-180]: ['BRT', 'Brasilia Standard Time'],
};

/** As Java's zones are named, where merchants and servers are. */
const places: Readonly<Record<number, string>> = {
  60: 'Europe/Paris',
  120: 'Europe/Paris',
  330: 'Asia/Kolkata',
  420: 'Asia/Jakarta',
  480: 'Asia/Shanghai',
  540: 'Asia/Tokyo',
  [-180]: 'America/Sao_Paulo',
};

/** From the year 1. */
const secondsBeforeUnix = 62_135_596_800n;

/** @param zone minutes east of UTC */
export function formatDate(seconds: number, format: DateFormat, zone: number): string {
  const isMisread = format.endsWith('-read-as-milliseconds');
  const date = new Date(isMisread ? seconds + zone * 60_000 : (seconds + zone * 60) * 1000);
  const iso = date.toISOString();
  const [day, time] = [iso.slice(0, 10), iso.slice(11, 19)];
  const [sign, hours, minutes] = splitOffset(zone);
  const offset = `${sign}${hours}:${minutes}`;
  const [short, long] = zones[zone] ?? [offset, offset];
  const [year, month, dayOfMonth] = day.split('-') as [string, string, string];
  const weekday = days[date.getUTCDay()];
  const name = months[date.getUTCMonth()];
  const shortDay = String(Number(dayOfMonth));
  switch (format) {
    case 'iso-utc':
      return `${day}T${time}Z`;
    case 'iso-milliseconds':
    case 'iso-read-as-milliseconds':
      return iso;
    case 'iso-offset':
      return `${day}T${time}${offset}`;
    case 'iso-local':
      return `${day}T${time}`;
    case 'sql':
    case 'sql-read-as-milliseconds':
      return `${day} ${time}`;
    case 'sql-offset':
      return `${day} ${time}${offset}`;
    case 'sql-hours':
      return `${day} ${time}${offset.replace(':00', '')}`;
    case 'iso-offset-basic':
      return `${day}T${time}${sign}${hours}${minutes}`;
    case 'dots':
      return `${dayOfMonth}.${month}.${year} ${time}`;
    case 'twelve-hours':
      return `${month}/${dayOfMonth}/${year} ${toTwelveHours(time).padStart(11, '0')}`;
    case 'digits':
      return `${day} ${time}`.replace(/\D/g, '');
    case 'dotnet':
      return `${month}/${dayOfMonth}/${year} ${time}`;
    case 'dotnet-us':
      return `${Number(month)}/${shortDay}/${year} ${toTwelveHours(time)}`;
    case 'javascript-locale':
      return `${Number(month)}/${shortDay}/${year}, ${toTwelveHours(time)}`;
    case 'dotnet-offset':
      return `${month}/${dayOfMonth}/${year} ${time} ${offset}`;
    case 'javascript':
    case 'javascript-read-as-milliseconds':
      return `${weekday} ${name} ${dayOfMonth} ${year} ${time} GMT${sign}${hours}${minutes} (${long})`;
    case 'java':
    case 'java-read-as-milliseconds':
      return `${weekday} ${name} ${dayOfMonth} ${time} ${short} ${year}`;
    case 'go':
      return `${day} ${time} ${sign}${hours}${minutes} ${short}`;
    case 'http':
      return `${weekday}, ${dayOfMonth} ${name} ${year} ${time} GMT`;
    case 'asctime':
      return `${weekday} ${name} ${shortDay.padStart(2)} ${time} ${year}`;
    case 'day-first':
      return `${dayOfMonth}/${month}/${year} ${time}`;
    case 'dotnet-zh':
      return `${year}/${Number(month)}/${shortDay} ${time.replace(/^0/, '')}`;
    case 'dotnet-zh-padded':
      return `${year}/${Number(month)}/${shortDay} ${time}`;
    case 'dotnet-in':
      return `${dayOfMonth}-${month}-${year} ${time}`;
    case 'slashes':
      return `${year}/${month}/${dayOfMonth} ${time}`;
    case 'iso-quoted':
    case 'iso-quoted-read-as-milliseconds':
      return `"${iso}"`;
    case 'iso-ticks':
      return `${day}T${time}.0000000Z`;
    case 'iso-ticks-offset':
      return `${day}T${time}.0000000${offset}`;
    case 'sql-utc':
      return `${day} ${time}Z`;
    case 'iso-milliseconds-offset':
      return `${day}T${time}.000${offset}`;
    case 'iso-basic-offset':
      return `${day}T${time}.000${sign}${hours}${minutes}`;
    case 'java-minutes':
      return `${day}T${dropNoughts(time)}`;
    case 'java-minutes-offset':
      return `${day}T${dropNoughts(time)}${zone === 0 ? 'Z' : offset}`;
    case 'java-zone':
      return zone === 0
        ? `${day}T${dropNoughts(time)}Z[UTC]`
        : `${day}T${dropNoughts(time)}${offset}[${places[zone] ?? offset}]`;
    case 'day-digits':
      return day.replaceAll('-', '');
    case 'day-javascript':
      return `${weekday} ${name} ${dayOfMonth} ${year}`;
    case 'ticks':
      return String((BigInt(seconds) + secondsBeforeUnix) * 10_000_000n);
    case 'day':
      return day;
    case 'go-http':
      return `${weekday}, ${dayOfMonth} ${name} ${year} ${time} ${short}`;
    case 'sql-fraction':
      return `${day} ${time}.0`;
    case 'day-first-minutes':
      return `${dayOfMonth}/${month}/${year} ${time.slice(0, 5)}`;
    case 'dotnet-json':
      return `/Date(${seconds}000)/`;
    case 'dotnet-json-escaped':
      return `\\/Date(${seconds}000)\\/`;
    case 'ruby-utc':
      return `${day} ${time} UTC`;
    case 'ruby':
      return `${day} ${time} ${sign}${hours}${minutes}`;
  }
}

const isoDate = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d{1,9})?(?:Z|([+-])(\d\d):(\d\d))?$/;

/** Whether a reader of JSON that knows dates takes this text for one. */
export function isDateText(text: string): boolean {
  return isoDate.test(text) && !Number.isNaN(Date.parse(text));
}

/** A date's text in another form, at the offset that it has itself; any other text stays. */
export function formatDateText(text: string, format: DateFormat): string {
  const [, clock = '', sign, hours = '0', minutes = '0'] = isoDate.exec(text) ?? [];
  const seconds = Date.parse(`${clock}Z`) / 1000;
  if (Number.isNaN(seconds)) return text;
  const zone = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return formatDate(seconds - zone * 60, format, zone);
}

/** `java.time` leaves out seconds that are 0, but of an Instant. */
function dropNoughts(time: string): string {
  return time.replace(/:00$/, '');
}

function splitOffset(zone: number): readonly [sign: string, hours: string, minutes: string] {
  const size = Math.abs(zone);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return [zone < 0 ? '-' : '+', pad(Math.floor(size / 60)), pad(size % 60)];
}

function toTwelveHours(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}${time.slice(2)} ${hours < 12 ? 'AM' : 'PM'}`;
}

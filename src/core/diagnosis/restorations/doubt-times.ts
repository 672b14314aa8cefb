/** What a moment of a rewritten body may have been: Unix seconds, or the same moment at another offset. */
import {
  createDoubt,
  createNumber,
  createText,
  type DumpArray,
  type DumpNode,
  type DumpObject,
} from '../../intake/dump-node';
import type { JsonNumber, JsonString } from '../../json/json-node';
import type { Span } from '../../text/span';
import {
  offsets,
  printOffset,
  type ReadTime,
  readDigits,
  readTimeList,
  readTimes,
} from './read-time';

const timeField = 'completedAt';

/** Null where it is no moment. */
export function doubtTimeText(node: JsonString, key: string | null): DumpNode | null {
  const digits = key === timeField ? readDigits(node.value) : null;
  const times = digits === null ? readTimes(node.value) : [digits];
  if (times.length === 0) return null;
  const texts = times.flatMap(({ milliseconds, offset }) => {
    if (key === timeField) return [];
    const written =
      offset === null
        ? [...listLocal(milliseconds), ...listWithOffset(milliseconds)]
        : [
            ...listAtOffsets(milliseconds - offset * 60_000),
            ...listDotnetTexts(milliseconds - offset * 60_000, offset),
          ];
    return written.map((text) => createText(text, node.span));
  });
  const lost =
    /\d:\d\d:\d\d/.test(node.value) || digits !== null ? [] : listLostSeconds(times, node.span);
  return doubtTime(node, times, [...texts, ...lost]);
}

/** PHP’s DateTime, MongoDB’s dates, classes of seconds and nanoseconds: null where no value in it is a moment. */
export function doubtTimeObject(node: DumpObject, key: string | null): DumpNode | null {
  if (key !== timeField) return null;
  const times = listMembers(node, 3).flatMap((value): readonly ReadTime[] => {
    const text = value.type === 'string' ? value.value : value.plain;
    const unit = /^\d{10}$/.test(text) ? 1000 : /^\d{13}$/.test(text) ? 1 : null;
    return unit === null ? readTimes(text) : [{ milliseconds: Number(text) * unit, offset: 0 }];
  });
  return times.length === 0 ? null : doubtTime(node, times, []);
}

function listMembers({ members }: DumpObject, depth: number): readonly (JsonString | JsonNumber)[] {
  return members.flatMap(({ value }) => {
    if (value.type === 'object' && depth > 0) return listMembers(value, depth - 1);
    return value.type === 'string' || value.type === 'number' ? [value] : [];
  });
}

export function doubtTimeList(node: DumpArray): DumpNode | null {
  const numbers = node.items.flatMap((item) => (item.type === 'number' ? [item.plain] : []));
  const time = numbers.length === node.items.length ? readTimeList(numbers) : null;
  if (time === null) return null;
  const texts = time.offset === null ? listLocal(time.milliseconds) : [];
  return doubtTime(
    node,
    [time],
    texts.map((text) => createText(text, node.span)),
  );
}

function doubtTime(
  node: DumpNode,
  times: readonly ReadTime[],
  texts: readonly DumpNode[],
): DumpNode {
  const { span } = node;
  const likely = times.flatMap(({ milliseconds, offset }) =>
    listUnixTimes(milliseconds - (offset ?? 0) * 60_000, span),
  );
  const time = createDoubt('time', span, [node, ...likely]);
  const zones = times.flatMap(({ milliseconds, offset }) =>
    offset === null
      ? offsets.flatMap((one) => listUnixTimes(milliseconds - one * 60_000, span))
      : [],
  );
  const lost = times.flatMap((one) => listLostDigits(one, span));
  return createDoubt('zone', span, [time, ...zones, ...texts, ...lost]);
}

/** A time of day without its seconds: any of them, at the offsets of many. */
function listLostSeconds(times: readonly ReadTime[], span: Span): readonly JsonNumber[] {
  return times.flatMap(({ milliseconds, offset }) =>
    (offset === null ? [...usualOffsets, -180, -300, 420, 540, 60, 120, 180] : [offset]).flatMap(
      (one) =>
        Array.from({ length: 59 }, (_, at) =>
          createNumber(String(milliseconds / 1000 - one * 60 + at + 1), span),
        ).flatMap((number) => number ?? []),
    ),
  );
}

/** Where the zone is not said: everyday ones, in minutes. */
const usualOffsets = [0, 480, 330];

/** Seconds that were taken for milliseconds and written without them: the last three digits can be any. */
function listLostDigits({ milliseconds, offset }: ReadTime, span: Span): readonly JsonNumber[] {
  return (offset === null ? usualOffsets : [offset]).flatMap((one) => {
    const whole = milliseconds - one * 60_000;
    if (whole >= mistakenBefore || whole % 1000 !== 0) return [];
    return Array.from({ length: 999 }, (_, at) => String(whole + at + 1)).flatMap(
      (number) => createNumber(number, span) ?? [],
    );
  });
}

/** In 1970: Unix seconds of today that were taken for milliseconds. */
const mistakenBefore = 1e10;

/** Seconds; or, where a program took seconds for milliseconds, the year is 1970 and those are the seconds. */
function listUnixTimes(milliseconds: number, span: Span): readonly JsonNumber[] {
  const whole = [
    milliseconds < mistakenBefore ? milliseconds : Math.floor(milliseconds / 1000),
    milliseconds,
  ];
  return [...new Set(whole)].flatMap((number) => createNumber(String(number), span) ?? []);
}

const perDay = 86_400_000;

/** In the profile of ISO 8601 that APIs write, with and without a fraction. */
function listAtOffsets(utc: number): readonly string[] {
  const texts: string[] = [];
  for (const offset of offsets) {
    if (offset % 30 !== 0) continue;
    const local = utc + offset * 60_000;
    if (Math.abs(local) > 1e8 * perDay) continue;
    const [whole = ''] = new Date(local).toISOString().split('.');
    const fraction = new Date(local).toISOString().slice(whole.length, -1);
    const zones = offset === 0 ? ['Z', '+00:00', '+0000'] : [printOffset(offset)];
    for (const zone of zones) texts.push(whole + zone, whole + fraction + zone);
    texts.push(whole.replace('T', ' '), whole);
  }
  return texts;
}

/** A local time in the forms in which databases and programs exchange it, as Java's LocalDateTime reads and writes it. */
function listLocal(local: number): readonly string[] {
  if (Math.abs(local) > 1e8 * perDay) return [];
  const whole = new Date(local).toISOString().slice(0, -5);
  const sql = whole.replace('T', ' ');
  return [sql, whole, `${whole}.000`, sql.replaceAll('-', '/'), whole.replace(/\D/g, '')];
}

/** A local time as one of ISO 8601 with its offset, or in UTC, as JavaScript's `toISOString` and Python's `isoformat` write it. */
function listWithOffset(local: number): readonly string[] {
  if (Math.abs(local) > 1e8 * perDay) return [];
  return offsets.flatMap((offset) => {
    if (offset % 30 !== 0) return [];
    const [whole = ''] = new Date(local).toISOString().split('.');
    const utc = new Date(local - offset * 60_000).toISOString();
    return [utc, `${utc.slice(0, whole.length)}Z`, whole + printOffset(offset)];
  });
}

/** .NET’s DateTime.ToString, which Json.NET makes of such a text: of the invariant culture, of en-US, en-GB and zh-CN. */
function listDotnetTexts(utc: number, own: number): readonly string[] {
  return [...new Set([own, ...usualOffsets])].flatMap((offset) => {
    const local = utc + offset * 60_000;
    if (Math.abs(local) > 1e8 * perDay) return [];
    const [year = '', month = '', day = '', time = ''] = new Date(local)
      .toISOString()
      .slice(0, 19)
      .split(/[-T]/);
    const [hour, ...rest] = time.split(':');
    const hours = Number(hour);
    const half = hours < 12 ? 'AM' : 'PM';
    const short = (two: string): string => String(Number(two));
    return [
      `${month}/${day}/${year} ${time}`,
      `${short(month)}/${short(day)}/${year} ${[hours % 12 || 12, ...rest].join(':')} ${half}`,
      `${day}/${month}/${year} ${time}`,
      `${year}/${short(month)}/${short(day)} ${[hours, ...rest].join(':')}`,
    ];
  });
}

/** A spreadsheet's days since the end of 1899, in local time. Null where it is no such number of the years from 1982 on. */
export function doubtSerialDate(node: JsonNumber): DumpNode | null {
  if (!/^[3-9]\d{4}\.\d{4,}$/.test(node.plain)) return null;
  const seconds = Math.round((Number(node.plain) - serialOf1970) * 86_400);
  return doubtTime(node, [{ milliseconds: seconds * 1000, offset: null }], []);
}

/** The first of January 1970 in days of a spreadsheet. */
const serialOf1970 = 25_569;

/** Milliseconds where the contract has seconds. */
export function listSecondsOf(node: JsonNumber): readonly JsonNumber[] {
  if (!/^\d{13}$/.test(node.plain)) return [];
  const seconds = createNumber(node.plain.slice(0, 10), node.span);
  return seconds === null ? [] : [seconds];
}

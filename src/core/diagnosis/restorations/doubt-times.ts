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
  readTime,
  readTimeList,
  readTimeParts,
} from './read-time';

/** Null where it is no moment. */
export function doubtTimeText(node: JsonString, key: string | null): DumpNode | null {
  const time = readTime(node.value);
  if (time === null) return null;
  const texts =
    key === 'completedAt' || time.offset === null
      ? []
      : listAtOffsets(time.milliseconds - time.offset * 60_000).map((text) =>
          createText(text, node.span),
        );
  return doubtTime(node, time, texts);
}

export function doubtTimeList(node: DumpArray): DumpNode | null {
  const numbers = node.items.flatMap((item) => (item.type === 'number' ? [item.plain] : []));
  const time = numbers.length === node.items.length ? readTimeList(numbers) : null;
  return time === null ? null : doubtTime(node, time, []);
}

/** PHP's DateTime, MongoDB's dates, and classes of seconds and nanoseconds. */
export function doubtTimeObject(node: DumpObject): DumpNode | null {
  if (node.members.length > 3) return null;
  const texts = new Map<string, string>();
  for (const { key, value } of node.members) {
    const text =
      value.type === 'string' ? value.value : value.type === 'number' ? value.plain : null;
    if (text !== null) texts.set(key.value.toLowerCase().replace(/^[_$]/, ''), text);
  }
  const time = readTimeParts(texts);
  return time === null ? null : doubtTime(node, time, []);
}

function doubtTime(
  node: DumpNode,
  { milliseconds, offset }: ReadTime,
  texts: DumpNode[],
): DumpNode {
  const { span } = node;
  const likely = listUnixTimes(milliseconds - (offset ?? 0) * 60_000, span);
  const time = createDoubt('time', span, [node, ...likely]);
  const zones =
    offset === null
      ? offsets.flatMap((one) => listUnixTimes(milliseconds - one * 60_000, span))
      : [];
  return createDoubt('zone', span, [time, ...zones, ...texts]);
}

/** Seconds; or, where a program took seconds for milliseconds, the year is 1970 and those are the seconds. */
function listUnixTimes(milliseconds: number, span: Span): readonly JsonNumber[] {
  const isMistaken = milliseconds < 1e10;
  const whole = [isMistaken ? milliseconds : Math.floor(milliseconds / 1000), milliseconds];
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

/** Milliseconds where the contract has seconds. */
export function listSecondsOf(node: JsonNumber): readonly JsonNumber[] {
  if (!/^\d{13}$/.test(node.plain)) return [];
  const seconds = createNumber(node.plain.slice(0, 10), node.span);
  return seconds === null ? [] : [seconds];
}

/** Headers that a log's own format has under other names in the line of the body: nginx's `sign="…" nonce="…"`. */
import type { CallbackHeaderName } from '../../contract';
import type { Span } from '../../text/span';
import { toCallbackName } from '../headers/pick-headers';
import type { FoundBody, FoundHeaders, FoundRequest } from './found';
import { printFields } from './header-text';
import { pickSignature, trim } from './left-text';
import { createRequest } from './pair-parts';

/** The clearer name of a header stands first. */
const shorter: readonly (readonly [CallbackHeaderName, RegExp])[] = [
  ['X-Sign', /^sign$/],
  ['X-Sign', /^signature$/],
  ['X-Nonce', /^nonce$/],
  ['X-Timestamp', /^timestamp$/],
  ['X-Timestamp', /^ts$/],
  ['X-Merchant-No', /^(?:merchant|mch)no$/],
  ['X-Merchant-No', /^(?:mno|mch|merchant|mchid|merchantid)$/],
];

const shapes: Readonly<Record<CallbackHeaderName, RegExp>> = {
  'Content-Type': /^\w+\/[\w.+-]+(?:; ?charset=[\w-]+)?$/i,
  // Of 1024 to 4096 bits; the escapes of an address are told where the header is read.
  'X-Sign': /^(?:[\w+/-]|%2[BF]){168,690}(?:=|%3D){0,2}$/i,
  'X-Nonce': /^[\w.:+/=-]{4,128}$/,
  'X-Timestamp': /^\d{9,13}$/,
  'X-Merchant-No': /^[\w.-]{1,64}$/,
};

const pair = /(?<![\w-])([A-Za-z][\w-]{0,40})=(?:"([^"\\\n]*)"|'([^'\\\n]*)'|([^\s"',;|&]+))/g;

/** In characters, before the body and behind it. */
const lineLimit = 5000;

interface Entry {
  readonly name: CallbackHeaderName;
  readonly written: string;
  readonly value: string;
  /** The lower, the clearer its name. */
  readonly rank: number;
  /** Where it stands in its part of the line. */
  readonly at: number;
}

/**
 * @param bodies of which no headers were found
 * @param isSignEnough the line is surely theirs, whatever of the other headers it has
 */
export function readLinePairs(
  text: string,
  bodies: readonly FoundBody[],
  isSignEnough = false,
): readonly FoundRequest[] {
  // Several forms may have found it.
  const places = new Map(bodies.toReversed().map((body) => [body.span.start, body]));
  const sorted = [...places.values()].toSorted((one, other) => one.span.start - other.span.start);
  return sorted.flatMap((body, index) => {
    const line = findLine(text, body.span);
    const isShared =
      (sorted[index - 1]?.span.end ?? -1) > line.start ||
      (sorted[index + 1]?.span.start ?? text.length) < line.end;
    return isShared ? [] : (readPairs(text, line, body, isSignEnough) ?? []);
  });
}

/** Whether the line of the body has a signature, and these headers are none of that line's. */
export function isOfOtherLine(text: string, body: Span, headers: FoundHeaders): boolean {
  const line = findLine(text, body);
  const isInside = headers.span.start >= line.start && headers.span.end <= line.end;
  if (isInside) return false;
  const signs = [text.slice(line.start, body.start), text.slice(body.end, line.end)].flatMap(
    (part) =>
      listEntries(part).flatMap(({ name, value }) => (name === 'X-Sign' ? [trim(value)] : [])),
  );
  const written = text.slice(line.start, line.end).replaceAll('\\', '');
  return signs.length > 0 && !written.includes(trim(pickSignature(headers)));
}

function findLine(text: string, { start, end }: Span): Span {
  const from = Math.max(0, start - lineLimit);
  const before = text.slice(from, start).lastIndexOf('\n');
  const after = text.slice(end, end + lineLimit).indexOf('\n');
  return {
    start: from + before + 1,
    end: after === -1 ? Math.min(text.length, end + lineLimit) : end + after,
  };
}

function listEntries(part: string): readonly Entry[] {
  return [...part.matchAll(pair)].flatMap((match) => {
    const [, written = '', ...values] = match;
    const value = values.find((one) => one !== undefined) ?? '';
    const known = nameEntry(written);
    return known !== null && shapes[known.name].test(value)
      ? [{ ...known, written, value, at: match.index }]
      : [];
  });
}

/** Of two times under two names one is the log's own: the callback's stands nearest to what else is the callback's. */
function dropFarTimes(entries: readonly Entry[]): readonly Entry[] {
  const others = entries.filter(({ name }) => name === 'X-Sign' || name === 'X-Nonce');
  const isTime = ({ name, rank, value }: Entry): boolean =>
    name === 'X-Timestamp' && rank >= 0 && value.length === 10;
  const measure = ({ at }: Entry): number =>
    Math.min(
      ...others.map((other) =>
        at > other.at ? at - other.at - other.value.length : other.at - at,
      ),
    );
  const times = entries.filter(isTime);
  const least = Math.min(...times.map(measure));
  return entries.filter((one) => !isTime(one) || measure(one) === least);
}

function readPairs(
  text: string,
  line: Span,
  body: FoundBody,
  isSignEnough: boolean,
): FoundRequest | null {
  const entries = new Map<CallbackHeaderName, Entry>();
  for (const part of [
    text.slice(line.start, body.span.start),
    text.slice(body.span.end, line.end),
  ]) {
    for (const entry of dropFarTimes(listEntries(part))) {
      const before = entries.get(entry.name);
      // Two of one name are of two things.
      if (before !== undefined && before.rank === entry.rank && before.value !== entry.value)
        return null;
      if (before === undefined || entry.rank < before.rank) entries.set(entry.name, entry);
    }
  }
  const isTold = isSignEnough || entries.has('X-Nonce') || entries.has('X-Timestamp');
  const all = [...entries.values()];
  const headers = entries.has('X-Sign') && isTold ? printFields(all, line) : null;
  if (headers === null) return null;
  const names = all
    .filter(({ rank }) => rank >= 0)
    .map(({ written, name }) => ({ written, header: name }));
  const request = createRequest('log', headers, body);
  return names.length === 0 ? request : { ...request, notes: [{ code: 'names-read', names }] };
}

function nameEntry(written: string): Pick<Entry, 'name' | 'rank'> | null {
  const own = toCallbackName(written);
  if (own !== undefined) return { name: own, rank: -1 };
  const simple = written.replace(/[-_]/g, '').toLowerCase();
  const rank = shorter.findIndex(([, pattern]) => pattern.test(simple));
  const name = shorter[rank]?.[0];
  return name === undefined ? null : { name, rank };
}

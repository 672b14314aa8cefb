/**
 * Headers and bodies that were logged apart, put together where only one callback can be meant. A signature beside another
 * callback's body fails for nothing, so that what is not certain is left out.
 */

/** Headers, or a body. */
export interface Half<Headers, Body> {
  readonly of: { readonly headers: Headers } | { readonly body: Body };
  /** Lines, or entries of a log. */
  readonly first: number;
  readonly last: number;
  /** What stands around it: the name of a thread, a request's number. */
  readonly around: string;
}

/** So far from each other, in lines or entries, they are neighbours; so far where they name the same thread or request. */
const farthest = { unnamed: 10, named: 200 };

/**
 * @param halves in the text's order
 * @param areAlone nothing else stands in the text: who copies two lines means them together
 */
export function pairNeighbours<Headers, Body>(
  halves: readonly Half<Headers, Body>[],
  areAlone = false,
): readonly (readonly [Headers, Body])[] {
  const streams = areAlone && halves.length === 2 ? [halves] : listStreams(halves);
  const [behind, before] = [walk(streams, true), walk(streams, false)];
  const walked = pickOrder(behind, before);
  return walked.flatMap(([one, other]) => {
    const [{ of: first }, { of: second }] = isHeaders(one) ? [one, other] : [other, one];
    return 'headers' in first && 'body' in second ? [[first.headers, second.body] as const] : [];
  });
}

type Stream<Headers, Body> = readonly Half<Headers, Body>[];
type Walked<Headers, Body> = readonly (readonly [Half<Headers, Body>, Half<Headers, Body>])[];

function isHeaders({ of }: Half<unknown, unknown>): boolean {
  return 'headers' in of;
}

/** A program has them in one order: the one that leaves less alone, unless what it joins stands farther from each other. */
function pickOrder<Headers, Body>(
  one: Walked<Headers, Body>,
  other: Walked<Headers, Body>,
): Walked<Headers, Body> {
  const [more, fewer] = one.length >= other.length ? [one, other] : [other, one];
  if (fewer.length === 0) return more;
  const difference = measureGap(more) - measureGap(fewer);
  if (more.length > fewer.length) return difference <= 0 ? more : [];
  return difference === 0 ? [] : difference < 0 ? more : fewer;
}

function measureGap(walked: Walked<unknown, unknown>): number {
  const gaps = walked.map(([one, other]) => other.first - one.last);
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
}

/** Each second half with the first one before it, where that is the only one which still waits for its other half. */
function walk<Headers, Body>(
  streams: readonly Stream<Headers, Body>[],
  areHeadersFirst: boolean,
): Walked<Headers, Body> {
  const farthestGap = streams.length > 1 ? farthest.named : farthest.unnamed;
  return streams.flatMap((stream) => {
    const pairs: (readonly [Half<Headers, Body>, Half<Headers, Body>])[] = [];
    let waiting: Half<Headers, Body>[] = [];
    let doubtful = 0;
    for (const half of stream) {
      waiting = waiting.filter(({ last }) => half.first - last <= farthestGap);
      if (waiting.length === 0) doubtful = 0;
      if (isHeaders(half) === areHeadersFirst) {
        waiting.push(half);
        continue;
      }
      const [only] = waiting;
      if (only !== undefined && waiting.length === 1) pairs.push([only, half]);
      doubtful += 1;
      if (doubtful >= waiting.length) [waiting, doubtful] = [[], 0];
    }
    return pairs;
  });
}

/** By the thread or the request that all of them name; one stream where they name none. */
function listStreams<Headers, Body>(
  halves: readonly Half<Headers, Body>[],
): readonly Stream<Headers, Body>[] {
  const marks = halves.map(({ around }) => readMarks(around));
  const headers = halves.filter(isHeaders).length;
  const isAnyAlone = Math.min(headers, halves.length - headers) < 2;
  const slots = listCommonSlots(marks).filter((slot) => {
    const values = marks.map((one) => one.get(slot));
    if (new Set(values).size === 1) return false;
    const listed = (wanted: boolean) =>
      new Set(
        values.filter((_, index) => isHeaders(halves[index] as (typeof halves)[0]) === wanted),
      );
    const [named, others] = [listed(true), listed(false)];
    const shared = [...named].filter((value) => others.has(value));
    // One half may be another callback's; where several have none in common, a callback goes from thread to thread.
    if (isName(slot) && (shared.length > 0 || isAnyAlone)) return true;
    return shared.length * 2 >= Math.max(named.size, others.size);
  });
  const streams = new Map<string, Half<Headers, Body>[]>();
  for (const [index, half] of halves.entries()) {
    const name = JSON.stringify(slots.map((slot) => marks[index]?.get(slot)));
    const stream = streams.get(name);
    if (stream === undefined) streams.set(name, [half]);
    else stream.push(half);
  }
  return [...streams.values()];
}

/** More than a line begins with. */
const mostSlots = 32;

/** What each of them has: all values are compared only of these. */
function listCommonSlots(marks: readonly ReadonlyMap<string, string>[]): readonly string[] {
  let slots = [...(marks[0]?.keys() ?? [])];
  for (const one of marks) slots = slots.filter((slot) => one.has(slot));
  return slots.slice(0, mostSlots);
}

const clock =
  /(?:\d{2,4}[-/.]\w{2,3}[-/.]\d{2,4}[T :]?)?\d\d:\d\d(?::\d\d)?(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?/g;
const timeKey = /time|date|^ts$/i;

/** What has a number and is no time: by the name before it, or else by its own letters. */
function readMarks(around: string): ReadonlyMap<string, string> {
  const text = around.replace(clock, ' ');
  const marks = new Map<string, string>();
  let [name, end] = ['', 0];
  for (const { 0: word, index } of text.matchAll(/[\w-]+/g)) {
    const isNamed =
      /^[A-Za-z_]/.test(name) && /^["']?\s?[:=]\s?["'[]?$/.test(text.slice(end, index));
    const slot = isNamed ? `${name}=` : toShape(word);
    if (/\d/.test(word) && slot !== '#' && !(isNamed && timeKey.test(name)) && !marks.has(slot))
      marks.set(slot, word);
    [name, end] = [word, index + word.length];
  }
  return marks;
}

/** `http-1` and `http-12` are alike, and so are two numbers in hexadecimal digits. */
function toShape(word: string): string {
  return /^[\da-f-]{8,}$/i.test(word) && /[a-f]/i.test(word) ? 'hex' : word.replace(/\d+/g, '#');
}

/** A thread's: letters, and a number that tells one from the others. */
function isName(slot: string): boolean {
  return /^[A-Za-z][A-Za-z#_-]*-#$/.test(slot);
}

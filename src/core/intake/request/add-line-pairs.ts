/** What stands in the lines of bodies under a log's own names, beside what the forms have read. */

import { findOnce } from './find-once';
import { Effort, type FoundBody, type FoundHeaders, type FoundRequest } from './found';
import { headerHint } from './holds-request';
import { blankRequests, KnownSignatures, pickSignature } from './left-text';
import { isOfOtherLine, readLinePairs } from './line-pairs';
import { listWrittenBodies } from './loose-text';
import { createRequest } from './pair-parts';
import { isComplete, nothing, type Parts, sortPlaces, toParts } from './parts';
import { isAlone } from './pick-likely';

/** Where a line has them under names of its own, which no form reads. */
export function addLinePairs(text: string, parts: Parts, effort: Effort): Parts {
  const isNone = parts.requests.length === 0 && parts.headers.length === 0;
  const read = isNone
    ? readLinePairs(text, parts.bodies.filter(isAlone))
    : parts.requests.map((one) => addPairs(text, one));
  const places = findMoved(text, read);
  const apart = read.filter((one) => isOfOther(text, one, places));
  const others = new Set(apart);
  const own = read.filter((one) => !others.has(one));
  const known = new KnownSignatures();
  known.add(own.filter(isComplete));
  const rest = blankRequests(text, own.filter(isComplete));
  if (apart.length === 0 && known.findOther(rest) === null) return { ...parts, requests: read };
  const lines = listPairLines(rest, effort).filter((one) => !known.has(one));
  const starts = new Set(lines.map(({ body }) => body?.span.start));
  const bodies = apart.flatMap((one) => locateBody(one, places) ?? []);
  const lonely = bodies
    .filter(({ span }) => !starts.has(span.start))
    .map((body) => readLinePairs(text, [body], true)[0] ?? createRequest('body', null, body));
  if (lines.length === 0 && lonely.length === 0) return { ...parts, requests: read };
  const requests = [...own, ...lines, ...lonely];
  const complete = requests.filter(isComplete);
  if (complete.length > 0 && !lonely.some(({ headers }) => headers === null))
    return toParts(sortPlaces(complete));
  const headers = [...parts.headers, ...apart.flatMap((one) => one.headers ?? [])];
  return { ...nothing, requests: sortPlaces(requests), headers };
}

/** Those that a form took of a line's names, and the line's others. */
function addPairs(text: string, one: FoundRequest): FoundRequest {
  const { headers, body } = one;
  if (headers === null || body === null || one.isMoved || hasTold(headers)) return one;
  const [found] = readLinePairs(text, [body]);
  const isMore = found?.headers != null && pickSignature(found.headers) === pickSignature(headers);
  return found !== undefined && isMore && found.headers.own.length > headers.own.length
    ? { ...found, notes: [...one.notes, ...found.notes] }
    : one;
}

/** Where bodies stand that were read in a text made of this one. */
type MovedPlaces = ReadonlyMap<FoundBody, number>;

/** A signature in the line of a body is the body's: no other line's headers are. */
function isOfOther(text: string, one: FoundRequest, places: MovedPlaces): boolean {
  const body = locateBody(one, places);
  return one.headers !== null && body !== null && isOfOtherLine(text, body.span, one.headers);
}

/** In the part of this text of which theirs was made, where they stand there once. */
function findMoved(text: string, requests: readonly FoundRequest[]): MovedPlaces {
  const parts = new Map<string, FoundRequest[]>();
  for (const one of requests) {
    if (!one.isMoved || one.body === null) continue;
    const name = `${one.span.start}-${one.span.end}`;
    const others = parts.get(name);
    if (others === undefined) parts.set(name, [one]);
    else others.push(one);
  }
  const places = new Map<FoundBody, number>();
  for (const all of parts.values()) {
    const { start, end } = (all[0] as FoundRequest).span;
    const bodies = all.flatMap(({ body }) => body ?? []);
    const found = findOnce(
      text.slice(start, end),
      bodies.map((body) => body.text),
    );
    for (const body of bodies) {
      const at = found.get(body.text);
      if (at !== undefined) places.set(body, start + at);
    }
  }
  return places;
}

/** Null where it is not known. */
function locateBody({ body, isMoved }: FoundRequest, places: MovedPlaces): FoundBody | null {
  if (body === null || !isMoved) return body;
  const start = places.get(body);
  return start === undefined ? null : { ...body, span: { start, end: start + body.text.length } };
}

function listPairLines(text: string, effort: Effort): readonly FoundRequest[] {
  const own = new Effort(text.length);
  const found = readLinePairs(text, listWrittenBodies(text, own));
  if (own.stoppedAt !== null) effort.stop(own.stoppedAt);
  return found;
}

/** Of a log's own format, which would else be tried as another language's dumps: those are read of few entries. */
export function readEntryPairs(entry: string): readonly FoundRequest[] {
  if (!headerHint.test(entry)) return [];
  const found = readLinePairs(entry, listWrittenBodies(entry, new Effort(entry.length)));
  return found.filter(({ headers }) => headers !== null && hasTold(headers));
}

function hasTold({ own }: FoundHeaders): boolean {
  return ['X-Timestamp', 'X-Nonce'].every((name) => own.some(([known]) => known === name));
}

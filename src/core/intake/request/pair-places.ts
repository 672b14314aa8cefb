/** Puts headers and bodies of one text together by where they stand in it. */
import { buildLineStarts, type Span, toPosition } from '../../text/span';
import type { FoundBody, FoundHeaders } from './found';
import { createHalf, type LoggedHalf, pairHalves } from './logged-halves';
import { type Pair, pairOne } from './pair-parts';

/** A log has others' beside them; in another text one set of headers has the one body, and so have several of one body's. */
export function pairPlaces(
  text: string,
  isOfLog: boolean,
  headers: readonly FoundHeaders[],
  bodies: readonly FoundBody[],
): readonly Pair[] {
  const places = [...new Set(bodies.map(({ span }) => span.start))];
  const [at] = places;
  const sides = new Set(headers.map(({ span }) => at !== undefined && span.start < at));
  if (places.length === 1 && sides.size === 1 && !isOfLog)
    return headers.flatMap((one) => pairOne(one, bodies));
  const starts = buildLineStarts(text);
  const place = (of: LoggedHalf['of'], span: Span) => {
    const [first, last] = [span.start, span.end].map((at) => toPosition(starts, at).line);
    const from = text.lastIndexOf('\n', span.start - 1) + 1;
    const [line = ''] = text.slice(from, from + lineLimit).split('\n', 1);
    return { half: createHalf(of, line, { first: first ?? 0, last: last ?? 0 }), at: span.start };
  };
  const halves = [
    ...headers.map((one) => place({ headers: one }, one.span)),
    ...places.map((start) => {
      const body = bodies.filter(({ span }) => span.start === start);
      return place({ body }, (body[0] as FoundBody).span);
    }),
  ];
  return pairHalves(halves.sort((one, other) => one.at - other.at).map(({ half }) => half));
}

/** In characters: what tells one entry from another stands before that. */
const lineLimit = 5000;

/** Puts headers and the body that stands nearest to them together. */
import { joinSpans } from '../../text/span';
import type { FoundBody, FoundHeaders, FoundRequest } from './found';
import { nothing, type Parts, toParts } from './parts';
import { weakRank } from './rank-body';
import type { RequestForm } from './request-reading';

export function isStrong({ rank }: FoundBody): boolean {
  return rank < weakRank;
}

/**
 * @param isList its items are several things: what is weak in one belongs to no other
 * @param pair by default what a tool wrote as one value: its order says which belong together
 */
export function pairParts(
  parts: Parts,
  nameForm: () => RequestForm,
  isList: boolean,
  pair: Pairing = pairInValue,
): Parts {
  const { requests } = parts;
  if (parts.headers.length === 0 && requests.length === 0) return parts;
  const used = new Set(requests.map(({ headers }) => headers?.identity));
  // A tool may show the same headers twice, as a list and as an object.
  const headers = listOnce(parts.headers).filter(({ identity }) => !used.has(identity));
  const usedTexts = new Set(requests.map(({ body }) => body?.text));
  const bodies = parts.bodies.filter(({ text }) => !usedTexts.has(text));
  if (headers.length === 0) {
    return requests.length > 0 ? { requests, headers, bodies: [] } : { ...parts, bodies };
  }
  const strong = bodies.filter(isStrong);
  const paired = pair(
    headers,
    isList || (headers.length === 1 && strong.length > 0) ? strong : bodies,
  );
  if (paired.length === 0) return { requests, headers, bodies: isList ? strong : bodies };
  const done = new Set(paired.map(([one]) => one));
  const form = nameForm();
  return {
    requests: [...requests, ...paired.map(([one, body]) => createRequest(form, one, body))],
    headers: headers.filter((one) => !done.has(one)),
    bodies: [],
  };
}

/** What of them belongs together. */
export type Pairing = (
  headers: readonly FoundHeaders[],
  bodies: readonly FoundBody[],
) => readonly Pair[];

function pairInValue(
  headers: readonly FoundHeaders[],
  bodies: readonly FoundBody[],
): readonly Pair[] {
  const [only] = headers;
  return only !== undefined && headers.length === 1
    ? pairOne(only, bodies)
    : pairSeveral(headers, bodies);
}

export type Pair = readonly [FoundHeaders, FoundBody];

export function createRequest(
  form: RequestForm,
  headers: FoundHeaders | null,
  body: FoundBody | null,
): FoundRequest {
  const spans = [headers?.span, body?.span].filter((span) => span !== undefined);
  const span = spans.reduce(joinSpans, spans[0] ?? { start: 0, end: 0 });
  return { form, headers, body, notes: [], span };
}

/** With each of the likeliest bodies, where they are not the same. */
export function pairOne(headers: FoundHeaders, bodies: readonly FoundBody[]): readonly Pair[] {
  const best = Math.min(...bodies.slice(0, mostBodies).map(({ rank }) => rank));
  const texts = new Set<string>();
  return bodies.slice(0, mostBodies).flatMap((body): Pair[] => {
    if (body.rank !== best || texts.has(body.text)) return [];
    texts.add(body.text);
    return [[headers, body]];
  });
}

/** More than anybody chooses from. */
const mostBodies = 200;

/** One body each, in the text's order; else to each the body that follows it. */
function pairSeveral(
  headers: readonly FoundHeaders[],
  bodies: readonly FoundBody[],
): readonly Pair[] {
  const strong = bodies.filter(isStrong);
  if (headers.length === strong.length) {
    return headers.map((one, index): Pair => [one, strong[index] as FoundBody]);
  }
  const [only] = strong;
  if (only !== undefined && strong.length === 1) return headers.map((one): Pair => [one, only]);
  const pairs: Pair[] = [];
  let at = 0;
  for (const [index, one] of headers.entries()) {
    const next = headers[index + 1]?.span.start ?? Number.POSITIVE_INFINITY;
    while ((strong[at]?.span.start ?? next) < one.span.start) at++;
    const body = strong[at];
    if (body !== undefined && body.span.start < next) pairs.push([one, body]);
  }
  return pairs;
}

export function listOnce(headers: readonly FoundHeaders[]): readonly FoundHeaders[] {
  const known = new Map<string, FoundHeaders>();
  for (const one of headers) {
    const before = known.get(one.identity);
    // The one that has more of the other headers.
    if (before === undefined || one.text.length > before.text.length) known.set(one.identity, one);
  }
  return known.size === headers.length ? headers : [...known.values()];
}

/** Headers of one form and a body of another: `curl -v`, and the body in the line below. */
export function joinHalves({ requests, headers, bodies }: Parts, pair: Pairing): Parts {
  const [request] = requests;
  const sets = new Set(requests.map((one) => one.headers?.identity));
  const texts = [...new Map(bodies.map((body) => [body.text, body])).values()];
  const [body] = texts;
  if (request?.headers && sets.size === 1 && body !== undefined && texts.length === 1) {
    const pairs = pair([request.headers], [body]);
    return toParts(pairs.map((one) => createRequest(request.form, ...one)));
  }
  return requests.length > 0
    ? { ...nothing, requests: [...requests] }
    : { requests, headers, bodies };
}

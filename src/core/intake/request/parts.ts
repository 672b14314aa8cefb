/** What is found of requests in a text, and how it is put together. */
import type { Span } from '../../text/span';
import type { FoundBody, FoundHeaders, FoundRequest } from './found';
import type { RequestForm } from './request-reading';

/** What was found in a part of a tree: whole requests, and what is still without its other half; all in the text's order. */
export interface Parts {
  readonly requests: readonly FoundRequest[];
  readonly headers: readonly FoundHeaders[];
  readonly bodies: readonly FoundBody[];
}

export const nothing: Parts = { requests: [], headers: [], bodies: [] };

export function joinParts(parts: readonly Parts[]): Parts {
  const some = parts.filter((one) => one !== nothing);
  const [only] = some;
  if (only === undefined) return nothing;
  if (some.length === 1) return only;
  return {
    requests: some.flatMap(({ requests }) => requests),
    headers: some.flatMap(({ headers }) => headers),
    bodies: some.flatMap(({ bodies }) => bodies),
  };
}

export function toParts(requests: readonly FoundRequest[]): Parts {
  return requests.length === 0 ? nothing : { ...nothing, requests };
}

export function nameRequests(parts: Parts, form: RequestForm): Parts {
  const requests = parts.requests.map((one) =>
    one.form === 'headers-and-body' || one.form === 'text' ? { ...one, form } : one,
  );
  return { ...parts, requests };
}

/** What a form is called that says more than the one inside of it. */
const telling: ReadonlySet<RequestForm> = new Set<RequestForm>([
  'headers-and-body',
  'http-message',
  'text',
  'log',
]);

export function moveParts(
  { requests, headers, bodies }: Parts,
  span: Span,
  form: RequestForm,
): Parts {
  const name = (inner: RequestForm): RequestForm =>
    form !== 'headers-and-body' && telling.has(inner) ? form : inner;
  return {
    requests: requests.map((one) => ({ ...one, form: name(one.form), span, isMoved: true })),
    headers: headers.map((one) => ({ ...one, span })),
    bodies: bodies.map((one) => ({ ...one, span })),
  };
}

/** By so many characters: they were read in a part of the text. */
export function shiftParts({ requests, headers, bodies }: Parts, by: number): Parts {
  const shift = <One extends { readonly span: Span }>(one: One): One => ({
    ...one,
    span: { start: one.span.start + by, end: one.span.end + by },
  });
  return {
    requests: requests.map((one) => ({
      ...shift(one),
      headers: one.headers && shift(one.headers),
      body: one.body && shift(one.body),
    })),
    headers: headers.map(shift),
    bodies: bodies.map(shift),
  };
}

export function isEmpty({ requests, headers, bodies }: Parts): boolean {
  return requests.length + headers.length + bodies.length === 0;
}

export function isComplete({ headers, body }: FoundRequest): boolean {
  return headers !== null && body !== null;
}

/** In the text’s order. */
export function sortPlaces(requests: readonly FoundRequest[]): readonly FoundRequest[] {
  return requests.toSorted((one, other) => one.span.start - other.span.start);
}

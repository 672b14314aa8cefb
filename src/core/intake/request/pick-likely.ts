/** What of all that was found is given. */
import type { FoundBody, FoundRequest } from './found';
import { headerHint } from './holds-request';
import { createRequest, isStrong } from './pair-parts';
import type { Parts } from './parts';

/** The most that is there: whole requests, else halves; those with a signature, else all; each once. */
export function pickLikely({ requests, headers, bodies }: Parts): readonly FoundRequest[] {
  const halves = [...requests, ...headers.map((one) => createRequest('headers', one, null))];
  const found =
    halves.length > 0
      ? halves
      : bodies.filter(isAlone).map((one) => createRequest('body', null, one));
  const signed = found.filter((one) => one.headers?.hasSign);
  const known = new Map<string, FoundRequest>();
  for (const one of signed.length > 0 ? signed : found) {
    const name = JSON.stringify([one.headers?.identity, one.body?.text]);
    if (!known.has(name)) known.set(name, one);
  }
  return [...known.values()];
}

/** A dump that has the headers in it, too, is more than a body. */
export function isAlone(body: FoundBody): boolean {
  return isStrong(body) && (body.rank < 6 || !headerHint.test(body.text));
}

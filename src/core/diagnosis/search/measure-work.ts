/** What the parts of a search cost, in the units of work that a meter counts: some nanoseconds each. */
import type { CanonicalRules } from '../../canonical/canonical-rules';
import type { CanonicalSource } from '../../canonical/list-entries';
import { visitScalars } from '../../json/visit-scalars';
import { countUtf8Bytes } from '../../text/count-utf-8-bytes';
import type { CandidateEntries } from './candidate-hasher';

/** What a candidate costs beside its characters. */
const candidateWork = 400;
/** What an entry costs that is joined: of many ones more, as the processor's caches hold no such list. */
const joinWork = 15;
const longJoinWork = 45;
/** In entries. */
const longList = 10_000;
/** What a character costs that is rewritten, or hashed by another hash. */
export const rewriteWork = 25;
/** What an entry costs that is listed, and each value in it. */
const entryWork = 30;
/** What an entry costs beside that whose value is nested: it is printed. */
const nestedWork = 100;

/** What a character of the body costs that is printed anew. */
const printWork = 4;

/** One candidate: joined and hashed. */
export function measureJoining(
  list: CandidateEntries,
  rules: CanonicalRules,
  { bodyText }: CanonicalSource,
): number {
  const { encoding, text, charset, prehash, parts } = rules;
  const { entries } = list;
  let { characters } = list;
  let printed = 0;
  for (const part of parts ?? []) {
    if (part === 'timestamp' || part === 'nonce' || part === 'pairs') continue;
    characters += bodyText.length;
    if (part !== 'body' && part !== 'body-trimmed') printed += bodyText.length;
  }
  const isRewritten =
    encoding !== 'none' || text !== 'as-is' || charset !== 'utf-8' || prehash !== 'none';
  const perCharacter = isRewritten ? rewriteWork : 2 * list.density;
  const joining = perCharacter * characters + measureEntries(entries.kept.length);
  return candidateWork + joining + printWork * printed;
}

/** What at least one string costs that has the whole body in it, beside its list. */
export function measureString({ body, bodyText }: CanonicalSource): number {
  return 2 * countUtf8Bytes(bodyText) + measureEntries(body.members.length);
}

function measureEntries(count: number): number {
  return (count > longList ? longJoinWork : joinWork) * count;
}

/** One list of the entries. */
export function measureListing({ body }: CanonicalSource): number {
  let work = entryWork * body.members.length;
  for (const { value } of body.members) {
    if (value.type !== 'array' && value.type !== 'object') continue;
    work += nestedWork + value.span.end - value.span.start;
    visitScalars(value, () => {
      work += entryWork;
    });
  }
  return work;
}

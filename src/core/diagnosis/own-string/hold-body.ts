/** The body as JSON in one pair, as a wrapper holds it. */
import type { KeptEntry } from '../../canonical/canonical';
import { contractRules } from '../../canonical/canonical-rules';
import { flattenMember } from '../../canonical/flatten-member';
import { parseJson } from '../../json/parse-json';

/** JSON that has all fields of the body that are signed. */
export interface HeldBody {
  /** Whether each field has a pair of its own beside it. */
  readonly place: 'alone' | 'beside';
  /** Those that have another value there. */
  readonly otherFields: readonly string[];
  /** It has members beyond the body's. */
  readonly hasMore: boolean;
}

/** In characters; longer values are not read. */
const lengthLimit = 10_000;

/**
 * @param known the keys of the right string that have pairs
 * @param keys all that the body has
 * @returns null where the value is no such JSON
 */
export function readHeldBody(
  own: string,
  kept: readonly KeptEntry[],
  known: ReadonlySet<string>,
  keys: ReadonlySet<string>,
): HeldBody | null {
  if (own.length > lengthLimit || !own.startsWith('{')) return null;
  const parsed = parseJson(own);
  if (!parsed.ok || parsed.value.type !== 'object') return null;
  const { members } = parsed.value;
  const held = new Map(
    members.map((member) => [member.key.value, flattenMember(member, own, contractRules).value]),
  );
  const fields = kept.filter(({ source }) => source.input === 'body');
  const otherFields = fields.flatMap(({ key, value }) => (held.get(key) === value ? [] : [key]));
  const hasAll = fields.length > 0 && fields.every(({ key }) => held.has(key));
  // Of one key alone it may be any object.
  if (!hasAll || (fields.length === 1 && otherFields.length > 0)) return null;
  return {
    place: fields.every(({ key }) => known.has(key)) ? 'beside' : 'alone',
    otherFields,
    hasMore: members.some(({ key }) => !keys.has(key.value)),
  };
}

/** The body as JSON in one pair, as a wrapper holds it. */
import type { KeptEntry } from '../../canonical/canonical';
import { contractRules } from '../../canonical/canonical-rules';
import { flattenMember } from '../../canonical/flatten-member';
import { printNested } from '../../canonical/print-nested';
import { isNested } from '../../json/is-nested';
import type { JsonMember, JsonObject } from '../../json/json-node';
import { parseJson } from '../../json/parse-json';

/** JSON that has all fields of the body that are signed. */
export interface HeldBody {
  /** Whether each field has a pair of its own beside it. */
  readonly place: 'alone' | 'beside';
  /** Those that have another value there. */
  readonly otherFields: readonly string[];
  /** It is the body, in whatever order and white space. */
  readonly isWhole: boolean;
}

/** In characters; longer values are not read, and bodies of many more are in none of these: each pair is compared. */
const lengthLimit = 10_000;
const bodyLimit = 3 * lengthLimit;

/**
 * @param known the keys of the right string that have pairs
 * @returns null where the value is no such JSON
 */
export function readHeldBody(
  own: string,
  body: JsonObject,
  kept: readonly KeptEntry[],
  known: ReadonlySet<string>,
): HeldBody | null {
  const { start, end } = body.span;
  if (own.length > lengthLimit || end - start > bodyLimit || !own.startsWith('{')) return null;
  const parsed = parseJson(own);
  if (!parsed.ok || parsed.value.type !== 'object') return null;
  const [held, right] = [parsed.value, body].map(printMembers);
  const fields = kept.flatMap(({ key, source }) => (source.input === 'body' ? [key] : []));
  if (fields.length === 0 || !fields.every((key) => held?.has(key))) return null;
  const otherFields = fields.filter((key) => held?.get(key) !== right?.get(key));
  // Of one key alone it may be any object.
  if (fields.length === 1 && otherFields.length > 0) return null;
  return {
    place: fields.every((key) => known.has(key)) ? 'beside' : 'alone',
    otherFields,
    isWhole: printSorted(parsed.value) === printSorted(body),
  };
}

const sortedRules = { ...contractRules, nestedSorted: true } as const;

function printSorted(object: JsonObject): string {
  return printNested(object, sortedRules, '');
}

function printMembers({ members }: JsonObject): ReadonlyMap<string, string> {
  return new Map(members.map((member) => [member.key.value, printMember(member)]));
}

/** A number and its text are signed alike; the order of nested members is told by itself. */
function printMember(member: JsonMember): string {
  const { value } = member;
  return isNested(value)
    ? printNested(value, sortedRules, '')
    : flattenMember(member, '', contractRules).value;
}

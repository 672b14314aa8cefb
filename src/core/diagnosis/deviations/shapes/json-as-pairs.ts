/** One JSON of the body's fields, timestamp and nonce, whose signs were replaced by those of pairs. */
import type { CanonicalRules } from '../../../canonical/canonical-rules';
import type { CanonicalSource } from '../../../canonical/list-entries';
import { headerKeys } from '../../../contract';
import type { JsonMember, JsonNode } from '../../../json/json-node';
import { holdsType, listInside } from '../../../json/list-inside';
import type { Deviation, Variant } from '../../deviation';
import { jsonStyles } from '../json-styles';
import { listOwnKeys, mapOrders, ofKeys, withHeaders } from './json-forms';

type Rules = Partial<CanonicalRules>;

/** Such code is written by hand, mostly in these languages. */
const writers = {
  'sorted/javascript': { ...mapOrders.sorted, ...jsonStyles.javascript },
  'sorted/php': { ...mapOrders.sorted, ...jsonStyles.php },
  'behind/javascript': { ...mapOrders.behind, ...jsonStyles.javascript },
  'behind/php': { ...mapOrders.behind, ...jsonStyles.php },
} as const satisfies Readonly<Record<string, Rules>>;

/** Lists with and without their brackets. */
const signs = {
  braces: { encoding: 'json-as-pairs' },
  brackets: { encoding: 'json-as-pairs-without-brackets' },
} as const satisfies Readonly<Record<string, Rules>>;

type Writer = keyof typeof writers | `sorted/${typeof ofKeys}`;
type Signs = keyof typeof signs;

export interface JsonAsPairs extends Variant {
  readonly id: `${Writer}/${Signs}`;
  readonly facts: { readonly writer: Writer; readonly signs: Signs };
}

function createForms(writer: Writer, rules: Rules): readonly JsonAsPairs[] {
  return (Object.keys(signs) as Signs[]).map((removed) => ({
    id: `${writer}/${removed}`,
    rules: { parts: ['json'], ...withHeaders, ...rules, ...signs[removed], encodingScope: 'whole' },
    facts: { writer, signs: removed },
  }));
}

const listed = (Object.keys(writers) as (keyof typeof writers)[]).flatMap((writer) =>
  createForms(writer, writers[writer]),
);

/** What shows that a sign of JSON was replaced, or removed. */
const traces: readonly ((value: JsonNode) => boolean)[] = [
  (value) => listInside(value).length > 1 || isText(value, /,/),
  (value) => (value.type === 'object' && value.members.length > 0) || isText(value, /:/),
  (value) => isText(value, /[{}"]/),
];

function isText(value: JsonNode, sign: RegExp): boolean {
  return value.type === 'string' && sign.test(value.value);
}

/** One trace alone simpler code leaves as well: a join of items by &. */
function listJsonAsPairs(source: CanonicalSource): readonly JsonAsPairs[] {
  const values = source.body.members.map(({ value }) => value);
  const shown = traces.filter((leaves) => values.some(leaves));
  if (shown.length < 2) return [];
  const hasMembers = values.some((value) => holdsType(value, 'object'));
  const own = hasMembers ? listOwnKeys(source) : null;
  if (own === null) return listed;
  const nestedKeys = [...new Set([...own, ...Object.values(headerKeys)])].sort();
  // Where nothing is left of any object, that is what such code is told by, not this.
  const isListed = ({ key }: JsonMember): boolean => nestedKeys.includes(key.value);
  const isLeft = (value: JsonNode): boolean =>
    value.type === 'object' ? value.members.some(isListed) : listInside(value).length > 0;
  if (!values.some(isLeft)) return listed;
  const rules = { ...writers['sorted/javascript'], nestedKeys };
  return [...listed, ...createForms(`sorted/${ofKeys}`, rules)];
}

export const jsonAsPairs = {
  code: 'string.json-as-pairs',
  reach: 1,
  variants: listJsonAsPairs,
} as const satisfies Deviation<string>;

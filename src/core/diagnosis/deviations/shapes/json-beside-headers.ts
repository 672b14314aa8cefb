/** The body written again as JSON, with the two headers beside it. */
import type { CanonicalRules } from '../../../canonical/canonical-rules';
import type { CanonicalSource } from '../../../canonical/list-entries';
import type { RequestPart } from '../../../canonical/rule-values';
import type { Deviation, Variant } from '../../deviation';
import { type JsonForm, jsonStyles } from '../json-styles';
import { once } from '../once';
import { frameJoints, isPaired } from '../whole-body';
import { alone, jsonOrders, listOwnKeys, ofKeys, textStyles } from './json-forms';

type Rules = Partial<CanonicalRules>;

const rewrittenOrders = {
  'body-timestamp-nonce': ['json', 'timestamp', 'nonce'],
  'timestamp-nonce-body': ['timestamp', 'nonce', 'json'],
  'nonce-timestamp-body': ['nonce', 'timestamp', 'json'],
  'body-nonce-timestamp': ['json', 'nonce', 'timestamp'],
  'known-timestamp-nonce': ['json-known', 'timestamp', 'nonce'],
  'timestamp-nonce-known': ['timestamp', 'nonce', 'json-known'],
  'nonce-timestamp-known': ['nonce', 'timestamp', 'json-known'],
  'class-timestamp-nonce': ['json-class', 'timestamp', 'nonce'],
  'timestamp-nonce-class': ['timestamp', 'nonce', 'json-class'],
  'timestamp-body': ['timestamp', 'json'],
  'body-header-pairs': ['json', 'header-pairs'],
  'body-header-pairs-nonce-first': ['json', 'header-pairs'],
  'timestamp-nonce-texts': ['timestamp', 'nonce', 'json-texts'],
  'texts-timestamp-nonce': ['json-texts', 'timestamp', 'nonce'],
} as const satisfies Readonly<Record<string, readonly RequestPart[]>>;

export type RewrittenOrder = keyof typeof rewrittenOrders;
const rewrittenJoints = ['nothing', 'line-end', 'ampersand', 'dot'] as const;
/** `line-end-each`: behind the last part too. */
export type RewrittenJoint = (typeof rewrittenJoints)[number] | 'line-end-each';

export type RewrittenMembers = 'behind' | 'sorted' | 'sorted-throughout';

/** Its own text without the white space, or as a library writes it. */
type RewrittenStyle = JsonForm | typeof ofKeys | typeof minified;
const minified = 'minified';

export interface RewrittenWithHeaders extends Variant {
  readonly id: `${RewrittenOrder}/${RewrittenJoint}/${RewrittenMembers}/${RewrittenStyle}`;
  readonly facts: {
    readonly order: RewrittenOrder;
    readonly joint: RewrittenJoint;
    readonly members: RewrittenMembers;
    readonly style: RewrittenStyle;
  };
}

function listRewrittenWithHeaders(): readonly RewrittenWithHeaders[] {
  return (Object.keys(rewrittenOrders) as RewrittenOrder[]).flatMap((order) =>
    pickJoints(order).flatMap((joint) =>
      pickMembers(order).flatMap((members) =>
        pickStyles(order, members).map((style) => ({
          id: `${order}/${joint}/${members}/${style}` as const,
          rules: {
            parts: rewrittenOrders[order],
            ...pickSeparator(joint),
            ...alone,
            ...pickRules(order, style),
            ...jsonOrders[members],
            ...(order.endsWith('-nonce-first') && { headerOrder: 'nonce-first' as const }),
          },
          facts: { order, joint, members, style },
        })),
      ),
    ),
  );
}

const listWhateverHeaders = once(listRewrittenWithHeaders);

/** With what only a body that nests shows. */
function listRewritten(source: CanonicalSource): readonly RewrittenWithHeaders[] {
  const listed = listWhateverHeaders();
  const nestedKeys = listOwnKeys(source);
  if (nestedKeys === null) return listed;
  const sorted = listed.filter(
    ({ facts }) => facts.members === 'sorted' && facts.style === 'javascript',
  );
  const made = sorted.map(({ rules, facts }): RewrittenWithHeaders => {
    const { order, joint } = facts;
    return {
      id: `${order}/${joint}/sorted/${ofKeys}`,
      rules: { ...rules, nestedKeys },
      facts: { ...facts, style: ofKeys },
    };
  });
  return [...listed, ...made];
}

/** Pairs are joined as pairs are. */
function pickJoints(order: RewrittenOrder): readonly RewrittenJoint[] {
  if (order === 'timestamp-nonce-body') return [...rewrittenJoints, 'line-end-each'];
  return isPaired(order) ? ['ampersand', 'nothing'] : rewrittenJoints;
}

function pickSeparator(joint: RewrittenJoint): Rules {
  if (joint === 'line-end-each') return { partSeparator: '\n', suffix: '\n' };
  return { partSeparator: frameJoints[joint] };
}

/** A class has an order of its own; what sorts all, a library or its option sorts throughout. */
function pickMembers(order: RewrittenOrder): readonly RewrittenMembers[] {
  if (order.includes('class')) return ['behind'];
  return order.includes('body') ? ['behind', 'sorted', 'sorted-throughout'] : ['behind', 'sorted'];
}

/** Of a class’s own fields but the amounts there is nothing to write in two ways. */
function pickStyles(
  order: RewrittenOrder,
  members: RewrittenMembers,
): readonly (JsonForm | typeof minified)[] {
  const [first, ...others] = Object.keys(jsonStyles) as [JsonForm, ...JsonForm[]];
  if (/known|class|texts/.test(order))
    return [first, ...others].filter((style) => knownBodyStyles.has(style));
  // Behind what gives the same where the body is written as JSON writes it.
  return members === 'behind' ? [first, minified, ...others] : [first, ...others];
}

function pickRules(order: RewrittenOrder, style: JsonForm | typeof minified): Rules {
  if (style === minified) return { nestedText: 'source-without-space' };
  return order.includes('texts') ? pickTextStyle(style) : jsonStyles[style];
}

function pickTextStyle(style: JsonForm): Rules {
  return style in textStyles ? textStyles[style as keyof typeof textStyles] : {};
}

const knownBodyStyles: ReadonlySet<JsonForm> = new Set(['compact', 'python', 'python-unicode']);

export const jsonBesideHeaders = {
  code: 'body.json-beside-headers',
  reach: 1,
  variants: listRewritten,
} as const satisfies Deviation<string>;

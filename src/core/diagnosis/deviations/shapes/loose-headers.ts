/** Pairs, with timestamp and nonce beside them without their keys. */
import type { RequestPart } from '../../../canonical/rule-values';
import type { Deviation, Variant } from '../../deviation';
import { once } from '../once';
import { frameJoints } from '../whole-body';

const looseOrders = {
  'pairs-timestamp-nonce': ['pairs', 'timestamp', 'nonce'],
  'pairs-nonce-timestamp': ['pairs', 'nonce', 'timestamp'],
  'timestamp-nonce-pairs': ['timestamp', 'nonce', 'pairs'],
  'nonce-timestamp-pairs': ['nonce', 'timestamp', 'pairs'],
  'merchant-timestamp-nonce-pairs': ['merchant-no', 'timestamp', 'nonce', 'pairs'],
} as const satisfies Readonly<Record<string, readonly RequestPart[]>>;

type LooseOrder = keyof typeof looseOrders;
type LooseJoint = keyof typeof frameJoints | 'line-end-each';

/** WeChat Pay's: a line end behind the last part too. */
const closedOrders = [
  'timestamp-nonce-pairs',
  'nonce-timestamp-pairs',
  'pairs-timestamp-nonce',
] as const;

/** Where timestamp and nonce stand, and what stands between. */
export interface LooseHeaders extends Variant {
  readonly id: `${LooseOrder}/${LooseJoint}${'' | '/again'}`;
  readonly facts: {
    readonly order: LooseOrder;
    readonly joint: LooseJoint;
    /** `again`: they stand among the pairs too. */
    readonly times: 'once' | 'again';
  };
}

/** Other platforms' schemes, with the pairs in the place of their body. */
const commonLoose: ReadonlySet<LooseHeaders['id']> = new Set([
  'timestamp-nonce-pairs/nothing',
  'merchant-timestamp-nonce-pairs/bar',
]);

function listLooseHeaders(): readonly LooseHeaders[] {
  const joints = Object.keys(frameJoints) as (keyof typeof frameJoints)[];
  const open = (Object.keys(looseOrders) as LooseOrder[]).flatMap((order) =>
    joints.flatMap((joint): readonly LooseHeaders[] => {
      const rules = { parts: looseOrders[order], partSeparator: frameJoints[joint] };
      const needs = order.startsWith('merchant-') ? ({ needs: 'merchant-no' } as const) : {};
      return [
        {
          id: `${order}/${joint}`,
          rules: { ...rules, timestampKey: null, nonceKey: null },
          facts: { order, joint, times: 'once' },
          ...(commonLoose.has(`${order}/${joint}`) && { reach: 2 }),
          ...needs,
        },
        { id: `${order}/${joint}/again`, rules, facts: { order, joint, times: 'again' }, ...needs },
      ];
    }),
  );
  const closed = closedOrders.map(
    (order): LooseHeaders => ({
      id: `${order}/line-end-each`,
      rules: {
        parts: looseOrders[order],
        partSeparator: '\n',
        suffix: '\n',
        timestampKey: null,
        nonceKey: null,
      },
      facts: { order, joint: 'line-end-each', times: 'once' },
      ...(order === 'timestamp-nonce-pairs' && { reach: 2 }),
    }),
  );
  return [...open, ...closed];
}

export const looseHeaders = {
  code: 'string.headers-without-keys',
  reach: 1,
  variants: once(listLooseHeaders),
} as const satisfies Deviation<string>;

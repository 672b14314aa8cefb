/** Not pairs at all: the body itself is signed, or it was already gone. */
import type { CanonicalRules, RequestPart } from '../../canonical/canonical-rules';
import type { Deviation, Variant } from '../deviation';

const frameOrders = {
  'timestamp-nonce-body': ['timestamp', 'nonce', 'body'],
  'nonce-timestamp-body': ['nonce', 'timestamp', 'body'],
  'body-timestamp-nonce': ['body', 'timestamp', 'nonce'],
  'timestamp-body': ['timestamp', 'body'],
  'nonce-body': ['nonce', 'body'],
  'timestamp-nonce-compact': ['timestamp', 'nonce', 'body-compact'],
} as const satisfies Readonly<Record<string, readonly RequestPart[]>>;

export const frameJoints = {
  'line-end': '\n',
  nothing: '',
  ampersand: '&',
  dot: '.',
  bar: '|',
  comma: ',',
} as const;

type FrameOrder = keyof typeof frameOrders;

/** `line-end-each`: behind the last part too. */
type FrameJoint = keyof typeof frameJoints | 'line-end-each';

/** How the parts of the request were put together. */
export interface Frame extends Variant {
  readonly id: `${FrameOrder}/${FrameJoint}`;
  readonly facts: { readonly order: FrameOrder; readonly joint: FrameJoint };
}

export const wholeBodyDeviations = [
  {
    code: 'body.raw',
    reach: 2,
    variants: [
      { id: 'plain', rules: { parts: ['body'] } },
      { id: 'trimmed', rules: { parts: ['body-trimmed'] } },
      { id: 'compact', rules: { parts: ['body-compact'] } },
    ],
  },
  {
    code: 'body.raw-with-headers',
    reach: 1,
    variants: listFrames(),
  },
  {
    code: 'body.unread',
    reach: 2,
    variants: [{ id: 'plain', rules: { bodyMembers: 'none' } }],
  },
] as const satisfies readonly Deviation<string>[];

function listFrames(): readonly Frame[] {
  const joints = Object.keys(frameJoints) as (keyof typeof frameJoints)[];
  const frames = (Object.keys(frameOrders) as FrameOrder[]).flatMap((order) =>
    joints.map((joint) => createFrame(order, joint, { partSeparator: frameJoints[joint] })),
  );
  const closed = { partSeparator: '\n', suffix: '\n' };
  return [
    ...frames,
    createFrame('timestamp-nonce-body', 'line-end-each', closed),
    createFrame('timestamp-nonce-compact', 'line-end-each', closed),
  ];
}

function createFrame(
  order: FrameOrder,
  joint: FrameJoint,
  rules: Pick<CanonicalRules, 'partSeparator'> & Partial<CanonicalRules>,
): Frame {
  return {
    id: `${order}/${joint}`,
    rules: { parts: frameOrders[order], ...rules },
    facts: { order, joint },
  };
}

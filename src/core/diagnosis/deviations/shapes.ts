/** All entries, but in another shape than pairs joined by `&`. */
import type { CanonicalRules, RequestPart } from '../../canonical/canonical-rules';
import type { Deviation, Variant } from '../deviation';
import { type JsonForm, jsonStyles } from './json-styles';
import { frameJoints } from './whole-body';

type Rules = Partial<CanonicalRules>;

const jsonOrders = {
  behind: { order: 'received' },
  'behind-nonce-first': { order: 'received', headerOrder: 'nonce-first' },
  sorted: { order: 'code-unit' },
  'sorted-throughout': { order: 'code-unit', nestedSorted: true },
} as const satisfies Readonly<Record<string, Rules>>;

export type JsonOrder = keyof typeof jsonOrders;

/** Where timestamp and nonce stand in the JSON, and how it is written. */
export interface JsonWithHeaders extends Variant {
  readonly id: `${JsonOrder}/${JsonForm}`;
  readonly facts: { readonly order: JsonOrder; readonly style: JsonForm };
}

function listJsonForms(): readonly JsonWithHeaders[] {
  return (Object.keys(jsonOrders) as JsonOrder[]).flatMap((order) =>
    (Object.keys(jsonStyles) as JsonForm[]).map((style) => ({
      id: `${order}/${style}` as const,
      rules: { parts: ['json'] as const, ...jsonOrders[order], ...jsonStyles[style] },
      facts: { order, style },
    })),
  );
}

/** In what order its members stand, and how it is written. */
export interface RewrittenJson extends Variant {
  readonly id: `${BodyJsonOrder}/${JsonForm}`;
  readonly facts: { readonly order: BodyJsonOrder; readonly style: JsonForm };
}

export type BodyJsonOrder = Exclude<JsonOrder, 'behind-nonce-first'>;

function listBodyForms(): readonly RewrittenJson[] {
  const alone = { timestampKey: null, nonceKey: null } as const;
  return (['behind', 'sorted', 'sorted-throughout'] as const).flatMap((order) =>
    (Object.keys(jsonStyles) as JsonForm[]).map((style) => ({
      id: `${order}/${style}` as const,
      rules: { parts: ['json'] as const, ...alone, ...jsonOrders[order], ...jsonStyles[style] },
      facts: { order, style },
    })),
  );
}

const bodyKeys = [
  'body',
  'data',
  'json',
  'payload',
  'content',
  'params',
  'biz_content',
  'bizContent',
];

/** The key of the body, and how it is written. */
export interface BodyEntry extends Variant {
  readonly id: `${CanonicalRules['bodyAs']}/${string}`;
  readonly key: string;
}

function listBodyKeys(): readonly BodyEntry[] {
  return bodyKeys.flatMap((key) =>
    (['body', 'body-compact'] as const).map((bodyAs) => ({
      id: `${bodyAs}/${key}` as const,
      rules: { bodyMembers: 'as-one' as const, bodyKey: key, bodyAs },
      key,
    })),
  );
}

const looseOrders = {
  'pairs-timestamp-nonce': ['pairs', 'timestamp', 'nonce'],
  'pairs-nonce-timestamp': ['pairs', 'nonce', 'timestamp'],
  'timestamp-nonce-pairs': ['timestamp', 'nonce', 'pairs'],
  'nonce-timestamp-pairs': ['nonce', 'timestamp', 'pairs'],
} as const satisfies Readonly<Record<string, readonly RequestPart[]>>;

type LooseOrder = keyof typeof looseOrders;

/** Where timestamp and nonce stand, and what stands between. */
export interface LooseHeaders extends Variant {
  readonly id: `${LooseOrder}/${keyof typeof frameJoints}`;
  readonly facts: { readonly order: LooseOrder; readonly joint: keyof typeof frameJoints };
}

function listLooseHeaders(): readonly LooseHeaders[] {
  const joints = Object.keys(frameJoints) as (keyof typeof frameJoints)[];
  return (Object.keys(looseOrders) as LooseOrder[]).flatMap((order) =>
    joints.map((joint) => ({
      id: `${order}/${joint}` as const,
      rules: {
        parts: looseOrders[order],
        partSeparator: frameJoints[joint],
        timestampKey: null,
        nonceKey: null,
      },
      facts: { order, joint },
    })),
  );
}

export const shapeDeviations = [
  {
    code: 'body.json-with-headers',
    reach: 1,
    variants: listJsonForms,
  },
  {
    code: 'body.json-again',
    reach: 1,
    variants: listBodyForms,
  },
  {
    code: 'body.as-one-entry',
    reach: 1,
    variants: listBodyKeys,
  },
  {
    code: 'string.headers-without-keys',
    reach: 1,
    variants: listLooseHeaders,
  },
] as const satisfies readonly Deviation<string>[];

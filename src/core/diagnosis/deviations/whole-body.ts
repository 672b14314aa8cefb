/** Not pairs at all: the body itself is signed, or it was already gone. */
import type { CanonicalRules } from '../../canonical/canonical-rules';
import type { CanonicalSource } from '../../canonical/list-entries';
import type { RequestPart } from '../../canonical/rule-values';
import { contractFieldNames } from '../../contract';
import type { JsonNode } from '../../json/json-node';
import type { Deviation, Variant } from '../deviation';
import { once } from './once';

const frameOrders = {
  'timestamp-nonce-body': ['timestamp', 'nonce', 'body'],
  'nonce-timestamp-body': ['nonce', 'timestamp', 'body'],
  'body-timestamp-nonce': ['body', 'timestamp', 'nonce'],
  'body-nonce-timestamp': ['body', 'nonce', 'timestamp'],
  'body-header-pairs': ['body', 'header-pairs'],
  'body-header-pairs-nonce-first': ['body', 'header-pairs'],
  'header-pairs-body': ['header-pairs', 'body'],
  'header-pairs-body-nonce-first': ['header-pairs', 'body'],
  'timestamp-body-nonce': ['timestamp', 'body', 'nonce'],
  'nonce-body-timestamp': ['nonce', 'body', 'timestamp'],
  'merchant-timestamp-nonce-body': ['merchant-no', 'timestamp', 'nonce', 'body'],
  'merchant-nonce-timestamp-body': ['merchant-no', 'nonce', 'timestamp', 'body'],
  'timestamp-body': ['timestamp', 'body'],
  'nonce-body': ['nonce', 'body'],
  'body-timestamp': ['body', 'timestamp'],
  'body-nonce': ['body', 'nonce'],
  slack: ['timestamp', 'body'],
  'timestamp-nonce-compact': ['timestamp', 'nonce', 'body-compact'],
  'timestamp-sha256': ['timestamp', 'body-sha256'],
  'timestamp-nonce-sha256-base64': ['timestamp', 'nonce', 'body-sha256-base64'],
  'merchant-timestamp-nonce-sha256': ['merchant-no', 'timestamp', 'nonce', 'body-sha256'],
  'timestamp-nonce-sha256': ['timestamp', 'nonce', 'body-sha256'],
  'nonce-timestamp-sha256': ['nonce', 'timestamp', 'body-sha256'],
  'base64-timestamp-nonce': ['body-base64', 'timestamp', 'nonce'],
  'timestamp-nonce-base64': ['timestamp', 'nonce', 'body-base64'],
  'nonce-timestamp-base64': ['nonce', 'timestamp', 'body-base64'],
  'sha256-timestamp-nonce': ['body-sha256', 'timestamp', 'nonce'],
  'md5-timestamp-nonce': ['body-md5', 'timestamp', 'nonce'],
  'timestamp-nonce-md5': ['timestamp', 'nonce', 'body-md5'],
  'nonce-timestamp-md5': ['nonce', 'timestamp', 'body-md5'],
} as const satisfies Readonly<Record<string, readonly RequestPart[]>>;

export const frameJoints = {
  'line-end': '\n',
  crlf: '\r\n',
  nothing: '',
  ampersand: '&',
  dot: '.',
  bar: '|',
  comma: ',',
  colon: ':',
  dash: '-',
} as const;

type FrameOrder = keyof typeof frameOrders;

/** `-each`: behind the last part too. */
type FrameJoint = keyof typeof frameJoints | 'line-end-each' | 'crlf-each';

/** How the parts of the request were put together. */
export interface Frame extends Variant {
  readonly id: `${FrameOrder}/${string}`;
  readonly facts: { readonly order: FrameOrder; readonly joint: FrameJoint };
}

const printers = {
  'go-struct': { nestedText: 'go-struct' },
  'go-struct-values': { nestedText: 'go-struct-values' },
  go: { nestedText: 'go' },
  python: { nestedText: 'python' },
  java: { nestedText: 'java' },
  ruby: { nestedText: 'ruby' },
  'ruby-3.4': { nestedText: 'ruby-3.4' },
  javascript: { nestedText: 'javascript' },
  'node-inspect': { nestedText: 'node-inspect' },
  php: { nestedText: 'php' },
  'php-print-r': { nestedText: 'php-print-r' },
  'php-export': { nestedText: 'php-export' },
  /** Of the body as it came. */
  'python-bytes': {},
} as const satisfies Readonly<Record<string, Partial<CanonicalRules>>>;

export type BodyPrinter = keyof typeof printers;

const printedOrders = {
  body: ['printed'],
  'body-timestamp-nonce': ['printed', 'timestamp', 'nonce'],
  'timestamp-nonce-body': ['timestamp', 'nonce', 'printed'],
  'nonce-timestamp-body': ['nonce', 'timestamp', 'printed'],
  'body-nonce-timestamp': ['printed', 'nonce', 'timestamp'],
  'timestamp-body-nonce': ['timestamp', 'printed', 'nonce'],
  'timestamp-body': ['timestamp', 'printed'],
  'body-timestamp': ['printed', 'timestamp'],
  'body-nonce': ['printed', 'nonce'],
  'body-header-pairs': ['printed', 'header-pairs'],
  'header-pairs-body': ['header-pairs', 'printed'],
} as const satisfies Readonly<Record<string, readonly RequestPart[]>>;

export type PrintedOrder = keyof typeof printedOrders;

/** By which language the body was printed, and what it was put together with. */
export interface PrintedBody extends Variant {
  readonly id: `${BodyPrinter}/${PrintedOrder}/${keyof typeof frameJoints}`;
  readonly facts: {
    readonly printer: BodyPrinter;
    readonly order: PrintedOrder;
    readonly joint: keyof typeof frameJoints;
  };
}

/** Rarer than the others: with a sign between them hardly anybody writes these. */
const plainOrders: ReadonlySet<PrintedOrder> = new Set([
  'body',
  'timestamp-body-nonce',
  'body-timestamp',
  'body-nonce',
]);

const printedJoints = ['nothing', 'line-end', 'ampersand', 'dot', 'bar'] as const;
const pythonJoints = [...printedJoints, 'colon'] as const;

export const wholeBodyDeviations = [
  {
    code: 'body.raw',
    reach: 2,
    variants: [
      { id: 'plain', rules: { parts: ['body'] }, reach: 3 },
      { id: 'trimmed', rules: { parts: ['body-trimmed'] } },
      { id: 'compact', rules: { parts: ['body-compact'] } },
      { id: 'crlf', rules: { parts: ['body-crlf'] }, reach: 1 },
    ],
  },
  {
    code: 'body.raw-with-headers',
    reach: 1,
    variants: listFrames(),
  },
  {
    code: 'body.printed',
    reach: 1,
    variants: once(listPrinted),
  },
  {
    code: 'body.unread',
    reach: 2,
    variants: listUnread,
  },
  {
    code: 'body.as-form',
    reach: 1,
    variants: [
      { id: 'plain', rules: { bodyMembers: 'as-form', blanks: 'keep' } },
      { id: 'true', rules: { bodyMembers: 'as-form-true' } },
    ],
  },
  {
    code: 'body.as-characters',
    reach: 1,
    variants: listSpreadTexts,
  },
  {
    code: 'body.raw-beside-pairs',
    reach: 1,
    variants: [
      { id: 'behind/ampersand', rules: { parts: ['pairs', 'body'], partSeparator: '&' } },
      { id: 'behind/line-end', rules: { parts: ['pairs', 'body'], partSeparator: '\n' } },
      { id: 'behind/nothing', rules: { parts: ['pairs', 'body'] } },
      { id: 'front/ampersand', rules: { parts: ['body', 'pairs'], partSeparator: '&' } },
      { id: 'front/line-end', rules: { parts: ['body', 'pairs'], partSeparator: '\n' } },
      { id: 'front/nothing', rules: { parts: ['body', 'pairs'] } },
    ],
  },
] as const satisfies readonly Deviation<string>[];

/** In characters: of a longer one nobody logs the string, and each would be an entry. */
const spreadLimit = 2000;

/** `{...body}` of a text: white space is dropped as blank, where there is some, or kept. */
function listSpreadTexts({ bodyText }: CanonicalSource) {
  const spread = { bodyMembers: 'as-characters' } as const;
  if (bodyText.length > spreadLimit) return [];
  const plain = { id: 'plain', rules: spread } as const satisfies Variant;
  if (!/\s/.test(bodyText)) return [plain];
  const kept = { ...spread, blanks: 'keep' } as const;
  return [plain, { id: 'blank-kept', rules: kept }] as const satisfies readonly Variant[];
}

function listFrames(): readonly Frame[] {
  const frames = (Object.keys(frameOrders) as FrameOrder[]).flatMap((order) =>
    pickFrameJoints(order).map((joint) =>
      createFrame(order, joint, {
        partSeparator: frameJoints[joint],
        ...(order.endsWith('-nonce-first') && { headerOrder: 'nonce-first' }),
        ...(order === 'slack' && { prefix: 'v0:' }),
      }),
    ),
  );
  const closed = { partSeparator: '\n', suffix: '\n' };
  return [
    ...frames,
    createFrame('timestamp-nonce-body', 'line-end-each', closed),
    createFrame('nonce-timestamp-body', 'line-end-each', closed),
    createFrame('body-timestamp-nonce', 'line-end-each', closed),
    createFrame('body-nonce-timestamp', 'line-end-each', closed),
    createFrame('timestamp-nonce-body', 'crlf-each', { partSeparator: '\r\n', suffix: '\r\n' }),
    createFrame('timestamp-nonce-compact', 'line-end-each', closed),
    createFrame('timestamp-nonce-sha256', 'line-end-each', closed),
    createFrame('timestamp-nonce-sha256-base64', 'line-end-each', closed),
  ];
}

/** A class that was never filled: what each of its fields holds then, in Go and in Java. */
const unfilled = {
  empty: { text: '', number: '0' },
  null: { text: 'null', number: 'null' },
  'null-and-zero': { text: 'null', number: '0' },
} as const;

function listUnread({ body }: CanonicalSource) {
  const own = contractFieldNames.filter((name) =>
    body.members.some(({ key }) => key.value === name),
  );
  const isOther = own.length > 0 && own.length < contractFieldNames.length;
  // A field that has nothing itself shows no class that was never filled.
  const losesValue = body.members.some(
    ({ key, value }) => own.includes(key.value) && !isNothing(value),
  );
  return [
    { id: 'plain', rules: { bodyMembers: 'none' } },
    {
      id: 'empty',
      rules: { bodyMembers: 'none', timestampKey: null, nonceKey: null },
      reach: 1,
    },
    ...(losesValue ? listUnfilled('unfilled', contractFieldNames) : []),
    ...(losesValue && isOther ? listUnfilled('unfilled-own', own) : []),
    ...(losesValue ? [onlyZero] : []),
  ] as const satisfies readonly Variant[];
}

/** No other field has anything. */
const onlyZero = {
  id: 'unfilled/zero',
  rules: { bodyMembers: 'none', constants: 'completedAt=0' },
  reach: 1,
} as const satisfies Variant;

function isNothing(node: JsonNode): boolean {
  if (node.type === 'string') return node.value.trim() === '';
  return node.type === 'null' || (node.type === 'number' && node.plain === '0');
}

function listUnfilled<Fields extends 'unfilled' | 'unfilled-own'>(
  fields: Fields,
  names: readonly string[],
) {
  return (Object.keys(unfilled) as (keyof typeof unfilled)[]).map((values) => {
    const { text, number } = unfilled[values];
    const pairs = names.map((name) => `${name}=${name === 'completedAt' ? number : text}`);
    return {
      id: `${fields}/${values}` as const,
      rules: { bodyMembers: 'none', constants: pairs.join('&'), blanks: 'keep' },
      reach: 1,
    } as const;
  });
}

function pickFrameJoints(order: FrameOrder): readonly (keyof typeof frameJoints)[] {
  if (order === 'slack') return ['colon'];
  return isPaired(order)
    ? ['ampersand']
    : (Object.keys(frameJoints) as (keyof typeof frameJoints)[]);
}

/** Pairs are joined as pairs are. */
export function isPaired(order: string): boolean {
  return order.includes('header-pairs');
}

function listPrinted(): readonly PrintedBody[] {
  return (Object.keys(printers) as BodyPrinter[]).flatMap((printer) =>
    (Object.keys(printedOrders) as PrintedOrder[]).flatMap((order) =>
      pickPrintedJoints(printer, order).map((joint) => ({
        id: `${printer}/${order}/${joint}` as const,
        rules: {
          parts: pickPrintedParts(printer, order),
          partSeparator: frameJoints[joint],
          ...printers[printer],
        },
        facts: { printer, order, joint },
      })),
    ),
  );
}

function pickPrintedJoints(
  printer: BodyPrinter,
  order: PrintedOrder,
): readonly (keyof typeof frameJoints)[] {
  if (isPaired(order)) return ['ampersand'];
  if (plainOrders.has(order)) return ['nothing'];
  return printer === 'python-bytes' ? pythonJoints : printedJoints;
}

function pickPrintedParts(printer: BodyPrinter, order: PrintedOrder): readonly RequestPart[] {
  const parts: readonly RequestPart[] = printedOrders[order];
  if (printer !== 'python-bytes') return parts;
  return parts.map((part) => (part === 'printed' ? 'body-python-bytes' : part));
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
    ...(order.startsWith('merchant-') && { needs: 'merchant-no' }),
  };
}

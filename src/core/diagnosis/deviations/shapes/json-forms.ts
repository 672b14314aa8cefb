/** JSON of the body's fields, timestamp and nonce: the orders, the members and the texts that several deviations share. */
import type { CanonicalRules } from '../../../canonical/canonical-rules';
import type { CanonicalSource } from '../../../canonical/list-entries';
import { headerKeys } from '../../../contract';
import { isNested } from '../../../json/is-nested';
import { allAsSent, allLowerCase } from '../header-entries';
import type { JsonForm, MapForm } from '../json-styles';

type Rules = Partial<CanonicalRules>;

/** Of the body's fields alone. */
export const alone = { timestampKey: null, nonceKey: null } as const;

/** `JSON.stringify(params, Object.keys(params).sort())`: its list of keys holds for nested objects too. */
export const ofKeys = 'javascript-keys';

export const mapOrders = {
  sorted: { order: 'code-unit' },
  behind: { order: 'received' },
} as const satisfies Readonly<Record<string, Rules>>;

export const jsonOrders = {
  behind: { order: 'received' },
  'behind-nonce-first': { order: 'received', headerOrder: 'nonce-first' },
  front: { order: 'headers-first' },
  sorted: { order: 'code-unit' },
  'sorted-throughout': { order: 'code-unit', nestedSorted: true },
  'hash-map': { order: 'hash-map', nestedSorted: 'hash-map' },
} as const satisfies Readonly<Record<string, Rules>>;

export type JsonOrder = keyof typeof jsonOrders;

/** Which members there are, and which of them are written as numbers. */
export const jsonContents = {
  all: { parts: ['json'] },
  kept: { parts: ['json-kept'] },
  'timestamp-number': { parts: ['json'], timestampAs: 'number' },
  'amount-numbers': { parts: ['json'], amounts: 'number' },
  known: { parts: ['json-known'] },
  'known-amount-numbers': { parts: ['json-known'], amounts: 'number' },
  class: { parts: ['json-class'] },
  'under-data': { parts: ['json-envelope'], bodyKey: 'data' },
  'under-data-timestamp-number': {
    parts: ['json-envelope'],
    bodyKey: 'data',
    timestampAs: 'number',
  },
  'under-body': { parts: ['json-envelope'], bodyKey: 'body' },
  'under-payload': { parts: ['json-envelope'], bodyKey: 'payload' },
  'text-under-data': { parts: ['json-text-envelope'], bodyKey: 'data' },
  'text-under-body': { parts: ['json-text-envelope'], bodyKey: 'body' },
  'header-names': { parts: ['json'], timestampKey: 'X-Timestamp', nonceKey: 'X-Nonce' },
  'header-names-all': { parts: ['json'], ...allAsSent },
  'header-names-lower': { parts: ['json'], ...allLowerCase },
  'merchant-no': { parts: ['json'], merchantNoKey: 'merchantNo' },
  numeric: { parts: ['json'], timestampAs: 'number', amounts: 'number' },
  'class-amount-numbers': { parts: ['json-class'], amounts: 'number' },
  'class-pascal': { parts: ['json-class-pascal'] },
  'class-pascal-amount-numbers': { parts: ['json-class-pascal'], amounts: 'number' },
} as const satisfies Readonly<Record<string, Rules>>;

export type JsonContent = keyof typeof jsonContents | 'texts';

/** A map from text to text, by how libraries write it. */
export const textStyles = {
  compact: { textsAs: 'compact' },
  python: { textsAs: 'spaced-ascii' },
  'python-unicode': { textsAs: 'spaced' },
  'python-compact-ascii': { textsAs: 'ascii' },
  php: { textsAs: 'ascii-slashes' },
  go: { textsAs: 'go' },
  gson: { textsAs: 'gson' },
  indented: { textsAs: 'indented' },
} as const satisfies Partial<Readonly<Record<JsonForm, Rules>>>;

const textOrders = ['sorted', 'behind'] as const;

export function listTextForms(): readonly {
  readonly style: keyof typeof textStyles;
  readonly order: (typeof textOrders)[number];
  readonly rules: Rules;
}[] {
  return textOrders.flatMap((order) =>
    (Object.keys(textStyles) as (keyof typeof textStyles)[]).map((style) => ({
      style,
      order,
      rules: { parts: ['json-texts'], ...textStyles[style], ...mapOrders[order] },
    })),
  );
}

/** Of a class’s own fields only the amounts show who wrote them. */
const knownStyles: ReadonlySet<MapForm> = new Set(['compact', 'javascript', 'java', 'source']);

/** A double that Json.NET writes has a decimal, as Java’s. */
const pascalStyles: ReadonlySet<MapForm> = new Set(['compact', 'java', 'source']);

export function pickKnownStyles(content: JsonContent): ReadonlySet<MapForm> {
  return content.startsWith('class-pascal') ? pascalStyles : knownStyles;
}

/** Said, so that nothing is told together with it that leaves them out. */
export const withHeaders = {
  timestampKey: headerKeys['X-Timestamp'],
  nonceKey: headerKeys['X-Nonce'],
};

/** Sorted. Null where nothing nested shows such a list. */
export function listOwnKeys({ body }: CanonicalSource): readonly string[] | null {
  if (!body.members.some(({ value }) => isNested(value))) return null;
  return [...new Set(body.members.map(({ key }) => key.value))].sort();
}

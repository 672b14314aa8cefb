/** Step 4: the order of the entries. */

import { comparators } from '../../canonical/compare-keys';
import type { CanonicalSource } from '../../canonical/list-entries';
import type { EntryOrder } from '../../canonical/rule-values';
import { headerKeys } from '../../contract';
import type { Deviation, Variant } from '../deviation';

/** Which of the two headers' entries another deviation leaves out. */
export type LeftOut = 'none' | 'timestamp' | 'nonce' | 'both';

/** Nothing is said of the place of what is not there. */
const facts = { leftOut: 'none' as LeftOut };

const caseless = [
  { id: 'plain', rules: { order: 'case-insensitive' }, reach: 3 },
  { id: 'upper-case', rules: { order: 'case-insensitive-upper' } },
  { id: 'pairs', rules: { order: 'pair-upper' }, reach: 1 },
] as const satisfies readonly Variant[];
const smallFirst = {
  id: 'small-first',
  rules: { order: 'case-insensitive-small-first' },
} as const satisfies Variant;

/** A language's rules show where two keys differ in case alone, or in a sign beside a letter, a digit or another one. */
function listCaseless({ body }: CanonicalSource) {
  const keys = new Set([...body.members.map(({ key }) => key.value), ...Object.values(headerKeys)]);
  const sort = createSort([...keys].slice(0, mostKeys));
  const inLanguage = sort(smallFirst.rules.order);
  const isShown = caseless.every(({ rules }) => sort(rules.order) !== inLanguage);
  return isShown ? ([...caseless, smallFirst] as const) : caseless;
}

/** The order of these keys, as one text. */
function createSort(keys: readonly string[]): (order: EntryOrder) => string {
  return (order) => JSON.stringify([...keys].sort(comparators[order] ?? undefined));
}

/** Of more keys it is not looked how they are sorted. */
const mostKeys = 1000;

export const orderDeviations = [
  {
    code: 'string.order-received',
    reach: 2,
    variants: listUnsorted,
  },
  {
    code: 'string.order-appended',
    reach: 2,
    variants: [
      { id: 'timestamp-first', rules: { order: 'headers-appended' }, facts, reach: 4 },
      {
        id: 'nonce-first',
        rules: { order: 'headers-appended', headerOrder: 'nonce-first' },
        facts,
      },
    ],
  },
  {
    code: 'string.order-prepended',
    reach: 2,
    variants: [
      { id: 'timestamp-first', rules: { order: 'headers-prepended' }, facts },
      {
        id: 'nonce-first',
        rules: { order: 'headers-prepended', headerOrder: 'nonce-first' },
        facts,
      },
    ],
  },
  {
    code: 'string.order-by-value',
    reach: 2,
    variants: [
      { id: 'text', rules: { order: 'value' } },
      { id: 'php', rules: { order: 'value-php' } },
      { id: 'php-nonce-first', rules: { order: 'value-php', headerOrder: 'nonce-first' } },
      { id: 'pairs', rules: { order: 'pair' }, reach: 1 },
    ],
  },
  {
    code: 'string.order-hash-map',
    reach: 2,
    variants: [
      { id: 'plain', rules: { order: 'hash-map' } },
      { id: 'sorted', rules: { order: 'hash-map-sorted' } },
      { id: 'headers-first', rules: { order: 'hash-map-headers-first' } },
      { id: 'doubled', rules: { order: 'hash-map-doubled' } },
      { id: 'sorted-doubled', rules: { order: 'hash-map-sorted-doubled' }, reach: 1 },
    ],
  },
  {
    code: 'string.order-case-insensitive',
    reach: 2,
    variants: listCaseless,
  },
  {
    code: 'string.order-natural',
    reach: 2,
    variants: listNatural,
  },
  {
    code: 'string.order-descending',
    reach: 3,
    variants: [{ id: 'plain', rules: { order: 'descending' } }],
  },
  {
    code: 'string.order-by-length',
    reach: 1,
    variants: listByLength,
  },
  {
    code: 'string.order-utf-8',
    reach: 2,
    variants: [{ id: 'plain', rules: { order: 'utf-8' } }],
  },
] as const satisfies readonly Deviation<string>[];

const received = [
  { id: 'body-first', rules: { order: 'received' }, facts, isBase: 'everyday' },
  { id: 'headers-first', rules: { order: 'headers-first' }, facts, reach: 3 },
  { id: 'body-first-nonce', rules: { order: 'received', headerOrder: 'nonce-first' }, facts },
  { id: 'nonce-first', rules: { order: 'headers-first', headerOrder: 'nonce-first' }, facts },
] as const satisfies readonly Variant[];

const byLength = [
  { id: 'sorted', rules: { order: 'length' } },
  { id: 'received', rules: { order: 'length-received' } },
] as const satisfies readonly Variant[];

/** Fewer keys stand so by chance, such as in a map that shuffles them. */
const leastKeys = 5;

function listByLength({ body }: CanonicalSource) {
  return body.members.length < leastKeys ? ([] as const) : byLength;
}

const natural = [
  { id: 'plain', rules: { order: 'natural' } },
  { id: 'lower-case', rules: { order: 'natural-lower' } },
  { id: 'upper-case', rules: { order: 'natural-upper' } },
] as const satisfies readonly Variant[];

/** Those that give another order than what is simpler. */
function listNatural({ body: { members } }: CanonicalSource) {
  const keys = [...Object.values(headerKeys), ...members.map(({ key }) => key.value)];
  if (keys.length > mostKeys || !keys.some((key) => /\d/.test(key))) return [];
  const sort = createSort(keys);
  const simpler = ['code-unit', 'case-insensitive', 'case-insensitive-upper'] as const;
  const seen = new Set(simpler.map(sort));
  return natural.filter(({ rules }) => seen.size < seen.add(sort(rules.order)).size);
}

/** A list of fields in the code, and what is not in it behind: where the body has another order. */
function listUnsorted({ body }: CanonicalSource) {
  const places = body.members.map(({ key }) => comparators.contract?.(key.value, '') ?? 0);
  const isOrdered = places.every(
    (place, index) => index === 0 || place >= (places[index - 1] ?? 0),
  );
  if (isOrdered) return received;
  return [
    ...received,
    { id: 'contract', rules: { order: 'contract' }, facts },
    {
      id: 'contract-nonce-first',
      rules: { order: 'contract', headerOrder: 'nonce-first' },
      facts,
      reach: 1,
    },
  ] as const;
}

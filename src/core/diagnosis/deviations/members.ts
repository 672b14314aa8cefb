/** Steps 1 and 3: which members of the body become entries. */

import { contractRules } from '../../canonical/canonical-rules';
import { luajitNull, luaNull } from '../../canonical/language-styles';
import { type CanonicalSource, listEntries } from '../../canonical/list-entries';
import { headerKeys } from '../../contract';
import type { JsonMember } from '../../json/json-node';
import type { Deviation, Variant } from '../deviation';

export const memberDeviations = [
  {
    code: 'string.blank-kept',
    reach: 2,
    variants: listKeptBlanks,
  },
  {
    code: 'string.null-kept',
    needs: 'null',
    reach: 2,
    variants: listNullTexts,
  },
  {
    code: 'string.sign-kept',
    reach: 3,
    variants: [{ id: 'plain', rules: { signMember: 'keep' }, isBase: 'everyday' }],
  },
  {
    code: 'body.duplicate-first-wins',
    reach: 2,
    // Whoever adds a second value on the way changes what most parsers read, and not what was signed.
    owner: 'unknown',
    variants: [{ id: 'plain', rules: { duplicates: 'first' } }],
  },
  {
    code: 'body.duplicates-kept',
    reach: 2,
    needs: 'repeated-keys',
    // Whoever signs both has read both: the second was not added on the way.
    variants: [{ id: 'plain', rules: { duplicates: 'all' } }],
  },
  {
    code: 'string.keys-merged',
    reach: 2,
    variants: listMergedKeys,
  },
  {
    code: 'string.values-once',
    // A list of fields, or a class, may lack just those.
    owner: 'unknown',
    reach: 2,
    variants: listValuesOnce,
  },
] as const satisfies readonly Deviation<string>[];

function listKeptBlanks({ body }: CanonicalSource) {
  // Where nothing is empty, nothing shows a test for it.
  const id = body.members.some(isEmptyText) ? 'white-space' : 'white-space-alone';
  return [
    // First: that empty values are kept too is told only where there are some.
    { id, rules: { blanks: 'drop-empty' }, reach: 4 },
    { id: 'plain', rules: { blanks: 'keep' }, reach: 4 },
    { id: 'unicode', rules: { blanks: 'drop-ascii' } },
  ] as const satisfies readonly Variant[];
}

function isEmptyText({ value }: JsonMember): boolean {
  return value.type === 'string' && value.value === '';
}

/** A null’s key alone, as Ruby’s query-string code writes it. */
const bareNulls = { nullText: '', nullSign: 'none', blanks: 'keep' } as const;
const wwwForm = {
  numbers: 'ruby-typed',
  nestedText: 'ruby',
  encoding: 'form',
  encodingScope: 'keys-and-values',
} as const;

function listNullTexts({ body }: CanonicalSource) {
  const hasBlank = body.members.some(
    ({ value }) => value.type === 'string' && value.value.trim() === '',
  );
  return [
    { id: 'null', rules: { nullText: 'null' }, reach: 4 },
    // Most languages print both so: it is the mark of none.
    ...(hasBlank
      ? [{ id: 'null-and-blank', rules: { nullText: 'null', blanks: 'keep' } } as const]
      : []),
    { id: 'empty', rules: { nullText: '', blanks: 'keep' }, reach: 4 },
    { id: 'python', rules: { nullText: 'None' }, reach: 3 },
    { id: 'go', rules: { nullText: '<nil>' } },
    { id: 'nil', rules: { nullText: 'nil' } },
    { id: 'undefined', rules: { nullText: 'undefined' } },
    { id: 'c', rules: { nullText: '(null)' } },
    { id: 'upper-case', rules: { nullText: 'NULL' } },
    { id: 'lua', rules: { nullText: luaNull }, reach: 1 },
    { id: 'luajit', rules: { nullText: luajitNull }, reach: 1 },
    { id: 'zero', rules: { nullText: '0' }, reach: 1 },
    { id: 'bare', rules: bareNulls, reach: 1 },
    { id: 'www-form', rules: { ...bareNulls, ...wwwForm }, reach: 1 },
  ] as const satisfies readonly Variant[];
}

/** A map that ignores case keeps one of two keys that differ in nothing else. */
function listMergedKeys({ body }: CanonicalSource) {
  const keys = new Set(body.members.map(({ key }) => key.value));
  const names = new Set([...keys].map((key) => key.toLowerCase()));
  if (names.size === keys.size) return [];
  return [
    { id: 'last-value', rules: { casedKeys: 'last-value' } },
    { id: 'last', rules: { casedKeys: 'last' } },
    { id: 'first', rules: { casedKeys: 'first' } },
  ] as const satisfies readonly Variant[];
}

/** Which of several entries with one value stays. */
type Stays = 'first' | 'last';

export interface ValuesOnce extends Variant {
  readonly id: `${Stays}/${'sorted' | 'received' | 'body'}`;
  /** In which order the entries were met, where only that gives them. */
  readonly facts: { readonly order: 'sorted' | 'received' | 'any' };
}

/** Fewer are told by their names: an amount without a fee is the net amount. */
const leastRepeated = 2;

/** What keeps each value once drops the entries that have another's, in the order in which it meets them. */
function listValuesOnce(source: CanonicalSource): readonly ValuesOnce[] {
  const { kept } = listEntries(source, contractRules);
  if (new Set(kept.map(({ value }) => value)).size + leastRepeated > kept.length) return [];
  const places = new Map(source.body.members.map(({ key }, at) => [key.value, at]));
  const place = ({ key }: EntryOfKey): number => places.get(key) ?? places.size;
  const received = [...kept].sort((one, other) => place(one) - place(other));
  const orders = {
    sorted: kept,
    received,
    body: received.filter(({ key }) => places.has(key)),
  } as const;
  const listed = new Map<string, ValuesOnce>();
  for (const order of ['sorted', 'received', 'body'] as const) {
    for (const stays of ['first', 'last'] as const) {
      const gone = listRepeated(orders[order], stays);
      const name = gone.toSorted().join('\0');
      if (gone.length < leastRepeated) continue;
      const known = listed.get(name);
      const met = order === 'sorted' ? order : 'received';
      const { 'X-Timestamp': timestamp, 'X-Nonce': nonce } = headerKeys;
      const rules = {
        omitted: gone.filter((key) => places.has(key)),
        ...(gone.includes(timestamp) && { timestampKey: null }),
        ...(gone.includes(nonce) && { nonceKey: null }),
      };
      const isSame = known === undefined || known.facts.order === met;
      const facts = { order: isSame ? met : 'any' } as const;
      listed.set(name, { id: known?.id ?? `${stays}/${order}`, rules, facts });
    }
  }
  return [...listed.values()];
}

type EntryOfKey = ReturnType<typeof listEntries>['kept'][number];

function listRepeated(entries: readonly EntryOfKey[], stays: Stays): readonly string[] {
  const seen = new Set<string>();
  const met = stays === 'first' ? entries : entries.toReversed();
  return met.flatMap(({ key, value }) => {
    if (seen.has(value)) return [key];
    seen.add(value);
    return [];
  });
}

/** A body that has entries of the headers' names: which of the two values stands, or that both do (reading 8). */
import { quotePython } from '../../canonical/language-styles';
import type { CanonicalSource } from '../../canonical/list-entries';
import type { OwnOrHeader } from '../../canonical/rule-values';
import type { JsonMember } from '../../json/json-node';
import { pickEffectiveMembers } from '../../json/print-json';
import type { Deviation, Variant } from '../deviation';
import type { Concerned } from './header-entries';

export const ownEntryDeviations = [
  {
    code: 'body.own-timestamp',
    reach: 3,
    variants: [{ id: 'plain', rules: { timestampFrom: 'body' }, key: 'timestamp' }],
  },
  {
    code: 'body.own-nonce',
    reach: 3,
    variants: [{ id: 'plain', rules: { nonceFrom: 'body' }, key: 'nonce' }],
  },
  {
    code: 'body.own-beside-header',
    reach: 1,
    variants: listBesideHeaders,
  },
] as const satisfies readonly Deviation<string>[];

/** How both values stand there: as two pairs, or in one value. */
export interface BesideHeader extends Variant {
  readonly id: `${OwnForm}/${Concerned}`;
  readonly facts: { readonly form: OwnForm; readonly headers: Concerned };
}

/** By the order of two pairs: what a list holds is sorted by its keys, or with its values. */
const pairForms = ['pairs', 'pairs-header-first', 'pairs-sorted'] as const;

/** One value of the body's own text, and what prints it; `*` is the header's. */
const valueForms = {
  json: (own) => `[${own.json},"*"]`,
  php: () => 'Array',
  comma: (own) => `${own.text},*`,
  'comma-space': (own) => `${own.text}, *`,
  python: (own) => `[${own.python}, '*']`,
  go: (own) => `[${own.text} *]`,
  java: (own) => `[${own.text}, *]`,
} as const satisfies Readonly<Record<string, (own: OwnValue) => string>>;

export type OwnForm = (typeof pairForms)[number] | 'brackets' | keyof typeof valueForms;

interface OwnValue {
  readonly key: 'timestamp' | 'nonce';
  /** The header's. */
  readonly other: string;
  readonly text: string;
  readonly json: string;
  readonly python: string;
}

/** A list of pairs replaces nothing, and a map of lists keeps both. */
function listBesideHeaders({ body, headers }: CanonicalSource): readonly BesideHeader[] {
  const own = pickEffectiveMembers(body, 'last').flatMap((member) => readOwnValue(member, headers));
  const name = own.length === 2 ? 'both' : own[0]?.key;
  if (name === undefined) return [];
  const build = (form: OwnForm, rules: Variant['rules']): BesideHeader => {
    const key = name === 'both' ? {} : { key: name };
    const reach = form.startsWith('pairs') ? 2 : 1;
    return { id: `${form}/${name}`, rules, facts: { form, headers: name }, ...key, reach };
  };
  const sortWithValue = ({ text, other }: OwnValue): OwnOrHeader =>
    text <= other ? 'body-then-header' : 'header-then-body';
  const pairs = [
    build(
      'pairs',
      toFrom(own, () => 'body-then-header'),
    ),
    build(
      'pairs-header-first',
      toFrom(own, () => 'header-then-body'),
    ),
    ...(new Set(own.map(sortWithValue)).size < 2
      ? []
      : [build('pairs-sorted', toFrom(own, sortWithValue))]),
  ];
  const isPlain = own.every(({ text }) => !/[&=]/.test(text));
  const spread = isPlain ? [build('brackets', toBrackets(own))] : [];
  // An asterisk would stand for the header's value.
  if (own.some(({ text }) => text.includes('*'))) return [...pairs, ...spread];
  const values = (Object.keys(valueForms) as (keyof typeof valueForms)[]).map((form) => {
    const texts = own.map((one) => [`${one.key}Text`, valueForms[form](one)] as const);
    return build(form, Object.fromEntries(texts));
  });
  return [...pairs, ...spread, ...values];
}

function toFrom(
  own: readonly OwnValue[],
  pick: (value: OwnValue) => OwnOrHeader,
): Variant['rules'] {
  return Object.fromEntries(own.map((value) => [`${value.key}From`, pick(value)]));
}

/** PHP's `http_build_query` of both, decoded. */
function toBrackets(own: readonly OwnValue[]): Variant['rules'] {
  return {
    ...Object.fromEntries(own.map(({ key }) => [`${key}Key`, `${key}[1]`])),
    omitted: own.map(({ key }) => key),
    constants: own.map(({ key, text }) => `${key}[0]=${text}`).join('&'),
  };
}

/** In characters; no time and no nonce is longer, and each form would be so long. */
const longestValue = 1000;

/** None where the header is missing or blank, so that only one of the two stands there. */
function readOwnValue(
  { key: { value: key }, value }: JsonMember,
  { fields }: CanonicalSource['headers'],
): readonly OwnValue[] {
  if (key !== 'timestamp' && key !== 'nonce') return [];
  const other = fields[key === 'nonce' ? 'X-Nonce' : 'X-Timestamp']?.value ?? '';
  if (other.trim() === '') return [];
  if (value.type !== 'number' && value.type !== 'string') return [];
  const text = value.type === 'number' ? value.plain : value.value;
  if (text.trim() === '' || text.length > longestValue) return [];
  if (value.type === 'number') return [{ key, other, text, json: text, python: text }];
  return [{ key, other, text, json: JSON.stringify(text), python: quotePython(text) }];
}

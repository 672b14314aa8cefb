/** Members of the body that become no entry, for no reason of their own. */
import type { CanonicalSource } from '../../canonical/list-entries';
import { headerKeys, isContractField } from '../../contract';
import { isBlank } from '../../json/is-blank';
import { isNested } from '../../json/is-nested';
import type { JsonNode } from '../../json/json-node';
import { pickEffectiveMembers } from '../../json/print-json';
import type { Deviation, Variant } from '../deviation';
import type { Owner } from '../owner';

export const missingFieldDeviations = [
  {
    code: 'string.field-missing',
    reach: 2,
    variants: listMissingFields,
  },
  {
    code: 'string.fields-chosen',
    reach: 1,
    variants: listChosenFields,
  },
] as const satisfies readonly Deviation<string>[];

/** A field that the contract does not name may have come into the body after it was signed. */
const addedOnTheWay: { readonly owner: Owner } = { owner: 'unknown' };

/** Which are left, of the contract's by name. */
export interface ChosenFields extends Variant {
  readonly id: `only:${string}`;
  readonly facts: { readonly kept: string; readonly others: 'kept' | 'left-out' | 'none' };
}

/** A list of fields, written by hand: every choice of two or more of the contract's, with the others or without them. */
function listChosenFields({ body }: CanonicalSource): readonly ChosenFields[] {
  const keys = [...new Set(body.members.map(({ key }) => key.value))];
  const named = keys.filter(isContractField).sort();
  const unknown = keys.filter((key) => !isContractField(key));
  const forms = unknown.length === 0 ? ['none'] : ['kept', 'left-out'];
  return (forms as ChosenFields['facts']['others'][]).flatMap((others) => {
    const beside = others === 'left-out' ? unknown : [];
    return listChoices(named).flatMap((kept): ChosenFields[] => {
      const omitted = [...named.filter((key) => !kept.includes(key)), ...beside];
      // Fewer are told one by one.
      if (omitted.length < 3 || named.length - kept.length < 2) return [];
      const facts = { kept: kept.join(' '), others };
      return [{ id: `only:${kept.join(',')}/${others}`, rules: { omitted }, facts }];
    });
  });
}

function listChoices(keys: readonly string[]): readonly (readonly string[])[] {
  let choices: readonly (readonly string[])[] = [[]];
  for (const key of keys) choices = choices.flatMap((choice) => [choice, [...choice, key]]);
  return choices.filter(({ length }) => length > 1);
}

export interface MissingFields extends Variant {
  readonly id: `key:${string}` | 'unnamed' | `unnamed-but:${string}` | `types:${JsonTypes}`;
  /** What the body has there, where that tells why it may be left out. */
  readonly facts: {
    readonly value: 'nested' | 'empty-list' | 'empties' | 'header-entries' | 'any';
    /** Its key alone is left out, and sorts in front of all others, or behind them. */
    readonly place?: 'first' | 'last';
    /** The only field beyond the contract's that stays. */
    readonly known?: string;
  };
}

/** Code that knows no objects and lists leaves them out, whatever else it does. */
const nestedValues: ReadonlySet<MissingFields['facts']['value']> = new Set([
  'nested',
  'empty-list',
  'empties',
]);

/** Of a body that has them itself, for which the headers stand. */
const ownKeys: ReadonlySet<string> = new Set(Object.values(headerKeys));

function tellValue({ body }: CanonicalSource, wanted: string): MissingFields['facts'] {
  const node = body.members.find(({ key }) => key.value === wanted)?.value;
  if (ownKeys.has(wanted)) return { value: 'header-entries' };
  if (node === undefined) return { value: 'any' };
  if (isEmpty(node)) return { value: node.type === 'array' ? 'empty-list' : 'empties' };
  const isFirst =
    wanted <= headerKeys['X-Nonce'] && body.members.every(({ key }) => wanted <= key.value);
  const isLast =
    wanted > headerKeys['X-Timestamp'] && body.members.every(({ key }) => key.value <= wanted);
  return {
    value: isNested(node) ? 'nested' : 'any',
    ...(isFirst && { place: 'first' }),
    ...(isLast && { place: 'last' }),
  };
}

function tellValues({ body }: CanonicalSource, omitted: readonly string[]): MissingFields['facts'] {
  const keys = new Set(omitted);
  // The `sign` of a body is no entry.
  const others = omitted.filter((key) => key !== 'sign');
  if (others.every((key) => ownKeys.has(key))) return { value: 'header-entries' };
  const isAllEmpty = body.members.every(({ key, value }) => isEmpty(value) || !keys.has(key.value));
  return { value: isAllEmpty ? 'empties' : 'any' };
}

function isEmpty(node: JsonNode): boolean {
  if (node.type === 'array') return node.items.length === 0;
  return node.type === 'object' && node.members.length === 0;
}

/** What is left out where code knows only some of JSON's types. */
const types = {
  nested: ['object', 'array'],
  boolean: ['boolean'],
  'boolean-nested': ['boolean', 'object', 'array'],
  number: ['number', 'decimal'],
  'number-boolean-nested': ['number', 'decimal', 'boolean', 'object', 'array'],
  // Last: where there is no integer, nothing shows that those are kept.
  decimal: ['decimal'],
  'decimal-nested': ['decimal', 'object', 'array'],
} as const satisfies Readonly<Record<string, readonly (JsonNode['type'] | 'decimal')[]>>;

export type JsonTypes = keyof typeof types;

/** What languages have as a float is a type of its own. */
function pickType(node: JsonNode): JsonNode['type'] | 'decimal' {
  return node.type === 'number' && /[.eE]/.test(node.source) ? 'decimal' : node.type;
}

/** Two fields or more of these types; one is told by its name. */
function listMissingTypes(source: CanonicalSource): readonly MissingFields[] {
  const { body } = source;
  const seen = new Set<string>();
  return (Object.keys(types) as JsonTypes[]).flatMap((name) => {
    const left: readonly string[] = types[name];
    const members = body.members.filter(({ value }) => left.includes(pickType(value)));
    const omitted = [...new Set(members.map(({ key }) => key.value))];
    const present = omitted.join('\0');
    if (omitted.length < 2 || seen.has(present)) return [];
    seen.add(present);
    const isNamed = omitted.some(isContractField);
    const owner = isNamed ? {} : addedOnTheWay;
    return [
      {
        id: `types:${name}` as const,
        rules: { omitted },
        reach: 4 as const,
        facts: tellValues(source, omitted),
        ...owner,
      },
    ];
  });
}

/** One field, or at once all that the contract does not name. */
function listMissingFields(source: CanonicalSource): readonly MissingFields[] {
  const { body } = source;
  const all = [...new Set(body.members.map(({ key }) => key.value))];
  const keys = all.slice(0, 40);
  const unknown = all.filter((key) => !isContractField(key));
  const single = keys.map((key): MissingFields => {
    const facts = tellValue(source, key);
    return {
      id: `key:${key}`,
      rules: { omitted: [key] },
      key,
      facts,
      ...(nestedValues.has(facts.value) && { reach: 4 }),
      ...(isContractField(key) ? {} : addedOnTheWay),
    };
  });
  const ofClass = { group: 'typed-object', isTyped: true } as const;
  if (unknown.length < 2) {
    const singles = single.map(
      (one): MissingFields =>
        isContractField(one.key ?? '') ? one : { ...one, reach: 4, ...ofClass },
    );
    return [...singles, ...listMissingTypes(source)];
  }
  return [
    ...single,
    {
      id: 'unnamed',
      rules: { omitted: unknown },
      reach: 4,
      facts: tellValues(source, unknown),
      ...addedOnTheWay,
      ...ofClass,
    },
    ...listKnownBeside(source, unknown),
    ...listMissingTypes(source),
  ];
}

/** What a class is likely to have beside the contract's fields, where it has one more. */
const likelyKnown: readonly string[] = ['currency', 'remark'];

/** Of fewer, the one that is left out is told by its name. */
function listKnownBeside(
  source: CanonicalSource,
  unknown: readonly string[],
): readonly MissingFields[] {
  if (unknown.length < 3) return [];
  const members = pickEffectiveMembers(source.body, 'last');
  const byType = new Set(listMissingTypes(source).map(({ rules }) => rules.omitted?.join('\0')));
  return likelyKnown.flatMap((known) => {
    // A blank one is no entry, whether the class knows it or not.
    const isEntry = members.some(({ key, value }) => key.value === known && !isBlank(value));
    const omitted = unknown.filter((key) => key !== known);
    if (!isEntry || byType.has(omitted.join('\0'))) return [];
    return {
      id: `unnamed-but:${known}` as const,
      rules: { omitted },
      reach: 2 as const,
      facts: { ...tellValues(source, omitted), known },
      ...addedOnTheWay,
    };
  });
}

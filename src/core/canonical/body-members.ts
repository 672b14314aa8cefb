/** The members of a body that become entries, by any rules. */

import { amountFields, contractFieldNames } from '../contract';
import type { JsonMember, JsonObject } from '../json/json-node';
import { parseJson } from '../json/parse-json';
import { pickEffectiveMembers } from '../json/print-json';
import type { CanonicalRules } from './canonical-rules';
import type { Compare } from './compare-keys';
import { createOmission } from './create-omission';
import type { FlatEntry } from './flatten-member';
import { printBody, type WholeBody } from './print-body';
import { rewriteBody } from './rewrite-body';
import { rewritings } from './rewrite-value';
import type { RuleMemory } from './rule-memory';
import { createRuleTest } from './rule-table';
import type { EntryOrder } from './rule-values';
import { spreadMembers } from './spread-members';

/** The members of a body, sorted once for each order, however many lists are made of them. */
export class BodyMembers {
  readonly remembered: RuleMemory<FlatEntry>[] = [];
  /** What the others gave in the list before: a list of a large body made of nothing but new entries takes megabytes. */
  readonly latest: FlatEntry[] = [];
  private readonly sorted: Partial<Record<EntryOrder, readonly number[]>> = {};

  /** @param sortKeys by which they are sorted */
  constructor(
    readonly members: readonly JsonMember[],
    private readonly sortKeys: readonly string[] = members.map(({ key }) => key.value),
  ) {}

  /** @returns the members' indexes, in this order */
  sort(order: EntryOrder, compare: Compare): readonly number[] {
    const { sortKeys } = this;
    this.sorted[order] ??= sortKeys
      .map((_, index) => index)
      .sort((one, other) => compare(sortKeys[one] as string, sortKeys[other] as string));
    return this.sorted[order];
  }
}

/** Whether {@link BodyReader.pick} looks at one of the rules with these numbers. */
export const isOfMembers = createRuleTest([
  'bodyMembers',
  'bodyAs',
  'bodyKey',
  'duplicates',
  'casedKeys',
  'nestedEntries',
  'nestedEntryOrder',
  'omitted',
  'absentFields',
  'constants',
  'memberKeys',
  'memberTexts',
]);

const noMembers = new BodyMembers([]);

/** Reads one body by one set of rules after the other: what is read alike is the same object. */
export class BodyReader {
  private readonly known = new Map<string, BodyMembers>();
  /** The body as one text: one for all keys under which it is an entry. */
  private readonly texts = new Map<WholeBody, string>();
  private readonly readAnew = new Map<CanonicalRules['bodyMembers'], BodyMembers>();

  constructor(private readonly source: { readonly body: JsonObject; readonly bodyText: string }) {}

  pick(rules: CanonicalRules): BodyMembers {
    const { duplicates, casedKeys, bodyMembers, nestedEntries, nestedEntryOrder } = rules;
    const { bodyKey, bodyAs } = rules;
    const { absentFields, constants, omitted, memberKeys, memberTexts } = rules;
    if (bodyMembers === 'none') return this.pickConstants(constants);
    const readAnew = readers[bodyMembers];
    if (readAnew !== undefined) {
      const read = this.readAnew.get(bodyMembers) ?? new BodyMembers(readAnew(this.source));
      this.readAnew.set(bodyMembers, read);
      return read;
    }
    const isWhole = bodyMembers === 'as-one';
    const name = isWhole
      ? `${bodyAs} ${bodyKey}`
      : `${duplicates} ${casedKeys} ${nestedEntries} ${nestedEntries === 'one' ? '' : `${nestedEntryOrder} ${omitted.join()}`} ${absentFields === null ? '' : `=${absentFields}`} ${constants} ${memberKeys} ${memberTexts}`;
    const members = this.known.get(name) ?? this.readBody(rules);
    this.known.set(name, members);
    return members;
  }

  /** A class that was never filled has fields all the same. */
  private pickConstants(constants: string): BodyMembers {
    if (constants === '') return noMembers;
    const name = `=${constants}`;
    const members =
      this.known.get(name) ?? new BodyMembers(listConstants(this.source.body, constants));
    this.known.set(name, members);
    return members;
  }

  private readBody(rules: CanonicalRules): BodyMembers {
    const { absentFields, casedKeys, constants, duplicates, bodyMembers } = rules;
    const { nestedEntries, nestedEntryOrder } = rules;
    const { source } = this;
    if (bodyMembers === 'as-one') return new BodyMembers([this.wrapBody(rules)]);
    const body = rewriteBody(source.body, source.bodyText, rules);
    const members = [
      ...mergeCased(pickEffectiveMembers(body, duplicates), casedKeys),
      ...listAbsentMembers(body, absentFields),
      ...listConstants(body, constants),
    ];
    if (nestedEntries === 'one') return new BodyMembers(members);
    // By its own key: those of its entries are others.
    const isOmitted = createOmission(rules);
    const left = isOmitted === null ? members : members.filter(({ key }) => !isOmitted(key.value));
    const spread = spreadMembers(left, nestedEntries, duplicates, nestedEntryOrder);
    const sortKeys = spread.map(({ member, topKey }) =>
      nestedEntryOrder === 'sorted' ? member.key.value : topKey,
    );
    return new BodyMembers(
      spread.map(({ member }) => member),
      sortKeys,
    );
  }

  /** The whole body as the text of one member. */
  private wrapBody({ bodyAs, bodyKey }: CanonicalRules): JsonMember {
    const { span } = this.source.body;
    const value = this.texts.get(bodyAs) ?? printBody(this.source, bodyAs);
    this.texts.set(bodyAs, value);
    return {
      key: { type: 'string', value: bodyKey, span },
      value: { type: 'string', value, span },
    };
  }
}

/** What a map makes of them that ignores case. */
function mergeCased(
  members: readonly JsonMember[],
  style: CanonicalRules['casedKeys'],
): readonly JsonMember[] {
  if (style === 'apart') return members;
  const merged = new Map<string, JsonMember>();
  for (const member of members) {
    const name = member.key.value.toLowerCase();
    const known = merged.get(name);
    if (known === undefined || style === 'last') merged.set(name, member);
    else if (style === 'last-value') merged.set(name, { ...known, value: member.value });
  }
  return [...merged.values()];
}

type BodySource = ConstructorParameters<typeof BodyReader>[0];

/** What reads the text of the body anew, and not as JSON or not all of it. */
const readers: Partial<
  Record<CanonicalRules['bodyMembers'], (source: BodySource) => readonly JsonMember[]>
> = {
  'as-form': (source) => readForm(source, ''),
  'as-form-true': (source) => readForm(source, 'true'),
  'as-characters': ({ body: { span }, bodyText }) =>
    bodyText.split('').map((unit, at) => createMember(String(at), unit, span)),
  ascii: ({ bodyText }) => {
    const parsed = parseJson(bodyText.replace(/[^\0-\x7f]/g, ''));
    if (!parsed.ok || parsed.value.type !== 'object') return [];
    return pickEffectiveMembers(parsed.value, 'last');
  },
};

/** What a reader of forms makes of JSON: one key with no value, where no value of it has `&` or `=`. */
function readForm({ body: { span }, bodyText }: BodySource, absent: string) {
  const decode = rewritings['decoded-form'];
  const pairs = bodyText.split('&').map((pair): readonly [string, string] => {
    const [key = '', ...parts] = pair.split('=');
    return [decode(key), parts.length === 0 ? absent : decode(parts.join('='))];
  });
  return [...new Map(pairs)].map(([key, text]) => createMember(key, text, span));
}

function createMember(key: string, text: string, span: JsonMember['key']['span']): JsonMember {
  return {
    key: { type: 'string', value: key, span },
    value: { type: 'string', value: text, span },
  };
}

function listConstants({ span }: JsonObject, constants: string): readonly JsonMember[] {
  if (constants === '') return [];
  return constants.split('&').map((pair) => {
    const at = pair.indexOf('=');
    return createMember(pair.slice(0, at), pair.slice(at + 1), span);
  });
}

/** The contract's fields that the body lacks, as a typed object fills them. */
function listAbsentMembers(
  { members, span }: JsonObject,
  absentFields: CanonicalRules['absentFields'],
): readonly JsonMember[] {
  if (absentFields === null) return [];
  const isByType = absentFields.startsWith('zero') || absentFields === 'texts';
  const fill = isByType ? '' : absentFields;
  return contractFieldNames
    .filter((field) => !members.some(({ key }) => key.value === field))
    .filter((field) => absentFields !== 'texts' || field !== 'completedAt')
    .map((field): JsonMember => {
      const isZero =
        (absentFields.startsWith('zero') && field === 'completedAt') ||
        (absentFields === 'zeros' && amountFields.includes(field));
      return {
        key: { type: 'string', value: field, span },
        value: isZero
          ? { type: 'number', source: '0', plain: '0', span }
          : { type: 'string', value: fill, span },
      };
    });
}

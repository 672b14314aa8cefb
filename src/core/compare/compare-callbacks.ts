/**
 * How a callback differs in its form from one that worked: what is there, of which type, how numbers are written. That
 * two callbacks have other values says nothing; where the contract fixes one, it does.
 */

import { parseBody } from '../body/parse-body';
import type { CallbackInput } from '../callback-report';
import { amountFields, callbackHeaderNames, contractFields, timeEntries } from '../contract';
import { parseHeaders } from '../headers/parse-headers';
import type { JsonNode, JsonObject } from '../json/json-node';
import { createLookupTable } from '../lookup-table';
import type { JsonType } from '../problem';
import { type FormPair, listEscapeForms, listTextForms, type TextUse } from './text-form';

export type CallbackTexts = Pick<CallbackInput, 'headersText' | 'bodyText'>;

/** The two that are compared. */
interface Both<Its> {
  readonly worked: Its;
  readonly other: Its;
}

interface Place {
  readonly part: 'headers' | 'body';
  /** A header's name; of the body `payer.bank[0].code`, '' for all of it. */
  readonly path: string;
}

/** Each kind of difference with its facts. */
export interface FormFacts {
  readonly missing: object;
  readonly added: object;
  /** No JSON object: nothing of it is compared. */
  readonly unread: Both<boolean>;
  readonly type: Both<JsonType>;
  /** Of what is the same in all callbacks of one sender. */
  readonly value: Both<string>;
  readonly form: FormPair;
  /** Of the members that both have. */
  readonly order: Both<readonly string[]>;
  readonly repeated: Both<boolean>;
}

export type FormDifference = {
  [Kind in keyof FormFacts]: Place & { readonly kind: Kind } & FormFacts[Kind];
}[keyof FormFacts];

export interface CallbackComparison {
  /** As in the one that worked, headers first. */
  readonly differences: readonly FormDifference[];
  /** How many there are beyond those. */
  readonly more: number;
}

/** Nobody reads more. */
const listedLimit = 200;

/** Linear in the length of the texts. */
export function compareCallbacks(worked: CallbackTexts, other: CallbackTexts): CallbackComparison {
  const all = [
    ...compareHeaders(worked.headersText, other.headersText),
    ...compareBodies(worked.bodyText, other.bodyText),
  ];
  const differences = all.slice(0, listedLimit);
  return { differences, more: all.length - differences.length };
}

/** The others are the same in every callback. */
const headerUses: Readonly<Record<string, TextUse>> = createLookupTable({
  'X-Timestamp': 'time',
  'X-Nonce': 'token',
  'X-Sign': 'token',
});

function compareHeaders(workedText: string, otherText: string): readonly FormDifference[] {
  const worked = parseHeaders(workedText).headers.fields;
  const other = parseHeaders(otherText).headers.fields;
  return callbackHeaderNames.flatMap((path): readonly FormDifference[] => {
    const place = { part: 'headers', path } as const;
    const one = worked[path]?.value;
    const two = other[path]?.value;
    if (one === undefined || two === undefined) {
      if (one === two) return [];
      return [{ ...place, kind: two === undefined ? 'missing' : 'added' }];
    }
    const use = headerUses[path];
    if (use === undefined) {
      return one === two ? [] : [{ ...place, kind: 'value', worked: one, other: two }];
    }
    return listTextForms(one, two, use).map((form) => ({ ...place, kind: 'form', ...form }));
  });
}

interface Pair extends Both<JsonNode> {
  readonly path: string;
  /** '' in a list. */
  readonly key: string;
}

function compareBodies(workedText: string, otherText: string): readonly FormDifference[] {
  const worked = parseBody(workedText);
  const other = parseBody(otherText);
  const place = { part: 'body', path: '' } as const;
  if (!worked.ok || !other.ok) {
    if (workedText.trim() === '' && otherText.trim() === '') return [];
    return [{ ...place, kind: 'unread', worked: !worked.ok, other: !other.ok }];
  }
  const differences = listEscapeForms(workedText, otherText).map(
    (form): FormDifference => ({ ...place, kind: 'form', ...form }),
  );
  const open: Pair[] = [{ path: '', key: '', worked: worked.value, other: other.value }];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const { path } = pair;
    if (pair.worked.type !== pair.other.type) {
      const types = { worked: pair.worked.type, other: pair.other.type };
      differences.push({ part: 'body', path, kind: 'type', ...types });
    } else if (pair.worked.type === 'object' && pair.other.type === 'object') {
      differences.push(...compareMembers(path, pair.worked, pair.other));
      open.push(...listMemberPairs(path, pair.worked, pair.other).reverse());
    } else if (pair.worked.type === 'array' && pair.other.type === 'array') {
      open.push(...listItemPairs(pair, pair.worked.items, pair.other.items).reverse());
    } else {
      differences.push(...compareScalars(pair));
    }
  }
  return differences;
}

/** The last of a repeated key is the one that counts. */
function mapMembers({ members }: JsonObject): ReadonlyMap<string, JsonNode> {
  return new Map(members.map(({ key, value }) => [key.value, value]));
}

function compareMembers(path: string, one: JsonObject, two: JsonObject): FormDifference[] {
  const worked = mapMembers(one);
  const other = mapMembers(two);
  const at = (key: string) => ({ part: 'body', path: joinPath(path, key) }) as const;
  const missing = [...worked.keys()].filter((key) => !other.has(key));
  const added = [...other.keys()].filter((key) => !worked.has(key));
  const shared = {
    worked: [...worked.keys()].filter((key) => other.has(key)),
    other: [...other.keys()].filter((key) => worked.has(key)),
  };
  const isMoved = shared.worked.some((key, index) => key !== shared.other[index]);
  const place = { part: 'body', path } as const;
  return [
    ...missing.map((key): FormDifference => ({ ...at(key), kind: 'missing' })),
    ...added.map((key): FormDifference => ({ ...at(key), kind: 'added' })),
    ...(isMoved ? [{ ...place, kind: 'order', ...shared } as const] : []),
    ...(one.hasDuplicates === two.hasDuplicates
      ? []
      : [
          {
            ...place,
            kind: 'repeated',
            worked: one.hasDuplicates,
            other: two.hasDuplicates,
          } as const,
        ]),
  ];
}

function listMemberPairs(path: string, one: JsonObject, two: JsonObject): Pair[] {
  const other = mapMembers(two);
  return Array.from(mapMembers(one), ([key, value]) => ({ key, value })).flatMap(
    ({ key, value }): readonly Pair[] => {
      const its = other.get(key);
      return its === undefined
        ? []
        : [{ path: joinPath(path, key), key, worked: value, other: its }];
    },
  );
}

/** Those that both have: that one list is longer says nothing. */
function listItemPairs({ path }: Pair, one: readonly JsonNode[], two: readonly JsonNode[]): Pair[] {
  return one.slice(0, two.length).flatMap((worked, index): readonly Pair[] => {
    const other = two[index];
    return other === undefined ? [] : [{ path: `${path}[${index}]`, key: '', worked, other }];
  });
}

function compareScalars({ path, key, worked, other }: Pair): readonly FormDifference[] {
  const place = { part: 'body', path } as const;
  const isField = path === key;
  const toForm = (form: FormPair): FormDifference => ({
    ...place,
    kind: 'form',
    ...form,
  });
  if (worked.type === 'number' && other.type === 'number') {
    const use = isField && timeEntries.includes(key) ? 'time' : 'number';
    return listTextForms(worked.source, other.source, use).map(toForm);
  }
  if (worked.type !== 'string' || other.type !== 'string') return [];
  const { allowed } = (isField && contractFields[key]) || {};
  if (allowed?.length === 1 && worked.value !== other.value) {
    return [{ ...place, kind: 'value', worked: worked.value, other: other.value }];
  }
  const use = isField && amountFields.includes(key) ? 'amount' : 'text';
  return listTextForms(worked.value, other.value, use).map(toForm);
}

function joinPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

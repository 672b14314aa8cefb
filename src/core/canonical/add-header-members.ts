/** A body that was signed as one JSON object, with timestamp and nonce in it. */
import {
  amountFields,
  contractFieldNames,
  entryHeaderNames,
  headerKeys,
  isContractField,
} from '../contract';
import type { JsonMember, JsonNumber, JsonObject, JsonString } from '../json/json-node';
import { numberDigitLimit } from '../json/parse-json';
import { pickEffectiveMembers } from '../json/print-json';
import { toPlainDecimal } from '../json/to-plain-decimal';
import { arrangeMembers } from './arrange-entries';
import { type CanonicalRules, contractRules } from './canonical-rules';
import { pickHeaderKey } from './flatten-header';
import { flattenMember } from './flatten-member';
import type { CanonicalSource } from './list-entries';

/** The merchant number stands first, as it does among the headers. */
const memberHeaders = ['X-Merchant-No', ...entryHeaderNames] as const;

/** The body with timestamp and nonce as its members, and the merchant number by some rules: sorted as the rules sort entries, in front of the others or behind them. */
export function addHeaderMembers(
  { headers, body }: CanonicalSource,
  rules: CanonicalRules,
): JsonObject {
  const { span } = body;
  const { amounts, duplicates, headerOrder, order, timestampAs } = rules;
  const added = memberHeaders.flatMap((name): readonly JsonMember[] => {
    const key = pickHeaderKey(name, rules);
    if (key === null) return [];
    const value = headers.fields[name]?.value ?? '';
    const text = { type: 'string', value, span } as const;
    const isNumber = name === 'X-Timestamp' && timestampAs === 'number';
    return [{ key: { type: 'string', value: key, span }, value: isNumber ? toNumber(text) : text }];
  });
  if (headerOrder === 'nonce-first') added.reverse();
  const own = pickEffectiveMembers(body, duplicates)
    .filter(({ key }) => !added.some((one) => one.key.value === key.value))
    .map((member) => (amounts === 'text' ? member : readAmount(member)));
  const members = order === 'headers-first' ? [...added, ...own] : [...own, ...added];
  if (order === 'hash-map')
    return { ...body, members: arrangeMembers(members), hasDuplicates: false };
  if (order === 'code-unit') {
    members.sort(({ key: { value: one } }, { key: { value: other } }) => (one < other ? -1 : 1));
  }
  return { ...body, members, hasDuplicates: false };
}

/** The body, or its text, as the one member of another object. */
export function wrapBody(
  source: CanonicalSource,
  { bodyKey }: Pick<CanonicalRules, 'bodyKey'>,
  as: 'object' | 'text' = 'object',
): CanonicalSource {
  const { body, bodyText } = source;
  const { span } = body;
  const key = { type: 'string', value: bodyKey, span } as const;
  const value = as === 'object' ? body : ({ type: 'string', value: bodyText, span } as const);
  return { ...source, body: { ...body, members: [{ key, value }], hasDuplicates: false } };
}

/** A text that is a plain decimal, as a number that is written so. */
export function toNumber(text: JsonString): JsonString | JsonNumber {
  const { value: source, span } = text;
  const plain = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/.test(source)
    ? toPlainDecimal(source, numberDigitLimit)
    : null;
  return plain === null ? text : { type: 'number', source, plain, span };
}

function readAmount({ key, value }: JsonMember): JsonMember {
  const isAmount = amountFields.includes(key.value) && value.type === 'string';
  return { key, value: isAmount ? toNumber(value) : value };
}

/** Those of a class that has the contract's fields, timestamp and nonce. */
export function pickKnown(body: JsonObject): JsonObject {
  const ofHeaders: readonly string[] = Object.values(headerKeys);
  const isKnown = ({ key }: JsonMember): boolean =>
    isContractField(key.value) || ofHeaders.includes(key.value);
  return { ...body, members: body.members.filter(isKnown) };
}

/** With a capital first letter, as .NET writes the properties of a class. */
export function capitalizeKeys(body: JsonObject): JsonObject {
  const members = body.members.map(({ key, value }) => {
    const name = key.value.charAt(0).toUpperCase() + key.value.slice(1);
    return { key: { ...key, value: name }, value };
  });
  return { ...body, members };
}

/** As the contract lists its fields, and a class that was written after it; timestamp and nonce stay behind them. */
export function sortAsClass(body: JsonObject): JsonObject {
  const rank = ({ key }: JsonMember): number => {
    const at = contractFieldNames.indexOf(key.value);
    return at === -1 ? contractFieldNames.length : at;
  };
  return { ...body, members: body.members.toSorted((one, other) => rank(one) - rank(other)) };
}

/** Only those that are entries. */
export function dropMembers(body: JsonObject, { blanks }: CanonicalRules): JsonObject {
  const members = body.members.filter(
    (member) => flattenMember(member, '', { ...contractRules, blanks }).reason === null,
  );
  return { ...body, members };
}

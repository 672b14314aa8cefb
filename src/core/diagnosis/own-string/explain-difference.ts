/** One difference between the merchant's own string and the right one, as a finding. */

import type { DroppedEntry, KeptEntry } from '../../canonical/canonical';
import { contractRules } from '../../canonical/canonical-rules';
import { flattenMember } from '../../canonical/flatten-member';
import { trimDecimals } from '../../canonical/print-bounded-number';
import type { Difference } from '../../compare/comparison';
import { amountFields, headerKeys } from '../../contract';
import type { CallbackHeaders } from '../../headers/callback-headers';
import type { JsonObject } from '../../json/json-node';
import type { Cause, PairCause, PairCode } from '../cause';
import type { DeviationCause } from '../deviation';
import { createFinding, type Finding, notProven } from '../finding';
import { isMasked } from '../is-masked';
import { hidesPart } from '../search/list-unmasked';
import { sumAmounts } from '../sum-amounts';
import { readHeldBody } from './hold-body';
import type { PairedItems } from './pair-items';
import { hasOtherValue, isEncodedKey, isGarbledKey, isSpelledAlike } from './pair-renamed';
import { relateValues } from './relations/relate-values';
import { relateShort, type Surroundings } from './relations/surroundings';
import type { ValueRelation } from './relations/value-relation';

/** What a difference is explained with. */
interface DifferenceFacts {
  /** By pair, the deviation that gives an entry the value that it has in the merchant's string. */
  readonly causes: ReadonlyMap<string, DeviationCause>;
  /** What the body or the headers have under the key of the difference. */
  readonly entry: KeptEntry | DroppedEntry | undefined;
  /** The right string's entries. */
  readonly kept: readonly KeptEntry[];
  /** Every known deviation was looked at for a cause. */
  readonly isComplete: boolean;
  /** The string lost characters beyond ASCII. */
  readonly hasLost: boolean;
  /** How many empty pairs the string begins with. */
  readonly front: number;
  /** The keys that the right string has, too. */
  readonly known: ReadonlySet<string>;
  readonly body: JsonObject;
  /** All lines of the headers. */
  readonly lines: CallbackHeaders['all'];
  /** What the string ends with. */
  readonly end: string;
  /** What stands around the values of the string. */
  readonly surroundings: Surroundings;
  /** By key, the values of the string that differ. */
  readonly changed: ReadonlyMap<string, string>;
  /** In which order the pairs stand, where that is known. */
  readonly order: DeviationCause | null;
}

export function explainDifference(difference: Difference, facts: DifferenceFacts): Finding {
  const cause = buildCause(difference, facts);
  const isGuess = cause.code === 'value.changed';
  const proof = isGuess ? notProven : ({ by: 'string' } as const);
  return createFinding({ causes: [cause], subject: 'own-string', proof });
}

/** What a value of another callback is to this one's by chance: hours earlier, hundredfold, that of another field. */
const mayBeChance: ReadonlySet<PairCode> = new Set([
  'time.zone-shifted',
  'value.of-other',
  'value.computed',
  'value.scaled',
  'amount.minor-units',
]);

/** So many values that nothing known gives are those of another callback. */
const leastOfAnother = 2;

type Changed = PairCause<'changed'>;

/** Where the string is another callback's, what each value is to this one's is chance; but for two that stand in each other's place. */
export function tellAnother(findings: readonly Finding[]): readonly Finding[] {
  const pairs = findings.flatMap(({ causes }) =>
    causes.flatMap((cause) => pickChanged(cause) ?? []),
  );
  const unknown = pairs.filter(({ code }) => code === 'value.changed').map(({ key }) => key);
  const { 'X-Timestamp': timestamp, 'X-Nonce': nonce } = headerKeys;
  const isOther = ({ key, code }: Changed): boolean => key === timestamp && mayBeChance.has(code);
  const isAnother =
    unknown.length >= leastOfAnother || (unknown.includes(nonce) && pairs.some(isOther));
  const places = new Map(
    pairs.flatMap(({ key, relation }) =>
      relation?.kind === 'of-other' ? [[key, relation.key] as const] : [],
    ),
  );
  const isChance = ({ key, own, code }: Changed): boolean => {
    const other = places.get(key);
    // Two amounts alike are no chance; two times of another callback are.
    const isAlone = pairs.filter((one) => one.code === code).length === 1;
    if (other === undefined)
      return isAnother && mayBeChance.has(code) && (isAlone || code === 'time.zone-shifted');
    // The other one has yet another value; two order numbers are not the same by chance.
    const isOfChance = places.get(other) !== key && /^[\d.]{1,12}$/.test(own);
    return isOfChance && (isAnother || unknown.includes(other));
  };
  return findings.map((finding) => {
    const cause = pickChanged(finding.causes[0]);
    if (cause === null || !isChance(cause)) return finding;
    const { relation: _, ...rest } = cause;
    const changed: Changed = { ...rest, code: 'value.changed', deviation: null };
    return createFinding({ causes: [changed], subject: 'own-string', proof: notProven });
  });
}

function pickChanged(cause: Cause | undefined): Changed | null {
  return cause?.kind === 'pair' && cause.difference === 'changed' ? cause : null;
}

/** A pair that stands where this order puts it, whatever its key is. */
export function explainMoved({ key, own, expected }: Difference, order: DeviationCause): Finding {
  const cause: PairCause<'moved'> = {
    kind: 'pair',
    owner: 'merchant',
    difference: 'moved',
    code: 'string.order',
    key,
    own: own ?? '',
    expected: expected ?? '',
    order,
  };
  return createFinding({ causes: [cause], subject: 'own-string', proof: { by: 'string' } });
}

/** A key that the right string has under another spelling. */
export function explainRenamed(missing: Difference, added: Difference): Finding {
  const isEncoded = isEncodedKey(missing.key, added.key);
  const isShortened =
    !isEncoded && missing.key.slice(1) === added.key && !isSpelledAlike(missing.key, added.key);
  const hasOther = hasOtherValue(missing, added);
  const cause: PairCause = {
    kind: 'pair',
    owner: 'merchant',
    difference: 'renamed',
    code: 'string.key-spelling',
    key: missing.key,
    ownKey: added.key,
    own: added.own ?? '',
    isGarbled: !isEncoded && isGarbledKey(missing.key, added.key),
    ...(hasOther && { hasOtherValue: true }),
    ...(isShortened && { slip: 'shortened' }),
    ...(isEncoded && { slip: 'encoded' }),
  };
  return createFinding({ causes: [cause], subject: 'own-string', proof: { by: 'string' } });
}

/** An object or list whose values the merchant's string has as entries. */
export function explainSpread(missing: Difference, parts: readonly Difference[]): Finding {
  const [first] = parts;
  const cause: PairCause = {
    kind: 'pair',
    owner: 'merchant',
    difference: 'changed',
    code: 'nested.as-entries',
    key: missing.key,
    own: parts.map(({ key, own }) => `${key}=${own}`).join('&'),
    expected: missing.expected ?? '',
    deviation: null,
    relation: { kind: 'spread', entries: parts.length, path: first?.key ?? '' },
    isComplete: true,
  };
  return createFinding({ causes: [cause], subject: 'own-string', proof: { by: 'string' } });
}

/** A value of which each item or part is an entry. */
export function explainItems(first: Difference, { of, others }: PairedItems): Finding {
  const parts = [first, ...others];
  const entries = parts.length;
  const relation: ValueRelation =
    of === 'parts'
      ? { kind: 'taken-apart', entries }
      : of === 'query'
        ? { kind: of, entries }
        : { kind: 'items', of, entries };
  const cause: PairCause = {
    kind: 'pair',
    owner: 'merchant',
    difference: 'changed',
    code: codes[relation.kind],
    key: first.key,
    own: parts
      .map(({ key, own }, at) => (of === 'query' && at === 0 ? own : `${key}=${own}`))
      .join('&'),
    expected: first.expected ?? '',
    deviation: null,
    relation,
    isComplete: true,
  };
  return createFinding({ causes: [cause], subject: 'own-string', proof: { by: 'string' } });
}

/** Shorter values are the same by chance, but for two that stand in each other's place. */
const leastOfOther = 4;

/** Every second field has one of these: that two are alike tells nothing, and of two that differ each may be negated. */
const common = /^(?:true|false|yes|no|null|[01])$/i;

/** Null where no entry has the value, or several have. */
function relateOther(
  { own, expected }: PairOfBoth,
  { kept, changed }: DifferenceFacts,
): ValueRelation | null {
  if (common.test(own)) return null;
  const [other, ...more] = kept.filter(({ value }) => value === own);
  if (other === undefined || more.length > 0) return null;
  const isChance = own.length < leastOfOther && changed.get(other.key) !== expected;
  return isChance ? null : { kind: 'of-other', key: other.key };
}

/** The amount without the fee, or with it, in a payment in which it is the other one. Null where either of the two is not in the string as it should be, and where one of the three is nothing. */
function relateSum(
  { key, own, expected }: PairOfBoth,
  { kept, changed, known }: DifferenceFacts,
): ValueRelation | null {
  if (!amountFields.includes(key) || !isPlainAmount(own) || Number(own) === 0) return null;
  const others = kept.filter(({ key: name }) => name !== key && amountFields.includes(name));
  const [one, other] = others;
  const isThere = ({ key: name, value }: KeptEntry): boolean =>
    known.has(name) && !changed.has(name) && Number(value) !== 0;
  if (one === undefined || other === undefined || !others.every(isThere)) return null;
  const read = (name: string) => others.find((entry) => entry.key === name)?.value ?? null;
  const amount = toPlainAmount(own);
  const isGiven = sumAmounts(key, read).some((sum) => toPlainAmount(sum) === amount);
  if (!isGiven || toPlainAmount(expected) === amount) return null;
  const isSum = Number(own) > Math.max(Number(one.value), Number(other.value));
  return { kind: 'computed', by: isSum ? 'sum' : 'difference', of: [one.key, other.key] };
}

function isPlainAmount(text: string): boolean {
  return /^\d{1,15}(?:\.\d{1,4})?$/.test(text);
}

function toPlainAmount(text: string): string {
  return text.includes('.') ? trimDecimals(text) : text;
}

/** What stands behind the value may be the next pair, however short the value is. */
function nameGlued(
  relation: ValueRelation | null,
  [own, expected]: readonly [string, string],
  kept: readonly KeptEntry[],
): ValueRelation | null {
  const isText = relation === null || relation.kind === 'text-around';
  if (!isText || !own.startsWith(expected)) return relation;
  const after = own.slice(expected.length);
  const pair = kept.find(({ key }) => after.startsWith(`${key}=`))?.key;
  return pair === undefined ? relation : { kind: 'text-around', before: '', after, pair };
}

/** So many characters are taken for a separator at the end. */
const mostTaken = 2;

/** Of the last pair the string's end may have been cut off. */
function nameCutEnd(
  relation: ValueRelation | null,
  { key, own, expected }: PairOfBoth,
  end: string,
): ValueRelation | null {
  if (relation?.kind !== 'cut' || (relation.at ?? 'noughts') !== 'noughts') return relation;
  const taken = expected.length - relation.length;
  const isEnd = taken <= mostTaken && end.endsWith(`${key}=${own}`.slice(-endLength));
  if (!isEnd) return relation;
  // What is cut off there may happen to be a nought.
  return { ...relation, at: relation.at === 'noughts' ? 'noughts-at-end' : 'end' };
}

/** A pair with the value that it has, and the one that it should have. */
interface PairOfBoth {
  readonly key: string;
  readonly own: string;
  readonly expected: string;
}

/** What two fields of one callback may well be to each other: hours apart, the one's text in the other's, hundredfold. */
const mayBeOther: ReadonlySet<ValueRelation['kind']> = new Set([
  'zone-shift',
  'text-around',
  'cut',
  'scaled',
]);

function isOtherLine({ key, own }: PairOfBoth, { entry, lines }: DifferenceFacts): boolean {
  if (entry?.source.input !== 'headers') return false;
  const name = Object.entries(headerKeys)
    .find(([, one]) => one === key)?.[0]
    .toLowerCase();
  return lines.some((line) => line.name.toLowerCase() === name && line.value === own);
}

function relate(pair: PairOfBoth, facts: DifferenceFacts): ValueRelation | null {
  const { kept, end, surroundings } = facts;
  const { key, own, expected } = pair;
  if (isOtherLine(pair, facts)) return { kind: 'other-line' };
  const alone = relateValues(key, own, expected) ?? relateShort(pair, surroundings);
  const relation = nameCutEnd(alone, pair, end);
  const other = relateOther(pair, facts);
  if (relation !== null && other !== null && mayBeOther.has(relation.kind)) return other;
  return (
    nameGlued(relation, [own, expected], kept) ??
    other ??
    relateSum(pair, facts) ??
    (isMasked(own) || hidesPart(own, expected) ? { kind: 'masked' } : null)
  );
}

/** In characters: so much of a string's end is compared. */
export const endLength = 200;

function buildCause(difference: Difference, facts: DifferenceFacts): PairCause {
  const { causes, entry, kept, isComplete, hasLost, front, known, body, order } = facts;
  const { kind, key, expected: right, own: pasted, expectedPosition, ownPosition } = difference;
  const pair = { kind: 'pair', owner: 'merchant', key } as const;
  const [own, expected] = [pasted ?? '', right ?? ''];
  switch (kind) {
    case 'missing':
      return {
        ...pair,
        difference: kind,
        code: pickMissingCode(key),
        expected,
        ...(expectedPosition === 1 && { isFirst: true as const }),
        ...(hasLost && isBeyondAscii(key, expected) && { mayBeLost: true }),
      };
    case 'added': {
      const heldBody = readHeldBody(own, body, kept, known);
      const heldKey = own === '' ? nameValue(key, facts) : undefined;
      return {
        ...pair,
        difference: kind,
        code: 'string.field-added',
        own,
        entry: pickState(entry),
        ...(isOfRepeated({ key, own }, body) && { isInBodyAgain: true as const }),
        ...(entry === undefined && isInside(key, kept) && { isInside: true }),
        ...(ownPosition !== null && ownPosition <= front && { isInFront: true }),
        ...(isBehind(difference, facts) && { isBehind: true }),
        ...(heldKey !== undefined && { heldKey }),
        ...(heldBody && { heldBody }),
      };
    }
    case 'changed': {
      const given = causes.get(`${key}=${pasted}`) ?? null;
      const isPlain = given?.code === 'number.scientific' && !/\de/i.test(own);
      // Beside others that have an exponent; its words are of those.
      const deviation = isPlain ? null : given;
      const relation = deviation === null ? relate({ key, own, expected }, facts) : null;
      const code = deviation?.code ?? (relation === null ? 'value.changed' : codes[relation.kind]);
      return {
        ...pair,
        ...(relation?.kind === 'masked' && { owner: 'transport' as const }),
        difference: kind,
        code,
        own,
        expected,
        deviation,
        ...(relation && { relation }),
        isComplete,
      };
    }
    case 'moved':
      return { ...pair, difference: kind, code: 'string.order', own, expected, order };
  }
}

/** The entry of which a part without a sign between key and value is the value. */
function nameValue(part: string, { kept, known }: DifferenceFacts): string | undefined {
  return kept.find(({ key, value }) => value === part && !known.has(key))?.key;
}

/** Where sorting does not put it. */
function isBehind({ key, own }: Difference, { kept, end }: DifferenceFacts): boolean {
  const last = kept.at(-1)?.key ?? '';
  return key !== '' && key < last && end.endsWith(`&${key}=${own ?? ''}`);
}

const codes = {
  'own-clock': 'time.own-clock',
  'same-json': 'nested.rewritten',
  'same-members': 'nested.rewritten',
  'same-rounded': 'nested.rewritten',
  'without-empties': 'nested.rewritten',
  'nulls-emptied': 'nested.rewritten',
  'escapes-stripped': 'value.characters-replaced',
  'with-types': 'nested.rewritten',
  reduced: 'nested.reduced',
  spread: 'nested.as-entries',
  items: 'nested.as-entries',
  query: 'nested.as-entries',
  'taken-apart': 'value.cut',
  'zone-shift': 'time.zone-shifted',
  'same-moment': 'time.as-text',
  'read-as-milliseconds': 'time.as-text',
  'other-date': 'value.other-date',
  'enum-member': 'string.enum-names',
  'same-number': 'value.same-number',
  'with-currency': 'value.same-number',
  'double-digits': 'value.same-number',
  'double-rounded': 'number.double',
  'fewer-decimals': 'value.cut',
  'fewer-digits': 'value.cut',
  scaled: 'value.scaled',
  emptied: 'value.emptied',
  placeholder: 'value.placeholder',
  unfilled: 'value.placeholder',
  cut: 'value.cut',
  'letter-case': 'string.case-changed',
  dropped: 'text.characters-dropped',
  'characters-replaced': 'value.characters-replaced',
  unseen: 'value.characters-replaced',
  'text-around': 'value.text-around',
  hashed: 'value.hashed',
  encoded: 'value.encoded',
  decoded: 'value.decoded',
  'of-other': 'value.of-other',
  'other-line': 'value.of-other',
  masked: 'value.changed',
  computed: 'value.computed',
} as const satisfies Readonly<Record<ValueRelation['kind'], PairCode>>;

/** In characters; in longer keys and values none is looked for. */
const lengthLimit = 10_000;

/** It is one of the values of a key that the body has more than once. */
function isOfRepeated(
  { key, own }: Pick<PairOfBoth, 'key' | 'own'>,
  { members, hasDuplicates }: JsonObject,
): boolean {
  if (!hasDuplicates) return false;
  const its = members.filter((one) => one.key.value === key);
  return its.length > 1 && its.some((one) => flattenMember(one, '', contractRules).value === own);
}

/** What a pattern over the body’s text takes for a field of it. */
function isInside(key: string, kept: readonly KeptEntry[]): boolean {
  if (key.length > lengthLimit) return false;
  const member = `${JSON.stringify(key)}:`;
  return kept.some(
    ({ value }) => /^[[{]/.test(value) && value.length <= lengthLimit && value.includes(member),
  );
}

/** Of the key or of the value nothing is left without what is beyond ASCII. */
function isBeyondAscii(...texts: readonly string[]): boolean {
  return texts.some((text) => text !== '' && !/[!-~]/.test(text));
}

function pickState(entry: KeptEntry | DroppedEntry | undefined): PairCause<'added'>['entry'] {
  if (entry === undefined) return null;
  return entry.state === 'dropped' ? entry.reason : entry.state;
}

function pickMissingCode(key: string): PairCode {
  return key === 'timestamp' || key === 'nonce' ? `string.${key}-missing` : 'string.field-missing';
}

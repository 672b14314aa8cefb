/** Whether a program on the way may have done what the signer is said to have: where both give the string, nothing shows which it was. */

import type { Canonical } from '../../canonical/canonical';
import {
  amountFields,
  contractFields,
  headerKeys,
  isContractField,
  readTimeUnit,
} from '../../contract';
import { parseJson } from '../../json/parse-json';
import { dropUnseen } from '../../text/unseen';
import type { DeviationCode } from '../deviation';
import type { Rewritten } from '../finding';
import { type ChangedValue, listChangedValues } from '../list-changed-values';
import { nullText } from '../restorations/doubt-texts';
import type { Restoration } from '../restorations/search-restorations';
import type { Step } from '../search/list-steps';
import type { Candidate } from '../search/search-result';
import { losesCharacters } from '../search/search-strings';
import { isNestedOrder, isOfDateText } from '../search/step-kinds';

type BuiltString = Pick<Canonical, 'text' | 'kept'>;

/**
 * @param found what a signer would have done
 * @param restored the body that gives the same string, where one was found
 * @returns what may have been done instead; null where it was the signer
 */
export function pickRewritten(
  found: Candidate,
  restored: Restoration | null,
  canonical: BuiltString,
): Rewritten | null {
  if (isOfPluses(found.text, canonical.text)) return 'decoded';
  if (isOfContractKeys(found, canonical)) return 'body';
  if (isOfDefaults(found, canonical)) return 'defaults';
  if (isOfNullTexts(found, canonical)) return 'nulls';
  if (isOfZeros(found, canonical)) return 'decimals';
  if (found.steps.every(isOfBlanks)) return 'blanks';
  if (found.steps.every(isOfNestedNulls)) return 'defaults';
  if (found.steps.every(isOfListMade) && isListMade(canonical)) return 'lists';
  if (found.steps.every(isNestedOrder)) return 'order';
  if (found.steps.every(isOfEmpties)) return 'empties';
  if (found.steps.some(isNestedOrder) && found.steps.every(isOfWriter)) return 'body';
  if (restored !== null) return losesCharacters(found) ? 'characters' : 'body';
  if (found.steps.every(isOfNumbers) && losesFloatTail(found.text, canonical.text)) return 'floats';
  if (isOfPadding(found, canonical) || isOfPlainFields(found, canonical)) return 'characters';
  if (isOfHeaders(found, canonical)) return 'header';
  if (found.steps.every(mayBeAdded)) return 'added';
  if (found.steps.every(isOfNumericTexts)) return 'body';
  // No body shows the escapes of nested JSON once the contract has written it.
  if (found.steps.every(isOfNumbersMade) && !/\\[/u]/.test(found.text)) return 'body';
  if (found.steps.every(isUrlDecoding)) {
    if (!keepsHeaders(found.text, canonical)) return null;
    return isOfEncoding(found.text, canonical) ? 'encoded' : 'body';
  }
  if (found.steps.every(isOfFiltered)) return 'filtered';
  const isOpen =
    // A typed object on the way writes a date anew, as one in a signer does.
    found.steps.every(isOfDateText) ||
    isUnseenLost(found.text, canonical.text) ||
    isOfNulls(found.text, canonical.text) ||
    isOfComposed(found.text, canonical.text) ||
    found.steps.some(isEntryOfBody);
  return isOpen ? 'body' : null;
}

/** The keys are the contract's in the signed string, and not in the body. */
function isOfContractKeys({ steps, text }: Candidate, { kept }: BuiltString): boolean {
  const pasted = new Set(kept.map(({ key }) => key));
  return (
    steps.some(({ deviation: { code } }) => code === 'string.key-spelling') &&
    Object.keys(contractFields).some((key) => !pasted.has(key) && `&${text}`.includes(`&${key}=`))
  );
}

/** What is done to a body on its way is not done to its headers. */
function keepsHeaders(text: string, { kept }: BuiltString): boolean {
  return kept.every(
    ({ key, value, source }) => source.input !== 'headers' || hasPair(text, `${key}=${value}`),
  );
}

/** An entry of the body would stand in its sorted place; the merchant number is a header's. */
function isEntryOfBody({ deviation, variant: { id, rules } }: Step): boolean {
  const isOfBody = !id.startsWith('behind/') && !('merchantNoKey' in rules);
  return deviation.code === 'string.field-added' && isOfBody;
}

function isOfNumbers({ deviation: { code } }: Step): boolean {
  return code.startsWith('number.');
}

/** So many digits are what a float that was made a double prints, or a sum of doubles, and hardly what anybody sends. */
const floatTail = /(?<![\d.])\d{0,17}\.\d{14,40}(?!\d)/g;

function losesFloatTail(signed: string, right: string): boolean {
  const tails = right.match(floatTail) ?? [];
  return tails.some((tail) => !signed.includes(tail));
}

/** Nested nulls where the body has empty texts: of nothing else but them. */
function isOfBlanks({ deviation: { code } }: Step): boolean {
  return code === 'nested.blank-as-null';
}

/** Typed objects write what was not sent. */
function isOfNestedNulls({ deviation: { code } }: Step): boolean {
  return code === 'nested.nulls-dropped';
}

/** A list where the body has an object, which may be of the list's items under their indexes. */
function isOfListMade({ variant: { rules } }: Step): boolean {
  return rules.nestedText === 'value-list';
}

function isListMade({ kept }: BuiltString): boolean {
  const objects = kept.filter(({ value }) => /^\{"/.test(value));
  return objects.length > 0 && objects.every(({ value }) => hasIndexes(value));
}

function hasIndexes(json: string): boolean {
  const parsed = parseJson(json);
  return (
    parsed.ok &&
    parsed.value.type === 'object' &&
    parsed.value.members.every(({ key }, index) => key.value === String(index))
  );
}

/** PHP's arrays and Lua's tables have one empty value for both, on the way as in a signer. */
function isOfEmpties({ deviation }: Step): boolean {
  return deviation.code === 'nested.empty-array';
}

/** Texts of nested members that look like numbers: JSON_NUMERIC_CHECK and typed objects make them numbers. */
function isOfNumericTexts({ variant: { rules } }: Step): boolean {
  return rules.nestedText === 'member-strings';
}

/** Numbers of nested members that are texts here: a program on the way may have made them texts. */
function isOfNumbersMade({ variant: { rules } }: Step): boolean {
  return rules.nestedStrings === 'php-number';
}

/** What a writer of JSON does to a body, and still shows once the contract has written the nested values. */
function isOfWriter({ deviation: { code }, variant: { rules } }: Step): boolean {
  const isSpelling = 'nestedEscaped' in rules || 'nestedAscii' in rules;
  // No writer of bodies has the header’s time.
  const isOfBody = !('timestampText' in rules);
  return (rewrites.has(code) && !isSpelling) || (/^(?:amount|number)\./.test(code) && isOfBody);
}

const rewrites: ReadonlySet<DeviationCode> = new Set([
  'nested.sorted',
  'nested.nulls-dropped',
  'nested.members-lost',
  'nested.empty-array',
  'nested.blank-as-null',
  'nested.lists-as-objects',
]);

/** Two decimals where the body has fewer or more, or none where it has but noughts: a signer may write amounts so, or a number type on the way have cut zeros off or added some. */
function isOfZeros({ steps, text }: Candidate, canonical: BuiltString): boolean {
  if (!steps.every(({ variant: { rules } }) => Object.keys(rules).join() === 'amounts'))
    return false;
  const amounts = canonical.kept.filter(({ key }) => amountFields.includes(key));
  const areWhole = amounts.length > 0 && amounts.every(({ value }) => /^\d+\.0+$/.test(value));
  if (areWhole && amounts.every(({ key, value }) => hasPair(text, `${key}=${parseInt(value, 10)}`)))
    return true;
  return (
    amounts.some(({ value }) => !/\.\d\d$/.test(value)) &&
    amounts.every(({ key, value }) => {
      const written = Number(value).toFixed(2);
      return Number(written) === Number(value) && text.includes(`${key}=${written}`);
    })
  );
}

function hasPair(text: string, pair: string): boolean {
  return `&${text}&`.includes(`&${pair}&`);
}

/** Nested blank strings where the other has nulls: a program on the way writes either as the other, and so does a signer. */
function isOfNulls(signed: string, right: string): boolean {
  const level = (text: string): string => text.replace(/(?<=[:,[])null(?=[,}\]])/g, '""');
  return signed !== right && level(signed) === level(right);
}

/** A plus for each blank: a body that was decoded as a form lost them, as a signer that encodes so writes them. */
function isOfPluses(signed: string, right: string): boolean {
  return signed !== right && signed.replaceAll('+', ' ') === right;
}

/** A contract's field of 0 that this body lacks: what filters for truth, or leaves zeros out, dropped it, or a typed object added it. */
function isOfFiltered({ deviation: { code }, variant: { rules } }: Step): boolean {
  const { absentFields } = rules;
  return code === 'string.absent-fields' && (absentFields === 'zero' || absentFields === 'zeros');
}

/** Composed accents of a body that has them in parts: hardly anything but macOS writes those. */
function isOfComposed(signed: string, right: string): boolean {
  return signed !== right && signed === right.normalize('NFC');
}

/** Contract fields that were not signed, with what a typed object, a column or a default writes where nothing was sent. */
function isOfDefaults({ steps, text }: Candidate, { kept }: BuiltString): boolean {
  if (!steps.every(({ deviation }) => leavesOut.has(deviation.code))) return false;
  const missing = listMissing(text, kept);
  // One field alone may be left out for any reason, and so it is told.
  const isFalsy =
    missing.length > 1 && steps.every(({ deviation }) => deviation.code === 'string.falsy-dropped');
  const sent = kept.find(({ key }) => key === headerKeys['X-Timestamp'])?.value ?? '';
  return (
    missing.length > 0 &&
    missing.every(
      ({ key, value }) =>
        (isContractField(key) &&
          (unsent.test(value) || (key === 'completedAt' && isNoTime(value, sent)))) ||
        (isFalsy && isZero.test(value)),
    )
  );
}

/** Fields that were not signed, with what a language prints for a null. */
function isOfNullTexts({ steps, text }: Candidate, { kept }: BuiltString): boolean {
  if (!steps.every(({ deviation }) => leavesOut.has(deviation.code))) return false;
  const missing = listMissing(text, kept);
  return missing.length > 0 && missing.every(({ value }) => nullText.test(value));
}

function listMissing(text: string, kept: BuiltString['kept']): BuiltString['kept'] {
  return kept.filter(
    ({ key, source }) => source.input === 'body' && !`&${text}`.includes(`&${key}=`),
  );
}

/** No number of seconds, or one a day after the callback was sent: nothing is completed then. */
function isNoTime(completed: string, sent: string): boolean {
  if (!/^\d{10}$/.test(completed)) return !/^\d+$/.test(completed);
  return /^\d{10}$/.test(sent) && Number(completed) > Number(sent) + 86_400;
}

const leavesOut: ReadonlySet<DeviationCode> = new Set([
  'string.field-missing',
  'string.fields-chosen',
  'string.falsy-dropped',
]);

/** What a typed object has for a field that was not sent. */
const isZero = /^(?:0(?:\.0+)?|false|\[\]|\{\})$/;

/** Of a number, of a date of .NET or of Unix, of JavaScript's. */
const unsent =
  /^(?:0(?:\.0+)?|0001-01-01T00:00:00Z?|1970-01-01[T ]00:00:00(?:\.0+)?(?:Z|[+-]00:?00)?|Invalid Date|NaN|undefined|null)$/;

/** Every value with a percent sign is what an encoder makes of the signed one. */
function isOfEncoding(signed: string, { kept }: BuiltString): boolean {
  return (
    kept
      .map(
        ({ key, value }) => `${key}=${value.includes('%') ? (decodeWhole(value) ?? value) : value}`,
      )
      .join('&') === signed
  );
}

/** Null where an encoder of values would have encoded more; they differ in a few characters. */
function decodeWhole(text: string): string | null {
  const level = (encoded: string): string =>
    encoded.replace(/%(?:21|27|28|29|2a|7e)/gi, decodeURIComponent).toLowerCase();
  try {
    const decoded = decodeURIComponent(text);
    return level(encodeURIComponent(decoded)) === level(text) ? decoded : null;
  } catch {
    return null;
  }
}

/** A field that the contract does not name, perhaps beside nested nulls. */
function mayBeAdded(step: Step): boolean {
  const { deviation, variant } = step;
  const isField = deviation.code === 'string.field-missing' && variant.owner === 'unknown';
  return isField || isOfNestedNulls(step);
}

/** White space around values that the signed ones lack: a column of fixed width or a copy adds it as easily as a signer drops it. */
function isOfPadding({ steps, text }: Candidate, { kept }: BuiltString): boolean {
  const codes = new Set(steps.map(({ deviation }) => deviation.code));
  const others = [...codes].filter((code) => code !== 'string.trimmed');
  if (others.length === 0) return true;
  const trimmed = kept.map(({ key, value }) => `${key}=${value.trim()}`).join('&');
  return others.join() === 'text.characters-dropped' && text === trimmed;
}

/** Characters dropped from the contract's fields alone, in which hardly anybody sends such: a copy that added them is as near. */
function isOfPlainFields({ steps, text }: Candidate, canonical: BuiltString): boolean {
  const changes = listChangedValues(text, canonical) ?? [];
  return (
    steps.every(({ deviation: { code } }) => code === 'text.characters-dropped') &&
    changes.length > 0 &&
    changes.every(({ key }) => isContractField(key))
  );
}

/** A program on the way may have encoded them, as a signer may have decoded them. */
function isUrlDecoding({ variant: { rules } }: Step): boolean {
  return rules.encoding?.startsWith('decoded') ?? false;
}

/** Nothing but characters that cannot be seen, such as U+200B: a copy gets them as easily as a signer drops them. */
function isUnseenLost(signed: string, right: string): boolean {
  return signed !== right && signed === dropUnseen(right);
}

/** It changes the string at its ends, whatever value stands there. */
function isOfEnds({ variant: { rules } }: Step): boolean {
  return (
    'prefix' in rules ||
    'suffix' in rules ||
    rules.text === 'last-cut' ||
    rules.text === 'first-cut' ||
    rules.text === 'python-bytes'
  );
}

/** The nonce in another spelling; or another header's value in its place, as where two were mixed up in a copy. */
function spellsHeader({ deviation: { code }, variant: { rules } }: Step): boolean {
  const isOther = 'nonceText' in rules || 'timestampText' in rules;
  return code === 'string.nonce-spelling' || (code === 'string.header-names' && isOther);
}

/** No signer’s habit makes a time out of what is none. */
function isMendedTime({ key, from, to }: ChangedValue): boolean {
  return key === 'timestamp' && readTimeUnit(from) === null && readTimeUnit(to) !== null;
}

/**
 * A deviation of all values that shows in those of headers alone, or of a header's own; what else names a header's
 * entry only a signer does.
 */
function isOfHeaders({ steps, text }: Candidate, canonical: BuiltString): boolean {
  const changes = listChangedValues(text, canonical) ?? [];
  const isGeneral = steps.every((step) => {
    const { deviation, variant } = step;
    const owner = variant.owner ?? deviation.owner ?? 'platform';
    const isSigners = isOfEnds(step) && !changes.every(isMendedTime);
    const isOfText = variant.key === undefined || spellsHeader(step);
    return isOfText && owner === 'platform' && !isSigners;
  });
  const changed = isGeneral ? changes : [];
  const headerEntries = canonical.kept.filter(({ source }) => source.input === 'headers');
  return (
    changed.length > 0 &&
    changed.every(({ key }) => headerEntries.some((entry) => entry.key === key))
  );
}

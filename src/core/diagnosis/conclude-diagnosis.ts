/** The last word of a diagnosis whose value search is over; light, so that it runs where the page runs. */

import type { CallbackReport } from '../callback-report';
import {
  amountFields,
  contractFieldNames,
  contractFields,
  headerKeys,
  isContractKey,
  readTimeUnit,
} from '../contract';
import type { JsonNode } from '../json/json-node';
import { holds } from '../json/list-inside';
import { numberDigitLimit, parseJson } from '../json/parse-json';
import { toPlainDecimal } from '../json/to-plain-decimal';
import { isOneSlip } from '../text/is-one-slip';
import { isPlaceholder } from '../text/is-placeholder';
import { readUuid } from '../text/read-uuid';
import { dropUnseen } from '../text/unseen';
import type { Cause, Likeness } from './cause';
import type { Diagnosis, FoundValue, ValueSearch } from './diagnosis';
import { isEnumMember } from './enum-members';
import { createFinding, type Finding, notProven, pickKey, wrapFinding } from './finding';
import { buildDoubtFinding, buildRecoveryFindings } from './header-findings';
import { listHeadersInDoubt } from './headers-in-doubt';
import { isMasked } from './is-masked';
import { isRounded } from './is-rounded';
import { isShortened, readWritten } from './is-shortened';
import { limitFindings } from './limit-findings';
import type { Owner } from './owner';
import { defaultEffort, type Effort } from './search/effort';
import { listTemplates } from './search/list-templates';
import { hidesPart } from './search/list-unmasked';
import { listMistyped, listOneOff, listWords } from './search/search-values';
import { readZoneShift } from './zone-shift';

/**
 * @param found the value that was searched for; null when no range holds it
 * @param triedValues how many values the search tried
 * @param effort as `diagnoseCallback` had it
 */
export function concludeDiagnosis(
  report: CallbackReport,
  diagnosis: Diagnosis,
  found: FoundValue | null,
  triedValues: number,
  effort: Pick<Effort, 'findings'> = defaultEffort,
): Diagnosis {
  const { findings, tried, valueSearch } = diagnosis;
  if (valueSearch === null) throw new Error('no value search to conclude');
  const counts = { strings: tried.strings, values: tried.values + triedValues };
  const explained =
    found === null
      ? [
          ...valueSearch.garbled.filter(isLikelyReason),
          buildUnknownFinding(report, diagnosis, valueSearch, counts),
          ...valueSearch.garbled.filter((finding) => !isLikelyReason(finding)),
          ...findings,
        ]
      : joinFoundValue(
          buildFoundFindings(report, found, valueSearch.digest),
          findings.map((finding) => settleOwn(finding, found)),
        );
  return limitFindings(
    { ...diagnosis, findings: explained, tried: counts, valueSearch: null },
    effort.findings,
  );
}

/** With one other value what is pasted was signed: beside it the own string is right or wrong. */
function settleOwn({ isBesidePasted, ...finding }: Finding, { key, value }: FoundValue): Finding {
  if (!isBesidePasted) return finding;
  const causes = finding.causes.map((cause): Cause => {
    const its = cause.owner === 'unknown' ? ({ ...cause, owner: 'merchant' } as const) : cause;
    const isFound = its.kind === 'pair' && its.difference === 'changed' && its.key === key;
    return isFound ? { ...its, expected: value } : its;
  });
  return createFinding({ ...finding, causes });
}

/**
 * It hides what was signed, whatever else was tried: a mask of a field of the contract, which beyond those may be sent, or
 * such a field in a form that the contract does not have; or no value of a header.
 */
function isLikelyReason(finding: Finding): boolean {
  return finding.causes.some(
    (cause) =>
      cause.code === 'input.unset' ||
      (cause.code === 'input.masked' && isContractKey(pickKey(finding) ?? '')) ||
      (cause.code === 'input.rewritten' && cause.signs.some(({ sign }) => sign !== 'added')),
  );
}

/** What hid the signed string, the text of X-Sign or the algorithm, is a part of the reason: mending either alone does not verify. */
export function joinFoundValue(
  found: readonly Finding[],
  findings: readonly Finding[],
): readonly Finding[] {
  const [outer, ...rest] = findings;
  const isAround = outer?.causes.every(({ code }) => /^(sign|algorithm)\./.test(code)) ?? false;
  if (outer === undefined || outer.subject !== 'signature' || !isAround) {
    return [...found, ...findings];
  }
  return [...found.map((finding) => wrapFinding(outer.causes, finding)), ...rest];
}

/** Of a header in doubt only a time is searched in ranges. */
function buildFoundFindings(
  report: CallbackReport,
  found: FoundValue,
  digest: Uint8Array<ArrayBuffer>,
): readonly Finding[] {
  const { key, value, text } = found;
  const name = listHeadersInDoubt(report.problems).find((one) => headerKeys[one] === key);
  return name === undefined
    ? [buildValueFinding(report, found, digest)]
    : buildRecoveryFindings(report, { headers: [{ name, value, from: 'time' }], text }, digest);
}

/** A shorter value is another entry's by chance. */
const leastShared = 4;

/** Another value of one entry gives the digest that was signed. */
export function buildValueFinding(
  { canonical, input }: CallbackReport,
  { key, value, text, swappedKey }: FoundValue,
  digest: Uint8Array<ArrayBuffer>,
): Finding {
  const entry = canonical?.kept.find((one) => one.key === key);
  const written = entry === undefined ? '' : readWritten(entry, input.bodyText);
  const pasted = isShortened(written) ? written : (entry?.value ?? '');
  const other =
    value.length < leastShared
      ? undefined
      : canonical?.kept.find((one) => one.key !== key && one.value === value);
  const compared = swappedKey === undefined ? compareValues(key, value, pasted) : 'swapped';
  // Two times of one callback may well be hours apart.
  const likeness = compared === 'other-zone' && other !== undefined ? null : compared;
  return createFinding({
    causes: [
      {
        kind: 'fault',
        code: 'value.changed',
        owner: pickOwner(likeness, pasted),
        key,
        value,
        header: entry?.source.input === 'headers' ? entry.source.name : null,
        pasted,
        likeness,
        otherKey: swappedKey ?? (likeness === null ? (other?.key ?? null) : null),
        recovery: null,
      },
    ],
    subject: 'signature',
    proof: { by: 'digest', hash: 'sha256', digest },
    variantText: text,
  });
}

function pickOwner(likeness: Likeness | null, pasted: string): Owner {
  if (likeness === 'unfilled') return 'platform';
  if (likeness === 'cut' && ellipsis.test(pasted)) return 'transport';
  return likeness !== null && ofCopy.has(likeness) ? 'transport' : 'unknown';
}

const ofCopy: ReadonlySet<Likeness> = new Set([
  'unseen',
  'masked',
  'rounded',
  'other-case',
  'mistyped',
]);

/** `{{nonce}}`, `${nonce}`, `$NONCE`, `%nonce%`, `<nonce>`. */
const template = /^(?:\{\{.*\}\}|\$\{.*\}|\$[A-Za-z_]\w*|%[A-Za-z_]\w*%|<[A-Za-z][\w -]*>)$/;

/** So many characters of a value are no chance. */
const leastPart = 6;

/** Of what shortens values to show them. */
const ellipsis = /^(?:\.{2,3}|…)|(?:\.{2,3}|…)$/;

/** The beginning or the end of what was signed, perhaps with a mark there; seconds are no part of milliseconds. */
function isPart(text: string, signed: string): boolean {
  const pasted = text.replace(ellipsis, '');
  const isTime = /^\d{10}$/.test(pasted);
  const isIn = signed.startsWith(pasted) || signed.endsWith(pasted);
  return pasted.length >= leastPart && isIn && !isTime;
}

/** Without brackets, names or quotation marks around it. */
const unmarked = /^[\w+/=-]+$/;

function compareValues(key: string, signed: string, pasted: string): Likeness | null {
  if (hasMoreUnseen(pasted, signed)) return 'unseen';
  if (isMasked(pasted) || hidesPart(pasted, signed)) return 'masked';
  if (isRounded(signed, pasted)) return 'rounded';
  if (isSameNumber(signed, pasted)) return 'same-number';
  if (isPart(pasted, signed)) return 'cut';
  if (key === headerKeys['X-Nonce'] && pasted.startsWith(signed) && unmarked.test(pasted))
    return 'begins';
  if (pasted !== signed && pasted.replaceAll(' ', '+') === signed) return 'plus-lost';
  if (listWords(pasted).includes(signed)) return 'within';
  if (isPlaceholder(pasted)) return 'placeholder';
  if (isShortened(pasted)) return 'shortened';
  if (template.test(pasted)) return 'template';
  if (isSameUuid(signed, pasted)) return 'same-uuid';
  if (isInOneCase(key, signed, pasted)) return 'other-case';
  if (isEnumMember(key, signed, pasted)) return 'enum-member';
  if (contractFields[key]?.allowed !== undefined && signed === pasted.toUpperCase())
    return 'capitals';
  if (isInMinorUnits(key, signed, pasted)) return 'minor-units';
  if (key === headerKeys['X-Nonce'] && isMistyped(signed, pasted)) return 'mistyped';
  if (key === headerKeys['X-Timestamp'] && isMiscounted(signed, pasted)) return 'mistyped';
  if (readZoneShift(key, signed, pasted) !== null) return 'other-zone';
  if (isUnset(key, signed, pasted)) return 'unset';
  if (listTemplates(key).includes(signed)) return 'unfilled';
  if (key !== headerKeys['X-Timestamp']) return null;
  const unit = readTimeUnit(pasted);
  if (unit !== null) return unit === 'seconds' && isFiner(signed, pasted) ? 'finer' : null;
  return isSameMoment(signed, pasted) ? 'same-moment' : 'no-seconds';
}

/** Characters beyond ASCII that show nothing, or a blank around the value. */
function hasMoreUnseen(pasted: string, signed: string): boolean {
  return /[^\0-\x7f]/.test(pasted) && pasted !== signed && dropUnseen(pasted).trim() === signed;
}

/** Nonces that are counted, or made of the time, have neighbours with another character. */
function isMistyped(signed: string, pasted: string): boolean {
  const isLong = pasted.length >= longNonce && /[a-z]/i.test(pasted);
  return listMistyped(pasted).includes(signed) || (isLong && listOneOff(pasted).includes(signed));
}

/** A digit more or less: no number of seconds of these years. */
function isMiscounted(signed: string, pasted: string): boolean {
  return /^\d{10}$/.test(signed) && /^(?:\d{9}|\d{11})$/.test(pasted) && isOneSlip(pasted, signed);
}

/** In characters: no two are so near by chance. */
const longNonce = 16;

/** `250050` of `2500.50`. */
function isInMinorUnits(key: string, signed: string, pasted: string): boolean {
  const [, units = '', decimals] = /^(\d+)\.(\d\d)$/.exec(pasted) ?? [];
  return (
    amountFields.includes(key) &&
    decimals !== undefined &&
    signed === `${units}${decimals}`.replace(/^0+(?=\d)/, '')
  );
}

function isInOneCase(key: string, signed: string, pasted: string): boolean {
  const isMixed = signed !== signed.toLowerCase() && signed !== signed.toUpperCase();
  return key === headerKeys['X-Nonce'] && isMixed && signed.toLowerCase() === pasted.toLowerCase();
}

/** Of a field whose values the contract lists, 0 may be the number of one. */
function isUnset(key: string, signed: string, pasted: string): boolean {
  if (signed.trim() === '' || isPlaceholder(signed)) return true;
  const isZero = contractFields[key]?.allowed === undefined && /^0(?:\.0+)?$/.test(signed);
  return isZero && !isSameNumber(signed, pasted);
}

function isSameUuid(one: string, other: string): boolean {
  const digits = readUuid(one);
  return digits !== null && digits === readUuid(other);
}

/** Milliseconds of the same moment. */
function isFiner(signed: string, seconds: string): boolean {
  const milliseconds = Number(signed.slice(0, 13));
  const isFine = /^\d{13}(?:\d{3}){0,2}$/.test(signed);
  return isFine && Math.abs(milliseconds - Number(seconds) * 1000) <= 1000;
}

const quarter = 15 * 60_000;

/** A date without its zone is read in that of this machine: zones differ by quarters of an hour, and two by 26 hours at most. */
function isSameMoment(seconds: string, date: string): boolean {
  const distance = Date.parse(date) - Number(seconds) * 1000;
  const hasZone = /Z$|GMT|UTC|[+-]\d\d:?\d\d$/.test(date);
  return hasZone ? distance === 0 : distance % quarter === 0 && Math.abs(distance) <= 104 * quarter;
}

/** Also where the digits of one stand in groups. */
function isSameNumber(one: string, other: string): boolean {
  // A blank is no number, though JavaScript reads it as 0.
  const [number, again] = [one, other].map((text) => Number(text.replace(/[,'_ ]/g, '') || 'none'));
  return number === again;
}

/** What stays when nothing matches: what is proven, what was tried, and no guess. */
function buildUnknownFinding(
  report: CallbackReport,
  { isComplete, findings }: Diagnosis,
  { digest, sorted }: ValueSearch,
  tried: Diagnosis['tried'],
): Finding {
  const inDoubt = listHeadersInDoubt(report.problems);
  if (inDoubt.length > 0) return buildDoubtFinding(inDoubt, digest, tried);
  const lacksOthers = hasContractFieldsOnly(report);
  const roundedKeys = listRoundedKeys(report);
  const own = findings.filter(({ isAlsoSigned }) => isAlsoSigned);
  // What the merchant's string shows of the signer's is all that differs.
  const isOfSigner = own.length > 0 && own.every(({ owner }) => owner === 'platform');
  const lacksMost = hasFewContractFields(report) && { lacksMost: true as const };
  const lacksAll = isWithoutEntries(report) && { lacksAll: true as const };
  const facts = { digest, tried, lacksOthers, roundedKeys, sorted, ...lacksMost, ...lacksAll };
  const signed = own.length > 0 ? { ...facts, isOwn: true as const } : facts;
  const owner = isOfSigner ? 'platform' : 'unknown';
  return createFinding({
    causes: [{ kind: 'fault', code: 'string.unknown', owner, isComplete, signed }],
    subject: 'signature',
    proof: notProven,
  });
}

/** Entries that hold an integer as a double prints one of more digits. */
function listRoundedKeys({ canonical, input }: CallbackReport): readonly string[] {
  let left = mostNested;
  const rounded = (canonical?.kept ?? []).filter(({ source, value }) => {
    if (source.input !== 'body') return false;
    const first = input.bodyText.charAt(source.valueSpan.start);
    if (/[-\d]/.test(first)) return isRoundedInteger(value);
    if (!/[[{]/.test(first) || value.length > left) return false;
    left -= value.length;
    const parsed = parseJson(value);
    return parsed.ok && holds(parsed.value, isRoundedNumber);
  });
  return rounded.map(({ key }) => key);
}

/** In characters: more of nested values is not looked through, as the page itself does it. */
const mostNested = 100_000;

function isRoundedNumber(node: JsonNode): boolean {
  return node.type === 'number' && isRoundedInteger(node.plain);
}

/** So large that a double is 64 apart from the next, at least, and no round number, such as an amount in wei. */
function isRoundedInteger(digits: string): boolean {
  if (!/^-?\d{18,40}$/.test(digits) || Math.abs(Number(digits)) < 2 ** 58) return false;
  const isRound = /^-?\d{1,14}0+$/.test(digits);
  return !isRound && toPlainDecimal(String(Number(digits)), numberDigitLimit) === digits;
}

/** Half of them or less: a callback has them all. */
function hasFewContractFields({ canonical }: CallbackReport): boolean {
  const entries = [...(canonical?.kept ?? []), ...(canonical?.dropped ?? [])];
  const plain = (key: string): string => key.replaceAll('_', '').toLowerCase();
  const keys = new Set(entries.map(({ key }) => plain(key)));
  const named = contractFieldNames.filter((name) => keys.has(plain(name)));
  return named.length <= contractFieldNames.length / 2;
}

function isWithoutEntries({ canonical }: CallbackReport): boolean {
  const entries = [...(canonical?.kept ?? []), ...(canonical?.dropped ?? [])];
  return canonical !== null && entries.every(({ source }) => source.input !== 'body');
}

function hasContractFieldsOnly({ canonical }: CallbackReport): boolean {
  // A class has nulls for fields of its own that were not there.
  const dropped = canonical?.dropped.filter(({ reason }) => reason !== 'null') ?? [];
  const entries = [...(canonical?.kept ?? []), ...dropped];
  return entries.every(({ key }) => isContractKey(key));
}

/** What explains a callback once its headers stand as they were sent: nothing but that, or another reason beside it. */
import type { CallbackReport } from '../callback-report';
import { buildCanonical } from '../canonical/build-canonical';
import type { CanonicalSource } from '../canonical/list-entries';
import { type EntryHeaderName, entryHeaderNames, headerKeys } from '../contract';
import type { CallbackHeaders } from '../headers/callback-headers';
import { putHeaderValues } from '../headers/put-header-values';
import { takeOffMarks, type WrittenOtherwise } from '../intake/header-alternatives';
import { buildValueFinding } from './conclude-diagnosis';
import { isSignedString } from './credit-signer';
import { type Diagnosis, type FoundValue, noDiagnosis, type SeenHeaders } from './diagnosis';
import { type Finding, wrapFinding } from './finding';
import type { Recovery } from './headers-in-doubt';
import { buildWithHeaders, listOwnValues } from './recover-headers';
import { searchStrings } from './search/search-strings';
import { type Pause, runInSlices, type WorkMeter } from './search/slices';
import { explainSignature } from './signature/explain-signature';
import { type OpenContent, openContent } from './signature/open-content';

/**
 * Another reason beside headers that are not written as they were sent: their right values alone do not verify.
 *
 * @param others what stood in their places
 * @param isNear one reason alone is looked for
 */
export async function explainBesideHeaders(
  report: CallbackReport,
  source: CanonicalSource,
  others: readonly WrittenOtherwise[],
  { meter, pause }: { readonly meter: WorkMeter; readonly pause: Pause },
  isNear = false,
): Promise<Diagnosis | null> {
  const opened =
    others.length > 0 && report.verdict.kind === 'invalid' ? openContent(report) : null;
  if (opened === null) return null;
  const values = Object.fromEntries(others.map(({ name, value }) => [name, value]));
  const headers = putHeaderValues(source.headers, values);
  const its = { ...source, headers };
  const { canonical } = buildCanonical(its);
  const explained = await explainSignature({ ...report, headers, canonical }, its, (target) =>
    runInSlices(searchStrings(its, target, meter, isNear), pause),
  );
  const finding = explained?.findings.find(({ proof }) => proof.by !== 'none');
  const signed = finding?.variantText ?? '';
  // A string without them says nothing of them.
  if (explained === null || finding === undefined) return null;
  if (!others.every((other) => hasHeader(finding, signed, other))) return null;
  const { text } = canonical;
  const ofHeaders = others.flatMap(
    ({ name, value }) =>
      buildValueFinding(report, { key: headerKeys[name], value, text }, opened.digest).causes,
  );
  return {
    ...noDiagnosis,
    findings: [wrapFinding([], finding, ofHeaders)],
    facts: opened.facts,
    tried: { strings: explained.tried, values: 1 },
  };
}

function hasHeader(
  { causes }: Finding,
  signed: string,
  { name, value }: WrittenOtherwise,
): boolean {
  const missing = [`string.${headerKeys[name]}-missing`, 'string.header-missing'];
  return signed.includes(value) && !causes.some(({ code }) => missing.includes(code));
}

/** What a header may have been where the signer read its clock twice, or where the own string has it otherwise. */
export function listNearOthers(
  { fields }: CallbackHeaders,
  ownString: string,
): readonly (readonly WrittenOtherwise[])[] {
  const time = fields['X-Timestamp']?.value ?? '';
  const isSeconds = /^\d{10}$/.test(time);
  const moments = isSeconds ? [1, -1, 2].map((distance) => String(Number(time) + distance)) : [];
  const own = readSentHeaders(ownString).map((values) =>
    entryHeaderNames.flatMap((name): WrittenOtherwise[] => {
      const value = values[headerKeys[name]];
      const isOther = value.length >= leastShown && value !== fields[name]?.value;
      return isOther ? [{ name, value }] : [];
    }),
  );
  return [
    ...own.filter((others) => others.length > 0),
    ...moments.map((value) => [{ name: 'X-Timestamp', value } as const]),
  ];
}

/**
 * What was written around a header's value: a digit or decimals of a float, the comma of a list or a mark of quotation. It is left out
 * before the string is tried, which may be cut there as well, but more rarely.
 */
export function findWithoutRest(
  report: CallbackReport,
  source: CanonicalSource,
): (OpenContent & { readonly found: FoundValue }) | null {
  if (report.verdict.kind !== 'invalid') return null;
  for (const name of entryHeaderNames) {
    const value = takeOffRest[name](source.headers.fields[name]?.value ?? '');
    const opened = value === null ? null : openContent(report);
    if (value === null || opened === null) continue;
    const { text } = buildWithHeaders(source, { [name]: value });
    if (isSignedString(text, opened.digest))
      return { ...opened, found: { key: headerKeys[name], value, text } };
  }
  return null;
}

const takeOffRest: Readonly<Record<EntryHeaderName, (value: string) => string | null>> = {
  'X-Timestamp': (value) => /^(\d{10})(?:\.\d{1,9}|\d)$/.exec(value)?.[1] ?? null,
  'X-Nonce': takeOffMarks,
};

/** Both headers as the own string has them, where those were signed: the pasted ones may be another request's. */
export function findOwnHeaders(
  source: CanonicalSource,
  ownString: string,
  digest: Uint8Array,
): Recovery | null {
  const [values] = readSentHeaders(ownString);
  if (values === undefined || values.timestamp === '' || values.nonce === '') return null;
  const { text } = buildWithHeaders(source, {
    'X-Timestamp': values.timestamp,
    'X-Nonce': values.nonce,
  });
  if (!isSignedString(text, digest)) return null;
  const headers = entryHeaderNames.map(
    (name) => ({ name, value: values[headerKeys[name]], from: 'own-string-instead' }) as const,
  );
  return { headers, text };
}

/** A shorter value stands in a string by chance. */
const leastShown = 5;

/** Its code may have read the headers that were sent. */
export function readSentHeaders(ownString: string): readonly SeenHeaders[] {
  const [timestamp = ''] = listOwnValues(ownString, 'X-Timestamp');
  const [nonce = ''] = listOwnValues(ownString, 'X-Nonce');
  return timestamp === '' && nonce === '' ? [] : [{ timestamp, nonce }];
}
